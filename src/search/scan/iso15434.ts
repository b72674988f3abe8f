/**
 * Reads codes in format 06 of ISO/IEC 15434, as distributors and manufacturers print them: header, fields with data
 * identifiers, trailer. Scanners and distributors drop or replace parts of the header, separators and trailer.
 */
import { decodeFields, parseField } from "./data-identifiers.ts";
import type { CodeField, DecodedCode } from "./decoded-code.ts";
import { splitWithoutSeparators } from "./missing-separators.ts";

const [group, record, end] = ["\u001d", "\u001e", "\u0004"];

/** How scanners, drivers and libraries show the separators: ISO 2047 pictures, names, code page 437 and private use. */
const shown: readonly (readonly [RegExp, string])[] = [
  [/[\u241d\u2194\uf70b]|<GS>|\{GS\}/g, group],
  [/[\u241e\u25b2\uf70c]|<RS>|\{RS\}/g, record],
  [/[\u2404\u2666]|<EOT>|\{EOT\}/g, end],
];

/** The header, with the record separator and the group separator as the scanner sends them. */
const header = /^>?\[\)>([^0-9A-Za-z]{0,2})06([^0-9A-Za-z]{0,2})/;

/** Returns the content of the code, or `null` if it is not in this format. */
export function decodeIso15434(code: string): DecodedCode | null {
  const fields = fieldsOf(
    shown.reduce((text, [pattern, character]) => text.replaceAll(pattern, character), code),
  );
  return fields === null || fields.every(({ value }) => value === "") ? null : decodeFields(fields);
}

function fieldsOf(text: string): readonly CodeField[] | null {
  const [head, recordSeparator = "", separator = ""] = header.exec(text) ?? [];
  if (head === undefined) return fieldsWithoutHeader(text);
  // The fields of further records, which are rare, can be those of another item.
  const [body = "", ...records] = withoutTrailer(text.slice(head.length), recordSeparator).split(record);
  const others = records.map((value) => ({ identifier: "", value }));
  return [...fieldsOfRecord(body, separator), ...others];
}

function fieldsOfRecord(body: string, separator: string): readonly CodeField[] {
  const fields = body.split(separator === "" ? group : separator).map(parseField);
  if (fields.length > 1) return fields;
  // Without a separator, where the fields end is unknown: the text must not become a part number.
  return splitWithoutSeparators(body) ?? (separator === "" ? [{ identifier: "", value: body }] : fields);
}

/** Some scanners drop the header, and some also the separators. */
function fieldsWithoutHeader(text: string): readonly CodeField[] | null {
  const body = withoutTrailer(text.replace(/^\u001e?06\u001d?/, ""), "");
  // Without a header, only ASCII characters show that no other keyboard layout changed the code.
  if (/[^\u0000-\u007e]/.test(body)) return null;
  if (!body.includes(group)) return splitWithoutSeparators(body);
  const fields = body.split(group).map(parseField);
  const known = fields.filter(({ identifier }) => usual.has(identifier));
  return known.length >= 2 && !fields.some(isMistyped) ? fields : null;
}

/** Whether the hyphens of a part number became apostrophes, as on an Italian or Spanish keyboard. */
const isMistyped = ({ identifier, value }: CodeField): boolean =>
  value.endsWith("'ND") || (["1P", "30P"].includes(identifier) && value.includes("'"));

/** At least two of these identifiers distinguish a code without header from other text. */
const usual: ReadonlySet<string> = new Set(["P", "1P", "30P", "Q", "K", "1K", "9D", "10D", "1T", "4L", "1V"]);

/** How scanners send the end of a code: separators and the end of transmission, of which any can be missing. */
const trailers = [group, record, end, "^D"];

function withoutTrailer(text: string, recordSeparator: string): string {
  let body = text;
  let found = trailers.find((trailer) => body.endsWith(trailer));
  while (found !== undefined) {
    body = body.slice(0, -found.length);
    found = trailers.find((trailer) => body.endsWith(trailer));
  }
  return recordSeparator !== "" && body.endsWith(recordSeparator)
    ? body.slice(0, -recordSeparator.length)
    : body;
}
