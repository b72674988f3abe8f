/** Reads OAuth clients from the page and from the database, and inserts tokens for them. */
import type { Client } from "../../../src/oauth/clients.ts";
import type { Fields, Visitor } from "../../support/visitor.ts";
import type { OAuthSite } from "./oauth-site.ts";

export const list = "/tools/oauth_clients";

/** Valid field values for a new client. */
export const validClient: Fields = {
  name: "Faulty",
  redirect_uris: "https://a.example.invalid/cb",
  "scopes[]": ["edit"],
};

/** Returns the text of a client's row; an empty string if the list does not contain the client. */
export async function rowOf(browser: Visitor, { clientId }: Pick<Client, "clientId">): Promise<string> {
  const { document } = await browser.get(list);
  const row = document.querySelectorAll(".items > li").find((each) => each.textContent.includes(clientId));
  return row?.structuredText.replace(/\s+/g, " ") ?? "";
}

export function stored({ store }: OAuthSite, name: string) {
  return store.read.db.selectFrom("oauth_clients").selectAll().where("name", "=", name).executeTakeFirst();
}

export async function count({ store }: OAuthSite): Promise<number> {
  return (await store.read.db.selectFrom("oauth_clients").select("id").execute()).length;
}

/** Inserts two valid access tokens and an expired one, and a valid refresh token and a used one. */
export async function insertTokens({ store }: OAuthSite, { id }: Client): Promise<void> {
  const hour = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  await store.transaction(async ({ db }) => {
    const user = await db
      .selectFrom("users")
      .select("id")
      .where("name", "=", "reader")
      .executeTakeFirstOrThrow();
    const connection = await db
      .insertInto("oauth_connections")
      .values({
        user_id: user.id,
        oauth_client_id: id,
        tier: "read_only",
        refresh_validity: "30",
        created_at: hour(-2),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const grant = await db
      .insertInto("oauth_grants")
      .values({
        connection_id: connection.id,
        tier: "read_only",
        refresh_validity: "30",
        created_at: hour(-2),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const common = { grant_id: grant.id, created_at: hour(-2) };
    await db
      .insertInto("oauth_access_tokens")
      .values(
        [hour(1), hour(0.5), hour(-1)].map((expires_at, index) => ({
          ...common,
          jti: `jti ${id} ${index}`,
          tier: "read_only",
          expires_at,
        })),
      )
      .execute();
    await db
      .insertInto("oauth_refresh_tokens")
      .values([
        { ...common, token_hash: `hash ${id} 1`, expires_at: hour(100) },
        { ...common, token_hash: `hash ${id} 2`, expires_at: hour(100), used_at: hour(-1) },
      ])
      .execute();
  });
}
