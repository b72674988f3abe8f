/**
 * Parses the parameters of OAuth requests strictly: the query of an authorization request, and the form of a request to
 * the token or revocation endpoint (RFC 6749 §3.1, §3.2 and appendix B).
 */
import type { WebRequest } from "../web/route.ts";
import { oauthProblem } from "./oauth-error.ts";

export interface Parameters {
  /**
   * Returns the first non-empty value of a parameter, or null if there is none. An empty value counts as missing (RFC
   * 6749 §3.1).
   */
  get(name: string): string | null;
  /** Returns all non-empty values of a parameter. */
  all(name: string): readonly string[];
  /** The names of parameters that are repeated but must not be, in the order in which they are repeated. */
  readonly repeated: readonly string[];
  /**
   * Whether a parameter is encoded incorrectly or contains control characters. `get` and `all` omit these parameters.
   */
  readonly malformed: boolean;
}

/** The name of the only parameter that can be repeated (RFC 8707 §2). */
const repeatable = "resource";

/**
 * Parameters that must not be in a URL, because servers and browsers store URLs in logs and histories (RFC 6749 §2.3.1,
 * §3.2; RFC 9700 §4.3).
 */
const formOnly = [
  "client_id",
  "client_secret",
  "grant_type",
  "code",
  "code_verifier",
  "redirect_uri",
  "refresh_token",
  "scope",
  "resource",
  "token",
  "token_type_hint",
];

/** Parses `application/x-www-form-urlencoded` text. Never throws. */
export function readParameters(text: string): Parameters {
  const names = new Set<string>();
  const repeated = new Set<string>();
  const values = new Map<string, string[]>();
  let malformed = false;
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = decode(equals < 0 ? "" : pair.slice(equals + 1));
    if (name === null || value === null) {
      malformed = true;
      continue;
    }
    if (names.has(name) && name !== repeatable) repeated.add(name);
    names.add(name);
    if (value === "") continue;
    const previous = values.get(name);
    if (previous === undefined) values.set(name, [value]);
    else previous.push(value);
  }
  return {
    get(name) {
      return values.get(name)?.[0] ?? null;
    },
    all(name) {
      return values.get(name) ?? [];
    },
    repeated: [...repeated],
    malformed,
  };
}

/**
 * Parses the form in a request body.
 * @throws {OAuthProblem} `invalid_request` if the media type is wrong, parameters are repeated or malformed, or
 * parameters are in the URL
 */
export function readForm({
  headers,
  body,
  query,
}: Pick<WebRequest, "headers" | "body" | "query">): Parameters {
  const [mediaType = ""] = (headers["content-type"] ?? "").split(";");
  if (mediaType.trim().toLowerCase() !== "application/x-www-form-urlencoded") {
    throw oauthProblem(
      "invalid_request",
      "The content type of the request body must be application/x-www-form-urlencoded.",
    );
  }
  const misplaced = formOnly.find((name) => query.has(name));
  if (misplaced !== undefined) {
    throw oauthProblem(
      "invalid_request",
      `The parameter ${misplaced} must be in the request body, not in the URL.`,
    );
  }
  const form = readParameters(body);
  const [repeated] = form.repeated;
  if (repeated !== undefined) {
    throw oauthProblem("invalid_request", `The parameter ${repeated.slice(0, 64)} must not be repeated.`);
  }
  if (form.malformed) throw oauthProblem("invalid_request", "A parameter is not encoded correctly.");
  return form;
}

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text.replaceAll("+", " "));
    return /\p{Cc}/u.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
