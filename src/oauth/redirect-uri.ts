/**
 * Checks whether a client can register a redirect URI (RFC 8252 §7 and §8.4, RFC 9700 §2.1), and whether the redirect
 * URI of a request is registered. Both checks use the text as the client sent it, because normalization could turn one
 * host into another.
 */
import { parseUrl } from "../util/url.ts";

export const maximumRedirectUriLength = 2000;

/** The characters that a URI can contain (RFC 3986 §2), without `#`. */
const characters = /^(?:[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/;

const schemeAndRest = /^([A-Za-z][A-Za-z0-9+.-]*):(.*)$/;

/** A host with an optional port. Neither can be empty. */
const hostAndPort = /^(\[[0-9A-Fa-f:.]+\]|[^:[\]@]+)(?::\d{1,5})?$/;

const loopbackHosts: readonly string[] = ["127.0.0.1", "localhost", "[::1]"];

/** A domain name in reverse notation with at least two labels. The last label ends with a letter or digit. */
const reverseDomain = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)*\.(?:[a-z0-9+-]*[a-z0-9])$/;

/**
 * Whether a client can register this URI. Allowed are `https` with a host, `http` with a loopback host, and an
 * application's own scheme, which must be a reverse domain name (`com.example.app:/callback`).
 */
export function isAllowedRedirectUri(uri: string): boolean {
  if (uri.length > maximumRedirectUriLength || !characters.test(uri) || parseUrl(uri) === null) return false;
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

/** Whether the URI redirects to a program on the user's computer. */
export function isLoopbackRedirectUri(uri: string): boolean {
  return withoutLoopbackPort(uri) !== null;
}

/**
 * Whether the two URIs are identical. The port of a loopback host is ignored, because the operating system assigns the
 * ports of native applications (RFC 8252 §7.3).
 */
export function matchesRedirectUri(registered: string, requested: string): boolean {
  if (registered === requested) return true;
  const withoutPort = withoutLoopbackPort(registered);
  return (
    withoutPort !== null && withoutPort === withoutLoopbackPort(requested) && isAllowedRedirectUri(requested)
  );
}

/** Returns the host in lowercase. Returns null if the URI has no host, or if a URL parser finds a different host. */
function hostOf(uri: string, rest: string): string | null {
  const [, authority = ""] = /^\/\/([^/?]*)/.exec(rest) ?? [];
  const host = hostAndPort.exec(authority)?.[1]?.toLowerCase();
  return host !== undefined && host === new URL(uri).hostname && !host.endsWith(".") ? host : null;
}

/** Accepts a path, or an authority without a user name. The application interprets them. */
function isPathOfApplication(rest: string): boolean {
  const [, authority = ""] = /^\/\/([^/?]*)/.exec(rest) ?? [];
  return rest.startsWith("/") && !authority.includes("@");
}

function withoutLoopbackPort(uri: string): string | null {
  const [, host, rest = ""] =
    /^(http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]))(?::\d{1,5})?((?:[/?].*)?)$/i.exec(uri) ?? [];
  return host === undefined ? null : host + rest;
}
