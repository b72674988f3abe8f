/** What browsers are told about calls from pages of another origin; which origins may call at all is in `sender.ts`. */
import type { IncomingHttpHeaders } from "node:http";

export const allow = "POST, OPTIONS";

const exposed = "Mcp-Session-Id, MCP-Protocol-Version, WWW-Authenticate, Retry-After, X-Request-Id, Allow";

const accepted = [
  "Authorization",
  "Content-Type",
  "Accept",
  "MCP-Protocol-Version",
  "Mcp-Session-Id",
  "Mcp-Method",
  "Mcp-Name",
  "Last-Event-ID",
  "X-Request-Id",
].join(", ");

/** Of each answer. Without credentials: cookies do not count here. */
export function originHeaders({ origin }: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return origin === undefined
    ? {}
    : { "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": exposed };
}

/** The answer to OPTIONS, a preflight request (Fetch standard) or not. */
export function optionsResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: allow,
      "Access-Control-Allow-Methods": allow,
      "Access-Control-Allow-Headers": accepted,
      "Access-Control-Max-Age": "3600",
    },
  });
}
