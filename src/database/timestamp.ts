/**
 * Converts instants. The database stores an instant as UTC text of fixed width, such as `2026-01-31T12:00:00.000Z`,
 * which sorts chronologically on both engines. The API returns whole seconds: `2026-01-31T12:00:00+00:00`.
 */

/** Matches the stored form of an instant. */
const stored = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * Converts an instant to its stored form.
 * @throws {RangeError} if the date is invalid or its year does not have four digits
 * @example timestamp(new Date("2026-01-31T13:00:00+01:00")) // "2026-01-31T12:00:00.000Z"
 */
export function timestamp(instant: Date): string {
  const text = instant.toISOString();
  if (!stored.test(text)) throw new RangeError(`The year of ${text} cannot be stored.`);
  return text;
}

/**
 * Whether a text is the stored form of an instant.
 * @example isTimestamp("2026-01-31T12:00:00+00:00") // false
 */
export function isTimestamp(text: string): boolean {
  return stored.test(text);
}

/**
 * Converts the stored form of an instant to the form in the API, without fractional seconds.
 * @example apiDate("2026-01-31T12:00:00.000Z") // "2026-01-31T12:00:00+00:00"
 */
export function apiDate(text: string): string {
  return `${text.slice(0, 19)}+00:00`;
}

/**
 * Parses the stored form of an instant.
 * @example instantOf("2026-01-31T12:00:00.000Z") // new Date(Date.UTC(2026, 0, 31, 12))
 */
export function instantOf(text: string): Date {
  return new Date(text);
}
