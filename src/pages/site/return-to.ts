/** Where to go on after an interruption such as the login: only ever to a page of this service. */
import { maximumTarget } from "../../contract/request-shell.ts";
import { parseUrl } from "../../url.ts";

const maximumLength = maximumTarget;
const base = "http://service.invalid";
const longestEscaped = 2000;
/** No path begins with it. */
const packedMark = "~";

/**
 * The path with query to go on to, as it was asked for; `otherwise` for everything that is no path of this service.
 * Browsers take `//host` and `/\host` for another host, skip tabs and line breaks, and resolve `/a/..//host` to
 * `//host`: harmless in a `Location`, but not for whoever takes the result for an address once more.
 */
export function returnPath(wanted: string | null, otherwise: string): string {
  if (wanted === null || wanted.length > maximumLength) return otherwise;
  const path = wanted.startsWith(packedMark) ? unpacked(wanted) : wanted;
  if (!/^\/[\x21-\x7e]*$/.test(path) || path.includes("\\")) return otherwise;
  const url = parseUrl(path, base);
  if (url === null) return otherwise;
  const { origin, pathname, search, hash } = url;
  return origin === base && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : otherwise;
}

function unpacked(packed: string): string {
  return Buffer.from(packed.slice(packedMark.length), "base64url").toString();
}

/**
 * The parameter `return_to` of the pages that interrupt. Where escaping would make a path much longer, it stands there
 * in base64url, which is never more than a third longer: it has to fit into an address, also when one interruption
 * leads to the next.
 */
export function returnQuery(path: string): string {
  const escaped = encodeURIComponent(path);
  if (escaped.length <= longestEscaped) return `return_to=${escaped}`;
  const packed = packedMark + Buffer.from(path).toString("base64url");
  return `return_to=${packed.length < escaped.length ? packed : escaped}`;
}

/** The second step of the login, for whoever has a second factor. */
export const secondStepPath = "/login/second_factor";

/** Address of the login that comes back to a path; without that where it would be longer than addresses may be. */
export function loginPath(returnTo: string): string {
  return comingBack("/login", returnTo);
}

/**
 * Where somebody goes on who is not signed in (completely): to the login, or to its second step where the password was
 * given already. Comes back to a path as {@link loginPath} does.
 */
export function signInPath(
  { awaitsSecondFactor }: { readonly awaitsSecondFactor: boolean },
  returnTo: string,
): string {
  return awaitsSecondFactor ? comingBack(secondStepPath, returnTo) : loginPath(returnTo);
}

function comingBack(step: string, returnTo: string): string {
  const path = `${step}?${returnQuery(returnTo)}`;
  return path.length > maximumTarget ? step : path;
}
