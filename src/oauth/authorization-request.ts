/**
 * Validates authorization requests (RFC 6749 §4.1.1), which are queries of `/oauth/authorize`. The result states
 * whether an error can be sent to the client. `authorization.ts` handles the user's decision.
 */
import { isScope, reaches, type Scope } from "../identity/scope.ts";
import { errorLocation } from "./authorization-response.ts";
import { redirectUriViolation } from "./client-rules.ts";
import type { Client } from "./clients.ts";
import { weakestOf } from "./family.ts";
import { readParameters, type Parameters } from "./form.ts";
import { OAuthProblem } from "./oauth-error.ts";
import { isPkceText, pkceRule } from "./pkce.ts";
import { matchesRedirectUri } from "./redirect-uri.ts";
import { parseResource } from "./resource.ts";
import { parseScope, scopeNames, strongestUnrequested } from "./parse-scope.ts";

export interface AuthorizationRequest {
  readonly client: Client;
  /**
   * The redirect URI from the request. If the request contains none, the only redirect URI that the client has
   * registered.
   */
  readonly redirectUri: string;
  /** Whether the request contains `redirect_uri`. If so, the token request must contain it as well. */
  readonly redirectUriGiven: boolean;
  readonly state: string | null;
  /**
   * The highest scope that the user can grant: the highest requested scope for which the client is registered. If the
   * request names no scope, the highest scope of the registration up to `edit`.
   */
  readonly scope: Scope;
  readonly scopeGiven: boolean;
  /** The requested resources: absolute URIs separated by spaces (RFC 8707). Null if the request names no resource. */
  readonly resource: string | null;
  /** The PKCE code challenge (RFC 7636). Its method is always `S256`. */
  readonly codeChallenge: string;
}

/**
 * A request whose query is too long, whose client is unknown or disabled, or whose redirect URI is not registered. The
 * user sees the error; the browser is never redirected.
 */
export interface UntrustedRequest {
  readonly kind: "untrusted";
  readonly status: number;
  readonly error: string;
  readonly description: string;
  /** Whether no client can register the redirect URI, so the application needs an API token instead of OAuth. */
  readonly needsApiToken?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** The URL of the metadata document, if the document cannot be fetched or used. */
  readonly document?: string;
  /** The underlying error, which is logged. */
  readonly cause?: unknown;
}

/**
 * A request with an error that is sent to the client after the user has signed in. Unless the client is trusted, the
 * user must confirm the redirect.
 */
export interface RefusedRequest {
  readonly kind: "refused";
  readonly client: Client;
  readonly redirectUri: string;
  /** The redirect URI with the parameters of the error. */
  readonly location: string;
  readonly error: string;
  readonly description: string;
}

/** A request of a client whose metadata document can be fetched only after the user has signed in. */
export interface UnresolvedRequest {
  readonly kind: "unresolved";
}

export type AuthorizationVerdict =
  | UntrustedRequest
  | UnresolvedRequest
  | RefusedRequest
  | { readonly kind: "valid"; readonly request: AuthorizationRequest };

interface RequestReading {
  readonly issuer: string;
  /**
   * @returns null if the client is unknown
   * @throws {OAuthProblem} the reason why the metadata document of the client cannot be used
   */
  readonly findClient: (clientId: string) => Promise<Client | UnresolvedRequest | null>;
}

/** Maximum lengths of parameters that are copied to URLs and headers, in characters. */
const maximumLengths = { state: 2000, scope: 1000 } as const;

/** Maximum length of the query in bytes. The sign-in page also stores the query in its return URL. */
const maximumQueryLength = 4096;

/** The supported parameters. All other parameters are ignored (RFC 6749 §3.1). */
const knownParameters: readonly string[] = [
  "response_type",
  "response_mode",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "request",
  "request_uri",
];

interface Refusal {
  readonly error: string;
  readonly description: string;
}

