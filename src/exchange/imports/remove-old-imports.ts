/**
 * Deletes imports that finished 30 days ago, and files that no import needs. `service/clean-up-schedule.ts` calls this
 * module.
 */
import type { ImportFiles } from "../../attachments/import-files.ts";
import type { Store } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { neededFiles, releaseExpired, removeUnused } from "./kept-files.ts";

const day = 24 * 60 * 60_000;

export async function removeOldImports(store: Store, files: ImportFiles, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * day);
  const expired = await store.transaction(async (transaction) => {
    await transaction.db
      .deleteFrom("imports")
      .where("finished", "<", timestamp(before(30)))
      .execute();
    return releaseExpired(transaction, now);
  });
  await removeUnused(store, files, expired);
  // A file stays if a process is killed between the end of its import and the removal of the file.
  const old = await files.olderThan(before(1));
  if (old.length === 0) return;
  const needed = await neededFiles(store.read, old);
  for (const name of old) if (!needed.has(name)) await files.remove(name);
}
