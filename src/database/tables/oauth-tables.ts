/** Defines the tables of the OAuth authorization server. `tables.ts` describes the conventions. */
import type { Generated } from "kysely";

/**
 * `administrator`: an administrator registered the client. `registration`: the client registered itself (RFC 7591).
 * `metadata_document`: the client ID is the URL of a metadata document.
 */
export type ClientOrigin = "administrator" | "registration" | "metadata_document";

export interface OAuthClientsTable {
  id: Generated<number>;
  /** The OAuth `client_id`: 32 hexadecimal digits, or the URL of a metadata document. */
  client_id: string;
  name: string;
  /** The registered redirect URIs as a JSON array of strings. */
  redirect_uris: string;
  /** The scopes that the client may request, separated by spaces. */
  scopes: string;
  /** Grant types separated by spaces: `authorization_code refresh_token`, or only `authorization_code`. */
  grant_types: string;
  active: Generated<boolean>;
  /** How the client became known to the server. */
  origin: Generated<ClientOrigin>;
  /** The time until which the metadata document of the client is fresh. Null for other clients. */
  metadata_expires_at: string | null;
  added_date: string;
  /** The time of the client's last authorization or token request. */
  last_used_at: string | null;
}

/**
 * The scopes and lifetime that a user selected for a client. The row is kept when the tokens are revoked, so the next
 * consent page can preselect the same choices.
 */
export interface OAuthConnectionsTable {
  id: Generated<number>;
  user_id: number;
  oauth_client_id: number;
  tier: string;
  friendly_name: string | null;
  /** The lifetime of refresh tokens: `none`, `unlimited`, or a number of days. */
  refresh_validity: string;
  created_at: string;
  last_used_at: string | null;
  /** The host of the last approval: of the metadata document, or of the redirect URI. Null for old connections. */
  host: string | null;
  /** The time of an approval that gave access, or more access. Null if the user has signed in since then. */
  unannounced_since: string | null;
}

/** A user's approval of a client. Revoking the grant revokes all tokens that result from the approval. */
export interface OAuthGrantsTable {
  id: Generated<number>;
  connection_id: number;
  tier: string;
  /** The requested resources (RFC 8707): absolute URIs separated by spaces, or null if the client requested none. */
  resource: string | null;
  /** The lifetime of refresh tokens, as in {@link OAuthConnectionsTable}. */
  refresh_validity: string;
  created_at: string;
  revoked_at: string | null;
  /**
   * The reason for the revocation: `replay`, `code_reuse`, `user`, `client`, `administrator`, `password_changed`,
   * `user_disabled`, `keys_replaced`…
   */
  revoked_because: string | null;
}

export interface OAuthCodesTable {
  id: Generated<number>;
  grant_id: number;
  /** The SHA-256 of the identifier of the authorization code, in hexadecimal. */
  code_hash: string;
  redirect_uri: string;
  /** Whether the authorization request contained `redirect_uri`. If so, the token request must contain the same URI. */
  redirect_uri_given: Generated<boolean>;
  code_challenge: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface OAuthAccessTokensTable {
  id: Generated<number>;
  grant_id: number;
  /** The `jti` claim of the token (RFC 7519). */
  jti: string;
  tier: string;
  /** The audience of the token, or null if the audience is the issuer. */
  resource: string | null;
  created_at: string;
  /** The time when the access token expires. Set to an earlier time when the token is replaced or revoked. */
  expires_at: string;
}

export interface OAuthRefreshTokensTable {
  id: Generated<number>;
  grant_id: number;
  /** The access token that was issued together with this refresh token. */
  access_token_id: number | null;
  /** The SHA-256 of the token identifier, in hexadecimal. */
  token_hash: string;
  created_at: string;
  /** The time when the refresh token expires, or null if it does not expire. */
  expires_at: string | null;
  /** The time when the refresh token was exchanged for its successor. */
  used_at: string | null;
  /**
   * The encrypted response with the successor. If a client repeats the exchange within 30 seconds of `used_at`, this
   * response is returned again.
   */
  successor: string | null;
}
