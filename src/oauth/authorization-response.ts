/** Builds the redirect URIs that return the response to an authorization request (RFC 6749 §4.1.2, RFC 9207). */
import { describable } from "./oauth-error.ts";

interface RedirectedRequest {
  readonly redirectUri: string;
  readonly state: string | null;
}

export function codeLocation(request: RedirectedRequest, issuer: string, code: string): string {
  return responseLocation(request, issuer, { code });
}

/** Returns the redirect URI with an error. `description` is intended for developers. */
export function errorLocation(
  request: RedirectedRequest,
  issuer: string,
  error: string,
  description: string,
): string {
  return responseLocation(request, issuer, { error, error_description: describable(description) });
}

/** Appends parameters to the redirect URI. The URI's own query stays unchanged (RFC 6749 §3.1.2). */
function responseLocation(
  { redirectUri, state }: RedirectedRequest,
  issuer: string,
  response: Readonly<Record<string, string>>,
): string {
  const parameters = new URLSearchParams({ ...response, ...(state !== null && { state }), iss: issuer });
  const separator = !redirectUri.includes("?") ? "?" : /[?&]$/.test(redirectUri) ? "" : "&";
  return `${redirectUri}${separator}${parameters.toString()}`;
}
