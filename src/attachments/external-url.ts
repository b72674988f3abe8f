/**
 * The rule for an attachment's `url`: an `http(s)` URL, or a bare host with an optional path as people type it
 * (`www.foo.bar/x.pdf`). It is stored as text and linked to; fetching is `safe-fetch.ts`'s business.
 */
import { FileRefused } from "./file-refused.ts";
import { parseUrl } from "../url.ts";

export const longestUrl = 2048;

const bareHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*\.?(?::\d{1,5})?(?:[/?#].*)?$/su;

/**
 * The text to store: trimmed, blanks as `%20`, otherwise as the client wrote it.
 * Throws {@link FileRefused} `url`, `too-long` or `no-built-in-files`.
 */
export function normalizeExternalUrl(text: string): string {
  const url = text.trim().replaceAll(" ", "%20");
  if (url.length > longestUrl) {
    throw new FileRefused("too-long", `The URL must not be longer than ${longestUrl} characters.`);
  }
  if (/^%[A-Za-z0-9_]+%/.test(url)) {
    throw new FileRefused(
      "no-built-in-files",
      "Built-in files are not supported. Send an http or https URL.",
    );
  }
  const isAddress = /^https?:\/\//i.test(url) || bareHost.test(url);
  if (/[\p{Cc}\p{Cs}]/u.test(url) || !isAddress || parseUrl(absoluteUrl(url)) === null) {
    throw new FileRefused(
      "url",
      "This value is not a valid URL. Send an http or https URL, or a host such as www.example.com.",
    );
  }
  return url;
}

/** The absolute URL that a stored external address means. */
export function absoluteUrl(externalPath: string): string {
  return /^https?:\/\//i.test(externalPath) ? externalPath : `http://${externalPath}`;
}
