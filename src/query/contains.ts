/** Creates the text search conditions of HTML pages. */
import { sql, type RawBuilder } from "kysely";
import { anyOf, slotAt, type Condition } from "./condition.ts";

/**
 * Returns the condition that at least one of the columns contains `text`. Ignores the case of ASCII letters. Null
 * columns never match.
 * @example contains("Rev_A", sql.ref("users.name")).values // ["%rev\\_a%"]
 */
export function contains(text: string, ...columns: readonly RawBuilder<unknown>[]): Condition {
  const lower = text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const pattern = `%${lower.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return anyOf(
    columns.map((column) => ({
      shape: "contains",
      values: [pattern],
      sql: (slots) => sql`lower(${column}) like ${slotAt(slots, 0)} escape '\\'`,
    })),
  );
}
