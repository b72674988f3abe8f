/**
 * Which redirect URIs may be registered (RFC 8252 §7 and §8.4, RFC 9700 §2.1), and whether the one of a request is a
 * registered one. Both go by the text as it was sent: what a URL parser makes of it decides nothing, so that no
 * spelling of a host passes for another one.
 */
import { parseUrl } from "../url.ts";

/** More bytes in a redirect URI are refused. */
export const longestRedirectUri = 2000;

/** Characters of a URI (RFC 3986 §2) but `#`: no blanks, control characters, backslashes, nothing beyond ASCII. */
const characters = /^(?:[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/;

const schemeAndRest = /^([A-Za-z][A-Za-z0-9+.-]*):(.*)$/;

/** Host and port. The host must not be empty, nor the port after a colon. */
const hostAndPort = /^(\[[0-9A-Fa-f:.]+\]|[^:[\]@]+)(?::\d{1,5})?$/;

const loopbackHosts: readonly string[] = ["127.0.0.1", "localhost", "[::1]"];

/** Names in reverse, at least two: letters, digits, `+` and `-`. The last one ends with a letter or digit. */
const reverseDomain = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)*\.(?:[a-z0-9+-]*[a-z0-9])$/;

/**
 * Whether a client may be registered with it: `https` with a host, `http` to the user's own machine, or an
 * application's own scheme as a reverse domain name (`com.example.app:/callback`).
 */
export function isAllowedRedirectUri(uri: string): boolean {
  if (uri.length > longestRedirectUri || !characters.test(uri) || parseUrl(uri) === null) return false;
  const [, scheme = "", rest = ""] = schemeAndRest.exec(uri) ?? [];
  switch (scheme.toLowerCase()) {
    case "https":
      return hostOf(uri, rest) !== null;
    case "http":
      return loopbackHosts.includes(hostOf(uri, rest) ?? "");
    default:
      return reverseDomain.test(scheme.toLowerCase()) && isPathOfApplication(rest);
  }
}

/** Whether the answer goes to a program on the user's own machine. */
export function isLoopbackRedirectUri(uri: string): boolean {
  return withoutLoopbackPort(uri) !== null;
}

/**
 * Whether `requested` is the registered one: the same text, but for the port where both lead to the same of the three
 * loopback hosts, as native applications get theirs from the system (RFC 8252 §7.3).
 */
export function matchesRedirectUri(registered: string, requested: string): boolean {
  if (registered === requested) return true;
  const known = withoutLoopbackPort(registered);
  return known !== null && known === withoutLoopbackPort(requested) && isAllowedRedirectUri(requested);
}

/** The host in lower case; null if there is none, or if a parser would read another one. */
function hostOf(uri: string, rest: string): string | null {
  const [, authority = ""] = /^\/\/([^/?]*)/.exec(rest) ?? [];
  const host = hostAndPort.exec(authority)?.[1]?.toLowerCase();
  return host !== undefined && host === new URL(uri).hostname && !host.endsWith(".") ? host : null;
}

/** `:/path`, or `://` with whatever the application makes of it; no user name. */
function isPathOfApplication(rest: string): boolean {
  const [, authority = ""] = /^\/\/([^/?]*)/.exec(rest) ?? [];
  return rest.startsWith("/") && !authority.includes("@");
}

function withoutLoopbackPort(uri: string): string | null {
  const [, host, rest = ""] =
    /^(http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]))(?::\d{1,5})?((?:[/?].*)?)$/i.exec(uri) ?? [];
  return host === undefined ? null : host + rest;
}
