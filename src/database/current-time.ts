/** The database's current time, for conditions that the database evaluates. */
import type { Dialect } from "./kysely.ts";
import { sqlText } from "./sql-text.ts";
import type { SqlText } from "./sql-text.ts";

/** Returns the database's current time in the format of `timestamp.ts`. */
export function currentTime(dialect: Dialect): SqlText<string> {
  return dialect === "sqlite"
    ? sqlText<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : sqlText<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
