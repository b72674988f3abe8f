/** Decodes the encodings of spreadsheets and distributors' files. */

export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "shift_jis", "gb18030"] as const;

export type Encoding = (typeof encodings)[number];

export const encodingNames: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  "windows-1252": "Windows-1252",
  shift_jis: "Shift-JIS",
  gb18030: "GB18030",
};

export function isEncoding(text: string): text is Encoding {
  return encodings.some((encoding) => encoding === text);
}

export interface Decoder {
  /** @throws {TypeError} if the bytes are not valid in the encoding */
  decode(bytes: Uint8Array): string;
  /** @throws {TypeError} if a character is incomplete */
  end(): string;
}

export function createDecoder(encoding: Encoding): Decoder {
  if (encoding === "windows-1252") return { decode: decodeWindows1252, end: () => "" };
  const decoder = new TextDecoder(encoding, { fatal: true });
  return { decode: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/** The characters of the bytes 0x80 to 0x9F. Undefined bytes are control characters, as in the WHATWG standard. */
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Some versions of Node.js decode Windows-1252 as Latin-1, so `TextDecoder` is not used. */
function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return latin1.replaceAll(/[\x80-\x9f]/g, (found) => windows1252.charAt(found.charCodeAt(0) - 0x80));
}
