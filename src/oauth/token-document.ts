/** Creates the responses to token requests with a library, which is loaded with the first request. */
import OAuth2Server from "@node-oauth/oauth2-server";
import type { Client, GrantType } from "./clients.ts";
import type { TokenResponse } from "./issue.ts";
import { oauthProblem } from "./oauth-error.ts";

/**
 * Calls the library, which checks the client's grant types, runs the grant and builds the response (RFC 6749 §5.1). The
 * grants are registered as extension grants, because the library's own grants support neither replay detection nor
 * audiences.
 */
export async function tokenDocument(
  { clientId, grantTypes }: Client,
  grantType: GrantType,
  runGrant: () => Promise<TokenResponse>,
): Promise<object> {
  const client = { id: clientId, grants: [...grantTypes] };
  class Grant extends OAuth2Server.AbstractGrantType {
    async handle(): Promise<OAuth2Server.Token> {
      const { tokens, expiresIn } = await runGrant();
      const { accessToken, refreshToken, scope } = tokens;
      // The library would calculate `expires_in` from the system clock instead of the request's time.
      return { accessToken, refreshToken, scope: [...scope], client, user: {}, expires_in: expiresIn };
    }
  }
  const model: Pick<OAuth2Server.ExtensionModel, "getClient"> = { getClient: async () => client };
  const server = new OAuth2Server({
    // The library calls no other methods of the model for extension grants.
    model: model as OAuth2Server.ExtensionModel,
    extendedGrantTypes: { [grantType]: Grant },
    requireClientAuthentication: { [grantType]: false },
    allowExtendedTokenAttributes: true,
  });
  const response = new OAuth2Server.Response();
  const body = { grant_type: grantType, client_id: clientId };
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(new URLSearchParams(body).toString().length),
  };
  const request = new OAuth2Server.Request({ method: "POST", headers, query: {}, body });
  try {
    await server.token(request, response);
  } catch (error) {
    throw unwrapError(error);
  }
  return response.body as object;
}

/**
 * Returns the error that the grant threw, which the library wraps. The store needs the original error to detect
 * conflicts and retry the transaction. The library itself throws only `unauthorized_client`.
 */
function unwrapError(error: unknown): unknown {
  if (!(error instanceof OAuth2Server.OAuthError)) return error;
  if ("inner" in error && error.inner instanceof Error) return error.inner;
  return error instanceof OAuth2Server.UnauthorizedClientError
    ? oauthProblem("unauthorized_client", error.message)
    : error;
}
