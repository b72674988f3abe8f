/**
 * Authenticates OAuth access tokens. The module verifies the signature, then reads the token's state and the user's
 * permissions from the database. `identity/authenticator.ts` authenticates API tokens.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import type { Authentication, AuthenticationError } from "../identity/authenticator.ts";
import type { LastUsed } from "../identity/last-used.ts";
import { createPrincipal } from "../identity/principal.ts";
import { userColumns, type PermissionChainReader } from "../identity/permission-chain.ts";
import { weakestOf } from "./family.ts";
import { verificationKeys } from "./key-timeline.ts";
import type { KeyFiles } from "./keys.ts";
import { audienceCovers } from "./resource.ts";
import type { ProtectedResource } from "../identity/protected-resource.ts";
import { createAccessTokenReader } from "./access-token-cache.ts";

/**
 * Authenticates an access token. Returns null if the text is not an access token of this server. Rejects only if the
 * database fails.
 */
export type VerifyBearer = (
  token: string,
  now: Date,
  path: ProtectedResource,
) => Promise<Authentication | null>;

interface BearerOptions {
  readonly store: Pick<Store, "read">;
  readonly cache: MemoryCache;
  readonly permissionChainOf: PermissionChainReader;
  readonly keyFiles: KeyFiles;
  readonly issuer: () => string;
  readonly lastUsed: Pick<LastUsed, "note">;
}

const tokenWithPermissions = prepared((db, slot: Slot<{ jti: string }>, dialect) =>
  db
    .selectFrom("oauth_access_tokens")
    .innerJoin("oauth_grants", "oauth_grants.id", "oauth_access_tokens.grant_id")
    .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
    .innerJoin("oauth_clients", "oauth_clients.id", "oauth_connections.oauth_client_id")
    .innerJoin("users", "users.id", "oauth_connections.user_id")
    .where("oauth_access_tokens.jti", "=", slot("jti"))
    .select([
      "oauth_access_tokens.tier",
      "oauth_access_tokens.expires_at as expiresAt",
      "oauth_grants.revoked_at as revokedAt",
      "oauth_connections.id as connectionId",
      "oauth_connections.tier as connectionScope",
      "oauth_connections.friendly_name as friendlyName",
      "oauth_connections.last_used_at as lastUsedAt",
      "oauth_clients.client_id as clientId",
      "oauth_clients.name as clientName",
      "oauth_clients.active",
      ...userColumns(dialect),
    ]),
);

export function createBearerVerifier(options: BearerOptions): VerifyBearer {
  const { store, cache, permissionChainOf, keyFiles, issuer, lastUsed } = options;
  const readToken = createAccessTokenReader(cache);

  return async (token, now, path) => {
    const keys = await keyFiles.load();
    if (keys === null) return null;
    const verified = await readToken(token, verificationKeys(keys, now), issuer(), now);
    if (verified.kind === "foreign") return null;
    if (verified.kind === "expired") return failure("expired", "The access token has expired.");
    const { jti, clientId, audience } = verified.claims;
    if (!audienceCovers(audience, path, issuer())) {
      return failure("invalid_token", `The access token was not issued for ${path}.`);
    }
    const [row] = await store.read.run(tokenWithPermissions, { jti });
    if (row === undefined || row.clientId !== clientId || row.revokedAt !== null) {
      return failure("invalid_token", "The access token was revoked.");
    }
    if (row.expiresAt <= timestamp(now)) return failure("expired", "The access token has expired.");
    if (!row.active) return failure("invalid_token", "The application is disabled.");
    if (row.disabled) {
      return failure("disabled", "The account is disabled. Contact an administrator.");
    }
    const { userId, username, connectionId } = row;
    lastUsed.note("connection", connectionId, row.lastUsedAt, now);
    const credential = {
      userId,
      username,
      scope: weakestOf([row.tier, row.connectionScope]),
      tokenId: null,
      tokenName: null,
      client: row.friendlyName ?? row.clientName,
      clientId,
    };
    return { ok: true, principal: createPrincipal(credential, permissionChainOf(row)) };
  };
}

function failure(error: AuthenticationError, description: string): Authentication {
  return { ok: false, error, description };
}
