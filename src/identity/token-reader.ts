/** Reads API tokens. One SQL statement reads a token, its user and the user's groups. */
import { preparedSql } from "../database/prepared.ts";
import { rawText, sqlText } from "../database/sql-text.ts";
import type { DataVersion, Store } from "../database/store.ts";
import { createPrincipal } from "./principal.ts";
import type { Principal } from "./principal.ts";
import { groupChain } from "./permission-chain.ts";
import type { PermissionChainReader } from "./permission-chain.ts";
import { isTier } from "./tier.ts";

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
const tokenWithRights = preparedSql<TokenRow, { hash: string }>((slot, dialect) => {
  const tokens = sqlText`from "api_tokens" inner join "users" on "users"."id" = "api_tokens"."user_id"`;
  const isToken = sqlText`"api_tokens"."token_hash" = ${slot("hash")}`;
  const chain = groupChain(sqlText`(select "users"."group_id" ${tokens} where ${isToken})`);
  const snapshot = rawText(dialect === "sqlite" ? "null" : "cast(pg_current_snapshot() as text)");
  return sqlText`with recursive "chain"("group_id", "parent_id", "permissions", "depth") as ${chain}
    select "api_tokens"."id" as "tokenId", "api_tokens"."name" as "tokenName", "api_tokens"."tier",
      "api_tokens"."valid_until" as "validUntil", "api_tokens"."last_time_used" as "lastTimeUsed",
      "users"."id" as "userId", "users"."name" as "username", "users"."disabled", "users"."permissions",
      "chain"."group_id" as "groupId", "chain"."permissions" as "groupPermissions", ${snapshot} as "dataVersion"
    ${tokens} left join "chain" on true
    where ${isToken} order by "chain"."depth"`;
});

export interface KnownToken {
  readonly row: TokenRow;
  readonly principal: Principal;
  /** The version of the data from which the token was read. `null` if the version was not read. */
  readonly dataVersion: DataVersion | null;
}

/** The maximum number of tokens that are kept. */
const maximumTokens = 1000;

/**
 * Finds an API token by its hash.
 * @param onKnown called with the token as of its last read, if the token must be read again
 */
type TokenReader = (
  hash: string,
  onKnown: (token: KnownToken) => void,
) => KnownToken | null | Promise<KnownToken | null>;

type TokenStore = Pick<Store, "dialect" | "read" | "dataVersion">;

export function createTokenReader(store: TokenStore, permissionChainOf: PermissionChainReader): TokenReader {
  const tokenOf = (rows: readonly TokenRow[], dataVersion: DataVersion | null): KnownToken | null => {
    const [row] = rows;
    if (row === undefined || !isTier(row.tier)) return null;
    const { userId, username, tier, tokenId, tokenName } = row;
    const credential = { userId, username, tier, tokenId, tokenName, client: null };
    return { row, principal: createPrincipal(credential, permissionChainOf(rows)), dataVersion };
  };
  return store.dialect === "sqlite"
    ? createVersionedReader(store, tokenOf)
    : createTurnReader(store, tokenOf);
}

type TokenOf = (rows: readonly TokenRow[], dataVersion: DataVersion | null) => KnownToken | null;

/** On SQLite, tokens are kept while nothing is written to the database. */
function createVersionedReader(store: TokenStore, tokenOf: TokenOf): TokenReader {
  let kept = new Map<string, KnownToken | null>();
  let version: DataVersion | null = null;
  return (hash) => {
    const current = store.dataVersion();
    if (current !== version || kept.size >= maximumTokens) kept = new Map();
    // A promise never equals the version, so nothing would be kept.
    version = current instanceof Promise ? null : current;
    const known = kept.get(hash);
    if (known !== undefined) return known;
    const rows = store.read.run(tokenWithRights, { hash });
    if (rows instanceof Promise) return rows.then((found) => tokenOf(found, null));
    const token = tokenOf(rows, version);
    kept.set(hash, token);
    return token;
  };
}

/**
 * On PostgreSQL, looking for new commits takes as long as reading the token. A token is read once for all requests that
 * the event loop receives in one turn, because the statement is sent after the last of them has arrived.
 */
function createTurnReader(store: TokenStore, tokenOf: TokenOf): TokenReader {
  const reading = new Map<string, Promise<KnownToken | null>>();
  let kept = new Map<string, { readonly rows: readonly TokenRow[]; readonly token: KnownToken }>();

  const readNow = async (hash: string): Promise<KnownToken | null> => {
    const rows = await store.read.run(tokenWithRights, { hash });
    const [row] = rows;
    const before = kept.get(hash);
    if (row !== undefined && before !== undefined && areEqual(rows, before.rows))
      return { row, principal: before.token.principal, dataVersion: row.dataVersion };
    const token = tokenOf(rows, row?.dataVersion ?? null);
    if (before === undefined && kept.size >= maximumTokens) kept = new Map();
    if (token === null) kept.delete(hash);
    else kept.set(hash, { rows, token });
    return token;
  };

  return (hash, onKnown) => {
    let token = reading.get(hash);
    if (token === undefined) {
      token = endOfTurn().then(() => {
        reading.delete(hash);
        return readNow(hash);
      });
      reading.set(hash, token);
    }
    const before = kept.get(hash);
    if (before !== undefined) onKnown(before.token);
    return token;
  };
}

/** Resolves when the event loop has handled everything that it has received. */
function endOfTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** The columns that a principal does not depend on. */
const volatileColumns: ReadonlySet<string> = new Set([
  "dataVersion",
  "lastTimeUsed",
] satisfies (keyof TokenRow)[]);

function areEqual(rows: readonly TokenRow[], others: readonly TokenRow[]): boolean {
  return (
    rows.length === others.length &&
    rows.every((row, index) =>
      (Object.keys(row) as (keyof TokenRow)[]).every(
        (column) => volatileColumns.has(column) || row[column] === others[index]?.[column],
      ),
    )
  );
}