interface TrustedTarget {
  readonly client: Client;
  readonly redirectUri: string;
  readonly redirectUriGiven: boolean;
}

/** @param queryText the query as it was sent */
export async function readAuthorizationRequest(
  queryText: string,
  { issuer, findClient }: RequestReading,
): Promise<AuthorizationVerdict> {
  if (Buffer.byteLength(queryText) > maximumQueryLength) {
    const description = `The query must not be longer than ${maximumQueryLength} bytes.`;
    return untrusted(400, "invalid_request", description);
  }
  const parameters = readParameters(queryText);
  const target = await trustedTarget(parameters, findClient);
  if ("kind" in target) return target;
  const requested = readRequested(parameters, target.client, issuer);
  // A repeated `state` is ambiguous, so the response contains no `state`.
  const state = parameters.repeated.includes("state") ? null : parameters.get("state");
  if (!("error" in requested)) return { kind: "valid", request: { ...target, ...requested, state } };
  const { error, description } = requested;
  const { client, redirectUri } = target;
  const location = errorLocation({ redirectUri, state }, issuer, error, description);
  return { kind: "refused", client, redirectUri, location, error, description };
}

/**
 * Finds the redirect URI and the client. The URI must be registered for this client (RFC 6749 §4.1.2.1, RFC 9700
 * §4.11).
 */
async function trustedTarget(
  parameters: Parameters,
  findClient: RequestReading["findClient"],
): Promise<TrustedTarget | UntrustedRequest | UnresolvedRequest> {
  const repeated = parameters.repeated.find((name) => name === "client_id" || name === "redirect_uri");
  if (repeated !== undefined) {
    return untrusted(400, "invalid_request", `The parameter ${repeated} must not be repeated.`);
  }
  const clientId = parameters.get("client_id");
  if (clientId === null) return untrusted(400, "invalid_request", "The parameter client_id is required.");
  const client = await findClient(clientId).catch((thrown: unknown) => untrustedDocument(clientId, thrown));
  if (client !== null && "kind" in client) return client;
  if (client === null) return untrusted(401, "invalid_client", "Unknown client.");
  if (!client.active) return untrusted(400, "unauthorized_client", "The client is disabled.");

  const given = parameters.get("redirect_uri");
  const [only, another] = client.redirectUris;
  if (given === null) {
    if (only !== undefined && another === undefined && client.origin !== "metadata_document") {
      return { client, redirectUri: only, redirectUriGiven: false };
    }
    // A metadata document can change between the consent page and the decision.
    const reason =
      another === undefined ? "a metadata document can change" : "the client has several redirect URIs";
    return untrusted(401, "invalid_client", `The parameter redirect_uri is required: ${reason}.`);
  }
  if (!client.redirectUris.some((registered) => matchesRedirectUri(registered, given))) {
    // A registration leaves out URIs that are not allowed, but the client may use them nevertheless.
    const violation = redirectUriViolation(given);
    if (violation !== null) {
      const description = `${violation} To connect without a redirect URI, use an API token.`;
      return { ...untrusted(401, "invalid_client", description), needsApiToken: true };
    }
    return untrusted(401, "invalid_client", "The redirect_uri is not registered for this client.");
  }
  return { client, redirectUri: given, redirectUriGiven: true };
}

/** Returns the values of the request parameters, or the first violation. */
function readRequested(
  parameters: Parameters,
  client: Client,
  issuer: string,
): Pick<AuthorizationRequest, "scope" | "scopeGiven" | "resource" | "codeChallenge"> | Refusal {
  const refusal = parameterRefusal(parameters) ?? responseRefusal(parameters, client);
  if (refusal !== null) return refusal;
  const requested = readScope(parameters.get("scope") ?? "", client);
  if ("error" in requested) return requested;
  const challenge = readChallenge(parameters);
  if ("error" in challenge) return challenge;
  const resource = parseResource(parameters.all("resource"), issuer);
  return "error" in resource ? resource : { ...requested, ...challenge, ...resource };
}

