/** Reads what users choose for the columns of a table. `part-columns.ts` recognizes the other columns. */
import { createHash } from "node:crypto";
import { ImportError } from "../tables/import-error.ts";
import { columnList, quoted } from "./csv-rows.ts";
import { columnsOf, type ChosenColumn, type TableType } from "./part-columns.ts";

export interface ColumnChoice {
  /** A heading, or `#` and the number of a column. */
  readonly heading: string;
  readonly column: ChosenColumn;
}

/** What users have chosen for the columns of a file, which can be remembered. */
export interface ColumnMapping {
  /** Identifies files with the same headings in any order. */
  readonly signature: string;
  /** The choices as `HEADING=COLUMN`. */
  readonly columns: readonly string[];
}

/** Returns the signature of a file, or `null` if it has no headings. */
export function signatureOf(header: readonly string[], type: TableType): string | null {
  const keys = header.map(headingKey).filter((key) => key !== "");
  if (keys.length === 0) return null;
  return createHash("sha256")
    .update(JSON.stringify([type, ...keys.sort()]))
    .digest("hex");
}

/**
 * Returns choices by heading, which fit files with their columns in another order. Returns none if one cannot be remembered,
 * because another column has the same heading: the other choices alone could mean something else.
 */
export function choicesByHeading(
  header: readonly string[],
  chosen: ReadonlyMap<number, ChosenColumn>,
): readonly string[] {
  const keys = header.map(headingKey);
  const isUnique = (key: string): boolean => keys.indexOf(key) === keys.lastIndexOf(key);
  const found = [...chosen].flatMap(([index, column]) => {
    const key = keys[index] ?? "";
    return key !== "" && isUnique(key) ? [`${(header[index] ?? "").trim()}=${column}`] : [];
  });
  return found.length === chosen.size ? found : [];
}

/** Headings are compared in this form. */
function headingKey(heading: string): string {
  return heading.normalize("NFC").trim().toLowerCase();
}

/**
 * Reads choices of the form `HEADING=COLUMN`.
 * @throws {ImportError} if one is malformed, names an unknown column, or contradicts another one
 */
export function readChoices(texts: readonly string[], type: TableType): readonly ColumnChoice[] {
  const choices = texts.map((text) => readChoice(text, type));
  for (const [index, { heading, column }] of choices.entries()) {
    const earlier = choices.slice(0, index);
    if (earlier.some((other) => headingKey(other.heading) === headingKey(heading))) {
      throw new ImportError(`The column ${quoted(heading)} is chosen twice. Choose one meaning for it.`);
    }
    if (column === "ignore" || column === "parameter") continue;
    const same = earlier.find((other) => other.column === column);
    if (same !== undefined) throw severalFor(column, [same.heading, heading]);
  }
  return choices;
}

function readChoice(text: string, type: TableType): ColumnChoice {
  const end = text.lastIndexOf("=");
  const [heading, name] = [text.slice(0, end).trim(), text.slice(end + 1).trim()];
  if (end < 0 || heading === "") {
    throw new ImportError(
      `The column ${quoted(text)} is malformed. Write HEADING=COLUMN, such as "Teilenr.=manufacturer_product_number".`,
    );
  }
  const known: readonly ChosenColumn[] = [...columnsOf(type), "parameter", "ignore"];
  const column = known.find((each) => each === name.toLowerCase());
  if (column !== undefined) return { heading, column };
  throw new ImportError(
    `Unknown column ${quoted(name)} for ${quoted(heading)}. Use one of ${known.join(", ")}.`,
  );
}

/**
 * Finds the columns of choices by their headings or numbers.
 * @returns the chosen meanings by the index of the column
 * @throws {ImportError} if a column does not exist, or several have the heading
 */
export function chosenColumns(
  path: string,
  header: readonly string[],
  choices: readonly ColumnChoice[],
): ReadonlyMap<number, ChosenColumn> {
  const keys = header.map(headingKey);
  const chosen = new Map<number, ChosenColumn>();
  for (const { heading, column } of choices) {
    const index = indexOf(path, header, keys, heading);
    if (chosen.has(index)) {
      throw new ImportError(`Column ${index + 1} of ${path} is chosen twice. Choose one meaning for it.`);
    }
    chosen.set(index, column);
  }
  return chosen;
}

function indexOf(path: string, header: readonly string[], keys: readonly string[], heading: string): number {
  const key = headingKey(heading);
  const index = keys.indexOf(key);
  if (index >= 0 && keys.lastIndexOf(key) === index) return index;
  if (index >= 0) {
    throw new ImportError(
      `${path} has several columns ${quoted(heading)}. Choose one by its position, such as "#${index + 1}".`,
    );
  }
  const number = numberOf(heading);
  if (number === null) {
    const names = header.filter((name) => name !== "");
    throw new ImportError(
      `${path} has no column ${quoted(heading)}. ` +
        (names.length === 0
          ? "Choose its columns by position, such as #1."
          : `It has the ${columnList(names)}.`),
    );
  }
  if (number >= 1 && number <= header.length) return number - 1;
  throw new ImportError(
    `${path} has no column ${heading}. It has ${header.length} ${header.length === 1 ? "column" : "columns"}.`,
  );
}

/** Returns the number of a column that is chosen by number, or `null` if it is chosen by its heading. */
function numberOf(heading: string): number | null {
  const [, digits] = /^#(\d{1,4})$/.exec(heading) ?? [];
  return digits === undefined ? null : Number(digits);
}

const numeric: ReadonlySet<ChosenColumn> = new Set(["quantity", "price", "minamount", "mass"]);

/**
 * Returns whether a table with these choices can have no header. If so, its first row is no header if it has no known
 * heading and a digit in each column with numbers.
 */
export function dataRowTest(choices: readonly ColumnChoice[]): ((row: readonly string[]) => boolean) | null {
  const numbers = choices.map(({ heading, column }) => ({ number: numberOf(heading), column }));
  if (numbers.length === 0 || numbers.some(({ number }) => number === null)) return null;
  return (row) =>
    numbers.every(
      ({ number, column }) => !numeric.has(column) || /\d|^$/.test((row[(number ?? 0) - 1] ?? "").trim()),
    );
}

function severalFor(column: string, headings: readonly string[]): ImportError {
  return new ImportError(
    `The ${columnList(headings)} are both chosen as ${quoted(column)}. Choose one of them, and "ignore" for the other.`,
  );
}
