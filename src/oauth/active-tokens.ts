/** SQL conditions for active tokens. A token is active if it has neither expired nor been used or revoked. */
import { sql, type RawBuilder, type SqlBool } from "kysely";

/** Returns the conditions on `token` for active access tokens and active refresh tokens, unless the grant is revoked. */
export function activeTokens(now: RawBuilder<unknown>) {
  const lasts = sql<SqlBool>`token.expires_at > ${now}`;
  return {
    access: lasts,
    refresh: sql<SqlBool>`token.used_at is null and (token.expires_at is null or ${lasts})`,
  };
}

/**
 * Returns the condition that a connection has a grant with active tokens, or with a code that can still be exchanged for
 * tokens.
 */
export function isConnected(
  connectionId: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const { access, refresh } = activeTokens(now);
  return sql<SqlBool>`exists (select 1 from oauth_grants given
    where given.connection_id = ${connectionId} and given.revoked_at is null and (
      exists (select 1 from oauth_access_tokens token where token.grant_id = given.id and ${access})
      or exists (select 1 from oauth_refresh_tokens token where token.grant_id = given.id and ${refresh})
      or exists (select 1 from oauth_codes code
        where code.grant_id = given.id and code.used_at is null and code.expires_at > ${now})))`;
}
