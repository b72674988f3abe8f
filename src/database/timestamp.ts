/**
 * Instants as the database holds them: UTC text of one width, `2026-01-31T12:00:00.000Z`, which sorts and compares as
 * time does, on both engines. The API shows whole seconds: `2026-01-31T12:00:00+00:00`.
 */

/** What a column holds. */
const stored = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * The text to store for an instant.
 * @throws {RangeError} for an invalid date, and for a year that four digits do not hold
 */
export function timestamp(instant: Date): string {
  const text = instant.toISOString();
  if (!stored.test(text)) throw new RangeError(`The year of ${text} cannot be stored.`);
  return text;
}

/** The stored text as the API shows it, without the fraction of a second. */
export function apiDate(text: string): string {
  return `${text.slice(0, 19)}+00:00`;
}

/** The instant of a stored text. */
export function instantOf(text: string): Date {
  return new Date(text);
}
