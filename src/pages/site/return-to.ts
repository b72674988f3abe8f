/** Where to go on after an interruption such as the login: only ever to a page of this service. */

const maximumLength = 8192;

/**
 * The path with query to go on to, as it was asked for; `otherwise` for everything that is no path of this service.
 * Browsers take `//host` and `/\host` for another host, and skip tabs and line breaks.
 */
export function returnPath(wanted: string | null, otherwise: string): string {
  if (wanted === null || wanted.length > maximumLength) return otherwise;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes("\\")) return otherwise;
  try {
    const base = "http://service.invalid";
    const url = new URL(wanted, base);
    return url.origin === base ? `${url.pathname}${url.search}` : otherwise;
  } catch {
    return otherwise;
  }
}

/** Address of the login that comes back to a path. */
export function loginPath(returnTo: string): string {
  return `/login?return_to=${encodeURIComponent(returnTo)}`;
}
