/**
 * Reads the metadata with which a client registers itself (RFC 7591 §2). Each rule in turn, and the first that is
 * broken is told; metadata that is not known here is ignored.
 */
import { reaches } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";
import { mostRedirectUris, redirectUriFault, shortClientName } from "./client-rules.ts";
import { grantTypes } from "./clients.ts";
import type { GrantType } from "./clients.ts";
import { OAuthProblem, describable } from "./oauth-error.ts";
import { parseScope, scopeNames, strongestSelfRegistered } from "./scope.ts";

interface RegistrationRequest {
  readonly redirectUris: readonly string[];
  readonly grantTypes: readonly GrantType[];
  readonly name: string;
  /** Known names, as sent. */
  readonly scopes: readonly string[];
}

const defaultName = "Unnamed OAuth client";
const defaultScope: Tier = "read_only";

/**
 * @param body the text of the request, as JSON whatever its `Content-Type` says
 * @throws {OAuthProblem} `invalid_redirect_uri`, `invalid_client_metadata`, `invalid_scope` (RFC 7591 §3.2.2)
 */
export function readRegistration(body: string): RegistrationRequest {
  const metadata = parse(body);
  const redirectUris = readRedirectUris(metadata["redirect_uris"]);
  readAuthentication(metadata["token_endpoint_auth_method"]);
  const grants = readGrantTypes(metadata["grant_types"]);
  readResponseTypes(metadata["response_types"]);
  const name = readName(metadata["client_name"]);
  return { redirectUris, grantTypes: grants, name, scopes: readScopes(metadata["scope"]) };
}

function parse(body: string): Readonly<Record<string, unknown>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw refused("The request body must be valid JSON.");
  }
  if (typeof parsed !== "object" || parsed === null) throw refused("The request body must be a JSON object.");
  // An array is an object without the members that count here, and so lacks redirect URIs.
  return Object.assign(Object.create(null) as Record<string, unknown>, parsed);
}

function readRedirectUris(given: unknown): readonly string[] {
  if (!Array.isArray(given) || given.length === 0) {
    throw refusedUri("redirect_uris must be an array with at least one URI.");
  }
  if (given.length > mostRedirectUris) {
    throw refusedUri(`redirect_uris must not contain more than ${mostRedirectUris} URIs.`);
  }
  return given.map((uri: unknown) => {
    if (typeof uri !== "string") throw refusedUri("Each URI in redirect_uris must be a string.");
    const fault = redirectUriFault(uri);
    if (fault !== null) throw refusedUri(fault);
    return uri;
  });
}

function readAuthentication(given: unknown): void {
  if (given === undefined || given === "none") return;
  throw refused('token_endpoint_auth_method must be "none", because clients have no secret.');
}

function readGrantTypes(given: unknown): readonly GrantType[] {
  if (given === undefined) return grantTypes;
  if (Array.isArray(given) && given.length > 0 && given.every(isGrantType)) return [...new Set(given)];
  throw refused('grant_types must contain "authorization_code", "refresh_token" or both.');
}

function isGrantType(given: unknown): given is GrantType {
  return (grantTypes as readonly unknown[]).includes(given);
}

function readResponseTypes(given: unknown): void {
  if (given === undefined) return;
  if (Array.isArray(given) && given.length > 0 && given.every((type) => type === "code")) return;
  throw refused('response_types must only contain "code".');
}

function readName(given: unknown): string {
  if (given === undefined) return defaultName;
  const name = typeof given === "string" ? shortClientName(given) : "";
  if (name === "") throw refused("client_name must contain a visible character.");
  return name;
}

function readScopes(given: unknown): readonly string[] {
  if (given === undefined) return [defaultScope];
  if (typeof given !== "string") throw refused("scope must be a string of scopes separated by spaces.");
  const parsed = parseScope(given);
  if ("unknown" in parsed) throw refused(`Unknown scope "${describable(parsed.unknown.slice(0, 100))}".`);
  if (parsed.tier === null) return [defaultScope];
  if (!reaches(strongestSelfRegistered, parsed.tier)) {
    const message = `A client that registers itself can request at most the scope ${strongestSelfRegistered}. An administrator can register clients for higher scopes.`;
    throw new OAuthProblem("invalid_scope", message);
  }
  return scopeNames(given);
}

/** Without the limits that RFC 6749 sets to descriptions: RFC 7591 §3.2.2 wants ASCII only. */
function refused(description: string): OAuthProblem {
  return new OAuthProblem("invalid_client_metadata", description);
}

function refusedUri(description: string): OAuthProblem {
  return new OAuthProblem("invalid_redirect_uri", description);
}
