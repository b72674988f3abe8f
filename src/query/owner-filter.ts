/** Filters lists by the element that owns an entity, as in `element=/api/parts/3`. */
import { sql } from "kysely";
import { badParameter, requireText } from "./bad-parameter.ts";
import { slotAt, type Condition } from "./condition.ts";
import { columnOf, type FieldBinding } from "./field-binding.ts";

/**
 * Creates the condition that a row belongs to the element with an IRI. An element that does not exist owns no rows.
 * @throws {Problem} 400 naming the parameter
 */
export function ownerFilter(
  parameter: string,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  const { owners } = field;
  if (owners === undefined) throw new Error(`The property ${field.property} does not refer to an owner.`);
  const [, collection = "", id = ""] =
    /^(\/api\/[a-z_]+)\/(\d{1,15})$/.exec(requireText(parameter, value)) ?? [];
  const column = owners.get(collection);
  if (column === undefined) {
    throw badParameter(parameter, 'This value should be the IRI of an element, such as "/api/parts/3".');
  }
  return {
    shape: column,
    values: [Number(id)],
    sql: (slots) => sql`${columnOf(table, { ...field, column })} = cast(${slotAt(slots, 0)} as bigint)`,
  };
}
