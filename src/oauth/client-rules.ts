/**
 * Validates the properties of clients. The same rules apply to clients that administrators register and to clients that
 * register themselves.
 */
import { invalid, type Violation, type ViolationCode } from "../util/errors.ts";
import { isScope, allScopes, type Scope } from "../identity/scope.ts";
import { describable } from "./oauth-error.ts";
import { isAllowedRedirectUri, maximumRedirectUriLength } from "./redirect-uri.ts";

const maximumNameLength = 128;

export const maximumRedirectUris = 10;

/**
 * Characters that could make a client name imitate another name on the consent page: control characters, unpaired
 * surrogates, and characters that are invisible or change the direction of text.
 */
const deceptiveCharacters =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u115f\u1160\u200b\u2060-\u2064\u3164\ufeff\uffa0]/gu;

export function cleanClientName(name: string): string {
  return name.replaceAll(deceptiveCharacters, "").trim();
}

/** Removes deceptive characters from a name, and truncates the name to the maximum length. */
export function shortClientName(name: string): string {
  return [...cleanClientName(name)].slice(0, maximumNameLength).join("").trim();
}

/**
 * Returns the reason why a redirect URI is not allowed, or null if the URI is allowed. The reason is a sentence that
 * contains the URI.
 */
export function redirectUriViolation(uri: string): string | null {
  if (isAllowedRedirectUri(uri)) return null;
  const shown = uri.length > 200 ? `${uri.slice(0, 200)}...` : uri;
  if (uri.length > maximumRedirectUriLength) {
    return `${describable(shown)} must not be longer than ${maximumRedirectUriLength} characters.`;
  }
  return (
    `${uri === "" ? "An empty string" : describable(shown)} is not an allowed redirect URI. Use https with a host, ` +
    "http on 127.0.0.1, localhost or [::1], or a scheme of the application such as com.example.app:/callback, " +
    "without a fragment or user name."
  );
}

export interface ClientData {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly Scope[];
}

/** @throws {Problem} `unprocessable` listing the violations of `name`, `redirect_uris` and `scopes` */
export function clientData(given: {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
}): ClientData {
  const name = cleanClientName(given.name);
  const redirectUris = [...new Set(given.redirectUris)];
  const scopes = [...new Set(given.scopes)];
  const violations: Violation[] = [];
  const addViolation = (propertyPath: string, code: ViolationCode, message: string): void => {
    violations.push({ propertyPath, message, code });
  };
  if (name === "") addViolation("name", "not-blank", "A name is required.");
  if ([...name].length > maximumNameLength) {
    addViolation("name", "too-long", `The name must have at most ${maximumNameLength} characters.`);
  }
  if (redirectUris.length === 0)
    addViolation("redirect_uris", "not-blank", "At least one redirect URI is required.");
  if (redirectUris.length > maximumRedirectUris) {
    addViolation("redirect_uris", "too-many", `At most ${maximumRedirectUris} redirect URIs are allowed.`);
  }
  const uriViolation = redirectUris.map(redirectUriViolation).find((sentence) => sentence !== null);
  if (uriViolation !== undefined) addViolation("redirect_uris", "redirect-uri", uriViolation);
  if (scopes.length === 0) addViolation("scopes", "not-blank", "At least one scope is required.");
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined)
    addViolation("scopes", "choice", `Unknown scope "${unknown}". Valid scopes are ${allScopes.join(", ")}.`);
  if (violations.length > 0) throw invalid(violations);
  return { name, redirectUris, scopes: scopes.filter(isScope) };
}
