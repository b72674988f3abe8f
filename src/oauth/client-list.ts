/** Lists OAuth clients with their tokens and users. `client-users.ts` lists the users of one client. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Slot } from "../database/prepared.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { contains } from "../query/contains.ts";
import { compileList } from "../query/list-query.ts";
import { columnsOf } from "../query/list-statements.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { activeTokens, isConnected } from "./active-tokens.ts";
import { clientIdHost } from "./client-document.ts";
import { clientOf, type Client } from "./clients.ts";
import { redirectTarget } from "./consent-offer.ts";

/** The number of active tokens. */
export interface TokenCounts {
  readonly accessTokens: number;
  readonly refreshTokens: number;
}

export interface ListedClient extends Client, TokenCounts {
  /** The number of connected users. */
  readonly users: number;
  /** The time of the last authorization, token request or use of an access token. */
  readonly lastUsedAt: string | null;
}

/**
 * Filters. `text` matches part of the name or client ID. `registered` is `itself`, `metadata_document` or
 * `administrator`.
 */
export type ClientField = "text" | "registered";

export type ClientReader = ReturnType<typeof createClientReader>;

export function createClientReader({ read }: Pick<Store, "read">, cache: MemoryCache) {
  const list = compileList<{ now: string }, CountedRow>(
    {
      table: "oauth_clients",
      fields: new Map([["origin", { property: "origin", column: "origin", type: "text" }]]),
      parameters: [{ name: "origin", filter: { kind: "equals", property: "origin" } }],
      // IDs increase with each registration, so the newest client has the highest ID.
      defaultOrder: [{ field: { property: "id", column: "id", type: "number" }, direction: "desc" }],
      columns: (slot) => [
        ...columnsOf("oauth_clients", ["id", "client_id", "name", "redirect_uris", "scopes", "grant_types"]),
        ...columnsOf("oauth_clients", [
          "active",
          "origin",
          "metadata_expires_at",
          "added_date",
          "last_used_at",
        ]),
        ...usage(slot),
      ],
    },
    cache,
  );
  return {
    page: async ({ text, registered }: Partial<Record<ClientField, string>>, cursor: string, now: Date) => {
      const origin = registered === "itself" ? "registration" : registered;
      const request = list.parse({ origin, cursor, itemsPerPage: 50 }, new URLSearchParams());
      const conditions = [...request.conditions];
      if (text !== undefined) {
        const condition = contains(text, sql`oauth_clients.name`, sql`oauth_clients.client_id`);
        conditions.push({ parameter: "text", condition });
      }
      const filtered = { ...request, conditions };
      const given = { now: timestamp(now) };
      const { rows, next } = await list.readCursorPage(read, filtered, given);
      return { rows: rows.map(present), next, total: await list.count(read, filtered, given) };
    },
    /** Reads one client. Returns `null` if the client does not exist. Runs one statement. */
    one: async (id: number, now: Date) => {
      const row = await list.one(read, id, { now: timestamp(now) });
      return row === null ? null : present(row);
    },
  };
}

/** Selects how the client is used. The values are calculated only for the returned rows. */
function usage(slot: Slot<{ now: string }>) {
  const now = sql`${slot("now")}`;
  const { access, refresh } = activeTokens(now);
  const counted = (table: "oauth_access_tokens" | "oauth_refresh_tokens", active: RawBuilder<SqlBool>) =>
    sql`(select count(*) from oauth_connections connection
      join oauth_grants given on given.connection_id = connection.id
      join ${sql.table(table)} token on token.grant_id = given.id
      where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and ${active})`;
  return [
    counted("oauth_access_tokens", access).as("access_tokens"),
    counted("oauth_refresh_tokens", refresh).as("refresh_tokens"),
    sql`(select count(*) from oauth_connections connection
      where connection.oauth_client_id = oauth_clients.id
      and ${isConnected(sql`connection.id`, now)})`.as("users"),
    sql`(select max(connection.last_used_at) from oauth_connections connection
      where connection.oauth_client_id = oauth_clients.id)`.as("tokens_last_used_at"),
  ];
}

type CountedRow = Parameters<typeof clientOf>[0] & {
  readonly access_tokens: number | string;
  readonly refresh_tokens: number | string;
  readonly users: number | string;
  readonly tokens_last_used_at: string | null;
};

function present(row: CountedRow): ListedClient {
  const uses = [row.last_used_at, row.tokens_last_used_at].filter((time) => time !== null);
  return {
    ...clientOf(row),
    lastUsedAt: uses.sort().at(-1) ?? null,
    accessTokens: Number(row.access_tokens),
    refreshTokens: Number(row.refresh_tokens),
    users: Number(row.users),
  };
}

/**
 * Returns the host of the client's metadata document, or the hosts to which other clients redirect. A redirect to an
 * application on the user's device has a scheme instead of a host.
 */
export function clientHosts({ origin, clientId, redirectUris }: Client): readonly string[] {
  if (origin === "metadata_document") return [clientIdHost(clientId)];
  const hosts = redirectUris.map(redirectTarget).map(({ redirectTarget: target, isLoopback, formTarget }) => {
    if (isLoopback) return "loopback";
    return /^https?:/.test(formTarget) ? target : `${target}:`;
  });
  return [...new Set(hosts)];
}
