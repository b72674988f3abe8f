/**
 * Reads and validates the metadata with which a client registers itself (RFC 7591 §2). Values that this server does not
 * support are left out or replaced, and the response contains what is registered (§3.2.1). A registration is refused if
 * nothing usable is left. Only the first violation is reported. Unknown metadata is ignored.
 */
import { reaches, scopesUpTo, type Scope } from "../identity/scope.ts";
import { maximumRedirectUris, redirectUriViolation, shortClientName } from "./client-rules.ts";
import { grantTypes, type GrantType } from "./clients.ts";
import { OAuthProblem, describable } from "./oauth-error.ts";
import { parseScope, scopeNames, strongestSelfRegistered } from "./parse-scope.ts";

interface RegistrationRequest {
  readonly redirectUris: readonly string[];
  readonly grantTypes: readonly GrantType[];
  readonly name: string;
  /** The valid scopes in the format that the client sent. */
  readonly scopes: readonly string[];
}

const defaultName = "Unnamed OAuth client";

/**
 * Reads a registration request.
 * @param body the request body, parsed as JSON regardless of its `Content-Type`
 * @param highestScope the highest scope for which the client can register, and the default
 * @throws {OAuthProblem} `invalid_redirect_uri`, `invalid_client_metadata` or `invalid_scope` (RFC 7591 §3.2.2)
 */
export function readRegistration(body: string, highestScope: Scope): RegistrationRequest {
  const metadata = parse(body);
  // Clients commonly send `null` for metadata that they do not set.
  const given = (name: string): unknown => metadata[name] ?? undefined;
  // `token_endpoint_auth_method` is not read: clients have no secret, so each one is registered with "none".
  const redirectUris = readRedirectUris(given("redirect_uris"));
  const grants = readGrantTypes(given("grant_types"));
  readResponseTypes(given("response_types"));
  const name = readName(given("client_name"));
  return { redirectUris, grantTypes: grants, name, scopes: readScopes(given("scope"), highestScope) };
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

/** Returns the allowed redirect URIs. Refuses the registration if there are none, and names the first violation. */
function readRedirectUris(given: unknown): readonly string[] {
  if (!Array.isArray(given) || given.length === 0) {
    throw invalidRedirectUri("redirect_uris must be an array with at least one URI.");
  }
  const allowed = new Set<string>();
  let firstViolation: string | null = null;
  for (const uri of given as readonly unknown[]) {
    const violation = uriViolation(uri);
    if (violation === null) allowed.add(uri as string);
    else firstViolation ??= violation;
  }
  if (firstViolation !== null && allowed.size === 0) throw invalidRedirectUri(firstViolation);
  if (allowed.size > maximumRedirectUris) {
    throw invalidRedirectUri(`redirect_uris must contain at most ${maximumRedirectUris} URIs.`);
  }
  return [...allowed];
}

function uriViolation(uri: unknown): string | null {
  return typeof uri === "string" ? redirectUriViolation(uri) : "Each URI in redirect_uris must be a string.";
}

function readGrantTypes(given: unknown): readonly GrantType[] {
  if (given === undefined) return grantTypes;
  const supported = Array.isArray(given) ? grantTypes.filter((type) => given.includes(type)) : [];
  if (supported.length > 0) return supported;
  throw invalidMetadata('grant_types must contain "authorization_code", "refresh_token" or both.');
}

function readResponseTypes(given: unknown): void {
  if (given === undefined || (Array.isArray(given) && given.includes("code"))) return;
  throw invalidMetadata('response_types must contain "code".');
}

function readName(given: unknown): string {
  if (given === undefined) return defaultName;
  const name = typeof given === "string" ? shortClientName(given) : "";
  if (name === "") throw invalidMetadata("client_name must contain a visible character.");
  return name;
}

/**
 * Returns the scopes of the client. Without a scope, a user can grant the client up to `highest`, because many clients
 * register without a scope and request one later. Scopes above `highest` that clients can generally register are left
 * out.
 */
function readScopes(given: unknown, highest: Scope): readonly string[] {
  if (given === undefined) return scopesUpTo(highest);
  if (typeof given !== "string")
    throw invalidMetadata("scope must be a string of scopes separated by spaces.");
  const parsed = parseScope(given);
  if ("unknown" in parsed)
    throw invalidMetadata(`Unknown scope "${describable(parsed.unknown.slice(0, 100))}".`);
  if (parsed.scope === null) return scopesUpTo(highest);
  if (!reaches(strongestSelfRegistered, parsed.scope)) {
    const message = `A client that registers itself can request at most the scope ${strongestSelfRegistered}. An administrator can register clients for higher scopes.`;
    throw new OAuthProblem("invalid_scope", message);
  }
  return reaches(highest, parsed.scope) ? scopeNames(given) : scopesUpTo(highest);
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
