/** URLs of the event log, for links on other pages. */
import { listWith, type FilterValues } from "../../site/filtered-list.tsx";
import type { LogField } from "./log-query.ts";

export const logPath = "/tools/log";

/** Returns the URL of the log with a filter: `logWith({ user: "ada" })`. */
export function logWith(values: FilterValues<LogField>): string {
  return listWith(logPath, values);
}
