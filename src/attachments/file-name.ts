/**
 * Handles file names from clients. Downloads use the name in `original_filename`. Names on disk contain only the
 * extension (`storage-key.ts`).
 */
import { create } from "content-disposition";
import { extension as extensionOfType } from "mime-types";

const maximumLength = 255;

/**
 * Extensions that a web server or an operating system might execute or render. They are replaced with `.txt`, as in
 * Part-DB.
 */
const dangerousExtensions = new Set(
  (
    "php phtml php3 ph3 php4 ph4 php5 ph5 phtm sh asp cgi py pl exe aspx js mjs jsp css jar html htm shtm shtml " +
    "htaccess htpasswd phar phps xhtml xht mhtml mht hta bat cmd com msi scr ps1 vbs wsf swf"
  ).split(" "),
);

/**
 * Removes folders (with `/` or `\`), control and invisible characters and surrounding whitespace from a file name.
 * Truncates the name to 255 characters but keeps the extension. Returns `null` if nothing remains.
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

/** Returns the extension in lower case without the dot, or "" if there is none (`noext`, `.htaccess`, `a.`). */
export function extensionOfName(name: string): string {
  return /[^.]\.([A-Za-z0-9_]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/**
 * Returns the extension for storing a file: the extension of its name or, if the name has none, of its detected type.
 * Dangerous and unknown extensions are replaced with `txt`.
 */
export function storedExtension(name: string | null, mediaType: string): string {
  const given = name === null ? "" : extensionOfName(name);
  const wanted = given === "" && !/\.[^.]+$/.test(name ?? "") ? typicalExtension(mediaType) : given;
  return wanted === "" || dangerousExtensions.has(wanted) ? "txt" : wanted;
}

/** Returns the usual extension of a media type, or "" if it has none. */
function typicalExtension(mediaType: string): string {
  if (mediaType === "application/octet-stream") return "";
  return (extensionOfType(mediaType) || "").replace(/^jpeg$/, "jpg");
}

/** Returns a `Content-Disposition` value (RFC 6266), with an ASCII fallback for other names (RFC 8187). */
export function contentDisposition(type: "inline" | "attachment", fileName: string): string {
  return create(fileName, { type });
}
