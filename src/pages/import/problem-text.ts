/** The messages about rows of a file, in the words of the page instead of those of the API. */
import { columnLabel, isColumn } from "./column-labels.ts";

const replacements: readonly (readonly [RegExp, string])[] = [
  [/To add it again, send again=true\./g, "To add it again, select “Add the stock again”."],
  [/[Cc]hoose one with `parts\[\]`/g, "choose one below"],
  [/the parameter `category`/g, "the field “Category of new parts”"],
  [/`?existing=add-stock`?/g, "“Add the quantity to the stock”"],
  [/`?existing=update`?/g, "“Set the values of the row”"],
  [/`?columns\[\]`?/g, "the columns below"],
  [/JSON Lines as application\/x-ndjson/g, "a file of JSON Lines whose name ends in .jsonl"],
  [/(?<=^|[.:] )Send /g, "Enter "],
];

export function problemText(message: string): string {
  const text = replacements.reduce((shown, [words, own]) => shown.replaceAll(words, own), message);
  return text.replaceAll(/"([a-z_]+)"/g, (quoted, name: string) =>
    isColumn(name) ? `“${columnLabel(name)}”` : quoted,
  );
}
