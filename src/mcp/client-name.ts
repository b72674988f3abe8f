/** What the application calls itself that an agent works in, for the change log. */
import { CLIENT_INFO_META_KEY, type ServerContext } from "@modelcontextprotocol/server";
import type { Principal } from "../identity/principal.ts";

/** In characters. */
const longest = 100;

/**
 * The name that an OAuth client registered, else the one that the request gives (since 2026-07-28; older clients only
 * give it when they connect). It is the client's own word: printable, on one line, and cut.
 */
export function clientNameOf({ client }: Principal, { mcpReq }: ServerContext): string | null {
  if (client !== null) return tidy(client);
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const info = envelope[CLIENT_INFO_META_KEY];
  if (typeof info !== "object" || info === null || !("name" in info)) return null;
  return typeof info.name === "string" ? tidy(info.name) : null;
}

/** Without control and format characters, among which are those that turn the direction of writing. */
function tidy(name: string): string | null {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain === "" ? null : [...plain].slice(0, longest).join("");
}
