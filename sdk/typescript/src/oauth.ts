/**
 * Access tokens of users: OAuth 2.0 authorization code flow with PKCE (RFC 6749, RFC 7636) for public clients. `node.ts`
 * receives the redirect in command-line programs.
 */
import * as oauth from "oauth4webapi";
import type { TokenProvider } from "./send.ts";

/** Tokens of a user. They can be stored as JSON, but are secret. */
export interface Tokens {
  /** Address of the authorization server. */
  readonly issuer: string;
  readonly clientId: string;
  readonly accessToken: string;
  /** Missing if the user did not allow the client to renew the access. */
  readonly refreshToken?: string;
  /** When the access token expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** Scopes that the user has granted, separated by spaces. */
  readonly scope: string;
}

/** Highest scope that an application asks for. Each scope includes the lower ones. */
export type Scope = "read_only" | "edit" | "admin" | "full";

export interface AuthorizationOptions {
  /** Address of the service, such as `https://parts.example.com`. */
  readonly baseUrl: string;
  /** Address of the application to which the browser returns. */
  readonly redirectUri: string;
  /** Default: `read_only`. */
  readonly scope?: Scope;
  /** ID of the client at this service. Without it, the application registers itself (RFC 7591). */
  readonly clientId?: string;
  /** Name of the application, which the user sees. For the registration. */
  readonly clientName?: string;
  readonly signal?: AbortSignal;
}

/** An authorization that waits for the user. It can be stored as JSON, for example in `sessionStorage`. */
export interface Authorization {
  /** The page of the service to open in the browser of the user. */
  readonly url: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  /** Secret of PKCE. */
  readonly verifier: string;
}

/** An error of the authorization server, such as `access_denied` if the user refuses, or `invalid_grant`. */
export class OAuthError extends Error {
  override readonly name = "OAuthError";
  /** Error code of RFC 6749. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

interface Server {
  readonly as: oauth.AuthorizationServer;
  readonly options: { readonly [oauth.allowInsecureRequests]: boolean; readonly signal?: AbortSignal };
}

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;
/** Access tokens are renewed this long before they expire, in milliseconds. */
const margin = 30_000;

/**
 * Starts an authorization. Open `url` of the result in the browser of the user, and pass the address to which the browser
 * returns to `finishAuthorization`. Store `clientId` for the next time.
 *
 * @throws {OAuthError} if the service rejects the registration
 * @throws {Error} if the service has no OAuth server, or the application needs a `clientId`
 */
export async function startAuthorization(request: AuthorizationOptions): Promise<Authorization> {
  const { baseUrl, redirectUri, scope = "read_only" } = request;
  const server = await discover(baseUrl, request.signal);
  const clientId = request.clientId ?? (await register(server, { ...request, scope }));
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL(server.as.authorization_endpoint ?? "/oauth/authorize", server.as.issuer);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  }).toString();
  return { url: url.href, issuer: server.as.issuer, clientId, redirectUri, state, verifier };
}

/**
 * Exchanges the code in the address to which the browser has returned for tokens.
 *
 * @param callbackUrl the redirect URI with all parameters, such as `location.href`
 * @throws {OAuthError} if the user refused, or the code is invalid or expired
 */
