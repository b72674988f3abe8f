/** Filters lists by a number, as in `mass[gte]=5` or `mass[between]=1..60`. */
import { sql, type RawBuilder } from "kysely";
import { badParameter } from "./bad-parameter.ts";
import { slotAt, type Condition } from "./condition.ts";
import { columnOf, type FieldBinding } from "./field-binding.ts";
import { asNumber, parseNumber } from "./number-value.ts";

const comparisons: ReadonlyMap<string, RawBuilder<unknown>> = new Map([
  ["gt", sql`>`],
  ["gte", sql`>=`],
  ["lt", sql`<`],
  ["lte", sql`<=`],
]);

/**
 * Creates the condition. The value of `between` is `low..high`, with both bounds included. If `low` is greater than
 * `high`, no rows match. The value of any other operator is a number. Rows with a null value never match.
 * @throws {Problem} 400 naming the parameter
 */
export function rangeFilter(
  parameter: string,
  operator: string,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  if (operator === "between") {
    const [low, high, more] = String(value).split("..").map(parseNumber);
    if (typeof low !== "number" || typeof high !== "number" || more !== undefined) {
      throw badParameter(parameter, "This value should be a range such as 1..10.");
    }
    return {
      shape: operator,
      values: [low, high],
      sql: (slots) =>
        sql`${columnOf(table, field)} between ${asNumber(slotAt(slots, 0))} and ${asNumber(slotAt(slots, 1))}`,
    };
  }
  const comparison = comparisons.get(operator);
  if (comparison === undefined) throw new Error(`Unknown range operator ${operator}.`);
  const bound = parseNumber(String(value));
  if (bound === null) throw badParameter(parameter, "This value should be a number.");
  return {
    shape: operator,
    values: [bound],
    sql: (slots) => sql`${columnOf(table, field)} ${comparison} ${asNumber(slotAt(slots, 0))}`,
  };
}
