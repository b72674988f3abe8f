/** Restores the stored file of an attachment. Deleted files are kept for `HISTORY_FILE_DAYS`. */
import { isPrivate } from "../entities/attachment.ts";
import type { Columns } from "../writing/write-context.ts";
import { conflictOf, type Target } from "./conflicts.ts";
import type { Undo } from "./undo-state.ts";

/**
 * Makes the file available that an attachment had, and keeps its present file for the time of deleted files. Called when
 * the rules have accepted the change, so that a rejected change does not affect files.
 * @param after the columns to write. The function sets another storage key if the file is moved
 * @returns false if the file no longer exists, which is a conflict
 * @throws {Problem} 403 if the user cannot read the private file that would become public
 */
export async function restoreFile(
  { context, conflicts }: Pick<Undo, "context" | "conflicts">,
  target: Target,
  before: Readonly<Columns> | null,
  after: Columns,
): Promise<boolean> {
  if (target.type !== "Attachment") return true;
  const { files, transaction } = context;
  const [present, wanted] = [before?.["internal_path"] ?? null, after["internal_path"] ?? null];
  if (present === wanted || typeof wanted !== "string") return true;
  if (typeof present === "string" && isPrivate(present) && !isPrivate(wanted))
    context.requirePermission("attachments.show_private");
  if (typeof present === "string" && before?.["file_sha256"] === after["file_sha256"]) {
    after["internal_path"] =
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
