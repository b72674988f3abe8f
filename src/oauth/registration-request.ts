/**
 * Reads and validates the metadata with which a client registers itself (RFC 7591 §2). Only the first violation is
 * reported. Unknown metadata is ignored.
 */
import { reaches } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";
import { maximumRedirectUris, redirectUriViolation, shortClientName } from "./client-rules.ts";
import { grantTypes } from "./clients.ts";
import type { GrantType } from "./clients.ts";
import { OAuthProblem, describable } from "./oauth-error.ts";
import { parseScope, scopeNames, strongestSelfRegistered } from "./scope.ts";

interface RegistrationRequest {
  readonly redirectUris: readonly string[];
  readonly grantTypes: readonly GrantType[];
  readonly name: string;
  /** The valid scopes in the format that the client sent. */
  readonly scopes: readonly string[];
}

const defaultName = "Unnamed OAuth client";
const defaultScope: Tier = "read_only";

/**
 * Reads a registration request.
 * @param body the request body, parsed as JSON regardless of its `Content-Type`
 * @throws {OAuthProblem} `invalid_redirect_uri`, `invalid_client_metadata` or `invalid_scope` (RFC 7591 §3.2.2)
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
    throw invalidMetadata("The request body must be valid JSON.");
  }
  if (typeof parsed !== "object" || parsed === null)
    throw invalidMetadata("The request body must be a JSON object.");
  // An array also gets here. It has no `redirect_uris`, so the next check rejects it.
  return Object.assign(Object.create(null) as Record<string, unknown>, parsed);
}

function readRedirectUris(given: unknown): readonly string[] {
  if (!Array.isArray(given) || given.length === 0) {
    throw invalidRedirectUri("redirect_uris must be an array with at least one URI.");
  }
  if (given.length > maximumRedirectUris) {
    throw invalidRedirectUri(`redirect_uris must contain at most ${maximumRedirectUris} URIs.`);
  }
  return given.map((uri: unknown) => {
    if (typeof uri !== "string") throw invalidRedirectUri("Each URI in redirect_uris must be a string.");
    const violation = redirectUriViolation(uri);
    if (violation !== null) throw invalidRedirectUri(violation);
    return uri;
  });
}

function readAuthentication(given: unknown): void {
  if (given === undefined || given === "none") return;
  throw invalidMetadata('token_endpoint_auth_method must be "none", because clients have no secret.');
}

function readGrantTypes(given: unknown): readonly GrantType[] {
  if (given === undefined) return grantTypes;
  if (Array.isArray(given) && given.length > 0 && given.every(isGrantType)) return [...new Set(given)];
  throw invalidMetadata('grant_types must contain "authorization_code", "refresh_token" or both.');
}

function isGrantType(given: unknown): given is GrantType {
  return (grantTypes as readonly unknown[]).includes(given);
}

function readResponseTypes(given: unknown): void {
  if (given === undefined) return;
  if (Array.isArray(given) && given.length > 0 && given.every((type) => type === "code")) return;
  throw invalidMetadata('response_types must only contain "code".');
}

function readName(given: unknown): string {
  if (given === undefined) return defaultName;
  const name = typeof given === "string" ? shortClientName(given) : "";
  if (name === "") throw invalidMetadata("client_name must contain a visible character.");
  return name;
}

function readScopes(given: unknown): readonly string[] {
  if (given === undefined) return [defaultScope];
  if (typeof given !== "string")
    throw invalidMetadata("scope must be a string of scopes separated by spaces.");
  const parsed = parseScope(given);
  if ("unknown" in parsed)
    throw invalidMetadata(`Unknown scope "${describable(parsed.unknown.slice(0, 100))}".`);
  if (parsed.tier === null) return [defaultScope];
  if (!reaches(strongestSelfRegistered, parsed.tier)) {
    const message = `A client that registers itself can request at most the scope ${strongestSelfRegistered}. An administrator can register clients for higher scopes.`;
    throw new OAuthProblem("invalid_scope", message);
  }
  return scopeNames(given);
}

/**
 * Creates an `invalid_client_metadata` error. RFC 7591 §3.2.2 requires only ASCII characters, so quotation marks are
 * kept.
 */
function invalidMetadata(description: string): OAuthProblem {
  return new OAuthProblem("invalid_client_metadata", description);
}

function invalidRedirectUri(description: string): OAuthProblem {
  return new OAuthProblem("invalid_redirect_uri", description);
}
