/** Parses the codes on labels of Partledger and Part-DB, which contain the ID of an element. */
import { hasCheckDigit } from "../../util/check-digit.ts";

export interface PrintedId {
  readonly kind: "part" | "lot" | "location";
  readonly id: number;
}

/**
 * The address in a 2D code, such as `https://parts.example.com/scan/lot/12`, or of a page. Printed labels keep the former
 * host.
 */
const address =
  /^[^\s?#]*\/(?:scan\/(part|lot|location)|(parts|lots|storage_locations))\/0*([1-9][0-9]{0,15})\/?(?:[?#].*)?$/i;

/** The text of a 1D code, such as `L0012`, or `L-000012` on labels printed before Part-DB 1.0. */
const shortText = /^([pls])-?0*([1-9][0-9]{0,15})$/i;

/** The text of the storage locations of Part-DB 0.x. */
const oldLocation = /^(\$L)(?=[0-9]{5})0*([1-9][0-9]{0,15})$/i;

const kinds: Readonly<Record<string, PrintedId["kind"]>> = {
  part: "part",
  lot: "lot",
  location: "location",
  parts: "part",
  lots: "lot",
  storage_locations: "location",
  p: "part",
  l: "lot",
  s: "location",
  $l: "location",
};

/** Returns the ID that a code contains, or `null` if the code does not come from such a label. */
export function parsePrintedId(code: string): PrintedId | null {
  const [, scanned, page, pathId] = address.exec(code) ?? [];
  const [, letter, textId] = shortText.exec(code) ?? oldLocation.exec(code) ?? [];
  const kind = kinds[(scanned ?? page ?? letter)?.toLowerCase() ?? ""];
  const id = Number(pathId ?? textId);
  if (kind !== undefined && Number.isSafeInteger(id)) return { kind, id };
  return parseOldPart(code);
}

function parseOldPart(code: string): PrintedId | null {
  if (!/^[0-9]{7,8}$/.test(code) || (code.length === 8 && !hasCheckDigit(code))) return null;
  const id = Number(code.slice(0, 7));
  return id === 0 ? null : { kind: "part", id };
}
