/**
 * Implements `POST /oauth/register`, the dynamic client registration (RFC 7591). The endpoint needs no authentication
 * but is rate-limited. `registration-request.ts` validates the metadata.
 */
import type { Store } from "../database/store.ts";
import { instantOf } from "../database/timestamp.ts";
import { addressSubject } from "../identity/failure-rate-limit.ts";
import { createSlidingWindow } from "../identity/sliding-window.ts";
import type { Scope } from "../identity/scope.ts";
import type { WebResponse, WebError, WebRequest, WebRoute } from "../web/route.ts";
import { createClient, type Client } from "./clients.ts";
import {
  OAuthProblem,
  webErrorResponse,
  withErrorResponses,
  oauthErrorResponse,
  oauthJson,
} from "./oauth-error.ts";
import { protocolRoute } from "./protocol-routes.ts";
import { withinRegistrationLimits, type RegistrationLimits } from "./registration-limits.ts";
import { readRegistration } from "./registration-request.ts";
import { registrationActor } from "./unused-clients.ts";

/** Maximum number of requests per hour from one address. `registration-limits.ts` limits all addresses together. */
const limit = 20;

interface RegistrationOptions {
  readonly store: Pick<Store, "read" | "transaction">;
  readonly limits: RegistrationLimits;
  /** The highest scope for which clients can register (`OAUTH_DCR_SCOPE`). */
  readonly highestScope: Scope;
}

/** Creates the route. Call this function only if registration is enabled. */
export function createRegistrationRoute(options: RegistrationOptions): WebRoute {
  const { store, limits, highestScope } = options;
  const window = createSlidingWindow({ store, kind: "registration", limit, windowSeconds: 3600 });

  /** Counts a request against the limit, regardless of its result. */
  async function count({ address, now }: WebRequest): Promise<void> {
    const verdict = await window.take(addressSubject(address), now);
    if (verdict.allowed) return;
    throw new OAuthProblem(
      "temporarily_unavailable",
      `Too many registration requests from this IP address. The limit is ${limit} per hour. Try again after the number of seconds in Retry-After.`,
      { status: 429, headers: { "Retry-After": String(verdict.retryAfter) } },
    );
  }

  async function register(request: WebRequest): Promise<WebResponse> {
    await count(request);
    const { redirectUris, grantTypes, name, scopes } = readRegistration(request.body, highestScope);
    const { now, address } = request;
    const client = await createClient(
      {
        store: withinRegistrationLimits(store, limits, now),
        now,
        actor: registrationActor(name),
        address,
      },
      { name, redirectUris, scopes, grantTypes, origin: "registration" },
    );
    request.log.info({ client: client.clientId, address }, "A client registered itself.");
    return oauthJson(201, documentOf(client));
  }

  /**
   * Responds to a request that the web server rejected before reading its body. These requests also count against the
   * limit.
   */
  async function refuse(error: WebError, request: WebRequest): Promise<WebResponse> {
    if (request.method !== "POST" || error.status >= 500 || error.status === 405)
      return webErrorResponse(error);
    return await withErrorResponses(async (counted) => {
      await count(counted);
      return oauthErrorResponse(new OAuthProblem("invalid_client_metadata", error.detail));
    })(request);
  }

  return protocolRoute("registerClient", {
    anyOrigin: true,
    handle: withErrorResponses(register),
    onError: refuse,
  });
}

/**
 * Returns the response body (RFC 7591 §3.2.1), which contains the metadata as registered. It contains no client secret
 * and no token to change the registration.
 */
function documentOf(client: Client): object {
  return {
    client_id: client.clientId,
    client_id_issued_at: Math.floor(instantOf(client.addedDate).getTime() / 1000),
    client_name: client.name,
    redirect_uris: client.redirectUris,
    grant_types: client.grantTypes,
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    scope: client.scopes.join(" "),
  };
}
