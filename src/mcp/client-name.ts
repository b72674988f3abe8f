/**
 * What the application calls itself that an agent works in, for the change log: its own word, printable, on one line, and
 * cut. Clients before 2026-07-28 only say it when they connect; the session id that they are then given repeats it.
 */
import { randomUUID } from "node:crypto";
import { CLIENT_INFO_META_KEY, type ServerContext } from "@modelcontextprotocol/server";
import type { Principal } from "../identity/principal.ts";
import { isObject } from "../is-object.ts";
import type { ToolCaller } from "./tools/tool.ts";

/** In characters. */
const longest = 100;

/** What the change log names, in characters. */
const longestClient = 255;

/**
 * The name that an OAuth client registered, else the one that the request gives (since 2026-07-28), else the one that its
 * session id holds.
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

/** The principal with the client that the change log names; the name of an OAuth client is the better one. */
export function withClient({ principal, clientName }: ToolCaller): Principal {
  if (principal.client !== null || clientName === null) return principal;
  const client = principal.tokenName === null ? clientName : `${clientName} (${principal.tokenName})`;
  return { ...principal, client: [...client].slice(0, longestClient).join("") };
}

/**
 * The session id for a client that connects with `initialize`: a random part and its name, in visible ASCII. It opens
 * nothing, and nothing is kept for it.
 * @returns null when there is nothing to remember: for any other body, and for OAuth clients, whose tokens name them
 */
export function sessionIdFor(body: unknown, { client }: Principal): string | null {
  const [message] = [body].flat();
  if (client !== null || !isObject(message) || message["method"] !== "initialize") return null;
  const name = isObject(message["params"]) ? nameOf(message["params"], "clientInfo") : null;
  return name === null ? null : `${randomUUID()}.${Buffer.from(name).toString("base64url")}`;
}

const sessionId = /^[\da-f-]{36}\.([\w-]{1,540})$/;

/** Of whatever a client sends as its session id; null where that holds no name. */
function nameIn(given: string | undefined): string | null {
  const [, name] = sessionId.exec(given ?? "") ?? [];
  return name === undefined ? null : tidy(Buffer.from(name, "base64url").toString());
}

function nameOf(holder: object, key: string): string | null {
  const info: unknown = isObject(holder) ? holder[key] : undefined;
  return isObject(info) && typeof info["name"] === "string" ? tidy(info["name"]) : null;
}

/** Without control and format characters, among which are those that turn the direction of writing. */
function tidy(name: string): string | null {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain === "" ? null : [...plain].slice(0, longest).join("");
}
