/**
 * Keeps the files of deleted attachments for HISTORY_FILE_DAYS, so that a deletion can be undone. Kept files have a row in
 * `deleted_files` and cannot be read. `service/clean-up-schedule.ts` removes them when their time is over.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Storage } from "./storage.ts";

type KeptFile = { readonly key: string; readonly deletedAt: string };

const insertFile = prepared((db, slot: Slot<KeptFile>) =>
  db
    .insertInto("deleted_files")
    .values({ key: slot("key"), deleted_at: slot("deletedAt") })
    .onConflict((conflict) => conflict.column("key").doNothing()),
);

/** Keeps a file whose last reference the transaction deletes. */
export async function keepFile(transaction: Transaction, key: string, now: Date): Promise<void> {
  await transaction.run(insertFile, { key, deletedAt: timestamp(now) });
}

/**
 * Ends the keeping of a file, because the transaction adds a reference to it.
 * @returns false if the file was not kept, or its removal has started
 */
export async function restoreFile({ db }: Transaction, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("deleted_files")
    .where("key", "=", key)
    .where("is_expired", "=", false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The number of files that are removed between two transactions. */
const batchSize = 100;

interface RemoveOptions {
  readonly store: Pick<Store, "read" | "transaction">;
  readonly storage: Pick<Storage, "remove">;
  readonly now: Date;
  /** HISTORY_FILE_DAYS */
  readonly days: number;
  readonly isStopped?: () => boolean;
}

/**
 * Removes the kept files whose time is over. Stops early if `isStopped` returns true.
 *
 * The first transaction of a batch marks the files as expired, so that no transaction can restore them. Then the files
 * are removed, which can take long in a bucket, and then their rows. After a crash, the next run continues.
 */
export async function removeDeletedFiles({
  store,
  storage,
  now,
  days,
  isStopped = () => false,
}: RemoveOptions): Promise<void> {
  const before = timestamp(new Date(now.getTime() - days * 24 * 60 * 60_000));
  while (!isStopped()) {
    const rows = await store.read.db
      .selectFrom("deleted_files")
      .select("key")
      .where("deleted_at", "<=", before)
      .orderBy("deleted_at")
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return;
    const keys = rows.map(({ key }) => key);
    const expired = await store.transaction(async ({ db }) => {
      await db
        .deleteFrom("deleted_files")
        .where("key", "in", keys)
        .where(({ exists, selectFrom, ref }) =>
          exists(
            selectFrom("attachments").select("id").where("internal_path", "=", ref("deleted_files.key")),
          ),
        )
        .execute();
      return db
        .updateTable("deleted_files")
        .set({ is_expired: true })
        .where("key", "in", keys)
        .returning("key")
        .execute();
    });
    for (const { key } of expired) {
      if (isStopped()) return;
      await storage.remove(key);
    }
    await store.transaction(async ({ db }) => {
      await db.deleteFrom("deleted_files").where("key", "in", keys).where("is_expired", "=", true).execute();
    });
  }
}
