/**
 * Finds out what a file is by looking into it, never by its name: magic numbers through `file-type`, and rules of
 * our own for text, SVG, HTML and XML, which have none. What may be done with a type is said elsewhere.
 */
import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { encodingOfMark } from "./svg.ts";

/** How much of a file is looked at. Bounded, so that no crafted archive makes the look expensive. */
const headBytes = 64 * 1024;

/** The media type of a file on disk, without parameters; `application/octet-stream` when nothing is known. */
export async function detectMediaType(path: string): Promise<string> {
  const handle = await open(path, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return await sniffMediaType(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** As {@link detectMediaType}, from the first bytes of a file. */
export async function sniffMediaType(head: Uint8Array): Promise<string> {
  const text = decodeText(head);
  if (text !== null) {
    const markup = markupType(text);
    if (markup !== null) return markup;
  }
  const known = await fileTypeFromBuffer(head).catch(() => undefined);
  const type = known?.mime.replace(/\s*;.*$/, "");
  if (text === null) return type ?? "application/octet-stream";
  // Short marks such as "BM" also occur at the start of texts. Formats that are text (PDF can be) are believed.
  return type === undefined || /^(?:image|audio|video|font)\//.test(type) ? "text/plain" : type;
}

/**
 * The text of a file that is text: UTF-8, or UTF-16 with a byte order mark, without the control characters that
 * only binary files have. A character cut in two by the end of the head does no harm.
 */
function decodeText(head: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encodingOfMark(head) ?? "utf-8", { fatal: true }).decode(head, {
      stream: true,
    });
    return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** SVG, XML and HTML are told apart by their first tag, after whatever XML allows before it. */
function markupType(text: string): string | null {
  const tag = firstTag(text);
  const isXml = /^\s*<\?xml[\s?]/i.test(text);
  if (tag === null) return isXml ? "application/xml" : null;
  if (tag.doctype === "svg" || tag.name === "svg" || tag.name.endsWith(":svg")) return "image/svg+xml";
  if (tag.doctype === "html" || htmlTags.has(tag.name)) return isXml ? "application/xhtml+xml" : "text/html";
  return isXml ? "application/xml" : null;
}

/** The tags that make a browser take a file for HTML (WHATWG MIME Sniffing, §7.1), and a few more. */
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

/** Where the `>` of a document type declaration is, its internal subset in brackets skipped; -1 when it is cut off. */
function endOfDoctype(text: string, from: number): number {
  const close = text.indexOf(">", from);
  if (close === -1) return -1;
  // Only up to there: looking through the rest for each of many declarations would take quadratic time.
  const inDeclaration = text.slice(from, close).indexOf("[");
  if (inDeclaration === -1) return close;
  const subset = from + inDeclaration;
  const subsetEnd = text.indexOf("]", subset);
  return subsetEnd === -1 ? -1 : text.indexOf(">", subsetEnd);
}
