/** Converts dates as Part-DB's clients write them. `src/query/date-value.ts` parses the result. */

const form = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T](\d{2}:\d{2}(?::[0-5]\d)?))?$/;

/** A leap second, which RFC 3339 allows. */
const leapSecond = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:60/;

/** A text that no date filter and no property accepts. */
const noDate = "0000-00-00";

/**
 * Converts `31.12.2025` and `31.12.2025 23:59` to `2025-12-31` and `2025-12-31T23:59`. Returns any other text unchanged.
 * The result can be a date that does not exist, for example for a leap second.
 */
export function isoDate(text: string): string {
  const [, day = "", month = "", year = "", time] = form.exec(text) ?? [];
  if (year === "") return leapSecond.test(text) ? noDate : text;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return time === undefined ? date : `${date}T${time}`;
}
