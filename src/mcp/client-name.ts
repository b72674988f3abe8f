/**
 * Determines the client name for the change log: a short, printable text on one line. Before protocol version
 * 2026-07-28, clients sent their name only with `initialize`. The server therefore returns a session ID that contains
 * the name.
 */
import { randomUUID } from "node:crypto";
import { CLIENT_INFO_META_KEY, type ServerContext } from "@modelcontextprotocol/server";
import type { Principal } from "../identity/principal.ts";
import { isObject } from "../util/is-object.ts";
import type { ToolCaller } from "./tools/tool.ts";

const maximumNameLength = 100;

/** Maximum length of the client name and the token name together in the change log, in characters. */
const maximumClientLength = 255;

/**
 * Returns the client's name. The registered name of an OAuth client has priority, then the name in the request (since
 * version 2026-07-28), then the name in the session ID.
 */
export function clientNameOf(
  { client }: Principal,
  { mcpReq }: ServerContext,
  sessionId: string | undefined,
): string | null {
  if (client !== null) return tidy(client);
  const { envelope }: { readonly envelope?: object } = mcpReq;
  return envelope === undefined ? nameIn(sessionId) : nameOf(envelope, CLIENT_INFO_META_KEY);
}

/** Adds the client's name to the principal, for the change log. The registered name of an OAuth client is kept. */
export function withClient({ principal, clientName }: ToolCaller): Principal {
  if (principal.client !== null || clientName === null) return principal;
  const client = principal.tokenName === null ? clientName : `${clientName} (${principal.tokenName})`;
  return { ...principal, client: [...client].slice(0, maximumClientLength).join("") };
}

/**
 * Creates the session ID for a client that sends `initialize`. The session ID consists of a random part and the
 * client's name, in visible ASCII characters. It is not a credential and is not stored.
 * @returns `null` if the body is not an `initialize` request, or if an OAuth token identifies the client
 */
export function sessionIdFor(body: unknown, { client }: Principal): string | null {
  const [message] = [body].flat();
  if (client !== null || !isObject(message) || message["method"] !== "initialize") return null;
  const name = isObject(message["params"]) ? nameOf(message["params"], "clientInfo") : null;
  return name === null ? null : `${randomUUID()}.${Buffer.from(name).toString("base64url")}`;
}

const sessionId = /^[\da-f-]{36}\.([\w-]{1,540})$/;

/** Returns the client name from a session ID, or `null` if the session ID contains no name. */
function nameIn(given: string | undefined): string | null {
  const [, name] = sessionId.exec(given ?? "") ?? [];
  return name === undefined ? null : tidy(Buffer.from(name, "base64url").toString());
}

function nameOf(holder: object, key: string): string | null {
  const info: unknown = isObject(holder) ? holder[key] : undefined;
  return isObject(info) && typeof info["name"] === "string" ? tidy(info["name"]) : null;
}

/** Removes control and format characters, including characters that change the direction of text. */
function tidy(name: string): string | null {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain === "" ? null : [...plain].slice(0, maximumNameLength).join("");
}
