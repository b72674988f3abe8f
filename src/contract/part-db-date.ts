/** Converts dates as Part-DB's clients write them. `src/query/date-value.ts` parses the result. */

const form = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;

/**
 * Converts `31.12.2025` and `31.12.2025 23:59` to `2025-12-31` and `2025-12-31T23:59`. Returns any other text unchanged.
 * The result can be a date that does not exist.
 */
export function isoDate(text: string): string {
  const [, day = "", month = "", year = "", time] = form.exec(text) ?? [];
  if (year === "") return text;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return time === undefined ? date : `${date}T${time}`;
}
