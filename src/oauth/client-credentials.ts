/**
 * Which client a request of the token or revocation endpoint comes from (RFC 6749 §2.3, §3.2.1). All clients are
 * public: they only say who they are.
 */
import type { Reader } from "../database/store.ts";
import type { WebRequest } from "../web/route.ts";
import type { Client } from "./clients.ts";
import { findClient } from "./clients.ts";
import type { Parameters } from "./form.ts";
import { OAuthProblem, oauthProblem } from "./oauth-error.ts";

/**
 * The `client_id` of the form, or the user name of HTTP basic authentication with an empty password.
 * @throws {OAuthProblem} `invalid_request` when it is missing or there are two; `invalid_client` for a secret
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

/**
 * The client of that id.
 * @throws {OAuthProblem} `invalid_client` when there is none
 */
export async function requireClient(read: Pick<Reader, "run">, clientId: string): Promise<Client> {
  const client = await findClient(read, clientId);
  if (client === null) throw oauthProblem("invalid_client", "Unknown client.");
  return client;
}

/**
 * The client of that id, if it may be given anything.
 * @throws {OAuthProblem} `invalid_client` when there is none, `unauthorized_client` when it is switched off
 */
export async function requireActiveClient(read: Pick<Reader, "run">, clientId: string): Promise<Client> {
  const client = await requireClient(read, clientId);
  if (!client.active) throw oauthProblem("unauthorized_client", "The client is disabled.");
  return client;
}

/** The refusal with the challenge that belongs to it when credentials were sent in a header (RFC 6749 §5.2). */
export function withChallenge(problem: OAuthProblem, { authorization }: WebRequest["headers"]): OAuthProblem {
  if (problem.error !== "invalid_client" || authorization === undefined) return problem;
  const headers = { ...problem.headers, "WWW-Authenticate": 'Basic realm="OAuth"' };
  return new OAuthProblem(problem.error, problem.description, { status: problem.status, headers });
}

/** RFC 6749 §2.3.1: user name and password are encoded like a form before they are joined. */
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
  return oauthProblem("invalid_client", "Clients have no secret. Use the authentication method none.");
}
