/** Renders points in time. */
import { usePage } from "./page-context.ts";

interface TimeProps {
  /** Time in ISO 8601, as stored. */
  readonly at: string | null;
  readonly otherwise?: string;
}

/** Shows a time as “3 hours ago”, “in 2 days” or “12 May 2026”, with the exact time on hover. */
export function Time({ at, otherwise = "never" }: TimeProps) {
  const { now } = usePage();
  if (at === null) return <>{otherwise}</>;
  const instant = new Date(at);
  return (
    <time dateTime={instant.toISOString()} title={formatExact(instant)}>
      {formatRelative(instant, now)}
    </time>
  );
}

/** Shows a time to the second. `pages.js` converts it to the time zone of the browser. */
export function ExactTime({ at }: { readonly at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={instant.toISOString()} data-exact>
      {formatExact(instant)}
    </time>
  );
}

function formatExact(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Maximum distance in milliseconds for relative times. Beyond this distance, the date is shown. */
const nearby = 14 * day;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const date = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export function formatRelative(instant: Date, now: Date): string {
  const distance = instant.getTime() - now.getTime();
  const size = Math.abs(distance);
  if (size >= nearby) return date.format(instant);
  if (size < minute) return distance > 0 ? "in a moment" : "just now";
  const say = (unit: "minute" | "hour" | "day", length: number): string =>
    relative.format(Math.sign(distance) * Math.floor(size / length), unit);
  if (size < hour) return say("minute", minute);
  if (size < day) return say("hour", hour);
  return say("day", day);
}
