/** Remembers the files whose stock imports have added, so that no file is added twice by mistake. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { apiDate, timestamp } from "../../database/timestamp.ts";
import type { Reader, Transaction } from "../../database/store.ts";

/**
 * Returns when the stock of a file was added, or `null` if it was not, or was taken back.
 * @param digest the SHA-256 hash of the file in hex
 */
export async function timeOfImport({ db }: Reader, digest: string): Promise<string | null> {
  const found = await db
    .selectFrom("imported_files as file")
    .select("file.added_date")
    .where("file.digest", "=", digest)
    .where(isInEffect(sql.ref("file.change_set_id")))
    .orderBy("file.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found === undefined ? null : apiDate(found.added_date);
}

/** Whether a change set was not undone, or was redone. */
export function isInEffect(changeSet: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select 1 from change_sets as undo where undo.undoes_id = ${changeSet}
    and not exists (select 1 from change_sets as redo where redo.undoes_id = undo.id))`;
}

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
