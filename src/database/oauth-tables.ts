/** The tables of the OAuth authorization server. Conventions: `tables.ts`. */
import type { Generated } from "kysely";

export interface OAuthClientsTable {
  id: Generated<number>;
  /** What OAuth calls `client_id`: 32 hexadecimal digits. */
  client_id: string;
  name: string;
  /** JSON array of strings, as registered. */
  redirect_uris: string;
  /** What it may ask for: scopes separated by blanks. */
  scopes: string;
  /** Separated by blanks: `authorization_code refresh_token`, or only the first. */
  grant_types: string;
  active: Generated<boolean>;
  dynamically_registered: Generated<boolean>;
  added_date: string;
  /** Last authorization or token request. */
  last_used_at: string | null;
}

/** What a user chose for a client; stays when its tokens are revoked, so that the next consent begins with it. */
export interface OAuthConnectionsTable {
  id: Generated<number>;
  user_id: number;
  oauth_client_id: number;
  tier: string;
  friendly_name: string | null;
  /** `none`, `unlimited`, or a number of days. */
  refresh_validity: string;
  created_at: string;
  last_used_at: string | null;
}

/** One approval, and so one family of tokens. Its tokens are valid as long as it is not revoked. */
export interface OAuthGrantsTable {
  id: Generated<number>;
  connection_id: number;
  tier: string;
  /** Absolute URIs separated by blanks (RFC 8707); null when none was named. */
  resource: string | null;
  /** As in {@link OAuthConnectionsTable}. */
  refresh_validity: string;
  created_at: string;
  revoked_at: string | null;
  /** Why: `replay`, `code_reuse`, `user`, `client`, `password_changed`, `user_disabled`, `keys_replaced`… */
  revoked_because: string | null;
}

export interface OAuthCodesTable {
  id: Generated<number>;
  grant_id: number;
  /** SHA-256 of the code's identifier, hexadecimal. */
  code_hash: string;
  redirect_uri: string;
  /** Whether the authorization request named it: then the token request has to as well. */
  redirect_uri_given: Generated<boolean>;
  code_challenge: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface OAuthAccessTokensTable {
  id: Generated<number>;
  grant_id: number;
  /** The claim of the same name. */
  jti: string;
  tier: string;
  /** Its audience; null stands for the issuer. */
  resource: string | null;
  created_at: string;
  /** Is brought forward when the token is replaced or revoked. */
  expires_at: string;
}

export interface OAuthRefreshTokensTable {
  id: Generated<number>;
  grant_id: number;
  /** The access token that was issued with it. */
  access_token_id: number | null;
  /** SHA-256 of the token's identifier, hexadecimal. */
  token_hash: string;
  created_at: string;
  /** Null: does not expire. */
  expires_at: string | null;
  /** When it was exchanged for its successor. */
  used_at: string | null;
  /** The answer that it was exchanged for, encrypted; kept for 30 seconds after `used_at`. */
  successor: string | null;
}
