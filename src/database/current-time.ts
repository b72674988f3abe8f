/** The database's current time, for conditions that the database evaluates. */
import { sql, type RawBuilder } from "kysely";
import type { Dialect } from "./kysely.ts";

/**
 * Returns the database's current time in the format of `timestamp.ts`.
 * @example currentTime("sqlite") // "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
 */
export function currentTime(dialect: Dialect): RawBuilder<string> {
  return dialect === "sqlite"
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
