/** Where to go on after an interruption such as the login: only ever to a page of this service. */
import { maximumTarget } from "../../contract/exchange.ts";

const maximumLength = maximumTarget;
const base = "http://service.invalid";

/**
 * The path with query to go on to, as it was asked for; `otherwise` for everything that is no path of this service.
 * Browsers take `//host` and `/\host` for another host, skip tabs and line breaks, and resolve `/a/..//host` to
 * `//host`: harmless in a `Location`, but not for whoever takes the result for an address once more.
 */
export function returnPath(wanted: string | null, otherwise: string): string {
  if (wanted === null || wanted.length > maximumLength) return otherwise;
  if (!/^\/[\x21-\x7e]*$/.test(wanted) || wanted.includes("\\")) return otherwise;
  if (!URL.canParse(wanted, base)) return otherwise;
  const { origin, pathname, search, hash } = new URL(wanted, base);
  return origin === base && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : otherwise;
}

/** Address of the login that comes back to a path; without that where it would be longer than addresses may be. */
export function loginPath(returnTo: string): string {
  const path = `/login?return_to=${encodeURIComponent(returnTo)}`;
  return path.length > maximumTarget ? "/login" : path;
}
