/** Describes the columns of a list of parts for reports: their headings, their meanings and their first values. */
import { isBlank } from "../tables/blank-values.ts";
import { ImportError } from "../tables/import-error.ts";
import type { Table, TableFacts } from "../tables/table.ts";
import type { OrderFacts } from "../orders/order-facts.ts";
import type { NamedColumn } from "./part-columns.ts";

interface ColumnFacts {
  readonly heading: string;
  /** What the column was taken for. Undefined if it is ignored. */
  readonly column?: string;
  /** Whether a user has chosen the meaning. */
  readonly chosen?: true;
  readonly examples: readonly string[];
}

/** How a list of parts was read, for reports. */
export interface ListFacts extends TableFacts {
  readonly columns: readonly ColumnFacts[];
  /** The orders of the lines that were read. Only for orders. */
  readonly orders?: readonly OrderFacts[];
}

/** Thrown if the header of a list of parts is invalid. Users can then choose the meaning of its columns. */
export class InvalidHeader extends ImportError {
  readonly facts: ListFacts;

  constructor(message: string, facts: ListFacts, cause: unknown) {
    super(message, cause);
    this.facts = facts;
  }
}

const maximumColumns = 1000;
const maximumExamples = 5;
const maximumText = 100;
const maximumHeading = 400;

/** The number of rows in which examples are searched. */
const sampledRows = 1000;

/** Returns the first values of each column that are not empty. */
export async function examplesOf({ header, rows }: Table): Promise<readonly (readonly string[])[]> {
  const examples = header.slice(0, maximumColumns).map((): string[] => []);
  let missing = examples.length;
  let read = 0;
  for await (const { cells } of rows(() => undefined)) {
    for (const [index, own] of examples.entries()) {
      const text = (cells[index] ?? "").trim();
      if (own.length === maximumExamples || isBlank(text)) continue;
      own.push(shortened(text, maximumText));
      if (own.length === maximumExamples) missing -= 1;
    }
    read += 1;
    if (missing === 0 || read === sampledRows) break;
  }
  return examples;
}

export function columnFacts(
  header: readonly string[],
  columns: readonly (NamedColumn | null)[],
  {
    examples,
    chosen,
  }: { readonly examples: readonly (readonly string[])[]; readonly chosen: ReadonlySet<number> },
): readonly ColumnFacts[] {
  return header.slice(0, maximumColumns).map((heading, index) => {
    const column = columns[index]?.column;
    return {
      heading: shortened(heading, maximumHeading),
      ...(column !== undefined && { column }),
      ...(chosen.has(index) && { chosen: true }),
      examples: examples[index] ?? [],
    };
  });
}

function shortened(text: string, maximum: number): string {
  return text.length > maximum ? `${text.slice(0, maximum - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
}
