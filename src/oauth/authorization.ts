/**
 * What happens at `/oauth/authorize`: a request is read, the signed-in user is offered a choice, and the answer goes
 * back to the client. The page itself is in `pages/oauth/`.
 */
import type { Logger } from "../contract/handler.ts";
import type { Principal } from "../identity/principal.ts";
import type { SignedIn } from "../identity/signed-in.ts";
import type { Tier } from "../identity/tier.ts";
import type { AuthorizationRequest, AuthorizationVerdict } from "./authorization-request.ts";
import type { RefreshValidity } from "./refresh-validity.ts";

/** What the consent page shows. */
export interface ConsentOffer {
  /** Weakest first; empty: the user may not use the API at all. */
  readonly tiers: readonly Tier[];
  /** The highest offered, never above what was chosen last time; null when none is offered. */
  readonly preselected: Tier | null;
  /** As chosen last time. */
  readonly friendlyName: string | null;
  readonly refreshValidity: RefreshValidity;
  /** When the user first approved this client; null: never did. */
  readonly connectedSince: string | null;
  /** Where the answer goes, for people: host and port, or the scheme of an application's own. */
  readonly redirectTarget: string;
  /** The answer goes to a program on the user's own machine. */
  readonly isLoopback: boolean;
  /** The source for CSP `form-action` that allows exactly the redirect target. */
  readonly formTarget: string;
  /** The client registered the `refresh_token` grant: otherwise there is no validity to choose. */
  readonly refreshAllowed: boolean;
}

export interface ConsentDecision {
  /** One of those offered. */
  readonly tier: Tier;
  /** At most 255 characters; blank counts as none. */
  readonly friendlyName: string | null;
  readonly refreshValidity: RefreshValidity;
}

export interface Authorization {
  /**
   * Reads the query, as it was sent; on a POST as well nothing else is looked at.
   * @throws {Problem} `internal`, before any other check, when the key or the key pair is missing; it is logged
   */
  read(queryText: string, now: Date, log: Logger): Promise<AuthorizationVerdict>;
  offer(request: AuthorizationRequest, principal: Principal): Promise<ConsentOffer>;
  /**
   * Stores the choice and makes a code.
   * @returns where the browser goes: the redirect URI with `code`, `state` and `iss` (RFC 9207)
   * @throws {Problem} `bad-request` for a tier that was not offered and for too long a name
   */
  approve(
    request: AuthorizationRequest,
    signedIn: SignedIn,
    decision: ConsentDecision,
    now: Date,
  ): Promise<string>;
  /** The redirect URI with `access_denied`: the user said no. */
  deny(request: AuthorizationRequest): string;
  /** The redirect URI with `access_denied`: the user may not use the API at all. */
  notAllowed(request: AuthorizationRequest): string;
}
