/** The attachments of a part as its page lists them: where each can be opened, and which of them is the datasheet. */
import { chooseDatasheet } from "../../attachments/datasheet.ts";
import type { Principal } from "../../identity/principal.ts";
import type { AttachmentDetails, AttachmentDocument } from "./read-part.ts";

/** The datasheet first, which is the one that KiCad opens too, the others in the order of the part. */
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

/** Path under which a browser that is signed in opens the stored file; null without one, or for who may not see it. */
export function filePath(attachment: AttachmentDocument, principal: Principal): string | null {
  if (!attachment.private) return attachment.internal_path ?? null;
  return principal.can("attachments.show_private") ? `/api/attachments/${attachment.id}/file` : null;
}

/** Path under which a browser saves the stored file. */
export function downloadPath({ id }: AttachmentDocument): string {
  return `/api/attachments/${id}/file?download=true`;
}
