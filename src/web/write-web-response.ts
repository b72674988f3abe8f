/** Writes responses with default headers. */
import type { RequestContext } from "../contract/request-lifecycle.ts";
import { securityHeaders } from "../contract/respond.ts";
import { writeResponse } from "../contract/write-response.ts";
import type { WebResponse, WebRoute } from "./route.ts";

/** Default headers: no caching, framing, content sniffing or scripts. Pages relax the policy for their own files. */
const defaultHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** CORS headers for every origin. Credentials are not allowed, so browsers do not send cookies. */
const anyOriginHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "WWW-Authenticate, Retry-After, X-Request-Id",
};

/** Creates the response to OPTIONS. */
export function optionsResponse(group: readonly WebRoute[]): WebResponse {
  const allow = allowedMethods(group);
  const preflight = {
    "Access-Control-Allow-Methods": allow,
    "Access-Control-Allow-Headers": "Content-Type, Authorization, MCP-Protocol-Version",
    "Access-Control-Max-Age": "86400",
  };
  return { status: 204, headers: { Allow: allow, ...(allowsAnyOrigin(group) && preflight) } };
}

/** Returns the value of the `Allow` header for the routes of a path. */
export function allowedMethods(group: readonly WebRoute[]): string {
  const methods = new Set(group.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])));
  return [...methods, "OPTIONS"].join(", ");
}

function allowsAnyOrigin(group: readonly WebRoute[]): boolean {
  return group.some(({ anyOrigin }) => anyOrigin === true);
}

/**
 * Sends the response of a route.
 * @throws {TypeError} if a header value is invalid; in this case, nothing is sent
 */
export function writeWebResponse(
  context: RequestContext,
  group: readonly WebRoute[],
  { status, headers = {}, body = "" }: WebResponse,
): Promise<void> | void {
  const all: Record<string, string | string[]> = {
    ...defaultHeaders,
    ...(allowsAnyOrigin(group) && anyOriginHeaders),
    "X-Request-Id": context.requestId,
  };
  for (const [name, value] of Object.entries(headers)) {
    all[name] = typeof value === "string" ? value : [...value];
  }
  if (status !== 204 && status !== 304) all["Content-Length"] = String(Buffer.byteLength(body));
  return writeResponse(context, status, all, body);
}
