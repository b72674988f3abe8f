/**
 * Reads an authorization request (RFC 6749 §4.1.1) from the query of `/oauth/authorize`: what is asked for, or why it
 * is refused and whether the client may be told. What a user answers is in `authorization.ts`.
 */
import type { Tier } from "../identity/tier.ts";
import type { Client } from "./clients.ts";

export interface AuthorizationRequest {
  readonly client: Client;
  /** Where the answer goes: as sent, or the only one registered. */
  readonly redirectUri: string;
  /** Whether the request named it: then the token request has to as well. */
  readonly redirectUriGiven: boolean;
  readonly state: string | null;
  /** The highest scope asked for; `read_only` when none is. */
  readonly tier: Tier;
  /** Absolute URIs separated by blanks (RFC 8707); null when none was named. */
  readonly resource: string | null;
  /** Of method `S256`. */
  readonly codeChallenge: string;
}

export type AuthorizationVerdict =
  /** Unknown or inactive client, or a redirect URI that is not registered: told to the user, never a redirect. */
  | {
      readonly kind: "untrusted";
      readonly status: number;
      readonly error: string;
      readonly description: string;
    }
  /** To be followed only after the user has signed in. */
  | { readonly kind: "refused"; readonly location: string; readonly error: string }
  | { readonly kind: "valid"; readonly request: AuthorizationRequest };
