/** Where KiCad opens the datasheet of a part. */
import { chooseDatasheet } from "../attachments/datasheet.ts";
import { absoluteUrl } from "../attachments/external-url.ts";
import { isPrivate } from "../inventory/entities/attachment.ts";
import type { AttachmentRow } from "./owned-rows.ts";

/**
 * The external address of the datasheet if it has one, else that of the file: KiCad opens it in a browser, which a
 * private file first leads to the login.
 *
 * @param attachments in the order of the part
 * @param baseUrl address of the service, without a slash at its end
 * @returns an absolute address; null where there is no datasheet
 */
export function datasheetUrl(attachments: readonly AttachmentRow[], baseUrl: string): string | null {
  const chosen = chooseDatasheet(attachments);
  if (chosen === undefined) return null;
  const { id, external_path: external, internal_path: internal } = chosen;
  if (external !== null) return absoluteUrl(external);
  if (internal === null) return null;
  return isPrivate(internal) ? `${baseUrl}/attachments/${id}` : `${baseUrl}/${internal}`;
}
