/** Reads the form of the consent page (`consent-page.tsx`). */
import { problem } from "../../util/errors.ts";
import type { ConsentDecision, ConsentOffer } from "../../oauth/authorization.ts";
import { parseRefreshValidity } from "../../oauth/refresh-validity.ts";

/** Maximum length of a connection name in characters. */
export const longestFriendlyName = 255;

/** Returns the answer, or `null` if no button was sent. Everything except a single `approve` counts as a denial. */
export function answerIn(form: URLSearchParams): "approve" | "deny" | null {
  const given = form.getAll("oauth_decision");
  if (given.length === 0) return null;
  return given.length === 1 && given[0] === "approve" ? "approve" : "deny";
}

/**
 * Returns the decision and the password, which is empty if it was not sent. If the connection name is invalid, also
 * returns its error message.
 * @throws {Problem} `bad-request` if a value is not one of the options on the page
 */
export function readDecision(
  form: URLSearchParams,
  offer: ConsentOffer,
): { readonly decision: ConsentDecision; readonly password: string; readonly nameError: string | null } {
  const scope = offer.scopes.find((offered) => offered === single(form, "oauth_scope_level"));
  if (scope === undefined) {
    throw problem("bad-request", "oauth_scope_level must be one of the scopes that this page offers.");
  }
  const validity = parseRefreshValidity(single(form, "oauth_ttl_days"));
  if (validity === null) {
    throw problem("bad-request", "oauth_ttl_days must be one of the options that this page offers.");
  }
  const friendlyName = single(form, "oauth_friendly_name").trim();
  return {
    decision: {
      scope,
      friendlyName: friendlyName || null,
      refreshValidity: offer.refreshAllowed ? validity : "none",
    },
    password: single(form, "password"),
    nameError: friendlyNameError(friendlyName),
  };
}

function friendlyNameError(name: string): string | null {
  if ([...name].length > longestFriendlyName)
    return `The name must not be longer than ${longestFriendlyName} characters.`;
  if (/\p{Cc}/u.test(name)) return "The name must be a single line without control characters.";
  return null;
}

/** @throws {Problem} `bad-request` if the field is repeated */
function single(form: URLSearchParams, name: string): string {
  const [value = "", second] = form.getAll(name);
  if (second !== undefined) throw problem("bad-request", `${name} must not be repeated.`);
  return value;
}
