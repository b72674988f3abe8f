/**
 * Cleans file names from clients and chooses extensions. Downloads use the full name, which `original_filename` stores.
 * Names on disk contain only the extension (`storage-key.ts`).
 */
import { create } from "content-disposition";
import { extension as extensionOfType } from "mime-types";

const maximumLength = 255;

/**
 * Extensions of files that a web server or an operating system might execute or render. As in Part-DB, they are
 * replaced with `.txt`.
 */
const dangerousExtensions = new Set(
  (
    "php phtml php3 ph3 php4 ph4 php5 ph5 phtm sh asp cgi py pl exe aspx js mjs jsp css jar html htm shtm shtml " +
    "htaccess htpasswd phar phps xhtml xht mhtml mht hta bat cmd com msi scr ps1 vbs wsf swf"
  ).split(" "),
);

/**
 * Cleans a file name: removes folders (with `/` or `\`), control characters, invisible characters and surrounding
 * whitespace. Truncates the name to 255 characters but keeps the extension. Returns `null` if nothing remains.
 */
export function cleanFileName(name: string): string | null {
  const base = name
    .replaceAll(/[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, "")
    .replace(/^.*[/\\]/s, "")
    .trim();
  if (base === "" || /^\.+$/.test(base)) return null;
  if (base.length <= maximumLength) return base;
  const extension = /\.[^.]{1,16}$/.exec(base)?.[0] ?? "";
  return base.slice(0, maximumLength - extension.length).replace(/\p{Cs}$/u, "") + extension;
}

/**
 * Returns the extension in lowercase without the dot, or "" if the name has no extension (`noext`, `.htaccess`, `a.`).
 */
export function extensionOfName(name: string): string {
  return /[^.]\.([A-Za-z0-9_]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/**
 * Returns the extension with which a file is stored: the extension of its name or, if the name has none, the usual
 * extension of its media type. Dangerous and unknown extensions are replaced with `txt`.
 */
export function storedExtension(name: string | null, mediaType: string): string {
  const given = name === null ? "" : extensionOfName(name);
  const wanted = given === "" && !/\.[^.]+$/.test(name ?? "") ? typicalExtension(mediaType) : given;
  return wanted === "" || dangerousExtensions.has(wanted) ? "txt" : wanted;
}

/** Returns the usual extension of a media type, or "" if there is none. */
function typicalExtension(mediaType: string): string {
  if (mediaType === "application/octet-stream") return "";
  return (extensionOfType(mediaType) || "").replace(/^jpeg$/, "jpg");
}

/**
 * Returns the value of a `Content-Disposition` header (RFC 6266). For a name with non-ASCII characters, the value also
 * contains an ASCII fallback (RFC 8187).
 */
export function contentDisposition(type: "inline" | "attachment", fileName: string): string {
  return create(fileName, { type });
}
