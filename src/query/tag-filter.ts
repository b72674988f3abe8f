/** Filters lists by tag, as in `tags=smd`. The tags of a part are stored as one comma-separated text. */
import { sql } from "kysely";
import { fold } from "../database/fold.ts";
import { splitRows } from "../database/sql-functions.ts";
import { requireText } from "./bad-parameter.ts";
import { slotAt, type Condition } from "./condition.ts";
import { foldedColumnOf, type FieldBinding } from "./field-binding.ts";
import { substringCandidates } from "./substring-index.ts";

/**
 * Creates the condition that one of the tags is equal to the value, ignoring case and surrounding spaces. `%`, `_` and
 * `\` are literals. Unlike in Part-DB, `Part2` matches `test, Part2`, because users put a space after a comma. An empty
 * value matches entities without tags. Rows with a null value never match.
 * @throws {Problem} 400 naming the parameter
 */
export function tagFilter(parameter: string, value: unknown, table: string, field: FieldBinding): Condition {
  const tag = trimSpaces(fold(requireText(parameter, value)));
  if (tag === "") {
    return {
      shape: "none",
      values: [],
      sql: () => sql`trim(${foldedColumnOf(table, field)}, ', ') = ''`,
    };
  }
  return {
    shape: "tag",
    // The LIKE pattern excludes most rows before the tags of the other rows are split.
    values: [`%${tag.replace(/[\\%_]/g, "\\$&")}%`, tag],
    ...(field.substringIndex !== undefined && {
      candidates: substringCandidates(field.substringIndex, [tag]),
    }),
    sql: (slots, dialect) => {
      const column = foldedColumnOf(table, field);
      const isElement = sql`select 1 from ${splitRows(dialect, column, "element")} where trim(element.value) = ${slotAt(slots, 1)}`;
      return sql`${column} like ${slotAt(slots, 0)} escape '\\' and exists (${isElement})`;
    },
  };
}

/** Removes surrounding spaces. A regular expression for trailing spaces would take quadratic time. */
function trimSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === " ") end -= 1;
  return text.slice(0, end).replace(/^ +/, "");
}
