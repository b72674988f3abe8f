/** Reads API tokens. One SQL statement reads a token, its user and the user's groups. */
import { sql } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import { snapshotVersion } from "../database/sql-functions.ts";
import type { DataVersion, Store } from "../database/store.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { createPrincipal, type Principal } from "./principal.ts";
import { groupChain, type PermissionChainReader } from "./permission-chain.ts";
import { isScope } from "./scope.ts";

export interface TokenRow {
  readonly tokenId: number;
  readonly tokenName: string;
  readonly tier: string;
  readonly validUntil: string | null;
  readonly lastTimeUsed: string | null;
  readonly userId: number;
  readonly username: string;
  readonly disabled: boolean;
  readonly permissions: string;
  readonly groupId: number | null;
  readonly groupPermissions: string | null;
  /** The data version of the query on PostgreSQL, as {@link Store.dataVersion} returns it, which takes another statement. */
  readonly dataVersion: DataVersion | null;
}

/** Returns one row for each group of the user, nearest group first, or a single row if the user has no group. */
const tokenWithRights = prepared((_db, slot: Slot<{ hash: string }>, dialect) => {
  const tokens = sql`from "api_tokens" inner join "users" on "users"."id" = "api_tokens"."user_id"`;
  const isToken = sql`"api_tokens"."token_hash" = ${slot("hash")}`;
  const chain = groupChain(sql`(select "users"."group_id" ${tokens} where ${isToken})`);
  return sql<TokenRow>`with recursive "chain"("group_id", "parent_id", "permissions", "depth") as ${chain}
    select "api_tokens"."id" as "tokenId", "api_tokens"."name" as "tokenName", "api_tokens"."tier",
      "api_tokens"."valid_until" as "validUntil", "api_tokens"."last_time_used" as "lastTimeUsed",
      "users"."id" as "userId", "users"."name" as "username", "users"."disabled", "users"."permissions",
      "chain"."group_id" as "groupId", "chain"."permissions" as "groupPermissions", ${snapshotVersion(dialect)} as "dataVersion"
    ${tokens} left join "chain" on true
    where ${isToken} order by "chain"."depth"`;
});

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
    const rows = await store.read.run(tokenWithRights, { hash });
    const [row] = rows;
    if (row === undefined || !isScope(row.tier)) return null;
    const { userId, username, tier: scope, tokenId, tokenName, dataVersion } = row;
    const credential = { userId, username, scope, tokenId, tokenName, client: null };
    return { row, principal: createPrincipal(credential, permissionChainOf(rows)), dataVersion };
  };
  return async (hash) => {
    const version = await store.localDataVersion();
    // Reading the version with another statement would take as long as reading the token.
    if (version === null) return read(hash);
    const token = await tokens.cached({ key: hash, version, read, bytes: bytesOfToken });
    return token && { ...token, dataVersion: version };
  };
}
