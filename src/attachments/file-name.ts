/**
 * Names that clients give to files. The name is kept as data (`original_filename`) and offered at download; the
 * name on disk is made by `storage-key.ts` from nothing but the extension found here.
 */
import { create } from "content-disposition";
import { extension as extensionOfType } from "mime-types";

const longestFileName = 255;

/** What a web server or a desktop might run or render as a page; such files are kept as `.txt` (as Part-DB does). */
const dangerousExtensions = new Set(
  (
    "php phtml php3 ph3 php4 ph4 php5 ph5 phtm sh asp cgi py pl exe aspx js mjs jsp css jar html htm shtm shtml " +
    "htaccess htpasswd phar phps xhtml xht mhtml mht hta bat cmd com msi scr ps1 vbs wsf swf"
  ).split(" "),
);

/**
 * A client's file name as it is kept: without folders (of any system), control characters, invisible direction
 * marks or outer blanks and at most 255 characters long, its extension saved. Null when nothing remains.
 */
export function cleanFileName(name: string): string | null {
  const base = name
    .replaceAll(/[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, "")
    .replace(/^.*[/\\]/s, "")
    .trim();
  if (base === "" || /^\.+$/.test(base)) return null;
  if (base.length <= longestFileName) return base;
  const extension = /\.[^.]{1,16}$/.exec(base)?.[0] ?? "";
  return base.slice(0, longestFileName - extension.length).replace(/\p{Cs}$/u, "") + extension;
}

/** The extension of a clean file name, lower case, without the dot; "" when it has none (`noext`, `.htaccess`, `a.`). */
export function extensionOfName(name: string): string {
  return /[^.]\.([A-Za-z0-9_]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/**
 * The extension under which a file is stored: that of its name unless it is dangerous; for a name without one,
 * that of its detected type; else `txt`.
 */
export function storedExtension(name: string | null, mediaType: string): string {
  const given = name === null ? "" : extensionOfName(name);
  const wanted = given === "" && !/\.[^.]+$/.test(name ?? "") ? typicalExtension(mediaType) : given;
  return wanted === "" || dangerousExtensions.has(wanted) ? "txt" : wanted;
}

/** The usual extension of a media type, or "" for the types that say nothing. */
function typicalExtension(mediaType: string): string {
  if (mediaType === "application/octet-stream") return "";
  return (extensionOfType(mediaType) || "").replace(/^jpeg$/, "jpg");
}

/** A `Content-Disposition` header (RFC 6266), names beyond ASCII in the form of RFC 8187 with an ASCII fallback. */
export function contentDisposition(type: "inline" | "attachment", fileName: string): string {
  return create(fileName, { type });
}
