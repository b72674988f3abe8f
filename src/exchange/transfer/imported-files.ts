/** Remembers the files whose stock imports have added, so that no file is added twice by mistake. */
import { apiDate, timestamp } from "../../database/timestamp.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { readChangeSetStates } from "../../inventory/changes/change-set-states.ts";

/**
 * Returns when the stock of a file was added, or `null` if it was not, or was taken back.
 * @param digest the SHA-256 hash of the file in hex
 */
export async function timeOfImport(reader: Reader, digest: string): Promise<string | null> {
  const rows = await reader.db
    .selectFrom("imported_files")
    .select(["added_date", "change_set_id"])
    .where("digest", "=", digest)
    .orderBy("id", "desc")
    .limit(maximumImports)
    .execute();
  const states = await readChangeSetStates(
    reader,
    rows.map(({ change_set_id: id }) => id),
  );
  // The change set of an old import may have been removed.
  const found = rows.find(({ change_set_id: id }) => (states.get(id ?? 0)?.undoneBy ?? null) === null);
  return found === undefined ? null : apiDate(found.added_date);
}

/** More imports of the same file are not compared. */
const maximumImports = 100;

export async function recordImportedFile(
  { db }: Transaction,
  digest: string,
  changeSet: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto("imported_files")
    .values({ digest, change_set_id: changeSet, added_date: timestamp(now) })
    .execute();
}
