/**
 * Sanitizes SVG files. A file is parsed as strict XML and rewritten with only the elements and attributes on the
 * allowlists. This removes scripts, event handlers, links, embedded pages, animations, external references, document
 * types and entities.
 */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from "saxes";
import { FileRefused } from "./file-refused.ts";
import { safeCss } from "./svg-css.ts";
import { allowedAttributes, allowedElements } from "./svg-vocabulary.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";

/** Maximum size of a file in bytes. The limit is needed because the entire file is kept in memory. */
export const maxSvgBytes = 2_000_000;
const maxDepth = 256;
/** Maximum length of the output. Escaped characters and expanded entities can make the output longer than the input. */
const maxOutputCharacters = 2 * maxSvgBytes;
const maxUses = 2_000;
const maxUseCopies = 20_000;

/** @throws {FileRefused} `svg` if the file is too large, not well-formed or not an SVG file */
export function sanitizeSvg(content: Uint8Array): string {
  if (content.byteLength > maxSvgBytes) throw refused(`it is larger than ${maxSvgBytes} bytes`);
  let output = "";
  let depth = 0;
  let skipping = 0; // The depth of the element whose content is being removed; 0 if there is none.
  let style: string | null = null;
  let uses = 0;
  const useCounter = createUseCounter();
  const ids: (string | null)[] = []; // The IDs of the open elements; `null` for an element without an ID.
  const open: (string | null)[] = []; // The names of the open elements; `null` for an element whose tags are not written.

  function write(text: string): void {
    output += text;
    if (output.length > maxOutputCharacters) throw refused("it expands to too many characters");
  }

  function text(content: string): void {
    if (skipping > 0 || depth === 0) return;
    if (style === null) write(escapeText(content));
    else style += content;
  }

  const parser = new SaxesParser({ xmlns: true });
  parser.on("doctype", (doctype) => declareEntities(parser, doctype));
  parser.on("opentag", (tag: SaxesTagNS) => {
    depth += 1;
    if (depth > maxDepth) throw refused(`it is nested deeper than ${maxDepth} levels`);
    const isSvg = tag.uri === svgNamespace || tag.uri === "";
    if (depth === 1 && !(isSvg && tag.local === "svg")) throw refused("its root element is not svg");
    const unwrapped = isSvg && tag.local === "a";
    const allowed = style === null && (unwrapped || (isSvg && allowedElements.has(tag.local)));
    if (skipping === 0 && !allowed) skipping = depth;
    ids.push(tag.attributes["id"]?.value ?? null);
    if (skipping > 0 || unwrapped) {
      open.push(null);
      return;
    }
    if (tag.local === "use") {
      if (++uses > maxUses) throw refused("it repeats elements too many times");
      for (const target of localTargets(tag))
        useCounter.use(
          target,
          ids.filter((id) => id !== null),
        );
    }
    open.push(tag.local);
    write(`<${tag.local}${depth === 1 ? ` xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"` : ""}`);
    for (const attribute of Object.values(tag.attributes)) write(safeAttribute(tag.local, attribute));
    write(">");
    if (tag.local === "style") style = "";
  });
  parser.on("closetag", () => {
    const name = open.pop();
    ids.pop();
    if (name === "style" && style !== null) {
      write(escapeText(safeCss(style) ?? ""));
      style = null;
    }
    if (typeof name === "string") write(`</${name}>`);
    if (skipping === depth) skipping = 0;
    depth -= 1;
  });
  parser.on("text", text);
  parser.on("cdata", text);
  try {
    parser.write(decodeXml(content)).close();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw refused("it is not well-formed XML", error);
  }
  if (useCounter.total() > maxUseCopies) throw refused("it repeats elements too many times");
  return output;
}

/** Returns the IDs to which a `use` element refers. The element can have both `href` and `xlink:href`. */
function localTargets(tag: SaxesTagNS): string[] {
  return Object.values(tag.attributes)
    .filter(({ local, value }) => local === "href" && value.trim().startsWith("#"))
    .map(({ value }) => value.trim().slice(1));
}

/**
 * Counts the copies that `use` elements create. If a few dozen nested groups each use the previous group twice, the
 * viewer creates billions of copies and hangs.
 */
function createUseCounter() {
  const targets: string[] = [];
  const within = new Map<string, string[]>(); // Maps an element ID to the targets of the `use` elements inside the element.

  return {
    /** Called for each `use` element that is kept, in document order. */
    use(target: string, ancestorIds: readonly string[]) {
      targets.push(target);
      for (const id of new Set(ancestorIds)) {
        const list = within.get(id);
        if (list) list.push(target);
        else within.set(id, [target]);
      }
    },
    /** Returns the total number of copies, or Infinity if an element contains itself. */
    total() {
      const copies = new Map<string, number>();
      const count = (id: string): number => {
        const known = copies.get(id);
        if (known !== undefined) return known;
        copies.set(id, Infinity); // If the count reaches the same ID again, the element contains itself.
        const sum = (within.get(id) ?? []).reduce((all, target) => all + count(target), 1);
        copies.set(id, sum);
        return sum;
      };
      return targets.reduce((all, target) => all + count(target), 0);
    },
  };
}

/** Returns an attribute as ` name="value"`, or "" if the attribute must be removed. */
function safeAttribute(element: string, { prefix, local, uri, value }: SaxesAttributeNS): string {
  if (prefix === "xml" && (local === "space" || local === "lang"))
    return ` xml:${local}="${escapeAttribute(value)}"`;
  const isLink = local === "href" && (uri === xlinkNamespace || uri === "");
  if (isLink) {
    const target = value.trim();
    const harmless = /^#[^\s]*$/.test(target) || (element === "image" && isEmbeddedPicture(target));
    return harmless ? ` ${uri === "" ? "href" : "xlink:href"}="${escapeAttribute(target)}"` : "";
  }
  if (uri !== "" || !allowedAttributes.has(local)) return "";
  const safe = local === "id" || local === "class" ? value : safeCss(value);
  return safe === null ? "" : ` ${local}="${escapeAttribute(safe)}"`;
}

/** Returns whether a link embeds a raster image. Embedded SVG files are not allowed, because they are not sanitized. */
function isEmbeddedPicture(target: string): boolean {
  return /^data:image\/(?:png|jpe?g|gif|webp|bmp);base64,[A-Za-z0-9+/=\s]*$/i.test(target);
}

/**
 * Declares the plain-text entities of the document, because drawing programs use entities for namespace names. Entities
 * that refer to other entities or to files are ignored, because they could expand without limit or read files.
 */
function declareEntities(parser: SaxesParser<{ xmlns: true }>, doctype: string): void {
  const entities = Object.assign(Object.create(null) as Record<string, string>, parser.ENTITIES);
  for (const [, name = "", , value = ""] of doctype.matchAll(
    /<!ENTITY\s+([\w.-]{1,64})\s+(["'])([^"'&%<]{0,256})\2\s*>/g,
  )) {
    entities[name] ??= value;
  }
  parser.ENTITIES = entities;
}

/** Decodes XML with the encoding from its byte order mark or its declaration. Default: UTF-8. */
function decodeXml(content: Uint8Array): string {
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    Buffer.from(content.subarray(0, 256)).toString("latin1"),
  )?.[1];
  const encoding = utf16Encoding(content) ?? declared ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch (error) {
    throw refused(`it is not valid ${encoding} text`, error);
  }
}

/** Returns the encoding that a UTF-16 byte order mark specifies. */
export function utf16Encoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeAttribute(text: string): string {
  return escapeText(text)
    .replaceAll('"', "&quot;")
    .replaceAll("\t", "&#9;")
    .replaceAll("\n", "&#10;")
    .replaceAll("\r", "&#13;");
}

function refused(reason: string, cause?: unknown): FileRefused {
  return new FileRefused("svg", `The SVG file is not accepted: ${reason}.`, { cause });
}
