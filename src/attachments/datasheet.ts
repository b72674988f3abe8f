/** Chooses the datasheet among the attachments of an element, for the page of the element and for KiCad. */
import { absoluteUrl } from "./external-url.ts";
import { parseUrl } from "../url.ts";

export interface DatasheetCandidate {
  readonly name: string;
  /** The name of the attachment type. */
  readonly type: string;
  /** The URL as stored: `https://…`, or a host with a path. */
  readonly external_path: string | null;
  /** The storage key of the file. */
  readonly internal_path: string | null;
}

/**
 * Returns the first attachment whose name or type contains "datasheet". If there is none, returns the first PDF.
 * @param attachments in their order on the element
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
