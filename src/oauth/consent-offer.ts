/** The choices on the consent page, with those of the last time. */
import { sql } from "kysely";
import type { Reader } from "../database/store.ts";
import type { Principal } from "../identity/principal.ts";
import { isTier, reaches } from "../identity/tier.ts";
import type { Tier } from "../identity/tier.ts";
import { usableTiers } from "../identity/usable-tiers.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";
import { isLoopbackRedirectUri } from "./redirect-uri.ts";
import { defaultRefreshValidity, parseRefreshValidity } from "./refresh-validity.ts";
import type { RefreshValidity } from "./refresh-validity.ts";

/** Where the browser will go. */
export interface RedirectTarget {
  /** For people: host and port, or the scheme of an application's own. */
  readonly redirectTarget: string;
  /** The answer goes to a program on the user's own machine. */
  readonly isLoopback: boolean;
  /** The source for CSP `form-action` that allows exactly the redirect target. */
  readonly formTarget: string;
}

/** What the consent page shows. */
export interface ConsentOffer extends RedirectTarget {
  /** Weakest first; empty if the user has no access to the API. */
  readonly tiers: readonly Tier[];
  /** The highest offered, never above what was chosen last time; null when there is none such. */
  readonly preselected: Tier | null;
  /** As chosen last time. */
  readonly friendlyName: string | null;
  readonly refreshValidity: RefreshValidity;
  /** When the user approved this client; null: never did, or has disconnected it. */
  readonly connectedSince: string | null;
  /** The client registered the `refresh_token` grant: otherwise there is no validity to choose. */
  readonly refreshAllowed: boolean;
}

/** The scopes up to the requested one that are useful to the user, weakest first. */
export function offeredTiers({ tier }: AuthorizationRequest, principal: Principal): readonly Tier[] {
  return usableTiers(principal).filter((usable) => reaches(tier, usable));
}

/** Of a row of `oauth_connections`: something that was granted is not revoked. */
export const hasGrant = sql<boolean>`exists (select 1 from oauth_grants
  where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null)`;

/** @param principal of a browser session */
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
  const tiers = offeredTiers(request, principal);
  return {
    tiers,
    preselected: tiers.findLast((tier) => last === undefined || atMost(tier, last.tier)) ?? null,
    friendlyName: last?.friendly_name ?? null,
    refreshValidity: parseRefreshValidity(last?.refresh_validity ?? "") ?? defaultRefreshValidity,
    connectedSince: last !== undefined && Boolean(last.connected) ? last.created_at : null,
    ...redirectTarget(redirectUri),
    refreshAllowed: client.grantTypes.includes("refresh_token"),
  };
}

/** Where the browser will go, in words and as a CSP source. */
export function redirectTarget(redirectUri: string): RedirectTarget {
  const { protocol, host, hostname, origin } = new URL(redirectUri);
  const isLoopback = isLoopbackRedirectUri(redirectUri);
  if (protocol !== "https:" && protocol !== "http:") {
    return { redirectTarget: protocol.slice(0, -1), isLoopback, formTarget: protocol };
  }
  // CSP has no syntax for IPv6 addresses and for unusual characters of hosts.
  const formTarget = /^[a-z0-9._-]+$/.test(hostname) ? origin : protocol;
  return { redirectTarget: host, isLoopback, formTarget };
}

function atMost(tier: Tier, stored: string): boolean {
  return isTier(stored) && reaches(stored, tier);
}
