/**
 * The parameters of OAuth requests: the query of an authorization request, and the form of a request to the token or
 * revocation endpoint (RFC 6749 §3.1, §3.2 and appendix B), read strictly.
 */
import type { WebRequest } from "../web/route.ts";
import { oauthProblem } from "./oauth-error.ts";

export interface Parameters {
  /** The value; null when it is missing or empty, which are the same (RFC 6749 §3.1). The first of several. */
  get(name: string): string | null;
  /** All values but empty ones. */
  all(name: string): readonly string[];
  /** Names that are repeated but must not be, in their order. */
  readonly repeated: readonly string[];
  /** Whether a parameter is not encoded correctly or contains control characters. Such parameters are omitted. */
  readonly malformed: boolean;
}

/** RFC 8707 §2: may be given several times. */
const repeatable = "resource";

/** Must not be in URLs, which are stored in logs and histories (RFC 6749 §2.3.1, §3.2; RFC 9700 §4.3). */
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

/** Reads `application/x-www-form-urlencoded` text. Never throws. */
export function readParameters(text: string): Parameters {
  const values = new Map<string, string[]>();
  let malformed = false;
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const mark = pair.indexOf("=");
    const name = decode(mark < 0 ? pair : pair.slice(0, mark));
    const value = decode(mark < 0 ? "" : pair.slice(mark + 1));
    if (name === null || value === null) {
      malformed = true;
      continue;
    }
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  const all = (name: string): readonly string[] => (values.get(name) ?? []).filter((value) => value !== "");
  return {
    get: (name) => all(name)[0] ?? null,
    all,
    repeated: [...values].flatMap(([name, some]) => (some.length > 1 && name !== repeatable ? [name] : [])),
    malformed,
  };
}

/**
 * Reads the form of a request.
 * @throws {OAuthProblem} `invalid_request` for another media type, repeated or malformed parameters, and for
 * parameters in the address
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
  const astray = formOnly.find((name) => query.has(name));
  if (astray !== undefined) {
    throw oauthProblem(
      "invalid_request",
      `The parameter ${astray} must be in the request body, not in the URL.`,
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
