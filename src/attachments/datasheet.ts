/** Which of an element's attachments is its datasheet: for its page and for whoever opens it from a schematic. */
import { absoluteUrl } from "./external-url.ts";
import { parseUrl } from "../url.ts";

export interface DatasheetCandidate {
  readonly name: string;
  /** Name of its type. */
  readonly type: string;
  /** As it is stored: `https://…`, or a bare host with a path. */
  readonly external_path: string | null;
  /** Where the file is stored. */
  readonly internal_path: string | null;
}

/**
 * The first one that is called a datasheet or is of a type called so, else the first PDF; undefined without either.
 *
 * @param attachments in the order of the element
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
