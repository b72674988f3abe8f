/** Addresses of the event log: for links from other pages too. */
import { writePosition } from "./log-filter.ts";
import type { LogField, LogPosition } from "./log-filter.ts";

export const logPath = "/tools/log";

/** The log with a filter: `logWith({ user: "ada" })`. */
export function logWith(values: Readonly<Partial<Record<LogField, string>>>, after?: LogPosition): string {
  const query = new URLSearchParams(values);
  if (after !== undefined) query.set("before", writePosition(after));
  const text = query.toString();
  return text === "" ? logPath : `${logPath}?${text}`;
}
