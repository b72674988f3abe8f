/**
 * Validates the `url` of an attachment, which is an `http(s)` URL or a host with an optional path
 * (`www.foo.bar/x.pdf`). `safe-fetch.ts` downloads files from these URLs.
 */
import { FileRefused } from "./file-refused.ts";
import { parseUrl } from "../util/url.ts";

export const maximumUrlLength = 2048;

const bareHost =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*\.?(?::\d{1,5})?(?:[/?#].*)?$/su;

/**
 * Returns the URL to store: trimmed, and with spaces replaced by `%20`.
 * @throws {FileRefused} `url`, `too-long` or `no-built-in-files`
 */
export function normalizeExternalUrl(text: string): string {
  const url = text.trim().replaceAll(" ", "%20");
  if (url.length > maximumUrlLength) {
    throw new FileRefused("too-long", `The URL must not be longer than ${maximumUrlLength} characters.`);
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

export function absoluteUrl(externalPath: string): string {
  return /^https?:\/\//i.test(externalPath) ? externalPath : `http://${externalPath}`;
}
