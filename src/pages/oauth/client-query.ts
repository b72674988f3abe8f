/** Reads OAuth clients with the number of their tokens for the administration pages. */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Slot } from "../../database/prepared.ts";
import type { Store } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import type { MemoryCache } from "../../util/memory-cache.ts";
import { clientOf, type Client } from "../../oauth/clients.ts";
import { contains } from "../../query/contains.ts";
import { compileList } from "../../query/list-query.ts";
import { columnsOf } from "../../query/list-statements.ts";
import type { FilterValues } from "../site/filtered-list.tsx";

export interface ListedClient extends Client {
  readonly accessTokens: number;
  readonly refreshTokens: number;
}

/** Filters. `text` matches part of the name or client ID. `registered` is `itself`, `metadata_document` or `administrator`. */
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
        ...tokenCounts(slot),
      ],
    },
    cache,
  );
  return {
    page: async ({ text, registered }: FilterValues<ClientField>, cursor: string, now: Date) => {
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

/** Selects the number of tokens. The counts are calculated only for the returned rows. */
function tokenCounts(slot: Slot<{ now: string }>) {
  const held = (table: "oauth_access_tokens" | "oauth_refresh_tokens", live: RawBuilder<SqlBool>) =>
    sql`(select count(*) from oauth_connections connection
      join oauth_grants given on given.connection_id = connection.id
      join ${sql.table(table)} token on token.grant_id = given.id
      where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and ${live})`;
  const lasts = sql<SqlBool>`token.expires_at > ${slot("now")}`;
  return [
    held("oauth_access_tokens", lasts).as("access_tokens"),
    held("oauth_refresh_tokens", sql`token.used_at is null and (token.expires_at is null or ${lasts})`).as(
      "refresh_tokens",
    ),
  ];
}

type CountedRow = Parameters<typeof clientOf>[0] & {
  readonly access_tokens: number | string;
  readonly refresh_tokens: number | string;
};

function present(row: CountedRow): ListedClient {
  return {
    ...clientOf(row),
    accessTokens: Number(row.access_tokens),
    refreshTokens: Number(row.refresh_tokens),
  };
}
