/** Reads what the pages of the administrator show of clients: a page of them, or one, with the tokens that they hold. */
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import type { Reader } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import type { Client } from "../../oauth/clients.ts";
import { clientOf } from "../../oauth/clients.ts";
import { contains } from "../contains.ts";

export interface ListedClient extends Client {
  /** How many tokens it holds that are neither revoked nor expired. */
  readonly accessTokens: number;
  readonly refreshTokens: number;
}

export type RegisteredBy = "itself" | "administrator";

/** Null stands for what is not filtered by. */
export interface ClientFilter {
  /** Part of the name or of the client id. */
  readonly text: string | null;
  readonly registered: RegisteredBy | null;
}

export interface ClientPage {
  readonly clients: readonly ListedClient[];
  readonly total: number;
  /** Number of the last client, where the next page goes on; null at the end. */
  readonly next: number | null;
}

const usualPageSize = 50;

/** A page of the clients, the newest first, with two statements. `before` is the number of a client. */
export async function readClients(
  { db }: Pick<Reader, "db">,
  filter: ClientFilter,
  paging: { readonly before: number | null; readonly now: Date; readonly pageSize?: number },
): Promise<ClientPage> {
  const { before, now, pageSize = usualPageSize } = paging;
  const fitting = conditionOf(filter);
  const rows = await db
    .selectFrom("oauth_clients")
    .selectAll("oauth_clients")
    .select(tokenCounts(now))
    .where(fitting)
    .$if(before !== null, (query) => query.where("oauth_clients.id", "<", before ?? 0))
    // They are numbered as they come.
    .orderBy("oauth_clients.id", "desc")
    .limit(pageSize + 1)
    .execute();
  const { total } = await db
    .selectFrom("oauth_clients")
    .select(sql<number | string>`count(*)`.as("total"))
    .where(fitting)
    .executeTakeFirstOrThrow();
  const clients = rows.slice(0, pageSize).map(present);
  const next = rows.length > pageSize ? (clients.at(-1)?.id ?? null) : null;
  return { clients, total: Number(total), next };
}

/** One client; null when there is none of that number. One statement. */
export async function readClient(
  { db }: Pick<Reader, "db">,
  id: number,
  now: Date,
): Promise<ListedClient | null> {
  const row = await db
    .selectFrom("oauth_clients")
    .selectAll("oauth_clients")
    .select(tokenCounts(now))
    .where("oauth_clients.id", "=", id)
    .executeTakeFirst();
  return row === undefined ? null : present(row);
}

/** Counted for the rows of the answer only. */
function tokenCounts(now: Date) {
  const moment = timestamp(now);
  const held = (table: "oauth_access_tokens" | "oauth_refresh_tokens", live: RawBuilder<SqlBool>) =>
    sql<number | string>`(select count(*) from oauth_connections connection
      join oauth_grants given on given.connection_id = connection.id
      join ${sql.table(table)} token on token.grant_id = given.id
      where connection.oauth_client_id = oauth_clients.id and given.revoked_at is null and ${live})`;
  return [
    held("oauth_access_tokens", sql`token.expires_at > ${moment}`).as("access_tokens"),
    held(
      "oauth_refresh_tokens",
      sql`token.used_at is null and (token.expires_at is null or token.expires_at > ${moment})`,
    ).as("refresh_tokens"),
  ] as const;
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

function conditionOf({ text, registered }: ClientFilter): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`1 = 1`];
  if (registered === "itself") conditions.push(sql`oauth_clients.dynamically_registered`);
  if (registered === "administrator") conditions.push(sql`not oauth_clients.dynamically_registered`);
  if (text !== null) {
    const inName = contains(sql`oauth_clients.name`, text);
    conditions.push(sql`(${inName} or ${contains(sql`oauth_clients.client_id`, text)})`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}
