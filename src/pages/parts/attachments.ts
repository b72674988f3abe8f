/** The attachments on the part page: their order and the paths of their files. */
import { chooseDatasheet } from "../../attachments/datasheet.ts";
import type { Principal } from "../../identity/principal.ts";
import type { AttachmentDetails, AttachmentDocument } from "./read-part.ts";

/** Moves the datasheet, which KiCad also opens, to the first position. All other attachments keep their order. */
export function datasheetFirst(
  attachments: readonly AttachmentDocument[],
  details: ReadonlyMap<number, AttachmentDetails>,
): readonly AttachmentDocument[] {
  const sheet = chooseDatasheet(
    attachments.map((attachment) => ({
      attachment,
      name: attachment.name,
      type: details.get(attachment.id)?.type ?? "",
      external_path: attachment.external_path ?? null,
      internal_path: details.get(attachment.id)?.key ?? null,
    })),
  )?.attachment;
  return sheet === undefined ? attachments : [sheet, ...attachments.filter((each) => each !== sheet)];
}

/**
 * Returns the path of the stored file for a signed-in browser. Returns `null` if there is no file or the user lacks the
 * permission to read it.
 */
export function filePath(attachment: AttachmentDocument, principal: Principal): string | null {
  if (!attachment.private) return attachment.internal_path ?? null;
  return principal.can("attachments.show_private") ? `/api/attachments/${attachment.id}/file` : null;
}

/** Returns the path to download the stored file. */
export function downloadPath({ id }: AttachmentDocument): string {
  return `/api/attachments/${id}/file?download=true`;
}
