/**
 * Where a browser's request was sent from, as far as the browser says it. Pages cannot set these headers themselves
 * (Fetch standard, forbidden request headers).
 */
import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether nothing that the browser says of the sender speaks against this service. Clients that say nothing pass: what
 * is guarded with this alone needs something else to show, a token of the form for example.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === ownOrigin) return true;
  // Reached at another of its addresses, which only happens without a proxy.
  return ownOrigin.startsWith("http:") && host !== undefined && origin === `http://${host}`;
}

/** Whether the browser says that a page of this service has sent the request: {@link isSameOrigin}, and not silent. */
export function provesSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const said = headers["sec-fetch-site"] !== undefined || headers.origin !== undefined;
  return said && isSameOrigin(headers, ownOrigin);
}
