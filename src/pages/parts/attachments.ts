/** The attachments of a part as its page lists them: where each can be opened, and which of them is the datasheet. */
import type { Principal } from "../../identity/principal.ts";
import { webAddress } from "../site/external-link.tsx";
import type { AttachmentDocument } from "./read-part.ts";

/** The datasheet first, as it is chosen for KiCad too, the others in the order of the part. */
export function datasheetFirst(
  attachments: readonly AttachmentDocument[],
  types: ReadonlyMap<number, string>,
): readonly AttachmentDocument[] {
  const isCalledDatasheet = ({ id, name }: AttachmentDocument): boolean =>
    /datasheet/i.test(types.get(id) ?? "") || /data ?sheet/i.test(name);
  const sheet = attachments.find(isCalledDatasheet) ?? attachments.find(isPdf);
  return sheet === undefined ? attachments : [sheet, ...attachments.filter((each) => each !== sheet)];
}

function isPdf({ internal_path: internal, external_path: external }: AttachmentDocument): boolean {
  const address = webAddress(external ?? "");
  return /\.pdf$/i.test(internal ?? (address === null ? "" : new URL(address).pathname));
}

/** Path under which a browser that is signed in opens the stored file; null without one, or for who may not see it. */
export function filePath(attachment: AttachmentDocument, principal: Principal): string | null {
  if (!attachment.private) return attachment.internal_path ?? null;
  return principal.can("attachments.show_private") ? `/api/attachments/${attachment.id}/file` : null;
}
