/** The page to return to after sign-in and similar interruptions, which is always a page of this service. */
import { maximumTargetLength } from "../../contract/request-lifecycle.ts";
import { parseUrl } from "../../url.ts";

const maximumLength = maximumTargetLength;
const base = "http://service.invalid";
const maximumEscapedLength = 2000;
/** A prefix that marks encoded paths. No path begins with it. */
const encodedPrefix = "~";

/**
 * Checks a requested path with query. Returns `otherwise` unless the result is a path of this service. Browsers treat
 * `//host` and `/\host` as another host, skip tabs and line breaks, and resolve `/a/..//host` to `//host`. The last
 * form is safe in `Location`, but not if the result is used as a URL again.
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
 * Returns the path of the sign-in page with the path to return to. The latter is omitted if the URL would be too long.
 */
export function loginPath(returnTo: string): string {
  return withReturnPath("/login", returnTo);
}

/**
 * Returns the path of the next sign-in step: the sign-in page, or the second step if the password was accepted.
 * Includes the path to return to, as in {@link loginPath}.
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
