/** The rules for clients that administrators register and for those that register themselves. */
import { invalid } from "../errors.ts";
import type { Violation, ViolationCode } from "../errors.ts";
import { isTier } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";
import { describable } from "./oauth-error.ts";
import { isAllowedRedirectUri, longestRedirectUri } from "./redirect-uri.ts";

/** Characters of a name. */
const longestClientName = 128;

export const mostRedirectUris = 10;

/**
 * Control characters, half of a surrogate pair, and what changes the direction of text or cannot be seen: with them a
 * name could show on the consent page as something else than it is.
 */
const unfit =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u115f\u1160\u200b\u2060-\u2064\u3164\ufeff\uffa0]/gu;

/** A name as it may be shown: without unfit characters and blanks around it. */
export function cleanClientName(name: string): string {
  return name.replaceAll(unfit, "").trim();
}

/** As {@link cleanClientName}, cut to the longest that is allowed. */
export function shortClientName(name: string): string {
  return [...cleanClientName(name)].slice(0, longestClientName).join("").trim();
}

/** Why a redirect URI is refused, in a sentence that names it; null when it is not. */
export function redirectUriFault(uri: string): string | null {
  if (isAllowedRedirectUri(uri)) return null;
  const shown = uri.length > 200 ? `${uri.slice(0, 200)}...` : uri;
  if (uri.length > longestRedirectUri) {
    return `${describable(shown)} must not be longer than ${longestRedirectUri} characters.`;
  }
  return (
    `${uri === "" ? "An empty string" : describable(shown)} is not an allowed redirect URI. Use https with a host, ` +
    "http on 127.0.0.1, localhost or [::1], or a scheme of the application such as com.example.app:/callback, " +
    "without a fragment and a user name."
  );
}

export interface ClientData {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly Tier[];
}

/**
 * The data of a client, tidied up.
 * @throws {Problem} `unprocessable` with a violation for each of `name`, `redirect_uris` and `scopes` that is wrong
 */
export function clientData(given: {
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
}): ClientData {
  const name = cleanClientName(given.name);
  const redirectUris = [...new Set(given.redirectUris)];
  const scopes = [...new Set(given.scopes)];
  const violations: Violation[] = [];
  const fault = (propertyPath: string, code: ViolationCode, message: string): void => {
    violations.push({ propertyPath, message, code });
  };
  if (name === "") fault("name", "not-blank", "An application needs a name.");
  if ([...name].length > longestClientName) {
    fault("name", "too-long", `This may have at most ${longestClientName} characters.`);
  }
  if (redirectUris.length === 0) fault("redirect_uris", "not-blank", "There has to be at least one.");
  if (redirectUris.length > mostRedirectUris) {
    fault("redirect_uris", "too-many", `There may be at most ${mostRedirectUris}.`);
  }
  const wrongUri = redirectUris.map(redirectUriFault).find((sentence) => sentence !== null);
  if (wrongUri !== undefined) fault("redirect_uris", "redirect-uri", wrongUri);
  if (scopes.length === 0) fault("scopes", "not-blank", "Choose at least one.");
  const unknown = scopes.find((scope) => !isTier(scope));
  if (unknown !== undefined) fault("scopes", "choice", `There is no scope "${unknown}".`);
  if (violations.length > 0) throw invalid(violations);
  return { name, redirectUris, scopes: scopes.filter(isTier) };
}
