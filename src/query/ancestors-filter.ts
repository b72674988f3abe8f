/** Filters the list of a tree by descendants, as in `ancestors_of=3`. */
import { sql } from "kysely";
import { idList } from "../database/id-list.ts";
import { badParameter, requireText } from "./bad-parameter.ts";
import { slotAt, type Condition } from "./condition.ts";
import { parseEntityList } from "./entity-list.ts";
import type { FieldBinding } from "./field-binding.ts";

/**
 * Creates the condition that a row is an ancestor of one of the listed entities. Unknown IDs have no ancestors.
 * @param field the binding of the reference to the parent
 * @throws {Problem} 400 naming the parameter
 */
export function ancestorsFilter(
  parameter: string,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  const { target } = field;
  if (target === undefined) throw new Error(`The property ${field.property} is not a reference.`);
  const { themselves, withChildren, withDescendants } = parseEntityList(
    parameter,
    requireText(parameter, value),
    target,
  );
  if (withChildren.length > 0 || withDescendants.length > 0)
    throw badParameter(parameter, '"+" is not supported, because descendants have the same ancestors.');
  return {
    shape: "ids",
    values: [themselves],
    // `union` removes duplicates, so the recursion ends even if the tree contains a cycle.
    sql: (slots, dialect) => sql`${sql.ref(`${table}.id`)} in (select id from (
      with recursive above(id) as (
        select node.parent_id from ${sql.table(target.table)} as node
          where ${idList(dialect, "node.id", sql<readonly number[]>`${slotAt(slots, 0)}`)}
        union
        select node.parent_id from ${sql.table(target.table)} as node inner join above on node.id = above.id
      ) select id from above where id is not null) as ancestor)`,
  };
}
