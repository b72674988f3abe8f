/** Writes an answer, with the headers that every one carries unless it says otherwise. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { drainThenEnd, leavesBodyUnread } from "../contract/unread-body.ts";
import type { WebAnswer, WebRoute } from "./route.ts";
import { maximumBody } from "./route.ts";

/** Nothing may be stored, framed, guessed at, or run. Pages loosen the policy for their own files. */
const usualHeaders: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
};

/** Without credentials: a browser never sends cookies along with such a request. */
const anyOriginHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "WWW-Authenticate, Retry-After, X-Request-Id",
};

/** Headers of every answer of the routes of one path. */
export function routeHeaders(group: readonly WebRoute[]): Readonly<Record<string, string>> {
  return isOpen(group) ? anyOriginHeaders : {};
}

/** The answer to OPTIONS, for what may be done at the path of these routes. */
export function optionsAnswer(group: readonly WebRoute[]): WebAnswer {
  const allow = allowed(group);
  const preflight = {
    "Access-Control-Allow-Methods": allow,
    "Access-Control-Allow-Headers": "Content-Type, Authorization, MCP-Protocol-Version",
    "Access-Control-Max-Age": "86400",
  };
  return { status: 204, headers: { Allow: allow, ...(isOpen(group) && preflight) } };
}

/** The value of `Allow`. */
export function allowed(group: readonly WebRoute[]): string {
  const methods = new Set(group.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])));
  return [...methods, "OPTIONS"].join(", ");
}

function isOpen(group: readonly WebRoute[]): boolean {
  return group.some(({ anyOrigin }) => anyOrigin === true);
}

/**
 * Sends head and body. A client that has gone away in the meantime is nobody's fault.
 * @throws {TypeError} when a header has a value that cannot be sent; nothing is sent then
 */
export async function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WebAnswer,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  if (response.headersSent || response.destroyed) return;
  const all: Record<string, string | string[]> = { ...usualHeaders, ...extra };
  for (const [name, value] of Object.entries(headers ?? {})) {
    all[name] = typeof value === "string" ? value : [...value];
  }
  if (status !== 204 && status !== 304) all["Content-Length"] = String(Buffer.byteLength(body ?? ""));
  const unread = leavesBodyUnread(request, maximumBody);
  if (unread) all["Connection"] = "close";
  response.writeHead(status, all);
  const sent = request.method === "HEAD" ? "" : (body ?? "");
  if (unread) await drainThenEnd(request, response, sent);
  else response.end(sent);
}
