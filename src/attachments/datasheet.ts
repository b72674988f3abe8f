/** Chooses the datasheet from the attachments of a part. Both the part's page and KiCad link to this datasheet. */
import { absoluteUrl } from "./external-url.ts";
import { parseUrl } from "../util/url.ts";

export interface DatasheetCandidate {
  readonly name: string;
  readonly type: string;
  /** The stored URL: `https://…`, or a host with a path. */
  readonly external_path: string | null;
  readonly internal_path: string | null;
}

/**
 * Returns the first attachment whose name or type contains "datasheet". If there is no such attachment, returns the
 * first PDF.
 * @param attachments in the order in which the part lists them
 */
export function chooseDatasheet<T extends DatasheetCandidate>(attachments: readonly T[]): T | undefined {
  return attachments.find(isCalledDatasheet) ?? attachments.find(isPdf);
}

function isCalledDatasheet({ name, type }: DatasheetCandidate): boolean {
  return /datasheet/i.test(type) || /data ?sheet/i.test(name);
}

function isPdf({ external_path: external, internal_path: internal }: DatasheetCandidate): boolean {
  if (internal !== null) return /\.pdf$/i.test(internal);
  if (external === null) return false;
  const url = parseUrl(absoluteUrl(external));
  return url !== null && /\.pdf$/i.test(url.pathname);
}
