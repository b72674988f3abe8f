/** Checks the headers that a request must not repeat, and determines the requested host (RFC 9112 §3.2). */
import type { IncomingMessage } from "node:http";

/** Node.js uses the first of several values, but a proxy can use the last one. */
const singleHeaders: Readonly<Record<string, string>> = {
  authorization: "Authorization",
  "content-type": "Content-Type",
  host: "Host",
};

/** `uri-host [ ":" port ]` (RFC 9110 §7.2), but no comma, which separates the values of repeated headers. */
const hostForm = /^(?:\[[\w:.%~-]+\]|[\w.~%!$&'()*+;=-]*)(?::\d*)?$/;

/** Matches a request target in absolute form (RFC 9112 §3.2.2). */
const absoluteForm = /^https?:\/\/([^/?#]*)/i;

/**
 * Returns the reason why the headers are invalid, or null. The host of a request target in absolute form replaces the
 * `Host` header, as RFC 9112 §3.2.2 requires.
 */
export function checkSingleHeaders({ headers, rawHeaders, url = "" }: IncomingMessage): string | null {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    // Few headers have names of these lengths, so few names are converted.
    const { length } = rawHeaders[index] ?? "";
    if (length !== 4 && length !== 12 && length !== 13) continue;
    const name = (rawHeaders[index] ?? "").toLowerCase();
    const shown = singleHeaders[name];
    if (shown === undefined) continue;
    if (name === "host") hosts += 1;
    if (hosts > 1 || rawHeaders[index + 1] !== headers[name]) {
      return `The ${shown} header must not be repeated. Send one.`;
    }
  }
  const target = url.startsWith("/") ? undefined : absoluteForm.exec(url)?.[1];
  if (target === "") return "The request target must contain a host.";
  if (target !== undefined) headers.host = target;
  return headers.host === undefined || hostForm.test(headers.host)
    ? null
    : "The Host header must be a host name or IP address, with an optional port.";
}
