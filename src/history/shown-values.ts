/**
 * Converts the stored values of log entries to their form in responses and on pages. The change log contains whole texts and
 * exact instants, because undo needs them.
 */
import { apiDate, isTimestamp } from "../database/timestamp.ts";
import { isObject } from "../util/is-object.ts";

/** The maximum length of a text. Longer texts are truncated to keep responses small. */
const maximumLength = 2000;

/** The logged properties that are instants. */
const instants = new Set([
  "addedDate",
  "lastModified",
  "expiration_date",
  "last_stocktake_at",
  "providerReference.last_updated",
]);

/**
 * Parses `changes` or `data` of a log entry.
 * @throws {SyntaxError} if the text is not JSON
 */
export function shownValues(text: string): unknown {
  return shown(JSON.parse(text), false);
}

function shown(value: unknown, isInstant: boolean): unknown {
  if (typeof value === "string") {
    return isInstant && isTimestamp(value) ? apiDate(value) : truncated(value);
  }
  if (Array.isArray(value)) return value.map((item) => shown(item, isInstant));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, shown(member, isInstant || instants.has(name))]),
  );
}

function truncated(text: string): string {
  if (text.length <= maximumLength) return text;
  const isPairSplit = /[\uD800-\uDBFF]/.test(text.charAt(maximumLength - 1));
  return `${text.slice(0, isPairSplit ? maximumLength - 1 : maximumLength)}...`;
}
