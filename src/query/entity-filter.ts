/** Filters lists by a relation, as in `category=1,2+,3++`. `entity-list.ts` parses the list of entities. */
import { sql, type RawBuilder } from "kysely";
import { idList } from "../database/id-list.ts";
import type { Dialect } from "../database/store.ts";
import { requireText } from "./bad-parameter.ts";
import { slotAt, type Condition } from "./condition.ts";
import { parseEntityList } from "./entity-list.ts";
import { columnOf, type FieldBinding } from "./field-binding.ts";

/**
 * Creates the condition that a row references one of the listed entities. Unknown IDs match no rows. The IDs are bound
 * as lists, so the statement depends only on the kinds of entries in the list.
 * @throws {Problem} 400 naming the parameter
 */
export function entityFilter(
  parameter: string,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  const { target } = field;
  if (target === undefined) throw new Error(`The property ${field.property} is not a reference.`);
  const list = parseEntityList(parameter, requireText(parameter, value), target);
  const deep = list.withChildren.length > 0 || list.withDescendants.length > 0;
  if (!deep) {
    return {
      shape: "ids",
      values: [list.themselves],
      sql: (slots, dialect) => idList(dialect, `${table}.${field.column}`, idsAt(slots, 0)),
    };
  }
  const kinds = [
    { shape: "ids", ids: list.themselves, select: themselves },
    { shape: "children", ids: list.withChildren, select: children },
    { shape: "descendants", ids: list.withDescendants, select: descendants },
  ].filter(({ ids }) => ids.length > 0);
  return {
    shape: kinds.map(({ shape }) => shape).join("+"),
    values: kinds.map(({ ids }) => ids),
    sql: (slots, dialect) => {
      const selects = kinds.map(({ select }, index) => select(target.table, idsAt(slots, index), dialect));
      return sql`${columnOf(table, field)} in (${sql.join(selects, sql` union all `)})`;
    },
  };
}

function themselves(
  table: string,
  ids: RawBuilder<readonly number[]>,
  dialect: Dialect,
): RawBuilder<unknown> {
  return sql`select id from ${sql.table(table)} as root where ${idList(dialect, "root.id", ids)}`;
}

function children(table: string, ids: RawBuilder<readonly number[]>, dialect: Dialect): RawBuilder<unknown> {
  return sql`select id from ${sql.table(table)} as child where ${idList(dialect, "child.parent_id", ids)}`;
}

/**
 * Selects the entities and all of their descendants. `union` removes duplicates, so the recursion ends even if the tree
 * contains a cycle.
 */
function descendants(
  table: string,
  ids: RawBuilder<readonly number[]>,
  dialect: Dialect,
): RawBuilder<unknown> {
  return sql`select id from (
    with recursive branch(id) as (
      ${themselves(table, ids, dialect)}
      union
      select node.id from ${sql.table(table)} as node inner join branch on node.parent_id = branch.id
    ) select id from branch) as descendant`;
}

/** Returns the placeholder for a list of IDs. */
function idsAt(slots: readonly RawBuilder<unknown>[], index: number): RawBuilder<readonly number[]> {
  return sql`${slotAt(slots, index)}`;
}
