/** Which of a part's files or addresses is its datasheet, and where it is read. */
import { isPrivate } from "../inventory/entities/attachment.ts";
import type { AttachmentRow } from "./owned-rows.ts";

/**
 * The first attachment that is called a datasheet or is of a type called so, else the first PDF.
 *
 * @param attachments in the order of the part
 * @param baseUrl address of the service, without a slash at its end
 * @returns an absolute address; null where there is none
 */
export function datasheetUrl(attachments: readonly AttachmentRow[], baseUrl: string): string | null {
  const chosen = attachments.find(isCalledDatasheet) ?? attachments.find(isPdf);
  if (chosen === undefined) return null;
  const { id, external_path: external, internal_path: internal } = chosen;
  if (external !== null || internal === null) return external;
  return isPrivate(internal) ? `${baseUrl}/api/attachments/${id}/file` : `${baseUrl}/${internal}`;
}

function isCalledDatasheet({ name, type }: AttachmentRow): boolean {
  return /datasheet/i.test(type) || /data ?sheet/i.test(name);
}

function isPdf({ external_path: external, internal_path: internal }: AttachmentRow): boolean {
  if (internal !== null) return /\.pdf$/i.test(internal);
  return external !== null && URL.canParse(external) && /\.pdf$/i.test(new URL(external).pathname);
}
