/**
 * Validates client IDs that are URLs, and the metadata documents at these URLs
 * (draft-ietf-oauth-client-id-metadata-document §3 and §4). `fetch-client-document.ts` fetches the documents.
 */
import { reaches, isScope, scopesUpTo, type Scope } from "../identity/scope.ts";
import { isObject } from "../util/is-object.ts";
import { parseUrl } from "../util/url.ts";
import {
  invalidMetadata,
  parseMetadata,
  readClientName,
  readGrantTypes,
  readRedirectUris,
  type Metadata,
} from "./client-metadata.ts";
import type { GrantType } from "./clients.ts";
import { scopeNames, strongestOf } from "./parse-scope.ts";

export interface ClientDocument {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly grantTypes: readonly GrantType[];
  readonly scopes: readonly Scope[];
}

const maximumUrlLength = 255;

/** Whether a client ID is meant as a URL, even if the URL is not allowed. */
export function isClientIdUrl(clientId: string): boolean {
  return /^https?:/i.test(clientId);
}

/**
 * Returns the reason why a URL cannot be a client ID, or null. The URL must be in normalized form, so that no other
 * spelling of the same URL is another client. This also excludes dot segments, a missing path and characters that a URL
 * parser would change.
 */
export function clientIdUrlViolation(clientId: string): string | null {
  if (clientId.length > maximumUrlLength) return `must have at most ${maximumUrlLength} characters`;
  const url = parseUrl(clientId);
  if (url?.protocol !== "https:") return "must be an https URL";
  if (url.username !== "" || url.password !== "" || /^https:\/\/[^/]*@/i.test(clientId)) {
    return "must not contain a user name or password";
  }
  if (clientId.includes("#")) return "must not contain a fragment";
  return url.href === clientId && !url.hostname.endsWith(".")
    ? null
    : "must be a normalized URL with a path, such as https://app.example.com/client.json, without dot segments";
}

/** Returns the host of a client ID that is a URL. Only this part of a client's metadata is verified. */
export function clientIdHost(clientId: string): string {
  return new URL(clientId).host;
}

/**
 * Reads a metadata document. Metadata that this server does not use is ignored.
 * @param clientId the URL of the document
 * @param highestScope the highest scope that clients with a document can have, and the default
 * @throws {OAuthProblem} `invalid_client_metadata` or `invalid_redirect_uri`
 */
export function readClientDocument(text: string, clientId: string, highestScope: Scope): ClientDocument {
  const metadata = parseMetadata(text, "The metadata document");
  if (metadata["client_id"] !== clientId) {
    throw invalidMetadata("client_id in the metadata document must be identical to the URL of the document.");
  }
  refuseSecrets(metadata);
  requirePublicClient(metadata);
  return {
    name: readClientName(metadata, clientIdHost(clientId)),
    redirectUris: readRedirectUris(metadata),
    grantTypes: readGrantTypes(metadata),
    scopes: readScopes(metadata["scope"], highestScope),
  };
}

/** Everyone can read the document, so it must contain neither a secret nor a private key. */
function refuseSecrets(metadata: Metadata): void {
  const secret = ["client_secret", "client_secret_expires_at"].find((name) => name in metadata);
  if (secret !== undefined) throw invalidMetadata(`The metadata document must not contain ${secret}.`);
  const jwks = metadata["jwks"];
  const keys = isObject(jwks) && Array.isArray(jwks["keys"]) ? (jwks["keys"] as readonly unknown[]) : [];
  if (keys.some((key) => isObject(key) && ("d" in key || "k" in key))) {
    throw invalidMetadata("jwks in the metadata document must not contain a private or symmetric key.");
  }
}

/**
 * Requires that the client can be used without authentication, because this server authenticates no clients. A client
 * that prefers a method can list `none` in `token_endpoint_auth_methods_supported` too.
 */
function requirePublicClient(metadata: Metadata): void {
  const preferred = metadata["token_endpoint_auth_method"] ?? "none";
  const supported = metadata["token_endpoint_auth_methods_supported"];
  if (preferred === "none" || (Array.isArray(supported) && supported.includes("none"))) return;
  throw invalidMetadata(
    'token_endpoint_auth_method must be "none", or token_endpoint_auth_methods_supported must contain "none".',
  );
}

/**
 * Returns the scopes of the client. A document is written for many servers, so scopes that this server does not know are
 * ignored, and higher scopes than `highest` are reduced to it.
 */
function readScopes(given: unknown, highest: Scope): readonly Scope[] {
  const requested = typeof given === "string" ? strongestOf(scopeNames(given).filter(isScope)) : null;
  return scopesUpTo(requested === null || !reaches(highest, requested) ? highest : requested);
}
