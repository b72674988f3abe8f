/**
 * Identifies the client of a request to the token or revocation endpoint (RFC 6749 §2.3, §3.2.1). All clients are
 * public clients, which have no secret.
 */
import type { Reader } from "../database/store.ts";
import type { WebRequest } from "../web/route.ts";
import { findClient, type Client } from "./clients.ts";
import type { Parameters } from "./form.ts";
import { OAuthProblem, oauthProblem } from "./oauth-error.ts";

/**
 * Returns the client ID from the form field `client_id`, or from the user name of HTTP Basic authentication with an
 * empty password.
 * @throws {OAuthProblem} `invalid_request` if there is no client ID or the two client IDs differ; `invalid_client` if
 * the request contains a secret or the header is invalid
 */
export function clientIdOf(form: Parameters, { authorization }: WebRequest["headers"]): string {
  if (form.get("client_secret") !== null) throw noSecrets();
  const inForm = form.get("client_id");
  if (authorization === undefined) {
    if (inForm === null) throw oauthProblem("invalid_request", "The parameter client_id is required.");
    return inForm;
  }
  const inHeader = basicUserName(authorization);
  if (inForm !== null && inForm !== inHeader) {
    throw oauthProblem("invalid_request", "The client_id does not match the Authorization header.");
  }
  return inHeader;
}

/** @throws {OAuthProblem} `invalid_client` if the client does not exist */
export async function requireClient(read: Pick<Reader, "run">, clientId: string): Promise<Client> {
  const client = await findClient(read, clientId);
  if (client === null) throw oauthProblem("invalid_client", "Unknown client.");
  return client;
}

/**
 * @throws {OAuthProblem} `invalid_client` if the client does not exist; `unauthorized_client` if the client is disabled
 */
export async function requireActiveClient(read: Pick<Reader, "run">, clientId: string): Promise<Client> {
  const client = await requireClient(read, clientId);
  if (!client.active) throw oauthProblem("unauthorized_client", "The client is disabled.");
  return client;
}

/** Adds a challenge to an `invalid_client` error if the request has an `Authorization` header (RFC 6749 §5.2). */
export function withChallenge(problem: OAuthProblem, { authorization }: WebRequest["headers"]): OAuthProblem {
  if (problem.error !== "invalid_client" || authorization === undefined) return problem;
  const headers = { ...problem.headers, "WWW-Authenticate": 'Basic realm="OAuth"' };
  return new OAuthProblem(problem.error, problem.description, { status: problem.status, headers });
}

/**
 * Returns the user name from an HTTP Basic header. The user name and the password are form-encoded separately (RFC 6749
 * §2.3.1).
 */
function basicUserName(authorization: string): string {
  const [, encoded = ""] = /^basic[ ]+([A-Za-z0-9+/]+={0,2})$/i.exec(authorization.trim()) ?? [];
  const credentials = Buffer.from(encoded, "base64").toString("utf8");
  const colon = credentials.indexOf(":");
  if (colon < 1) {
    const description =
      "The Authorization header must use the Basic scheme with the client_id as the user name.";
    throw oauthProblem("invalid_client", description);
  }
  if (colon < credentials.length - 1) throw noSecrets();
  try {
    return decodeURIComponent(credentials.slice(0, colon).replaceAll("+", " "));
  } catch {
    throw oauthProblem(
      "invalid_client",
      "The user name in the Authorization header is not encoded correctly.",
    );
  }
}

function noSecrets(): OAuthProblem {
  return oauthProblem("invalid_client", "Clients have no secret. Send only the client_id.");
}
