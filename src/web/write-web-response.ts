/** Writes responses with default headers, and compresses HTML. */
import { acceptedCoding, compressAtOnce, compressionThreshold } from "../http/response/compression.ts";
import type { RequestContext } from "../http/request-lifecycle.ts";
import { securityHeaders } from "../http/response/security-headers.ts";
import { writeResponse } from "../http/response/write-response.ts";
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

export function optionsResponse(group: readonly WebRoute[]): WebResponse {
  const allow = allowedMethods(group);
  const preflight = {
    "Access-Control-Allow-Methods": allow,
    "Access-Control-Allow-Headers": "Content-Type, Authorization, MCP-Protocol-Version",
    "Access-Control-Max-Age": "86400",
  };
  return { status: 204, headers: { Allow: allow, ...(allowsAnyOrigin(group) && preflight) } };
}

export function allowedMethods(group: readonly WebRoute[]): string {
  const methods = new Set(group.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])));
  return [...methods, "OPTIONS"].join(", ");
}

function allowsAnyOrigin(group: readonly WebRoute[]): boolean {
  return group.some(({ anyOrigin }) => anyOrigin === true);
}

/** @throws {TypeError} if a header value is invalid; in this case, nothing is sent */
export async function writeWebResponse(
  context: RequestContext,
  group: readonly WebRoute[],
  { status, headers = {}, body = "" }: WebResponse,
): Promise<void> {
  const all: Record<string, string | string[]> = {
    ...defaultHeaders,
    ...(allowsAnyOrigin(group) && anyOriginHeaders),
    "X-Request-Id": context.requestId,
  };
  for (const [name, value] of Object.entries(headers)) {
    all[name] = typeof value === "string" ? value : [...value];
  }
  const sent = compressHtml(context, all, Buffer.from(body));
  if (status !== 204 && status !== 304) all["Content-Length"] = String(sent.length);
  return writeResponse(context, status, all, sent);
}

/**
 * Returns the body, compressed if the client accepts a coding, and adds the headers of the coding. Other media types are
 * small and can contain secrets, such as access tokens, whose compressed size would depend on the request.
 */
function compressHtml(
  { request }: RequestContext,
  headers: Record<string, string | string[]>,
  body: Buffer,
): Buffer {
  if (!String(headers["Content-Type"]).startsWith("text/html")) return body;
  headers["Vary"] = [headers["Vary"] ?? [], "Accept-Encoding"].flat().join(", ");
  if (body.length < compressionThreshold || request.method === "HEAD") return body;
  const coding = acceptedCoding(request.headers["accept-encoding"]);
  if (coding === null) return body;
  headers["Content-Encoding"] = coding;
  // A page is sent once, so the time matters more than the last 10% of its size.
  return compressAtOnce(coding, body);
}
