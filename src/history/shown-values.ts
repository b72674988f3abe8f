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
  return shown(JSON.parse(text), { isInstant: false, maximum: maximumLength });
}

/** Returns the form of the value of one property. */
export function shownValue(property: string, value: unknown, maximum: number): unknown {
  return shown(value, { isInstant: instants.has(property), maximum });
}

interface Form {
  readonly isInstant: boolean;
  /** The maximum length of a text. */
  readonly maximum: number;
}

function shown(value: unknown, form: Form): unknown {
  if (typeof value === "string") {
    return form.isInstant && isTimestamp(value) ? apiDate(value) : truncated(value, form.maximum);
  }
  if (Array.isArray(value)) return value.map((item) => shown(item, form));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      shown(member, { ...form, isInstant: form.isInstant || instants.has(name) }),
    ]),
  );
}

function truncated(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const isPairSplit = /[\uD800-\uDBFF]/.test(text.charAt(maximum - 1));
  return `${text.slice(0, isPairSplit ? maximum - 1 : maximum)}...`;
}
