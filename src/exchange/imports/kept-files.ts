/**
 * Keeps the files of dry runs for an hour, so that they can be imported without another upload. Imports of the same
 * upload share its file.
 */
import type { ImportFiles } from "../../attachments/import-files.ts";
import type { Reader, Store, Transaction } from "../../database/store.ts";
import { apiDate, timestamp } from "../../database/timestamp.ts";
import { invalid, problem } from "../../util/errors.ts";
import { findImport, type ImportRow } from "./import-store.ts";

const keptMilliseconds = 60 * 60_000;

/** The maximum number of files that are kept for a user. */
const maximumKept = 10;

export type UploadedFile = Pick<ImportRow, "file" | "file_name" | "file_size" | "format" | "digest">;

/** Returns the time until which the file of a dry run that finishes now is kept. */
export function keptUntil(now: Date): string {
  return timestamp(new Date(now.getTime() + keptMilliseconds));
}

/**
 * Returns the file of a dry run of the user.
 * @throws {Problem} 422 if the user has no such dry run; 409 if its file is no longer kept
 */
export async function keptFile(
  reader: Reader,
  { id, userId, now }: { readonly id: number; readonly userId: number; readonly now: Date },
): Promise<UploadedFile> {
  const row = await findImport(reader, id);
  if (row === null || row.user_id !== userId || !row.dry_run) {
    const message = `You have no dry run ${id}. Send the ID of a dry run that you have started.`;
    throw invalid([{ propertyPath: "from", message, code: "invalid-reference" }]);
  }
  const { finished, file_kept_until: until } = row;
  if (finished === null)
    throw problem("conflict", `Import ${id} has not finished. Wait until it has finished.`);
  if (until === null || until <= timestamp(now)) {
    const ended = until === null ? "" : ` It was kept until ${apiDate(until)}.`;
    throw problem("conflict", `The file of import ${id} is no longer kept.${ended} Upload the file again.`);
  }
  return row;
}

/**
 * Ends the time of the oldest files of a user, so that there is room for a new one, and returns them. The files of dry runs
 * that have not finished are also counted, because they are kept afterwards.
 */
export async function releaseOldest({ db }: Transaction, userId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("imports")
    .select(({ fn }) => ["file", fn.max("id").as("latest")])
    .where("user_id", "=", userId)
    .where("dry_run", "=", true)
    .where((where) => where.or([where("finished", "is", null), where("file_kept_until", "is not", null)]))
    .groupBy("file")
    .orderBy("latest", "desc")
    .execute();
  const old = rows.slice(maximumKept - 1).map(({ file }) => file);
  if (old.length === 0) return [];
  await db.updateTable("imports").set({ file_kept_until: null }).where("file", "in", old).execute();
  return old;
}

/** Ends the time of the files that were kept until now, and returns them. */
export async function releaseExpired({ db }: Transaction, now: Date): Promise<readonly string[]> {
  const rows = await db
    .updateTable("imports")
    .set({ file_kept_until: null })
    .where("file_kept_until", "<=", timestamp(now))
    .returning("file")
    .execute();
  return [...new Set(rows.map(({ file }) => file))];
}

/** Removes those files that no import needs. Call this after the transaction that has changed the imports. */
export async function removeUnused(
  { read }: Pick<Store, "read">,
  files: Pick<ImportFiles, "remove">,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const needed = await neededFiles(read, names);
  for (const name of names) if (!needed.has(name)) await files.remove(name);
}

/** Returns those files that imports which have not finished, or later imports, need. */
export async function neededFiles({ db }: Reader, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("imports")
    .select("file")
    .where("file", "in", [...names])
    .where((where) => where.or([where("finished", "is", null), where("file_kept_until", "is not", null)]))
    .execute();
  return new Set(rows.map(({ file }) => file));
}
