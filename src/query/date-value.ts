/**
 * Values of the date filters: reads an RFC 3339 timestamp, or a date alone, as the span of time that it names. The
 * comparison is in `date-filter.ts`.
 */

/** From the first moment that a value names (in) to the first one after it (out), in milliseconds since 1970. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:([Zz])|([+\- ])(\d{2}):?(\d{2}))?)?$/;

const minute = 60_000;

/**
 * Reads a date as the span that it names: a timestamp without fraction is that whole second (answers show seconds
 * only, while more is stored), one with a fraction that millisecond. A date alone is the first second of that day, as
 * in Part-DB. Without an offset it is in UTC. A blank in place of the offset's `+` is what an unencoded `+` arrives as.
 *
 * @returns null if the text is no such date or there is no such day or time
 */
export function parseTimeSpan(text: string): TimeSpan | null {
  const match = form.exec(text);
  if (match === null) return null;
  const number = (group: number): number => Number(match[group] ?? "0");
  const midnight = utcMidnight(number(1), number(2), number(3));
  if (midnight === null) return null;
  if (match[4] === undefined) return { start: midnight, end: midnight + 1000 };

  const [hours, minutes, seconds] = [number(4), number(5), number(6)];
  const [offsetHours, offsetMinutes] = [number(10), number(11)];
  // 60 is a leap second (RFC 3339 §5.6); it counts as the first second of the next minute.
  if (hours > 23 || minutes > 59 || seconds > 60 || offsetHours > 23 || offsetMinutes > 59) return null;
  const offset = (offsetHours * 60 + offsetMinutes) * minute * (match[9] === "-" ? -1 : 1);
  const milliseconds = Number((match[7] ?? "").slice(0, 3).padEnd(3, "0"));
  const start = midnight + hours * 60 * minute + minutes * minute + seconds * 1000 + milliseconds - offset;
  return { start, end: start + (match[7] === undefined ? 1000 : 1) };
}

/** A moment as it is stored: `YYYY-MM-DDTHH:MM:SS.mmmZ`. What lies outside the years 0 to 9999 becomes their end. */
export function storedTime(milliseconds: number): string {
  if (milliseconds < earliest) return "0000-01-01T00:00:00.000Z";
  if (milliseconds > latest) return "9999-12-31T23:59:59.999Z";
  return new Date(milliseconds).toISOString();
}

const earliest = Date.parse("0000-01-01T00:00:00.000Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");

function utcMidnight(year: number, month: number, dayOfMonth: number): number | null {
  // Not Date.UTC: it takes the years 0 to 99 for 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth ? date.getTime() : null;
}
