/** Reads API tokens. One SQL statement reads a token with its user and the permissions of the user's groups. */
import { prepared, type RowOf, type Slot } from "../database/prepared.ts";
import { snapshotVersion } from "../database/sql-functions.ts";
import type { DataVersion, Store } from "../database/store.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { createPrincipal, type Principal } from "./principal.ts";
import { userColumns, type PermissionChainReader } from "./permission-chain.ts";
import { isScope } from "./scope.ts";

const tokenWithPermissions = prepared((db, slot: Slot<{ hash: string }>, dialect) =>
  db
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .where("api_tokens.token_hash", "=", slot("hash"))
    .select([
      "api_tokens.id as tokenId",
      "api_tokens.name as tokenName",
      "api_tokens.tier",
      "api_tokens.valid_until as validUntil",
      "api_tokens.last_time_used as lastTimeUsed",
      ...userColumns(dialect),
      // On PostgreSQL, `Store.dataVersion` would take another statement.
      snapshotVersion(dialect).as("dataVersion"),
    ]),
);

export type TokenRow = RowOf<typeof tokenWithPermissions>;

export interface KnownToken {
  readonly row: TokenRow;
  readonly principal: Principal;
  /** The version of the data from which the token was read. `null` if the version was not read. */
  readonly dataVersion: DataVersion | null;
}

type TokenReader = (hash: string) => Promise<KnownToken | null>;

export interface TokenReaderOptions {
  readonly store: Pick<Store, "read" | "localDataVersion">;
  readonly cache: MemoryCache;
  readonly permissionChainOf: PermissionChainReader;
}

const bytesOfToken = (): number => 1000;

export function createApiTokenReader({ store, cache, permissionChainOf }: TokenReaderOptions): TokenReader {
  const tokens = cache.section();
  const read: TokenReader = async (hash) => {
    const [row] = await store.read.run(tokenWithPermissions, { hash });
    if (row === undefined || !isScope(row.tier)) return null;
    const { userId, username, tier: scope, tokenId, tokenName, dataVersion } = row;
    const credential = { userId, username, scope, tokenId, tokenName, client: null };
    return { row, principal: createPrincipal(credential, permissionChainOf(row)), dataVersion };
  };
  return async (hash) => {
    const version = await store.localDataVersion();
    // Reading the version with another statement would take as long as reading the token.
    if (version === null) return read(hash);
    const token = await tokens.cached({ key: hash, version, read, bytes: bytesOfToken });
    return token && { ...token, dataVersion: version };
  };
}
