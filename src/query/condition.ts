/** Defines SQL conditions and combines them. Filters create conditions from parameter values. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { SlotValue } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";

/**
 * A condition for the rows of a list. Its values are separate from its SQL, so a statement can be built once per shape
 * and reused with other values.
 */
export interface Condition {
  /**
   * Identifies the SQL among the conditions of the same parameter. Equal shapes have equal SQL. A shape contains no
   * values.
   */
  readonly shape: string;
  readonly values: readonly SlotValue[];
  /** Creates the SQL. `slots` are the placeholders of `values`, in the same order. */
  readonly sql: (slots: readonly RawBuilder<unknown>[], dialect: Dialect) => RawBuilder<SqlBool>;
  readonly candidates?: Candidates | undefined;
}

/** The rows for which a condition can be true, found with an index. The condition is false for all other rows. */
export interface Candidates extends Pick<Condition, "shape" | "values"> {
  /** Creates the query that selects the IDs of the rows. */
  readonly select: (slots: readonly RawBuilder<unknown>[], dialect: Dialect) => RawBuilder<unknown>;
}

/**
 * Returns the placeholder of the value at an index.
 * @throws {Error} if the condition has no value at this index
 */
export function slotAt(slots: readonly RawBuilder<unknown>[], index: number): RawBuilder<unknown> {
  const slot = slots[index];
  if (slot === undefined) throw new Error(`The condition has no value ${index}.`);
  return slot;
}

/** Returns a condition that is true if all conditions are true. */
export function allOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, " and ");
}

/**
 * Returns a condition that is true if at least one condition is true.
 * @example anyOf([nameFilter, commentFilter])
 */
export function anyOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, " or ");
}

function joined(conditions: readonly Condition[], word: " and " | " or "): Condition {
  const [only] = conditions;
  if (only === undefined) throw new Error("At least one condition is required.");
  if (conditions.length === 1) return only;
  return {
    shape: `(${conditions.map(({ shape }) => shape).join(word)})`,
    values: conditions.flatMap(({ values }) => values),
    ...(word === " and " && { candidates: conditions.find(({ candidates }) => candidates)?.candidates }),
    sql: (slots, dialect) => {
      let next = 0;
      const parts = conditions.map((condition) => {
        const own = slots.slice(next, (next += condition.values.length));
        return sql`(${condition.sql(own, dialect)})`;
      });
      return sql`(${sql.join(parts, sql.raw(word))})`;
    },
  };
}
