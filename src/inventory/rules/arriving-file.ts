/** The file that a change of an attachment brings, between the check and the writing. */
import type { AcceptedFile } from "../../attachments/accept-file.ts";
import { isPictureKey } from "../../attachments/picture.ts";
import { isPicture } from "../entities/attachment.ts";
import type { Change, Columns } from "../writing/change.ts";

export const arrivingFiles = new WeakMap<Change, AcceptedFile>();

/** Whether the attachment of this row can be shown as a picture. */
export function isPictureRow(row: Readonly<Columns>): boolean {
  return isPicture(
    (row["internal_path"] ?? null) as string | null,
    (row["external_path"] ?? null) as string | null,
  );
}

/** Whether the attachment is a picture once the change is written; null while its file is still to be fetched. */
export function willBePicture(change: Change): boolean | null {
  if (change.context.files.awaits(change.path)) return null;
  const file = arrivingFiles.get(change);
  return file === undefined ? isPictureRow(change.after) : isPictureKey(`file.${file.extension}`);
}
