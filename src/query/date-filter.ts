/** Filters lists by a point in time, as in `addedDate[after]=2026-01-31`. `date-value.ts` parses the dates. */
import { sql } from "kysely";
import { badParameter } from "./bad-parameter.ts";
import { slotAt, type Condition } from "./condition.ts";
import { parseTimeSpan, storedTime, type TimeSpan } from "./date-value.ts";
import { columnOf, type FieldBinding } from "./field-binding.ts";

interface Comparison {
  readonly side: "<" | ">=";
  readonly bound: keyof TimeSpan;
}

const comparisons: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ["before", { side: "<", bound: "end" }],
  ["strictly_before", { side: "<", bound: "start" }],
  ["after", { side: ">=", bound: "start" }],
  ["strictly_after", { side: ">=", bound: "end" }],
]);

/**
 * Creates the condition. A value without a fraction represents the whole second, which `before` and `after` include and
 * the strict operators exclude. Responses truncate times to seconds, so the time in a response matches its row. Rows
 * with a null value never match.
 * @throws {Problem} 400 naming the parameter
 */
export function dateFilter(
  parameter: string,
  operator: string,
  value: unknown,
  table: string,
  field: FieldBinding,
): Condition {
  const comparison = comparisons.get(operator);
  if (comparison === undefined) throw new Error(`Unknown date operator ${operator}.`);
  const span = parseTimeSpan(String(value));
  if (span === null) {
    throw badParameter(
      parameter,
      "This value should be a date such as 2026-01-31 or 2026-01-31T12:00:00+00:00.",
    );
  }
  const side = comparison.side === "<" ? sql`<` : sql`>=`;
  return {
    shape: operator,
    values: [storedTime(span[comparison.bound])],
    sql: (slots) => sql`${columnOf(table, field)} ${side} ${slotAt(slots, 0)}`,
  };
}
