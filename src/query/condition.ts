/** One condition of a list: what a filter makes of the value of its parameter; and several joined to one. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { SlotValue } from "../database/prepared.ts";
import type { Dialect } from "../database/store.ts";

/**
 * SQL and the values that go into it, apart from each other: the statement is built once for a shape, whatever the
 * values.
 */
export interface Condition {
  /** Names the SQL among the conditions of one parameter: equal shapes make equal SQL. Never holds a value. */
  readonly shape: string;
  readonly values: readonly SlotValue[];
  /** Makes the SQL. `slots` are the places of `values`, in their order. */
  readonly sql: (slots: readonly RawBuilder<unknown>[], dialect: Dialect) => RawBuilder<SqlBool>;
}

/** The slot at an index that the condition gave a value to. */
export function slotAt(slots: readonly RawBuilder<unknown>[], index: number): RawBuilder<unknown> {
  const slot = slots[index];
  if (slot === undefined) throw new Error(`The condition has no value ${index}.`);
  return slot;
}

/** That all of the conditions hold. */
export function allOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, " and ");
}

/** That at least one of the conditions holds. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, " or ");
}

function joined(conditions: readonly Condition[], word: " and " | " or "): Condition {
  const [only] = conditions;
  if (only === undefined) throw new Error("There is no condition.");
  if (conditions.length === 1) return only;
  return {
    shape: `(${conditions.map(({ shape }) => shape).join(word)})`,
    values: conditions.flatMap(({ values }) => values),
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
