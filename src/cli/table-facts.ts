/** Formats how a list of parts was read, for the report of `partledger import parts`. */
import { encodingNames } from "../exchange/tables/encodings.ts";
import type { ListFacts } from "../exchange/transfer/column-facts.ts";
import type { TableFacts } from "../exchange/tables/table.ts";
import { printable } from "./table.ts";

/** Returns no lines for a file in UTF-8 that contains only a header and rows. */
export function tableLines(facts: TableFacts & Partial<ListFacts>): string[] {
  const { encoding, sheet, header_line: headerLine, skipped_rows: skipped, other_tables: others } = facts;
  const read = [
    ...(sheet === undefined ? [] : [`sheet ${quoted(sheet)}`]),
    ...(encoding === undefined || encoding === "utf-8" ? [] : [encodingNames[encoding]]),
    ...(headerLine === undefined ? ["no header"] : headerLine === 1 ? [] : [`header in line ${headerLine}`]),
  ];
  const count = facts.skipped_row_count;
  return [
    ...(read.length === 0 ? [] : [`Read as: ${read.join(", ")}.`]),
    ...columnLines(facts),
    ...(count === 0 ? [] : [`Rows that describe no part: ${count}.`]),
    ...skipped.map(({ line, text }) => `  line ${line}: ${quoted(text)}`),
    ...(count > skipped.length ? [`  … and ${count - skipped.length} more`] : []),
    ...(others.length === 0
      ? []
      : [`Other tables, which were not imported: ${others.map(nameOf).join(", ")}.`]),
  ];
}

/** Returns the columns whose headings are not the names of their columns. */
function columnLines({ columns = [] }: Partial<ListFacts>): string[] {
  const renamed = columns.flatMap(({ heading, column }, index) =>
    column === undefined || heading.toLowerCase() === column
      ? []
      : [`${heading === "" ? `#${index + 1}` : quoted(heading)} as ${column}`],
  );
  return renamed.length === 0 ? [] : [`Columns: ${renamed.join(", ")}.`];
}

function nameOf({ line, name }: ListFacts["other_tables"][number]): string {
  return line === undefined ? `sheet ${quoted(name)}` : `line ${line} (${quoted(name)})`;
}

function quoted(text: string): string {
  return JSON.stringify(printable(text));
}
