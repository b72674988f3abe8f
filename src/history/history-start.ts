/**
 * Reads from when the history of elements is complete. Earlier entries were removed, or do not contain all values.
 * `compact-history.ts` moves the time forward.
 */
import { prepared } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";

/** The key in the table `instance`. */
export const historyStartKey = "history_start";

const historyStart = prepared((db) =>
  db.selectFrom("instance").select("value").where("key", "=", historyStartKey),
);

/**
 * Returns the time after which the history contains all changes of elements with all values, or null if it does so since
 * the database was created.
 * @example await readHistoryStart(store.read) // "2026-11-01T12:00:00.000Z"
 */
export async function readHistoryStart(read: Pick<Reader, "run">): Promise<string | null> {
  const [row] = await read.run(historyStart, {});
  return row?.value ?? null;
}
