/**
 * How values stand in the cells of a CSV file.
 *
 * A text stands as it is, unless a spreadsheet would take it for a formula, a number, a date or a truth, or trim it, or
 * this module take it for something else: then as a JSON string, with its quotes. Lists of names are joined with an
 * arrow; where a name holds one itself, they are a JSON array. So every text comes back exactly, and no cell begins with
 * `=`, `+`, `-` or `@` but numbers.
 */
import type { ScalarType } from "./fields.ts";

/** A cell that cannot be read: the message says why. */
export class InvalidCell extends Error {}

const separator = " → ";

/** Texts that spreadsheets execute, trim or replace, and those that begin as a JSON string does. */
const unsafeText = /^["\s=+\-@＝＋－＠]|\s$|(?!\n)\p{Cc}/u;

/** Texts that spreadsheets take for something else, in English: they write it back in another form. */
const spreadsheetValues = [
  // Numbers, prices, shares, dates, times of day: 0603, 4006381333931, 1-2, 12:30, 1/2.
  /^[\d.,$€£¥][\d\s.,'/:%$€£¥-]*$/,
  /^[\d.,]+e[+-]?\d+$/i,
  /^\d{1,2}(:\d\d){0,2}\s+[ap]m?$/i,
  /^(?=.{4,40}$)(?=.*\d)(\d+[\s./-]*)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,/-]*[\d\s,/-]*$/i,
  /^(true|false)$/i,
];

function needsQuoting(text: string): boolean {
  return unsafeText.test(text) || spreadsheetValues.some((pattern) => pattern.test(text));
}

/** The content of a cell for a text that is not its field's fallback. */
export function textCell(text: string): string {
  return text === "" || needsQuoting(text) ? JSON.stringify(text) : text;
}

/** The content of a cell for names from the root of a tree down. */
export function pathCell(names: readonly string[]): string {
  const joined = names.join(separator);
  const isPlain = !/^\[/.test(joined) && !needsQuoting(joined) && names.every(hasNoArrow);
  return isPlain ? joined : JSON.stringify(names);
}

const hasNoArrow = (name: string): boolean => !name.includes(separator.trim());

/** A number that the API writes as a text: spreadsheets may take it for what it is. */
export function decimalCell(value: unknown): string {
  return String(value);
}

export function scalarCell(value: unknown): string {
  return typeof value === "string" ? textCell(value) : JSON.stringify(value);
}

/**
 * The text of a cell that is not empty.
 * @throws {InvalidCell}
 */
export function readText(cell: string): string {
  if (!cell.startsWith('"')) return cell;
  const value = parse(cell);
  if (typeof value === "string") return value;
  throw new InvalidCell("A text that begins with a quote has to be a JSON string.");
}

/**
 * The names of a path.
 * @throws {InvalidCell}
 */
export function readPath(cell: string): readonly string[] {
  if (!cell.startsWith("[")) return readText(cell).split(separator);
  const value = parse(cell);
  if (Array.isArray(value) && value.every((name) => typeof name === "string")) return value;
  throw new InvalidCell('This is no list of names, as ["Shelf", "Box 1"].');
}

/**
 * One value of the type.
 * @throws {InvalidCell}
 */
export function readScalar(cell: string, type: ScalarType): string | number | boolean {
  if (type === "text") return readText(cell);
  const text = cell.trim();
  if (type === "boolean") {
    const word = text.toLowerCase();
    if (word === "true" || word === "false") return word === "true";
    throw new InvalidCell("This is neither true nor false.");
  }
  const value = parse(text);
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new InvalidCell("This is no number. Decimals have a point, and nothing separates thousands.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
