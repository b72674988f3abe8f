/**
 * Checks the origin of browser requests by headers that only the browser can set (Fetch standard, forbidden request
 * headers).
 */
import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether the headers are consistent with a request from this service. Clients that send neither header pass, so forms
 * also need a CSRF token.
 * @example isSameOrigin({ "sec-fetch-site": "cross-site" }, "https://parts.example.com") // false
 */
export function isSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === ownOrigin) return true;
  // Without a proxy, clients can reach the service at several addresses, so an origin that equals the `Host` header is
  // accepted.
  return ownOrigin.startsWith("http:") && host !== undefined && origin === `http://${host}`;
}

/**
 * Whether the browser reports that a page of this service sent the request. Unlike {@link isSameOrigin}, this check
 * fails if both headers are missing.
 */
export function provesSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const hasOriginHeaders = headers["sec-fetch-site"] !== undefined || headers.origin !== undefined;
  return hasOriginHeaders && isSameOrigin(headers, ownOrigin);
}
