/**
 * Checks the origin of browser requests by the headers that the browser sets. Pages cannot set these headers (Fetch
 * standard, forbidden request headers).
 */
import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether the headers are consistent with a request from this service. Clients that send neither header pass, so a form
 * also needs its CSRF token.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === ownOrigin) return true;
  // The service was reached at another of its addresses, which only happens without a proxy.
  return ownOrigin.startsWith("http:") && host !== undefined && origin === `http://${host}`;
}

/**
 * Whether the browser reports that a page of this service sent the request. Unlike {@link isSameOrigin}, it requires
 * one of the headers.
 */
export function provesSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const hasOriginHeaders = headers["sec-fetch-site"] !== undefined || headers.origin !== undefined;
  return hasOriginHeaders && isSameOrigin(headers, ownOrigin);
}
