/**
 * Removes the log entries of elements after HISTORY_DAYS. Their change sets remain, with the number of changed elements.
 * `service/clean-up-schedule.ts` runs this in the background.
 */
import { setImmediate } from "node:timers/promises";
import { sql, type ExpressionBuilder } from "kysely";
import type { Store, Transaction } from "../database/store.ts";
import type { Tables } from "../database/tables/tables.ts";
import { timestamp } from "../database/timestamp.ts";
import { changeKinds } from "./change-feed.ts";
import { moveHistoryStart } from "./history-start.ts";

const day = 24 * 60 * 60_000;

/** The number of entries that are removed in one transaction, so that other writers do not wait long. */
const batchSize = 500;

/** The types whose entries are kept, because they record who had access. */
const keptTypes = ["ApiToken", "Group", "User", "Webhook"];

/** Removes old entries. Stops early if `isStopped` returns true. */
type CompactHistory = (now: Date, isStopped?: () => boolean) => Promise<void>;

/** @param days HISTORY_DAYS */
export function createCompactHistory(
  store: Pick<Store, "read" | "transaction">,
  days: number,
): CompactHistory {
  /** The time up to which only entries that are kept are left. */
  let compacted = "";
  return async (now, isStopped = () => false) => {
    const before = timestamp(new Date(now.getTime() - days * day));
    while (!isStopped()) {
      const entries = await store.read.db
        .selectFrom("log_entries")
        .select(["id", "datetime"])
        .where("datetime", ">=", compacted)
        .where("datetime", "<", before)
        .where(isHistory)
        .orderBy("datetime")
        .limit(batchSize)
        .execute();
      const last = entries.at(-1);
      if (last === undefined) break;
      await store.transaction((transaction) =>
        remove(
          transaction,
          entries.map(({ id }) => id),
          last.datetime,
        ),
      );
      compacted = last.datetime;
      // On SQLite, a transaction does not return to the event loop, so requests would wait for all batches.
      await setImmediate();
    }
  };
}

function isHistory({ and, eb }: ExpressionBuilder<Tables, "log_entries">) {
  return and([eb("kind", "in", Object.keys(changeKinds)), eb("target_type", "not in", keptTypes)]);
}

async function remove({ db }: Transaction, ids: readonly number[], last: string): Promise<void> {
  // The first removed entry of a change set counts all elements of the change set.
  await db
    .updateTable("change_sets")
    .set({
      compacted_elements: sql<number>`(
        select count(distinct target_type || ' ' || target_id) from log_entries where change_set_id = change_sets.id)`,
    })
    .where("compacted_elements", "is", null)
    .where("id", "in", (query) =>
      query
        .selectFrom("log_entries")
        .select("change_set_id")
        .where("log_entries.id", "in", ids)
        .where("change_set_id", "is not", null)
        .$castTo<{ change_set_id: number }>(),
    )
    .execute();
  await db.deleteFrom("log_entries").where("id", "in", ids).execute();
  await moveHistoryStart(db, last);
}