function parameterRefusal(parameters: Parameters): Refusal | null {
  const repeated = parameters.repeated.find((name) => knownParameters.includes(name));
  if (repeated !== undefined) {
    return invalidRequest(`The parameter ${repeated} must not be repeated.`);
  }
  if (parameters.malformed) return invalidRequest("A parameter is not encoded correctly.");
  for (const [name, limit] of Object.entries(maximumLengths)) {
    if ((parameters.get(name)?.length ?? 0) > limit) {
      return invalidRequest(`The parameter ${name} must not be longer than ${limit} characters.`);
    }
  }
  if (parameters.get("request") !== null) {
    return { error: "request_not_supported", description: "The parameter request is not supported." };
  }
  if (parameters.get("request_uri") !== null) {
    return { error: "request_uri_not_supported", description: "The parameter request_uri is not supported." };
  }
  return null;
}

function responseRefusal(parameters: Parameters, client: Client): Refusal | null {
  const type = parameters.get("response_type");
  if (type === null) return invalidRequest("The parameter response_type is required.");
  if (type !== "code") {
    return { error: "unsupported_response_type", description: "The response_type must be code." };
  }
  if ((parameters.get("response_mode") ?? "query") !== "query") {
    return invalidRequest("The response_mode must be query.");
  }
  if (!client.grantTypes.includes("authorization_code")) {
    const description = "The client is not registered for the grant type authorization_code.";
    return { error: "unauthorized_client", description };
  }
  return null;
}

/**
 * Parses the requested scopes. Clients commonly request all scopes from the metadata, so scopes for which the client is
 * not registered are ignored (RFC 6749 §3.3). Refuses the request if no scope is left. A request without a scope leaves
 * the choice to the user.
 */
function readScope(
  text: string,
  client: Client,
): Pick<AuthorizationRequest, "scope" | "scopeGiven"> | Refusal {
  const parsed = parseScope(text);
  if ("unknown" in parsed) {
    return { error: "invalid_scope", description: `Unknown scope '${parsed.unknown.slice(0, 64)}'.` };
  }
  if (parsed.scope === null) {
    return { scope: weakestOf([client.highestScope, strongestUnrequested]), scopeGiven: false };
  }
  if (reaches(client.highestScope, parsed.scope)) return { scope: parsed.scope, scopeGiven: true };
  if (scopeNames(text).some((name) => isScope(name) && reaches(client.highestScope, name))) {
    return { scope: client.highestScope, scopeGiven: true };
  }
  const description = `The client is not registered for the scope ${parsed.scope}.`;
  return { error: "invalid_scope", description };
}

/**
 * Reads the code challenge (RFC 7636 §4.3 and §4.4.1). The request must contain the method, because the default method
 * is `plain`, which is not supported.
 */
function readChallenge(parameters: Parameters): { readonly codeChallenge: string } | Refusal {
  const codeChallenge = parameters.get("code_challenge");
  if (codeChallenge === null) {
    return invalidRequest("The parameter code_challenge is required. Use PKCE (RFC 7636).");
  }
  if (parameters.get("code_challenge_method") !== "S256") {
    return invalidRequest("The code_challenge_method must be S256.");
  }
  return isPkceText(codeChallenge) ? { codeChallenge } : invalidRequest(`The code_challenge ${pkceRule}.`);
}

function invalidRequest(description: string): Refusal {
  return { error: "invalid_request", description };
}

function untrustedDocument(document: string, thrown: unknown): UntrustedRequest {
  if (!(thrown instanceof OAuthProblem)) throw thrown;
  const { status, error, description, headers, cause } = thrown;
  return { ...untrusted(status, error, description), headers, document, cause };
}

function untrusted(status: number, error: string, description: string): UntrustedRequest {
  return { kind: "untrusted", status, error, description };
}
