/** The rule of preview pictures: a picture that belongs to the element itself. */
import { isPicture } from "../entities/attachment.ts";
import type { Change } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { ownerOf } from "../entities/owners.ts";
import { rowById } from "../writing/rows.ts";

/** Checks `master_picture_attachment` where it is set anew. */
export async function checkMasterPicture(change: Change): Promise<void> {
  const id = change.after["master_picture_attachment_id"];
  if (typeof id !== "number" || !changes(change, "master_picture_attachment_id")) return;
  const { context } = change;
  const row = await rowById(context.transaction, context.definitions.Attachment, id);
  if (row === null) return;
  if (!isPicture(row["internal_path"] as string | null, row["external_path"] as string | null)) {
    change.violate(
      "master_picture_attachment",
      "The preview attachment must be a valid picture!",
      "not-a-picture",
    );
  }
  const owner = ownerOf(row);
  if (owner?.resource !== change.definition.name || owner.id !== change.id) {
    change.violate(
      "master_picture_attachment",
      "The preview attachment must belong to this element!",
      "not-own-attachment",
    );
  }
}
