/**
 * Shortens the change feed: after a day, only the last change of each element is kept, and after 30 days, changes are
 * removed. `service/clean-up-schedule.ts` runs this in the background.
 */
import { sql } from "kysely";
import { startKind } from "../database/change-feed-start.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

const day = 24 * 60 * 60_000;

/** The age at which all but the last change of an element are removed. */
const completeFor = day;

/** The age at which changes are removed. */
const keptFor = 30 * day;

/** The number of changes that are examined in one transaction, so that other writers do not wait long. */
const batchSize = 2000;

type Values = { readonly after: number; readonly before: string };

/** Selects the last of the next changes that are older than a time. */
const lastOlder = prepared<{ last: number | null }, Values>(
  (_db, slot: Slot<Values>) => sql<{ last: number | null }>`
      select max(id) as last from (
        select id, datetime from change_feed where id > ${slot("after")} order by id limit ${sql.lit(batchSize)}
      ) as next where datetime < ${slot("before")}`,
);

/** Removes old changes. Stops early if `isStopped` returns true. */
type CompactChanges = (now: Date, isStopped?: () => boolean) => Promise<void>;

export function createCompactChanges(store: Pick<Store, "read" | "transaction">): CompactChanges {
  /** The position up to which only the last change of each element is left, unless the element changed later. */
  let compacted = 0;

  async function olderThan(age: number, now: Date, after: number): Promise<number | null> {
    const before = timestamp(new Date(now.getTime() - age));
    const [row] = await store.read.run(lastOlder, { after, before });
    return row?.last ?? null;
  }

  async function startPosition(): Promise<number> {
    const { start } = await store.read.db
      .selectFrom("change_feed")
      .select(({ fn }) => fn.min("id").as("start"))
      .executeTakeFirstOrThrow();
    return Number(start ?? 0);
  }

  /** Removes the changes up to a sequence. The last of them becomes the start of the feed. */
  async function removeUpTo(last: number): Promise<void> {
    await store.transaction(async ({ db }) => {
      await db.deleteFrom("change_feed").where("id", "<", last).execute();
      await db.updateTable("change_feed").set({ kind: startKind }).where("id", "=", last).execute();
    });
  }

  /** Removes the changes to which a later change of the same element follows in the range `after` to `last`. */
  async function combine(after: number, last: number): Promise<void> {
    await store.transaction(async ({ db }) => {
      await sql`
        with latest as (
          select target_type, target_id, max(id) as id from change_feed
          where id > ${after} and id <= ${last} group by target_type, target_id
        )
        delete from change_feed where id in (
          select earlier.id from latest cross join change_feed as earlier
          where earlier.target_type = latest.target_type and earlier.target_id = latest.target_id
            and earlier.id < latest.id and earlier.kind <> ${startKind})`.execute(db);
    });
  }

  return async (now, isStopped = () => false) => {
    while (!isStopped()) {
      const last = await olderThan(keptFor, now, await startPosition());
      if (last === null) break;
      await removeUpTo(last);
    }
    while (!isStopped()) {
      const last = await olderThan(completeFor, now, compacted);
      if (last === null) break;
      await combine(compacted, last);
      compacted = last;
    }
  };
}
