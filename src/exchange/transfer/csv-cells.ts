/**
 * Encodes and decodes the cells of a CSV file.
 *
 * Text is written unchanged, unless it is ambiguous or a spreadsheet would interpret, convert or trim it. Such text is
 * written as a JSON string with quotes. The names of a path are joined with arrows, or written as a JSON array if a
 * name contains an arrow. Therefore, every text can be read back unchanged, and only numbers begin with `=`, `+`, `-`
 * or `@`.
 *
 * A spreadsheet whose list separator is not a comma ignores the quotes of RFC 4180 within a line, and splits a text at
 * its own separator and at line breaks. Therefore, these characters are also escaped after such a separator.
 */
import type { ScalarType } from "./fields.ts";

/** Thrown if a cell cannot be read. Users see the message. */
export class InvalidCell extends Error {}

const separator = " → ";

/** Matches text that spreadsheets execute, trim or replace, and text that begins like a JSON string. */
const unsafeText = /^["\s=+\-@＝＋－＠]|\s$|(?!\n)\p{Cc}/u;

/** Matches the first character of a formula after a list separator of any language, or after a line break. */
const innerFormula = /([;|؛،\t\n\v\f\r\u0085\u2028\u2029][\p{Zs}"\\]*)([=+\-@＝＋－＠])/gu;

/** Matches text that spreadsheets with English settings convert to another type. */
const spreadsheetValues = [
  // Numbers, prices, percentages, dates and times, such as 0603, 4006381333931, 1-2, 12:30 and 1/2.
  /^[\d.,$€£¥][\d\s.,'/:%$€£¥-]*$/,
  /^[\d.,]+e[+-]?\d+$/i,
  /^\d{1,2}(:\d\d){0,2}\s+[ap]m?$/i,
  /^(?=.{4,40}$)(?=.*\d)(\d+[\s./-]*)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.,/-]*[\d\s,/-]*$/i,
  /^(true|false)$/i,
];

function needsQuoting(text: string): boolean {
  return (
    unsafeText.test(text) ||
    text.search(innerFormula) !== -1 ||
    spreadsheetValues.some((pattern) => pattern.test(text))
  );
}

/** Returns the value as JSON, with Unicode escapes for characters that would begin a formula. */
function jsonCell(value: unknown): string {
  return JSON.stringify(value).replace(
    innerFormula,
    (_, before: string, first: string) => `${before}\\u${first.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Returns the cell for a text that differs from the default value of its field. */
export function textCell(text: string): string {
  return text === "" || needsQuoting(text) ? jsonCell(text) : text;
}

/** Returns the cell for a message, which is read by people. Unlike other texts, it is not written as JSON. */
export function messageCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^\p{Cc}/u.test(text) ? `'${text}` : text;
  return safe.replace(innerFormula, "$1'$2");
}

/** Matches the apostrophes of {@link messageCell}. */
const apostrophes = /(^\s*|[;|؛،\t\n\v\f\r\u0085\u2028\u2029][\p{Zs}"\\]*)'(?=\s*[=+\-@＝＋－＠])/gu;

/** Returns the text of a cell that {@link messageCell} or a spreadsheet wrote. */
export function readMessageCell(cell: string): string {
  return cell.replace(apostrophes, "$1");
}

/** Returns the cell for a path, from the root of the tree down. */
export function pathCell(names: readonly string[]): string {
  const joined = names.join(separator);
  const isPlain = !/^\[/.test(joined) && !needsQuoting(joined) && names.every(hasNoArrow);
  return isPlain ? joined : jsonCell(names);
}

const hasNoArrow = (name: string): boolean => !name.includes(separator.trim());

/**
 * Returns the cell for a decimal, which the API represents as a string. The cell needs no quotes, because a spreadsheet
 * can treat it as a number.
 */
export function decimalCell(value: unknown): string {
  return String(value);
}

export function scalarCell(value: unknown): string {
  return typeof value === "string" ? textCell(value) : jsonCell(value);
}

/**
 * Reads the text of a cell that is not empty.
 * @throws {InvalidCell} if the text begins with a quote but is not a JSON string
 */
export function readText(cell: string): string {
  if (!cell.startsWith('"')) return cell;
  const value = parse(cell);
  if (typeof value === "string") return value;
  throw new InvalidCell("Text that begins with a double quote must be a valid JSON string.");
}

/**
 * Reads a path, from the root of the tree down.
 * @throws {InvalidCell} if the cell is not a path
 */
export function readPath(cell: string): readonly string[] {
  if (!cell.startsWith("[")) return readText(cell).split(separator);
  const value = parse(cell);
  if (Array.isArray(value) && value.every((name) => typeof name === "string")) return value;
  throw new InvalidCell('Expected a list of names, such as ["Shelf", "Box 1"].');
}

/** @throws {InvalidCell} if the value has another type */
export function readScalar(cell: string, type: ScalarType): string | number | boolean {
  if (type === "text") return readText(cell);
  const text = cell.trim();
  if (type === "boolean") {
    const word = text.toLowerCase();
    if (word === "true" || word === "false") return word === "true";
    throw new InvalidCell("Expected true or false.");
  }
  const value = parse(text);
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new InvalidCell("Expected a number with a decimal point and without thousands separators.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
