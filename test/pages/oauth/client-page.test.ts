import { afterAll, beforeAll, expect, test } from "vitest";
import { timestamp } from "../../../src/database/timestamp.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { insertTokens, list, rowOf, stored } from "./client-rows.ts";
import { answer } from "./consent-form.ts";
import { authorizePath, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

describeOneDialect("the page of an OAuth client", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  const rows = ({ document }: PageResult) =>
    document
      .querySelectorAll("#grants tbody tr")
      .map((row) => row.structuredText.replace(/\s+/g, " ").trim());

  /** Changes a client into one with a metadata document. */
  async function withDocument({ id }: { readonly id: number }, clientId: string): Promise<void> {
    await site.store.transaction(async ({ db }) => {
      const set = { client_id: clientId, origin: "metadata_document" as const };
      await db.updateTable("oauth_clients").set(set).where("id", "=", id).execute();
    });
  }

  async function events(): Promise<Record<string, unknown>[]> {
    const entries = await site.store.read.db
      .selectFrom("log_entries")
      .select(["username", "data"])
      .where("kind", "=", "security_event")
      .orderBy("id")
      .execute();
    return entries.map(({ username, data }) => ({
      username,
      ...(JSON.parse(data ?? "{}") as Record<string, unknown>),
    }));
  }

  test("shows how the client came, its host and its grants by user, and is linked from the list", async () => {
    const client = await site.client({ name: "Shown" });
    await insertTokens(site, client);
    const path = `${list}/${client.id}`;
    expect((await admin.get(list)).document.querySelector(`.items a[href="${path}"]`)?.text.trim()).toBe(
      "Shown",
    );
    const page = await admin.get(path);
    expect([page.status, page.heading]).toEqual([200, "Shown"]);
    expect(page.words).toContain("Active Registered by an administrator");
    expect(page.words).toContain("Host client.example.invalid");
    expect(page.words).toContain("Active tokens 2 access tokens and 1 refresh token of 1 user");
    expect(page.words).toContain(`Redirect URIs ${client.redirectUris[0]}`);
    expect(rows(page)).toEqual([
      "reader Scope Read the inventory Connected 2 hours ago Last request never " +
        "Active tokens 2 access tokens and 1 refresh token",
    ]);
  });

  test("links to users only with the permission to view them", async () => {
    const client = await site.client();
    await insertTokens(site, client);
    const reader = await site.as("reader");
    await site.store.transaction(async ({ db }) => {
      await db
        .updateTable("users")
        .set({ permissions: JSON.stringify({ system: { manage_oauth_clients: true } }) })
        .where("name", "=", "reader")
        .execute();
    });
    const linksOf = async (browser: Visitor) =>
      (await browser.get(`${list}/${client.id}`)).document.querySelectorAll("#grants tbody a").length;
    expect([await linksOf(admin), await linksOf(reader)]).toEqual([1, 0]);
  });

  test("handles a revocation without grants", async () => {
    const client = await site.client();
    const page = await admin.get(`${list}/${client.id}`);
    expect(page.words).toContain("No user is connected to this client.");
    const done = await admin.submit(await admin.get(`${list}/${client.id}/revoke`));
    expect(done.notice).toBe(`“${client.name}” had no access to revoke.`);
  });

  test("offers the revocation of an approval whose code was not exchanged", async () => {
    const client = await site.client();
    const editor = await site.as("editor");
    expect((await answer(editor, authorizePath(client), "Approve")).status).toBe(303);
    const page = await admin.get(`${list}/${client.id}`);
    expect(page.words).toContain("Active tokens none yet, approved by 1 user");
    const link = page.document.querySelector(`#grants a[href$="/revoke"]`);
    const question = await admin.get(link?.getAttribute("href") ?? "");
    expect(question.words).toContain("It has not exchanged its authorization code for tokens yet.");
    expect(question.words).toContain("Authorization codes that were not exchanged for tokens become invalid");
    expect((await admin.submit(question)).notice).toBe(`Revoked the access of “${client.name}” for 1 user.`);
    expect(
      await site.store.read.db
        .selectFrom("oauth_grants")
        .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
        .where("oauth_client_id", "=", client.id)
        .select("revoked_because")
        .execute(),
    ).toEqual([{ revoked_because: "administrator" }]);
  });

  test("revokes all access after a confirmation, which the log and the user see", async () => {
    const client = await site.client({ name: "Revoked" });
    await insertTokens(site, client);
    const question = await admin.get(`${list}/${client.id}/revoke`);
    expect(question.heading).toBe("Revoke the access of “Revoked”?");
    expect(question.words).toContain(
      "The application immediately loses access: 2 access tokens and 1 refresh token of 1 user will be revoked.",
    );
    expect(await rowOf(admin, client)).toContain("of 1 user");
    const done = await admin.submit(question);
    expect([done.path, done.notice]).toEqual([
      `${list}/${client.id}`,
      "Revoked the access of “Revoked” for 1 user.",
    ]);
    expect(rows(done)).toEqual([]);
    expect(await rowOf(admin, client)).toContain("Active tokens none");
    expect((await events()).slice(-2)).toEqual([
      {
        ...{ username: "admin", event: "application_disconnected", address: "127.0.0.1" },
        ...{ client: "Revoked", client_id: client.clientId },
      },
      {
        ...{ username: "admin", event: "oauth_client_revoked", address: "127.0.0.1" },
        ...{ name: "Revoked", client_id: client.clientId, grants: 1, users: 1 },
      },
    ]);
    expect((await admin.get("/tools/log")).words).toContain("Access of an OAuth client revoked");
    const settings = await (await site.as("reader")).get("/user/settings/security");
    expect(settings.words).toContain("Application disconnected: “Revoked” by admin");
  });

  test("blocks a client with a metadata document instead of deleting it, and allows it again", async () => {
    const client = await site.client({ name: "Document" });
    const url = "https://app.example.com:8443/client.json";
    await withDocument(client, url);
    await insertTokens(site, client);
    const path = `${list}/${client.id}`;
    const page = await admin.get(path);
    expect(page.words).toContain("Host app.example.com:8443");
    expect(page.words).toContain("come from the metadata document at the client ID");
    expect(page.document.querySelector('main a[href$="/edit"]')).toBeNull();
    expect(await rowOf(admin, { clientId: url })).toMatch(/^Document ActiveMetadata document Block /);

    const done = await admin.submit(await admin.get(`${path}/delete`));
    expect([done.path, done.notice]).toEqual([path, "Blocked “Document” and revoked its tokens."]);
    expect(done.words).toContain("Blocked Metadata document");
    expect(await rowOf(admin, { clientId: url })).toMatch(/^Document BlockedMetadata document Allow again /);
    expect(await stored(site, "Document")).toMatchObject({ active: false });

    const allowed = await admin.submit(await admin.get(list), { form: `${path}/allow` });
    expect([allowed.path, allowed.notice]).toEqual([path, "“Document” can request access again."]);
    expect(await stored(site, "Document")).toMatchObject({ active: true });
    expect((await events()).slice(-2)).toMatchObject([
      { username: "admin", event: "oauth_client_blocked", client_id: url, users: 1 },
      { username: "admin", event: "oauth_client_allowed", client_id: url, address: "127.0.0.1" },
    ]);
  });

  test("does not edit a client with a metadata document", async () => {
    const client = await site.client({ name: "Not edited" });
    const form = await admin.get(`${list}/${client.id}/edit`);
    await withDocument(client, "https://app.example.com/not-edited.json");
    expect((await admin.get(`${list}/${client.id}/edit`)).path).toBe(`${list}/${client.id}`);
    const before = await stored(site, "Not edited");
    const refused = await admin.submit(form, { fields: { name: "Edited" } });
    expect(refused.notice).toBeNull();
    expect(await stored(site, "Not edited")).toEqual(before);
  });

  test("lists the users who connected last, up to 100, with a constant number of statements", async () => {
    const client = await site.client({ name: "Popular" });
    await insertTokens(site, client);
    const path = `${list}/${client.id}`;
    const statements = async (): Promise<number> => {
      const before = site.store.statements;
      await admin.get(path);
      return site.store.statements - before;
    };
    await admin.get(path);
    const few = await statements();
    const at = timestamp(new Date(Date.now() + 3_600_000));
    await site.store.transaction(async ({ db }) => {
      const row = await db
        .selectFrom("users")
        .selectAll()
        .where("name", "=", "reader")
        .executeTakeFirstOrThrow();
      const { id: _id, ...reader } = row;
      for (let index = 1; index <= 130; index += 1) {
        const user = await db
          .insertInto("users")
          .values({ ...reader, name: `user${index}`, name_folded: `user${index}` })
          .returning("id")
          .executeTakeFirstOrThrow();
        const common = { tier: "edit", refresh_validity: "30" };
        const created_at = timestamp(new Date(Date.UTC(2026, 0, 1, 0, index)));
        const connection = await db
          .insertInto("oauth_connections")
          .values({ ...common, user_id: user.id, oauth_client_id: client.id, created_at })
          .returning("id")
          .executeTakeFirstOrThrow();
        const grant = await db
          .insertInto("oauth_grants")
          .values({ ...common, connection_id: connection.id, created_at })
          .returning("id")
          .executeTakeFirstOrThrow();
        const token = { jti: `popular ${index}`, tier: "edit", created_at, expires_at: at };
        await db
          .insertInto("oauth_access_tokens")
          .values({ ...token, grant_id: grant.id })
          .execute();
      }
    });
    const page = await admin.get(path);
    expect(rows(page)).toHaveLength(100);
    expect(page.words).toContain("The 100 users who connected last, of 131.");
    expect(
      rows(page)
        .slice(0, 2)
        .map((row) => row.split(" ")[0]),
    ).toEqual(["reader", "user130"]);
    expect(await statements()).toBe(few);
    const done = await admin.submit(await admin.get(`${path}/revoke`));
    expect(done.notice).toBe("Revoked the access of “Popular” for 131 users.");
  });
});
