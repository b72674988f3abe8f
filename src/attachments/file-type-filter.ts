/**
 * Parses the `filetype_filter` of attachment types: a comma-separated list of `.ext`, `type/subtype`, `image/*`,
 * `audio/*` or `video/*`. An empty filter accepts all files. A file matches only if both its extension and its content
 * match.
 */
import { supportedMimeTypes } from "file-type";
import { extensions as extensionsOf, lookup } from "mime-types";
import { FileRefused } from "./file-refused.ts";

/** Returns whether a file matches the filter. `mediaType` is detected from the content; `extension` has no dot. */
type Accepts = (file: { readonly mediaType: string; readonly extension: string }) => boolean;

const extensionItem = /^\.\w{1,16}$/;
const typeItem = /^[\w.+-]+\/[\w.+-]+$/;
const wildcards = new Set(["image/*", "audio/*", "video/*"]);

/** @throws {FileRefused} `filetype-filter` if the text is not a valid filter */
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
  return (file) => items.some((item) => matches(item, file.mediaType, file.extension.toLowerCase()));
}

function matches(item: string, mediaType: string, extension: string): boolean {
  if (item.startsWith(".")) return item === `.${extension}` && isConsistent(mediaType, extension);
  const named = typesOf(extension);
  const byName = named.some((type) => covers(item, type));
  const byContent =
    covers(item, mediaType) || (isUntyped(mediaType) && byName && isConsistent(mediaType, extension));
  return byName && byContent;
}

function covers(item: string, type: string): boolean {
  return item === type || (item.endsWith("/*") && type.startsWith(item.slice(0, -1)));
}

/**
 * Returns whether content of the detected media type can have this extension. Unknown extensions and formats that
 * cannot be detected are accepted.
 */
function isConsistent(mediaType: string, extension: string): boolean {
  const named = typesOf(extension);
  if (named.length === 0 || named.includes(mediaType)) return true;
  if (isUntyped(mediaType)) return !named.some(isRecognizable);
  if (containers.has(mediaType)) return !named.some((type) => /^(image|audio|video)\//.test(type));
  const family = (type: string) => type.split("/")[0];
  return family(mediaType) !== "application" && named.some((type) => family(type) === family(mediaType));
}

/**
 * Container formats. A file in another format can be detected as its container: for example, a `.docx` file as a ZIP
 * file.
 */
const containers = new Set(["application/zip", "application/x-cfb", "application/xml", "application/gzip"]);

/**
 * Returns whether every file of this media type can be detected. This is not the case for 3D models, because only some
 * variants have a signature.
 */
function isRecognizable(type: string): boolean {
  return !type.startsWith("model/") && supportedMimeTypes.has(type);
}

/**
 * Returns whether no specific format was detected, only plain text (`.csv`, `.kicad_sym`) or unknown bytes (`.bin`).
 */
function isUntyped(mediaType: string): boolean {
  return mediaType === "text/plain" || mediaType === "application/octet-stream";
}

function typesOf(extension: string): string[] {
  const usual = lookup(`.${extension}`);
  const others = Object.keys(extensionsOf).filter((type) => extensionsOf[type]?.includes(extension));
  return usual === false ? others : [...new Set([usual, ...others])];
}
