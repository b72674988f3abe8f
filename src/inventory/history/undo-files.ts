/** Restores the stored file of an attachment. Deleted files are kept for `HISTORY_FILE_DAYS`. */
import { isPrivate } from "../entities/attachment.ts";
import type { Columns } from "../writing/write-context.ts";
import { conflictOf, type Target } from "./conflicts.ts";
import type { Undo } from "./undo-context.ts";

/**
 * Makes the file available that an attachment had, and keeps its present file for the time of deleted files.
 * @param columns the columns to set. The function sets another storage key if the file is moved
 * @returns false if the file no longer exists, which is a conflict
 */
export async function restoreFile(
  { context, conflicts }: Undo,
  target: Target,
  before: Readonly<Columns> | null,
  columns: Columns,
): Promise<boolean> {
  if (target.type !== "Attachment" || !("internal_path" in columns)) return true;
  const { files, transaction } = context;
  const [present, wanted] = [before?.["internal_path"] ?? null, columns["internal_path"] ?? null];
  if (present === wanted || typeof wanted !== "string") return true;
  const hasSameFile = typeof present === "string" && hasContentOf(before, columns);
  if (hasSameFile) {
    columns["internal_path"] =
      isPrivate(present) === isPrivate(wanted)
        ? present
        : await files.move(transaction, present, isPrivate(wanted));
    return true;
  }
  if (await files.restore(transaction, wanted)) {
    // The rule of attachments removes a file only if none replaces it.
    if (typeof present === "string") await files.remove(transaction, present, context.now);
    return true;
  }
  const message = "The file was removed after the time in HISTORY_FILE_DAYS.";
  conflicts.add(conflictOf(target, "file-removed", message, { property: "internal_path" }));
  return false;
}

/** Returns whether the content of the file stays the same. Only its directory changes then. */
function hasContentOf(before: Readonly<Columns> | null, columns: Readonly<Columns>): boolean {
  return !("file_sha256" in columns) || columns["file_sha256"] === before?.["file_sha256"];
}
