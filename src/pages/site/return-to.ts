/**
 * Handles the parameter `return_to`: the page to which users return after sign-in and similar interruptions. This is
 * always a page of this service.
 */
import { maximumTargetLength } from "../../http/request-lifecycle.ts";
import { parseUrl } from "../../util/url.ts";

const maximumLength = maximumTargetLength;
const base = "http://service.invalid";
const maximumEscapedLength = 2000;
/** Prefix of encoded paths. No path begins with this character. */
const encodedPrefix = "~";

/**
 * Checks a requested path with query. Returns `otherwise` unless the path belongs to this service. Browsers treat
 * `//host` and `/\host` as another host, skip tabs and line breaks, and resolve `/a/..//host` to `//host`. The last
 * form is safe in `Location`, but becomes unsafe if the resolved path is used as a URL again.
 */
export function returnPath(wanted: string | null, otherwise: string): string {
  if (wanted === null || wanted.length > maximumLength) return otherwise;
  const path = wanted.startsWith(encodedPrefix) ? unpacked(wanted) : wanted;
  if (!/^\/[\x21-\x7e]*$/.test(path) || path.includes("\\")) return otherwise;
  const url = parseUrl(path, base);
  if (url === null) return otherwise;
  const { origin, pathname, search, hash } = url;
  return origin === base && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : otherwise;
}

function unpacked(packed: string): string {
  return Buffer.from(packed.slice(encodedPrefix.length), "base64url").toString();
}

/**
 * Returns the parameter `return_to`. Long paths with many escapes are encoded in base64url, which is at most a third
 * longer than the path. The URL therefore stays within its limit even with nested redirects.
 */
export function returnQuery(path: string): string {
  const escaped = encodeURIComponent(path);
  if (escaped.length <= maximumEscapedLength) return `return_to=${escaped}`;
  const packed = encodedPrefix + Buffer.from(path).toString("base64url");
  return `return_to=${packed.length < escaped.length ? packed : escaped}`;
}

/** Path of the second sign-in step, for users with two-factor authentication. */
export const secondStepPath = "/login/second_factor";

/**
 * Returns the path of the sign-in page with the parameter `return_to`. The parameter is omitted if the URL would be too
 * long.
 */
export function loginPath(returnTo: string): string {
  return withReturnPath("/login", returnTo);
}

/**
 * Returns the path of the next sign-in step: the sign-in page, or the second step if the password was accepted. The
 * path contains `return_to`, as in {@link loginPath}.
 */
export function signInPath(
  { awaitsSecondFactor }: { readonly awaitsSecondFactor: boolean },
  returnTo: string,
): string {
  return awaitsSecondFactor ? withReturnPath(secondStepPath, returnTo) : loginPath(returnTo);
}

function withReturnPath(step: string, returnTo: string): string {
  const path = `${step}?${returnQuery(returnTo)}`;
  return path.length > maximumTargetLength ? step : path;
}
