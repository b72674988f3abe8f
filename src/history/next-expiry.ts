/** Finds out when the stock changes by itself, because a lot expires. */
import { currentTime } from "../database/current-time.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import { least } from "../database/sql-functions.ts";
import type { Reader } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

const nextExpiration = prepared<{ readonly next: string | null }, { now: string }>(
  (db, slot: Slot<{ now: string }>, dialect) =>
    db
      .selectFrom("part_lots")
      .select(({ fn }) => fn.min("expiration_date").as("next"))
      // The clock of a database server can be behind the clock of this machine.
      .where("expiration_date", ">", least(dialect, slot("now"), currentTime(dialect))),
);

/** Returns the time at which the next lot expires, in milliseconds since 1970. */
export async function nextExpiry(reader: Reader, now: Date): Promise<number> {
  const [row] = await reader.run(nextExpiration, { now: timestamp(now) });
  const next = row?.next ?? null;
  return next === null ? Infinity : Date.parse(next);
}
