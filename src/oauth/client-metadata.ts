/**
 * Reads the client metadata (RFC 7591 §2) that registrations and metadata documents have in common. Values that this
 * server does not support are left out. The metadata is refused if nothing usable is left.
 */
import { redirectUriViolation, shortClientName } from "./client-rules.ts";
import { grantTypes, type GrantType } from "./clients.ts";
import { OAuthProblem } from "./oauth-error.ts";

/** Metadata by name. Members that the client did not set can be `null`. */
export type Metadata = Readonly<Record<string, unknown>>;

/**
 * Parses metadata. An array is also an object without any metadata.
 * @throws {OAuthProblem} `invalid_client_metadata` if the text is not a JSON object
 */
export function parseMetadata(text: string, what: string): Metadata {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw invalidMetadata(`${what} must be valid JSON.`);
  }
  if (typeof parsed !== "object" || parsed === null) throw invalidMetadata(`${what} must be a JSON object.`);
  return Object.assign(Object.create(null) as Record<string, unknown>, parsed);
}

/**
 * Returns the allowed redirect URIs.
 * @throws {OAuthProblem} `invalid_redirect_uri`, which names the first violation, if no URI is allowed
 */
export function readRedirectUris(metadata: Metadata): readonly string[] {
  const given = metadata["redirect_uris"];
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
  return [...allowed];
}

function uriViolation(uri: unknown): string | null {
  return typeof uri === "string" ? redirectUriViolation(uri) : "Each URI in redirect_uris must be a string.";
}

/**
 * Returns the supported grant types, by default all.
 * @throws {OAuthProblem} `invalid_client_metadata` if there are none, or if `response_types` does not contain `code`
 */
export function readGrantTypes(metadata: Metadata): readonly GrantType[] {
  const given = metadata["grant_types"] ?? grantTypes;
  const supported = Array.isArray(given) ? grantTypes.filter((type) => given.includes(type)) : [];
  if (supported.length === 0) {
    throw invalidMetadata('grant_types must contain "authorization_code", "refresh_token" or both.');
  }
  const responseTypes = metadata["response_types"] ?? ["code"];
  if (!Array.isArray(responseTypes) || !responseTypes.includes("code")) {
    throw invalidMetadata('response_types must contain "code".');
  }
  return supported;
}

/** @throws {OAuthProblem} `invalid_client_metadata` if the name has no visible character */
export function readClientName(metadata: Metadata, defaultName: string): string {
  const given = metadata["client_name"] ?? defaultName;
  const name = typeof given === "string" ? shortClientName(given) : "";
  if (name === "") throw invalidMetadata("client_name must contain a visible character.");
  return name;
}

/**
 * Creates an `invalid_client_metadata` error. RFC 7591 §3.2.2 requires only ASCII characters, so quotation marks are
 * kept.
 */
export function invalidMetadata(description: string): OAuthProblem {
  return new OAuthProblem("invalid_client_metadata", description);
}

export function invalidRedirectUri(description: string): OAuthProblem {
  return new OAuthProblem("invalid_redirect_uri", description);
}
