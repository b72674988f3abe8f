/**
 * Reads from when the history of elements is complete. Earlier entries were removed, or do not contain all values.
 * `compact-history.ts` removes entries.
 */
import { prepared } from "../database/prepared.ts";
import type { Reader, Transaction } from "../database/store.ts";
import { apiDate, instantOf, timestamp } from "../database/timestamp.ts";

/** The key in the table `instance`. */
const historyStartKey = "history_start";

const historyStart = prepared((db) =>
  db.selectFrom("instance").select("value").where("key", "=", historyStartKey),
);

/**
 * Returns the time after which the history contains all changes of elements with all values, or null if it does so since
 * the database was created.
 * @example await readHistoryStart(store.read)
 */
export async function readHistoryStart(read: Pick<Reader, "run">): Promise<string | null> {
  const [row] = await read.run(historyStart, {});
  return row?.value ?? null;
}

/**
 * Returns the first whole second from which the history is complete, in the form of the API, or null if it is complete.
 * @example await readCompleteSince(store.read)
 */
export async function readCompleteSince(read: Pick<Reader, "run">): Promise<string | null> {
  const start = await readHistoryStart(read);
  return start === null ? null : completeSince(start);
}

/** Returns the first whole second from a start of the history, in the form of the API. */
export function completeSince(start: string): string {
  return apiDate(timestamp(new Date(Math.ceil(instantOf(start).getTime() / 1000) * 1000)));
}

/** Moves the start forward, because entries up to `end` were removed or can be incomplete. */
export async function moveHistoryStart(db: Transaction["db"], end: string): Promise<void> {
  await db
    .insertInto("instance")
    .values({ key: historyStartKey, value: end })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: end }).where("instance.value", "<", end),
    )
    .execute();
}
