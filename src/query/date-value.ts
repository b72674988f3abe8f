/**
 * Parses the value of a date filter, which is an RFC 3339 timestamp or a date, as a time span. `date-filter.ts` creates
 * the SQL.
 */

/** A time span from `start` (inclusive) to `end` (exclusive), in milliseconds since 1970-01-01T00:00:00Z. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:([Zz])|([+\- ])(\d{2}):?(\d{2}))?)?$/;

const minute = 60_000;

/**
 * Parses a timestamp or a date. A timestamp with a fraction is a span of one millisecond. A timestamp without a
 * fraction is a whole second, because responses omit the stored fraction. As in Part-DB, a date alone is the first
 * second of the day. The default offset is UTC. A space before the offset is an unencoded `+`.
 * @returns null if the text has another format or the date does not exist
 * @example parseTimeSpan("1970-01-02T00:00:00Z") // { start: 86_400_000, end: 86_401_000 }
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
  if (hours > 23 || minutes > 59 || seconds > 60 || offsetHours > 23 || offsetMinutes > 59) return null;
  const offset = (offsetHours * 60 + offsetMinutes) * minute * (match[9] === "-" ? -1 : 1);
  const milliseconds = Number((match[7] ?? "").slice(0, 3).padEnd(3, "0"));
  const start = midnight + hours * 60 * minute + minutes * minute + seconds * 1000 + milliseconds - offset;
  if (seconds === 60 && !followsLeapSecond(start)) return null;
  return { start, end: start + (match[7] === undefined ? 1000 : 1) };
}

/**
 * Whether a time is in the first second of January or July in UTC. A leap second (RFC 3339 §5.7) counts as this second.
 */
function followsLeapSecond(milliseconds: number): boolean {
  return /-0[17]-01T00:00:00\./.test(new Date(milliseconds).toISOString());
}

/**
 * Formats a time like stored instants: `YYYY-MM-DDTHH:MM:SS.mmmZ`. Times outside the years 0 to 9999 are clamped.
 * @example storedTime(86_400_000) // "1970-01-02T00:00:00.000Z"
 */
export function storedTime(milliseconds: number): string {
  if (milliseconds < earliest) return "0000-01-01T00:00:00.000Z";
  if (milliseconds > latest) return "9999-12-31T23:59:59.999Z";
  return new Date(milliseconds).toISOString();
}

const earliest = Date.parse("0000-01-01T00:00:00.000Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");

function utcMidnight(year: number, month: number, dayOfMonth: number): number | null {
  // `Date.UTC` would convert the years 0 to 99 to the years 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth ? date.getTime() : null;
}
