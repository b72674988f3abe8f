/** Converts rows to the lines of an inventory archive, and back. The lines are the same on both databases. */
import {
  decimalIn,
  formatDecimal,
  hasTooManyDecimals,
  parseDecimal,
  remainderColumn,
  toStored,
} from "../../database/decimal.ts";
import { fold } from "../../database/fold.ts";
import { sortText } from "../../database/sort-text.ts";
import { timestamp } from "../../database/timestamp.ts";
import { isObject } from "../../util/is-object.ts";
import { exportedColumns, type InventoryTable, type Kind } from "../../archive/inventory-tables.ts";

export type AnyRow = Readonly<Record<string, unknown>>;

/** Thrown if a line is invalid. The message names the member and the rule. */
export class InvalidRow extends Error {}

/** Returns the function that converts the rows of a table. `nameOf` returns the name of a user. */
export function rowEncoder(
  table: InventoryTable,
  nameOf: (user: number) => string | null,
): (row: AnyRow) => string {
  const columns = exportedColumns(table);
  return (row) => {
    const line: Record<string, unknown> = {};
    for (const { column, member, kind } of columns)
      line[member] = isDecimal(kind) ? encodeDecimal(row, column) : encode(kind, row[column] ?? null, nameOf);
    return `${JSON.stringify(line)}\n`;
  };
}

function encode(kind: Kind, value: unknown, nameOf: (user: number) => string | null): unknown {
  return kind === "user?" && typeof value === "number" ? nameOf(value) : value;
}

function isDecimal(kind: Kind): boolean {
  return kind === "decimal" || kind === "decimal?";
}

function isFolded(kind: Kind): boolean {
  return kind === "folded" || kind === "folded?" || isSortable(kind);
}

function isSortable(kind: Kind): boolean {
  return kind === "sortable" || kind === "sortable?";
}

function encodeDecimal(row: AnyRow, column: string): string | null {
  const value = decimalIn(row, column);
  return value === null ? null : formatDecimal(value);
}

/**
 * Returns the function that converts the lines of a table to rows with all stored columns. Columns of the kind `user?`
 * contain the name of the user, and those of the kind `json?` an object. Paths and levels of trees are not set.
 * @param isOlder whether the archive has an older schema, which lacks the columns that were added later. They get their
 * defaults
 * @throws {InvalidRow} if a member is missing, unknown or invalid
 */
export function rowDecoder(
  table: InventoryTable,
  isOlder: boolean,
): (line: string) => Record<string, unknown> {
  const columns = exportedColumns(table);
  const members = new Set(columns.map(({ member }) => member));
  return (line) => {
    const document = parse(line);
    const unknown = Object.keys(document).find((member) => !members.has(member));
    if (unknown !== undefined) throw new InvalidRow(`the member "${unknown}" is unknown`);
    const row: Record<string, unknown> = {};
    for (const { column, member, kind } of columns) {
      const value = document[member];
      if (value === undefined && isOlder) continue;
      const decoded = value === null && kind.endsWith("?") ? null : decode(kind, value);
      if (decoded === undefined) throw new InvalidRow(`"${member}" ${describe(kind, value !== undefined)}`);
      const { stored, remainder } =
        typeof decoded === "bigint" ? toStored(decoded) : { stored: decoded, remainder: 0 };
      row[column] = stored;
      if (isDecimal(kind)) row[remainderColumn(column)] = remainder;
      if (!isFolded(kind)) continue;
      const folded = typeof stored === "string" ? fold(stored) : null;
      row[`${column}_folded`] = folded;
      if (isSortable(kind)) row[`${column}_sort`] = folded === null ? null : sortText(folded);
    }
    return row;
  };
}

function parse(line: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new InvalidRow("the line is not valid JSON");
  }
  if (!isObject(value)) throw new InvalidRow("the line is not a JSON object");
  return value;
}

function decode(kind: Kind, value: unknown): unknown {
  switch (kind) {
    case "id":
    case "reference":
    case "reference?":
    case "attachment?":
    case "change-set?":
      return isInteger(value) && value > 0 ? value : undefined;
    case "integer":
    case "integer?":
      return isInteger(value) ? value : undefined;
    case "real":
    case "real?":
      return typeof value === "number" ? value : undefined;
    case "decimal":
    case "decimal?":
      return typeof value === "string" && !hasTooManyDecimals(value)
        ? (parseDecimal(value) ?? undefined)
        : undefined;
    case "boolean":
    case "boolean?":
      return typeof value === "boolean" ? value : undefined;
    case "text":
    case "text?":
    case "folded":
    case "folded?":
    case "sortable":
    case "sortable?":
    case "user?":
      return isText(value) ? value : undefined;
    case "instant":
    case "instant?":
      return isInstant(value) ? value : undefined;
    case "json?":
      return isObject(value) ? value : undefined;
    case "omitted":
      return undefined;
  }
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** PostgreSQL cannot store the character U+0000, and both databases store only well-formed Unicode. */
function isText(value: unknown): boolean {
  return typeof value === "string" && !value.includes("\0") && !/\p{Cs}/u.test(value);
}

function isInstant(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && timestamp(date) === value;
}

const forms: Readonly<Record<string, string>> = {
  id: "a positive integer",
  reference: "a positive integer",
  attachment: "a positive integer",
  "change-set": "a positive integer",
  integer: "an integer",
  real: "a number",
  decimal:
    'a decimal number as text with at most ten digits before and after the decimal point, such as "1.5"',
  boolean: "true or false",
  text: "text",
  folded: "text",
  sortable: "text",
  user: "the name of a user",
  instant: 'a time such as "2026-01-31T12:00:00.000Z"',
  json: "an object",
};

function describe(kind: Kind, isPresent: boolean): string {
  if (!isPresent) return "is missing";
  const form = forms[kind.replace("?", "")] ?? "";
  return `must be ${form}${kind.endsWith("?") ? " or null" : ""}`;
}

export function userColumns({ columns }: InventoryTable): readonly string[] {
  return Object.keys(columns).filter((column) => columns[column] === "user?");
}

export function attachmentColumns({ columns }: InventoryTable): readonly string[] {
  return Object.keys(columns).filter((column) => columns[column] === "attachment?");
}
