/** Parses the codes on labels of Part-DB, which contain the ID of an element. */

export interface PrintedId {
  readonly kind: "part" | "lot" | "location";
  readonly id: number;
}

/** The address in a 2D code, such as `https://parts.example.com/scan/lot/12`. Printed labels keep the former host. */
const address = /^[^\s?#]*\/scan\/(part|lot|location)\/0*([1-9][0-9]{0,15})\/?(?:[?#].*)?$/i;

/** The text of a 1D code, such as `L0012`, or `L-000012` on labels printed before Part-DB 1.0. */
const shortText = /^([pls])-?0*([1-9][0-9]{0,15})$/i;

const kinds: Readonly<Record<string, PrintedId["kind"]>> = {
  part: "part",
  lot: "lot",
  location: "location",
  p: "part",
  l: "lot",
  s: "location",
};

/** Returns the ID that a code contains, or `null` if the code does not come from such a label. */
export function parsePrintedId(code: string): PrintedId | null {
  const [, name = "", digits = ""] = address.exec(code) ?? shortText.exec(code) ?? [];
  const kind = kinds[name.toLowerCase()];
  const id = Number(digits);
  return kind !== undefined && Number.isSafeInteger(id) ? { kind, id } : null;
}
