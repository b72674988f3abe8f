/**
 * Starts the change feed again after the database was replaced by a copy. Clients can have sequences that the copy does
 * not contain, or that it would assign to other changes. `src/history/` writes and reads the feed.
 */
import { sql, type Kysely } from "kysely";
import type { Dialect } from "./kysely.ts";
import type { Tables } from "./tables/tables.ts";

/** The kind of the row before the first change. Its ID is the lowest position from which clients can continue. */
export const startKind = "start";

/** The key of the lock that a PostgreSQL transaction has from assigning its sequences to its commit. */
export const changeFeedLock = 7_232_002;

/**
 * Removes all changes. Call it immediately before the commit: on PostgreSQL, no other transaction can add changes until
 * then.
 *
 * The new sequences begin at the current time in microseconds, so they are higher than all earlier ones: a feed has
 * fewer than a million changes per second on average. They are exact in JSON until the year 2255.
 * @example await restartChangeFeed(transaction.db, transaction.dialect, new Date())
 */
export async function restartChangeFeed(db: Kysely<Tables>, dialect: Dialect, now: Date): Promise<void> {
  if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(changeFeedLock)})`.execute(db);
  const { last } = await db
    .selectFrom("change_feed")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const id = Math.max(now.getTime() * 1000, Number(last ?? 0) + 1);
  await db.deleteFrom("change_feed").execute();
  const row = { id, datetime: now.toISOString(), kind: startKind, target_type: "", target_id: 0 };
  await db.insertInto("change_feed").values(row).execute();
  if (dialect === "postgres")
    await sql`select setval(pg_get_serial_sequence('change_feed', 'id'), ${id})`.execute(db);
}
