/** The filter on tags, which are elements of one comma-separated text: `tags=smd`. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { fold } from "../database/fold.ts";
import type { Dialect } from "../database/store.ts";
import { requireText } from "./bad-parameter.ts";
import { slotAt } from "./condition.ts";
import type { Condition } from "./condition.ts";
import { foldedColumnOf } from "./field-binding.ts";
import type { FieldBinding } from "./field-binding.ts";

/**
 * Matches what has this very tag, without regard to case and to blanks around the tag; `%`, `_` and `\` stand for
 * themselves. Unlike Part-DB, `Part2` is found in `test, Part2`: people put a blank after a comma. The empty tag
 * matches what has no tags. Null never matches.
 *
 * @throws Problem 400 that names the parameter
 */
export function tagFilter(parameter: string, value: unknown, table: string, field: FieldBinding): Condition {
  const tag = withoutBlanks(fold(requireText(parameter, value)));
  if (tag === "") {
    return {
      shape: "none",
      values: [],
      sql: () => sql`trim(${foldedColumnOf(table, field)}, ', ') = ''`,
    };
  }
  return {
    shape: "tag",
    // The first only narrows down which rows are taken apart.
    values: [`%${tag.replace(/[\\%_]/g, "\\$&")}%`, tag],
    sql: (slots, dialect) => {
      const column = foldedColumnOf(table, field);
      return sql`${column} like ${slotAt(slots, 0)} escape '\\' and ${hasElement(column, slotAt(slots, 1), dialect)}`;
    },
  };
}

/** Without the blanks around it. An expression for those at the end takes quadratic time. */
function withoutBlanks(text: string): string {
  let end = text.length;
  while (text[end - 1] === " ") end -= 1;
  return text.slice(0, end).replace(/^ +/, "");
}

function hasElement(
  column: RawBuilder<unknown>,
  element: RawBuilder<unknown>,
  dialect: Dialect,
): RawBuilder<SqlBool> {
  // json_quote escapes everything but commas, so that turning those into "," makes a JSON array of the elements.
  const elements =
    dialect === "sqlite"
      ? sql`json_each('[' || replace(json_quote(${column}), ',', '","') || ']') as element`
      : sql`unnest(string_to_array(${column}, ',')) as element(value)`;
  return sql`exists (select 1 from ${elements} where trim(element.value) = ${element})`;
}
