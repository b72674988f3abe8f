/** Deletes old deliveries. `service/clean-up-schedule.ts` runs this in the background. */
import { sql } from "kysely";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

/** The time for which deliveries are kept, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

/** The number of deliveries that are deleted in one transaction, so that other writers do not wait long. */
const batchSize = 2000;

/** Deletes deliveries that are no longer pending. Stops early if `isStopped` returns true. */
export async function removeOldDeliveries(
  store: Pick<Store, "read" | "transaction">,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const before = timestamp(new Date(now.getTime() - keptFor));
  for (;;) {
    if (isStopped()) return;
    const old = await store.read.db
      .selectFrom("webhook_deliveries")
      .select("id")
      .where("added_date", "<", before)
      .where("status", "!=", "pending")
      .orderBy("added_date")
      .limit(sql.lit(batchSize))
      .execute();
    if (old.length === 0) return;
    await store.transaction(async ({ db }) => {
      const last = Math.max(...old.map(({ id }) => id));
      await db
        .deleteFrom("webhook_deliveries")
        .where("added_date", "<", before)
        .where("status", "!=", "pending")
        .where("id", "<=", last)
        .execute();
    });
  }
}
