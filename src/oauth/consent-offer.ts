/**
 * Prepares the choices on the consent page and their defaults, which come from the user's last approval of the client.
 */
import { sql } from "kysely";
import type { Reader } from "../database/store.ts";
import type { Principal } from "../identity/principal.ts";
import { isScope, reaches, type Scope } from "../identity/scope.ts";
import { usableScopes } from "../identity/usable-scopes.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";
import { isLoopbackRedirectUri } from "./redirect-uri.ts";
import { defaultRefreshValidity, parseRefreshValidity, type RefreshValidity } from "./refresh-validity.ts";

/** The target of the redirect after the user's decision. */
export interface RedirectTarget {
  /** The target as the page displays it: host and port, or the application's own URI scheme. */
  readonly redirectTarget: string;
  /** Whether the target is a program on the user's computer. */
  readonly isLoopback: boolean;
  /** The CSP `form-action` source that allows exactly this target. */
  readonly formTarget: string;
}

export interface ConsentOffer extends RedirectTarget {
  /** The scopes that the user can choose, lowest first. Empty if the user does not have access to the API. */
  readonly scopes: readonly Scope[];
  /** Whether an approval requires the password ({@link requiresPassword}). */
  readonly requiresPassword: boolean;
  /**
   * The preselected scope: the highest offered scope that does not exceed the user's last choice. Without a last choice,
   * the requested scope, or `read_only` if the request names none. Null if there is no such scope.
   */
  readonly preselected: Scope | null;
  /** The name that the user last chose for the client. */
  readonly friendlyName: string | null;
  readonly refreshValidity: RefreshValidity;
  /** The time at which the user connected this client. Null if the client is not connected. */
  readonly connectedSince: string | null;
  /**
   * Whether the client is registered for the grant type `refresh_token`. If not, the page does not offer a validity.
   */
  readonly refreshAllowed: boolean;
}

/** Returns the requested scope and all lower scopes that are useful to the user, lowest first. */
export function offeredScopes({ scope }: AuthorizationRequest, principal: Principal): readonly Scope[] {
  return usableScopes(principal).filter((usable) => reaches(scope, usable));
}

/**
 * Whether an approval requires the password. The offered scopes decide, not the approved one: a request for `admin` or
 * `full` is unusual, and the user should notice.
 */
export function requiresPassword(offered: readonly Scope[]): boolean {
  return offered.some((scope) => reaches(scope, "admin"));
}

/** SQL condition on `oauth_connections`: whether the connection has a grant that is not revoked. */
export const hasGrant = sql<boolean>`exists (select 1 from oauth_grants
  where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null)`;

/** @param principal the principal of a browser session */
export async function consentOffer(
  { db }: Pick<Reader, "db">,
  request: AuthorizationRequest,
  principal: Principal,
): Promise<ConsentOffer> {
  const { client, redirectUri } = request;
  const last = await db
    .selectFrom("oauth_connections")
    .where("user_id", "=", principal.userId)
    .where("oauth_client_id", "=", client.id)
    .select(["tier", "friendly_name", "refresh_validity", "created_at", hasGrant.as("connected")])
    .executeTakeFirst();
  const scopes = offeredScopes(request, principal);
  return {
    scopes,
    requiresPassword: requiresPassword(scopes),
    preselected: scopes.findLast((scope) => atMost(scope, last?.tier ?? defaultScope(request))) ?? null,
    friendlyName: last?.friendly_name ?? null,
    refreshValidity: parseRefreshValidity(last?.refresh_validity ?? "") ?? defaultRefreshValidity,
    connectedSince: last !== undefined && Boolean(last.connected) ? last.created_at : null,
    ...redirectTarget(redirectUri),
    refreshAllowed: client.grantTypes.includes("refresh_token"),
  };
}

/** Describes the target of a redirect URI, for display and as a CSP source. */
export function redirectTarget(redirectUri: string): RedirectTarget {
  const { protocol, host, hostname, origin } = new URL(redirectUri);
  const isLoopback = isLoopbackRedirectUri(redirectUri);
  if (protocol !== "https:" && protocol !== "http:") {
    return { redirectTarget: protocol.slice(0, -1), isLoopback, formTarget: protocol };
  }
  // A CSP source cannot express an IPv6 address or every host name, so the scheme is the source in these cases.
  const formTarget = /^[a-z0-9._-]+$/.test(hostname) ? origin : protocol;
  return { redirectTarget: host, isLoopback, formTarget };
}

function defaultScope({ scope, scopeGiven }: AuthorizationRequest): Scope {
  return scopeGiven ? scope : "read_only";
}

/** Whether a stored scope is valid and includes a scope. */
export function atMost(scope: Scope, stored: string): boolean {
  return isScope(stored) && reaches(stored, scope);
}
