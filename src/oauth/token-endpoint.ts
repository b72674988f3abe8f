/**
 * Implements `POST /oauth/token` (RFC 6749 §3.2). The endpoint reads the request, runs its grant in a transaction and
 * rate-limits refused requests. `code-grant.ts` and `refresh-grant.ts` implement the grant types.
 */
import type { Store } from "../database/store.ts";
import type { LastUsed } from "../identity/last-used.ts";
import { addressSubject, type FailureLimiter } from "../identity/failure-rate-limit.ts";
import type { WebResponse, WebRequest, WebRoute } from "../web/route.ts";
import { clientIdOf, requireActiveClient, withChallenge } from "./client-credentials.ts";
import type { Client, GrantType } from "./clients.ts";
import { exchangeCode, readCodeRequest } from "./code-grant.ts";
import type { Secrets } from "./configured.ts";
import { readForm, type Parameters } from "./form.ts";
import type { TokenExchange, TokenResponse, TokenIssuer } from "./issue.ts";
import {
  OAuthProblem,
  webErrorResponse,
  withErrorResponses,
  oauthJson,
  oauthProblem,
} from "./oauth-error.ts";
import { protocolRoute } from "./protocol-routes.ts";
import { exchangeRefreshToken, readRefreshRequest } from "./refresh-grant.ts";
import { ReplayError, revokeFamily } from "./replay.ts";
import { parseResource, type ParsedResource } from "./resource.ts";

interface TokenEndpointOptions {
  readonly store: Store;
  readonly secrets: Secrets;
  readonly issuer: () => string;
  /**
   * Counts refused requests per client and address, so a client with an invalid token does not block other clients at
   * the same address.
   */
  readonly failures: FailureLimiter;
  readonly lastUsed: Pick<LastUsed, "note">;
  /** Called when a response is stored for repeated refresh requests. Must neither throw nor block. */
  readonly onSuccessorStored: () => void;
}

interface TokenRequest {
  readonly form: Parameters;
  readonly grantType: GrantType;
  readonly client: Client;
  readonly resource: ParsedResource;
}

/** Runs a grant. The function already contains the parameters of the request. */
type RunGrant = (exchange: TokenExchange) => Promise<TokenResponse>;

export function createTokenRoute(options: TokenEndpointOptions): WebRoute {
  const { store, failures } = options;

  const handle = async (request: WebRequest): Promise<WebResponse> => {
    const secrets = await options.secrets.require(request.log);
    const { address, now } = request;
    const tokenIssuer = { secrets, issuer: options.issuer(), now };
    let subject = addressSubject(address);
    try {
      const tokenRequest = await readRequest(request, tokenIssuer);
      subject = `${tokenRequest.client.id}@${subject}`;
      return oauthJson(200, await exchange(request, tokenRequest, tokenIssuer));
    } catch (error) {
      throw await countRefusal(error, subject, request);
    }
  };

  const readRequest = async (request: WebRequest, { issuer }: TokenIssuer): Promise<TokenRequest> => {
    const form = readForm(request);
    const grantType = readGrantType(form);
    const clientId = clientIdOf(form, request.headers);
    const resource = parseResource(form.all("resource"), issuer);
    // Refuse unknown clients before a transaction begins.
    const client = await requireActiveClient(store.read, clientId);
    return { form, grantType, client, resource };
  };

  const exchange = async (
    request: WebRequest,
    tokenRequest: TokenRequest,
    tokenIssuer: TokenIssuer,
  ): Promise<object> => {
    const { form, grantType, resource } = tokenRequest;
    const runGrant = await readGrant(grantType, form, tokenIssuer.secrets.decryptionKeys);
    if ("error" in resource) throw oauthProblem(resource.error, resource.description);

    const { tokenDocument } = await import("./token-document.ts");
    const outcome = await store.transaction(async (transaction) => {
      const client = await requireActiveClient(transaction, tokenRequest.client.clientId);
      const tokenExchange = { transaction, client, ...tokenIssuer, ...resource };
      try {
        const document = await tokenDocument(client, grantType, () => runGrant(tokenExchange));
        return { client, document };
      } catch (error) {
        // Return the error instead of throwing it, so that the transaction commits the revocation of the family.
        if (!(error instanceof ReplayError)) throw error;
        await revokeFamily(transaction, error, request);
        return { refusal: error };
      }
    });
    if ("refusal" in outcome) throw outcome.refusal;
    options.lastUsed.note("client", outcome.client.id, outcome.client.lastUsedAt, request.now);
    if (grantType === "refresh_token") options.onSuccessorStored();
    return outcome.document;
  };

  /**
   * Counts a refused request of `subject`. Returns the error for the client, which has the status 429 if the limit is
   * exceeded. Errors that refuse nothing, such as internal ones, are neither counted nor changed.
   */
  const countRefusal = async (
    error: unknown,
    subject: string,
    { headers, now }: WebRequest,
  ): Promise<unknown> => {
    if (!(error instanceof OAuthProblem) || error.status >= 500) return error;
    const verdict = await failures.count(subject, now);
    if (verdict.allowed) return withChallenge(error, headers);
    const description = `Too many failed requests. Try again in ${verdict.retryAfter} seconds.`;
    return oauthProblem("temporarily_unavailable", description, {
      status: 429,
      headers: { "Retry-After": String(verdict.retryAfter) },
    });
  };

  return protocolRoute("requestToken", {
    anyOrigin: true,
    handle: withErrorResponses(handle),
    onError: async (error) => webErrorResponse(error),
  });
}

function readGrantType(form: Parameters): GrantType {
  const grantType = form.get("grant_type");
  if (grantType === "authorization_code" || grantType === "refresh_token") return grantType;
  const description = "The grant_type must be authorization_code or refresh_token.";
  throw oauthProblem("unsupported_grant_type", description);
}

async function readGrant(
  grantType: GrantType,
  form: Parameters,
  keys: readonly Uint8Array[],
): Promise<RunGrant> {
  if (grantType === "authorization_code") {
    const request = await readCodeRequest(form, keys);
    return (exchange) => exchangeCode(exchange, request);
  }
  const request = await readRefreshRequest(form, keys);
  return (exchange) => exchangeRefreshToken(exchange, request);
}
