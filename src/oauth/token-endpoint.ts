/**
 * `POST /oauth/token` (RFC 6749 §3.2): what is refused before and after a grant is looked at, and the transaction that
 * it runs in. The rules of the grants are in `code-grant.ts` and `refresh-grant.ts`.
 */
import OAuth2Server from "@node-oauth/oauth2-server";
import type { Store } from "../database/store.ts";
import type { RandomBytes } from "../identity/api-token.ts";
import { addressSubject } from "../identity/rate-limit.ts";
import type { FailureLimiter } from "../identity/rate-limit.ts";
import type { WebAnswer, WebRequest, WebRoute } from "../web/route.ts";
import { clientIdOf, requireActiveClient, withChallenge } from "./client-credentials.ts";
import type { Client } from "./clients.ts";
import type { CodeRequest } from "./code-grant.ts";
import { readCodeRequest } from "./code-grant.ts";
import type { Secrets } from "./configured.ts";
import type { Parameters } from "./form.ts";
import { readForm } from "./form.ts";
import type { Mint } from "./issue.ts";
import { OAuthProblem, answerFault, answeringErrors, oauthJson, oauthProblem } from "./oauth-error.ts";
import { protocolRoute } from "./protocol-routes.ts";
import { readRefreshRequest } from "./refresh-grant.ts";
import type { RefreshRequest } from "./refresh-grant.ts";
import { ReplayNoticed, cutOff } from "./replay.ts";
import { parseResource } from "./resource.ts";
import { createCodeModel, createRefreshModel } from "./token-model.ts";
import type { TokenExchange, TokenModel } from "./token-model.ts";

export interface TokenEndpointOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly issuer: () => string;
  readonly random: RandomBytes;
  /** Counts refused requests by client and address: a client with a dead token is not to silence its neighbours. */
  readonly failures: FailureLimiter;
  /** Told of each client that was given tokens. Must neither throw nor wait. */
  readonly onClientUse: (client: Client, now: Date) => void;
  /** Told that an answer is kept for half a minute. Must neither throw nor wait. */
  readonly onSuccessorKept: () => void;
}

/** A token request as far as it can be read without the database. */
type GrantRequest =
  | { readonly grantType: "authorization_code"; readonly code: CodeRequest }
  | { readonly grantType: "refresh_token"; readonly token: RefreshRequest };

export function createTokenRoute(options: TokenEndpointOptions): WebRoute {
  const { store, failures } = options;

  const handle = async (request: WebRequest): Promise<WebAnswer> => {
    const secrets = await options.secrets.require(request.log);
    let subject = addressSubject(request.address);
    const mint: Mint = { secrets, issuer: options.issuer(), random: options.random, now: request.now };
    try {
      const document = await answerOf(request, mint, ({ id }) => {
        subject = `${id}@${subject}`;
      });
      return oauthJson(200, document);
    } catch (error) {
      if (!(error instanceof OAuthProblem) || error.status >= 500) throw error;
      await throttle(subject, request.now);
      throw withChallenge(error, request.headers);
    }
  };

  /** `onClient` is told of the client as soon as it is known. */
  const answerOf = async (
    request: WebRequest,
    mint: Mint,
    onClient: (client: Client) => void,
  ): Promise<object> => {
    const form = readForm(request);
    const grantType = readGrantType(form);
    const clientId = clientIdOf(form, request.headers);
    const resource = parseResource(form.all("resource"), mint.issuer);
    // Guesses are refused here, before they cost a transaction.
    onClient(await requireActiveClient(store.read, clientId));
    const grant = await readGrant(grantType, form, mint);
    if ("error" in resource) throw oauthProblem(resource.error, resource.description);

    const outcome = await store.transaction(async (transaction) => {
      const client = await requireActiveClient(transaction, clientId);
      const exchange = { transaction, client, mint, ...resource };
      try {
        return { client, document: await runGrant(exchange, grant, form) };
      } catch (error) {
        // What ends the family has to be committed, although the request is refused.
        if (!(error instanceof ReplayNoticed)) throw error;
        await cutOff(transaction, error, request);
        return { refusal: error };
      }
    });
    if ("refusal" in outcome) throw outcome.refusal;
    options.onClientUse(outcome.client, request.now);
    if (grantType === "refresh_token") options.onSuccessorKept();
    return outcome.document;
  };

  const throttle = async (subject: string, now: Date): Promise<void> => {
    const verdict = await failures.count(subject, now);
    if (verdict.allowed) return;
    const description = `Too many refused requests: try again in ${verdict.retryAfter} seconds.`;
    const headers = { "Retry-After": String(verdict.retryAfter) };
    throw oauthProblem("temporarily_unavailable", description, { status: 429, headers });
  };

  return protocolRoute("requestToken", {
    anyOrigin: true,
    handle: answeringErrors(handle),
    onFault: (fault) => answerFault(fault),
  });
}

function readGrantType(form: Parameters): GrantRequest["grantType"] {
  const grantType = form.get("grant_type");
  if (grantType === "authorization_code" || grantType === "refresh_token") return grantType;
  const description = "The grant_type has to be authorization_code or refresh_token.";
  throw oauthProblem("unsupported_grant_type", description);
}

async function readGrant(
  grantType: GrantRequest["grantType"],
  form: Parameters,
  { secrets }: Mint,
): Promise<GrantRequest> {
  return grantType === "authorization_code"
    ? { grantType, code: await readCodeRequest(form, secrets.encryptionKey) }
    : { grantType, token: await readRefreshRequest(form, secrets.encryptionKey) };
}

/** Has the library run the grant. */
async function runGrant(exchange: TokenExchange, grant: GrantRequest, form: Parameters): Promise<object> {
  const model =
    grant.grantType === "authorization_code"
      ? createCodeModel(exchange, grant.code)
      : createRefreshModel(exchange, grant.token);
  const server = new OAuth2Server({
    // The rest of a model is called by endpoints that are ours.
    model: model as TokenModel & OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel,
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
    allowExtendedTokenAttributes: true,
  });
  const response = new OAuth2Server.Response();
  try {
    await server.token(libraryRequest(exchange.client, grant, form), response);
  } catch (error) {
    throw ownError(error);
  }
  return response.body as object;
}

/** The request as the library reads it: who the client is, and which scope, is found out already. */
function libraryRequest(
  { clientId }: Client,
  { grantType }: GrantRequest,
  form: Parameters,
): OAuth2Server.Request {
  const body: Record<string, string> = { grant_type: grantType, client_id: clientId };
  for (const name of ["code", "code_verifier", "redirect_uri", "refresh_token"]) {
    const value = form.get(name);
    if (value !== null) body[name] = value;
  }
  const text = new URLSearchParams(body).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(text.length),
  };
  return new OAuth2Server.Request({ method: "POST", headers, query: {}, body });
}

/**
 * What the model threw, which the library wraps: the store has to see conflicts as they are, to run the transaction
 * again. Refusals of the library's own keep their name.
 */
function ownError(error: unknown): unknown {
  if (!(error instanceof OAuth2Server.OAuthError)) return error;
  if ("inner" in error && error.inner instanceof Error) return error.inner;
  const { name, message } = error;
  return name === "invalid_grant" || name === "invalid_request" || name === "unauthorized_client"
    ? oauthProblem(name, message)
    : error;
}
