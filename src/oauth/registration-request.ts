/**
 * Reads and validates the metadata with which a client registers itself (RFC 7591 §2). Values that this server does not
 * support are left out or replaced, and the response contains what is registered (§3.2.1). A registration is refused if
 * nothing usable is left. Only the first violation is reported. Unknown metadata is ignored.
 */
import { reaches, scopesUpTo, type Scope } from "../identity/scope.ts";
import {
  invalidMetadata,
  invalidRedirectUri,
  parseMetadata,
  readClientName,
  readGrantTypes,
  readRedirectUris,
} from "./client-metadata.ts";
import { maximumRedirectUris } from "./client-rules.ts";
import type { GrantType } from "./clients.ts";
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
  const metadata = parseMetadata(body, "The request body");
  // `token_endpoint_auth_method` is not read: clients have no secret, so each one is registered with "none".
  const redirectUris = readRedirectUris(metadata);
  if (redirectUris.length > maximumRedirectUris) {
    throw invalidRedirectUri(`redirect_uris must contain at most ${maximumRedirectUris} URIs.`);
  }
  const grantTypes = readGrantTypes(metadata);
  const name = readClientName(metadata, defaultName);
  return { redirectUris, grantTypes, name, scopes: readScopes(metadata["scope"] ?? undefined, highestScope) };
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
