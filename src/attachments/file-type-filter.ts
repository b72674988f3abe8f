/**
 * The `filetype_filter` of attachment types: comma-separated `.ext`, `type/subtype`, `image/*`, `audio/*` or
 * `video/*`. An empty filter accepts every file. A file must fit by its extension *and* by its content.
 */
import { supportedMimeTypes } from "file-type";
import { extensions as extensionsOf, lookup } from "mime-types";
import { FileRefused } from "./file-refused.ts";

/** Whether a file of this detected type, stored with this extension (no dot), is of a kind that is asked for. */
type Accepts = (file: { readonly mediaType: string; readonly extension: string }) => boolean;

const extensionItem = /^\.\w{1,16}$/;
const typeItem = /^[\w.+-]+\/[\w.+-]+$/;
const wildcards = new Set(["image/*", "audio/*", "video/*"]);

/** Throws {@link FileRefused} `filetype-filter` for text that is no filter. */
export function parseFileTypeFilter(text: string): Accepts {
  if (text.trim() === "") return () => true;
  const items = text.split(",").map((item) => item.trim().toLowerCase());
  for (const item of items) {
    if (extensionItem.test(item) || typeItem.test(item) || wildcards.has(item)) continue;
    throw new FileRefused(
      "filetype-filter",
      `"${item.slice(0, 80)}" is not a valid file type. Use an extension (.pdf), a media type (application/pdf), image/*, audio/* or video/*.`,
    );
  }
  return (file) => items.some((item) => fits(item, file.mediaType, file.extension.toLowerCase()));
}

function fits(item: string, mediaType: string, extension: string): boolean {
  if (item.startsWith(".")) return item === `.${extension}` && agree(mediaType, extension);
  const named = typesOf(extension);
  const byName = named.some((type) => covers(item, type));
  const byContent =
    covers(item, mediaType) || (isUntyped(mediaType) && byName && agree(mediaType, extension));
  return byName && byContent;
}

function covers(item: string, type: string): boolean {
  return item === type || (item.endsWith("/*") && type.startsWith(item.slice(0, -1)));
}

/** Whether the content can be what the extension says. Unknown extensions and unrecognizable formats get the benefit. */
function agree(mediaType: string, extension: string): boolean {
  const named = typesOf(extension);
  if (named.length === 0 || named.includes(mediaType)) return true;
  if (isUntyped(mediaType)) return !named.some(isRecognizable);
  if (containers.has(mediaType)) return !named.some((type) => /^(image|audio|video)\//.test(type));
  const family = (type: string) => type.split("/")[0];
  return family(mediaType) !== "application" && named.some((type) => family(type) === family(mediaType));
}

/** Formats that many others are made of: a `.docx` may be seen as the ZIP file that it is. */
const containers = new Set(["application/zip", "application/x-cfb", "application/xml", "application/gzip"]);

/** Formats that cannot be overlooked in a file. Models are left out: only some of their variants have a mark. */
function isRecognizable(type: string): boolean {
  return !type.startsWith("model/") && supportedMimeTypes.has(type);
}

/** Content in which no format could be seen: plain text (`.csv`, `.kicad_sym`) or unknown bytes (`.bin`). */
function isUntyped(mediaType: string): boolean {
  return mediaType === "text/plain" || mediaType === "application/octet-stream";
}

/** Every media type that is known to use the extension. */
function typesOf(extension: string): string[] {
  const usual = lookup(`.${extension}`);
  const others = Object.keys(extensionsOf).filter((type) => extensionsOf[type]?.includes(extension));
  return usual === false ? others : [...new Set([usual, ...others])];
}
