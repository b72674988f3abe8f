/** Filters lists by an exact, case-sensitive value, as in `kind=element_edited`. */
import { sql } from "kysely";
import type { SlotValue } from "../database/prepared.ts";
import { badParameter, requireText } from "./bad-parameter.ts";
import { booleanFilter } from "./boolean-filter.ts";
import { slotAt, type Condition } from "./condition.ts";
import { columnOf, type FieldBinding } from "./field-binding.ts";

/**
 * Creates the condition. The value is a text or an integer, depending on the type of the property. Rows with a null
 * value never match.
 * @throws {Problem} 400 naming the parameter
 * @example equalsFilter("id", "3", "parts", { property: "id", column: "id", type: "number" }).values // [3]
 */
export function equalsFilter(
  parameter: string,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  if (field.type === "boolean") return booleanFilter(parameter, value, table, field);
  const text = field.type === "text" || field.type === "date";
  const wanted: SlotValue = text ? requireText(parameter, value) : Number(value);
  if (!text && !(/^-?\d+$/.test(String(value)) && Number.isSafeInteger(wanted))) {
    throw badParameter(parameter, "This value should be an integer.");
  }
  return {
    shape: "equals",
    values: [wanted],
    sql: (slots) => {
      const slot = text ? slotAt(slots, 0) : sql`cast(${slotAt(slots, 0)} as bigint)`;
      return sql`${columnOf(table, field)} = ${slot}`;
    },
  };
}
