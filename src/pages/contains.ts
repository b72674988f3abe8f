/** Looks for a piece of text in a column that has no folded shadow: the case of ASCII letters is passed over. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";

/** `column` contains `text`, whatever signs it is made of. Null never does. */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  return containsFolded(sql`lower(${column})`, asciiLower(text));
}

/** The same for a column that was folded, and a text that was folded alike. */
export function containsFolded(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}

/** What `lower()` does on both engines: letters beyond ASCII stay as they are. */
function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
