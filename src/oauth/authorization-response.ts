/** The redirect with the response to an authorization request (RFC 6749 §4.1.2, RFC 9207). */
import { describable } from "./oauth-error.ts";

interface AnsweredRequest {
  readonly redirectUri: string;
  readonly state: string | null;
}

/** The redirect URI with a code. */
export function codeLocation(request: AnsweredRequest, issuer: string, code: string): string {
  return answerLocation(request, issuer, { code });
}

/** The redirect URI with an error; the description is a sentence for developers. */
export function errorLocation(
  request: AnsweredRequest,
  issuer: string,
  error: string,
  description: string,
): string {
  return answerLocation(request, issuer, { error, error_description: describable(description) });
}

/** Keeps the query of the URI unchanged (RFC 6749 §3.1.2). */
function answerLocation(
  { redirectUri, state }: AnsweredRequest,
  issuer: string,
  answer: Readonly<Record<string, string>>,
): string {
  const parameters = new URLSearchParams({ ...answer, ...(state !== null && { state }), iss: issuer });
  const mark = !redirectUri.includes("?") ? "?" : /[?&]$/.test(redirectUri) ? "" : "&";
  return `${redirectUri}${mark}${parameters.toString()}`;
}