export async function finishAuthorization(
  { issuer, clientId, redirectUri, state, verifier }: Authorization,
  callbackUrl: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Tokens> {
  const { as, options } = await discover(issuer, signal);
  const client = { client_id: clientId };
  return translateErrors(async () => {
    const parameters = oauth.validateAuthResponse(as, client, new URL(callbackUrl), state);
    const none = oauth.None();
    const request = [as, client, none, parameters, redirectUri, verifier, options] as const;
    const response = await oauth.authorizationCodeGrantRequest(...request);
    return toTokens(await oauth.processAuthorizationCodeResponse(as, client, response), { issuer, clientId });
  });
}

/**
 * Returns the `token` of `createClient`. It renews the access token before it expires and after the service has rejected
 * it, once for all requests that wait for it.
 *
 * @param onRenewal stores the new tokens. The old refresh token becomes invalid
 * @throws {OAuthError} `invalid_grant` in requests if the user must authorize the application again
 */
export function createTokenProvider(
  tokens: Tokens,
  onRenewal: (tokens: Tokens) => void | Promise<void> = () => undefined,
): TokenProvider {
  let current = tokens;
  let renewal: Promise<string> | null = null;
  const renew = async (): Promise<string> => {
    try {
      current = await renewTokens(current);
      await onRenewal(current);
      return current.accessToken;
    } finally {
      renewal = null;
    }
  };
  return (rejected) => {
    const isValid = current.accessToken !== rejected && current.expiresAt - Date.now() > margin;
    return isValid ? current.accessToken : (renewal ??= renew());
  };
}

/** Ends the access of the application (RFC 7009). */
export async function revokeTokens(tokens: Tokens): Promise<void> {
  const { as, options } = await discover(tokens.issuer);
  const client = { client_id: tokens.clientId };
  const token = tokens.refreshToken ?? tokens.accessToken;
  await translateErrors(async () => {
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(as, client, oauth.None(), token, options),
    );
  });
}

async function renewTokens({ issuer, clientId, refreshToken }: Tokens): Promise<Tokens> {
  if (refreshToken === undefined) {
    throw new OAuthError(
      "invalid_grant",
      "The access token is invalid or expired, and there is no refresh token. Authorize the application again.",
    );
  }
  const { as, options } = await discover(issuer);
  const client = { client_id: clientId };
  return translateErrors(async () => {
    const response = await oauth.refreshTokenGrantRequest(as, client, oauth.None(), refreshToken, options);
    const renewed = await oauth.processRefreshTokenResponse(as, client, response);
    return toTokens({ refresh_token: refreshToken, ...renewed }, { issuer, clientId });
  });
}

/** Reads the metadata of the authorization server (RFC 8414). Only servers on the same machine may use `http`. */
async function discover(address: string, signal?: AbortSignal): Promise<Server> {
  const issuer = new URL(address);
  const options = {
    [oauth.allowInsecureRequests]: loopback.test(issuer.href),
    ...(signal !== undefined && { signal }),
  };
  const response = await oauth.discoveryRequest(issuer, { ...options, algorithm: "oauth2" });
  if (response.status === 404) {
    await response.body?.cancel();
    throw new Error(
      `${issuer.origin} has no OAuth server. Its operator can enable one, or use an API token.`,
    );
  }
  const as = await oauth.processDiscoveryResponse(issuer, response).catch((error: unknown) => {
    if (!isOtherIssuer(error)) throw error;
    throw new Error(`The OAuth server of ${issuer.origin} has another address. Use its PUBLIC_URL.`, {
      cause: error,
    });
  });
  return { as, options };
}

function isOtherIssuer(error: unknown): boolean {
  return error instanceof oauth.OperationProcessingError && error.code === oauth.JSON_ATTRIBUTE_COMPARISON;
}

async function register(
  { as, options }: Server,
  { clientName = "Partledger client", redirectUri, scope }: AuthorizationOptions,
): Promise<string> {
  if (as.registration_endpoint === undefined) {
    throw new Error(
      `${as.issuer} does not allow applications to register themselves. Ask an administrator to register the redirect ` +
        `URI ${redirectUri}, and set "clientId".`,
    );
  }
  const metadata = {
    client_name: clientName,
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: "none",
    scope,
  };
  return translateErrors(async () => {
    const response = await oauth.dynamicClientRegistrationRequest(as, metadata, options);
    return (await oauth.processDynamicClientRegistrationResponse(response)).client_id;
  });
}

function toTokens(
  response: oauth.TokenEndpointResponse,
  server: Pick<Tokens, "issuer" | "clientId">,
): Tokens {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds, scope } = response;
  return {
    ...server,
    accessToken,
    ...(refreshToken !== undefined && { refreshToken }),
    expiresAt: Date.now() + (seconds ?? 3600) * 1_000,
    scope: scope ?? "",
  };
}

/** Converts the errors of the authorization server to `OAuthError`. */
async function translateErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError) {
      throw new OAuthError(error.error, error.error_description ?? error.error, error);
    }
    throw error;
  }
}
