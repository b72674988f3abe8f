/**
 * Detects the media type of a file from its content, never from its name. The package `file-type` recognizes
 * signatures. This module recognizes text, SVG, HTML and XML, which have no signatures.
 */
import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { utf16Encoding } from "./svg.ts";

/** Maximum number of bytes to read. The limit bounds the cost of crafted archives. */
export const headBytes = 64 * 1024;

/** Returns the media type of a file, without parameters. Returns `application/octet-stream` if the type is unknown. */
export async function detectMediaType(path: string): Promise<string> {
  const handle = await open(path, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return await sniffMediaType(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Detects the media type from the first bytes of a file. Returns the same result as {@link detectMediaType}. */
export async function sniffMediaType(head: Uint8Array): Promise<string> {
  const text = decodeText(head);
  if (text !== null) {
    const markup = markupType(text);
    if (markup !== null) return markup;
  }
  const known = await fileTypeFromBuffer(head).catch(() => undefined);
  const type = known?.mime.replace(/\s*;.*$/, "");
  if (text === null) return type ?? "application/octet-stream";
  // Text can start with a short signature such as "BM", so detected image, audio, video and font formats are ignored.
  // Other detected formats, such as PDF, can be text and are accepted.
  return type === undefined || /^(?:image|audio|video|font)\//.test(type) ? "text/plain" : type;
}

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark. Returns `null` for binary content, which has an invalid encoding or
 * contains control characters that do not occur in text. Ignores a truncated character at the end.
 */
function decodeText(head: Uint8Array): string | null {
  try {
    const text = new TextDecoder(utf16Encoding(head) ?? "utf-8", { fatal: true }).decode(head, {
      stream: true,
    });
    return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Distinguishes SVG, XML and HTML by their document type declaration and first tag. */
function markupType(text: string): string | null {
  const tag = firstTag(text);
  const isXml = /^\s*<\?xml[\s?]/i.test(text);
  if (tag === null) return isXml ? "application/xml" : null;
  if (tag.doctype === "svg" || tag.name === "svg" || tag.name.endsWith(":svg")) return "image/svg+xml";
  if (tag.doctype === "html" || htmlTags.has(tag.name)) return isXml ? "application/xhtml+xml" : "text/html";
  return isXml ? "application/xml" : null;
}

/** The tags that identify HTML according to WHATWG MIME Sniffing §7.1, and a few more. */
const htmlTags = new Set(
  "html head script iframe h1 div font table a style title b body br p img object embed form link meta base".split(
    " ",
  ),
);

function firstTag(text: string): { doctype: string | null; name: string } | null {
  let doctype: string | null = null;
  let position = 0;
  for (;;) {
    while (/\s/.test(text[position] ?? "")) position += 1;
    const rest = text.slice(position, position + 256);
    let end: number;
    if (rest.startsWith("<?")) end = text.indexOf("?>", position);
    else if (rest.startsWith("<!--")) end = text.indexOf("-->", position);
    else if (/^<!doctype[\s>]/i.test(rest)) {
      doctype = /^<!doctype\s+([\w:.-]+)/i.exec(rest)?.[1]?.toLowerCase() ?? null;
      end = endOfDoctype(text, position);
    } else {
      const name = /^<([a-z][\w:.-]*)[\s/>]/i.exec(rest)?.[1]?.toLowerCase();
      return name === undefined && doctype === null ? null : { doctype, name: name ?? "" };
    }
    if (end === -1) return doctype === null ? null : { doctype, name: "" };
    position = text.indexOf(">", end) + 1;
  }
}

/**
 * Returns the index of the `>` that ends a document type declaration, including its internal subset. Returns -1 if the
 * declaration is truncated.
 */
function endOfDoctype(text: string, from: number): number {
  const close = text.indexOf(">", from);
  if (close === -1) return -1;
  // Search only in this declaration. Searching the rest of the text for every declaration would take quadratic time.
  const inDeclaration = text.slice(from, close).indexOf("[");
  if (inDeclaration === -1) return close;
  const subset = from + inDeclaration;
  const subsetEnd = text.indexOf("]", subset);
  return subsetEnd === -1 ? -1 : text.indexOf(">", subsetEnd);
}
