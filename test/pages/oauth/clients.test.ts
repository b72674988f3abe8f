import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOneDialect } from "../../support/dialects.ts";
import type { Visitor } from "../../support/visitor.ts";
import { validClient, insertTokens, list, rowOf, stored } from "./client-rows.ts";
import { authorizePath, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

describeOneDialect("OAuth client administration", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  test("explains what to do if there are no clients", async () => {
    const page = await admin.get(list);
    expect(page.status).toBe(200);
    expect(page.words).toContain("No OAuth clients are registered yet.");
    expect(page.words).toContain(
      "Self-registration is off: applications cannot register themselves. To turn it on, set OAUTH_DCR_ENABLED=1.",
    );
  });

  test("explains that applications can register themselves if this is enabled", async () => {
    const open = await startOAuthSite({ dialect, environment: { OAUTH_DCR_ENABLED: "1" } });
    try {
      const page = await (await open.as("admin")).get(list);
      expect(page.words).toContain("Self-registration is on (OAUTH_DCR_ENABLED).");
    } finally {
      await open.close();
    }
  });

  test("lists the scopes, host and state of each client", async () => {
    const client = await site.client({ name: "Listed", scopes: ["read_only", "admin"] });
    const row = await rowOf(admin, client);
    expect(row).toContain("Listed");
    expect(row).toContain(client.clientId);
    expect(row).toContain("Administer the service (read_only admin)");
    expect(row).toContain("Host client.example.invalid");
    expect(row).toContain("Active");
    expect(row).toContain("never");
  });

  test("marks only clients that registered themselves", async () => {
    const manual = await site.client({ name: "By hand" });
    const own = await site.client({ name: "By itself", origin: "registration" });
    expect(await rowOf(admin, own)).toContain("Self-registered");
    expect(await rowOf(admin, manual)).not.toContain("Self-registered");
  });

  test("shows the number of valid tokens of each client, also in the confirmation before it is deleted", async () => {
    const client = await site.client({ name: "With tokens" });
    await insertTokens(site, client);
    expect(await rowOf(admin, client)).toContain("2 access tokens and 1 refresh token of 1 user");
    const question = await admin.get(`${list}/${client.id}/delete`);
    expect(question.heading).toBe("Delete “With tokens”?");
    expect(question.words).toContain(
      "The application immediately loses access: 2 access tokens and 1 refresh token of 1 user will be revoked.",
    );
    const after = await admin.submit(question);
    expect(after.path).toBe(list);
    expect(after.notice).toContain("Deleted “With tokens”");
    expect(after.words).not.toContain(client.clientId);
    for (const table of ["oauth_access_tokens", "oauth_refresh_tokens", "oauth_grants"] as const) {
      expect(await site.store.read.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test("does not delete a client when the confirmation page is opened", async () => {
    const client = await site.client({ name: "Kept" });
    const question = await admin.get(`${list}/${client.id}/delete`);
    expect(question.words).toContain("no active tokens");
    const cancel = question.document.querySelector(`main .actions a[href="${list}/${client.id}"]`);
    expect(cancel?.textContent).toBe("Cancel");
    expect(await rowOf(admin, client)).toContain("Kept");
  });

  test("registers an active public client with both grant types and all redirect URIs", async () => {
    const start = await admin.get(list);
    expect(start.document.querySelector(`a[href="${list}/new"]`)?.textContent.trim()).toBe("Register client");
    const form = await admin.get(`${list}/new`);
    expect(form.words).toContain("Register an OAuth client");
    const done = await admin.submit(form, {
      fields: {
        name: " My tool ",
        redirect_uris: "https://a.example.invalid/cb\r\n\r\n  http://127.0.0.1/cb  \r\n",
        "scopes[]": ["read_only", "edit"],
      },
    });
    expect(done.path).toBe(list);
    const row = await stored(site, "My tool");
    expect(done.notice).toBe(`Registered “My tool” with the client ID ${row?.client_id}.`);
    expect(row?.client_id).toMatch(/^[0-9a-f]{32}$/);
    expect(row).toMatchObject({ active: true, origin: "administrator" });
    expect(JSON.parse(row?.redirect_uris ?? "")).toEqual([
      "https://a.example.invalid/cb",
      "http://127.0.0.1/cb",
    ]);
    expect(row?.scopes).toBe("read_only edit");
    expect(row?.grant_types).toBe("authorization_code refresh_token");
  });

  test("changes name, redirect URIs, scopes and whether the client is active", async () => {
    const client = await site.client({ name: "Before" });
    const form = await admin.get(`${list}/${client.id}/edit`);
    expect(form.heading).toBe("Edit “Before”");
    expect(form.words).toContain(client.clientId);
    const done = await admin.submit(form, {
      fields: {
        name: "After",
        redirect_uris: "https://a.example.invalid/\nhttps://b.example.invalid/",
        "scopes[]": ["edit"],
        active: null,
      },
    });
    expect(done.path).toBe(`${list}/${client.id}`);
    expect(done.notice).toBe("Saved “After”.");
    const row = await stored(site, "After");
    expect(row).toMatchObject({ id: client.id, client_id: client.clientId, active: false, scopes: "edit" });
    expect(JSON.parse(row?.redirect_uris ?? "")).toEqual([
      "https://a.example.invalid/",
      "https://b.example.invalid/",
    ]);
    expect(await rowOf(admin, client)).toContain("Inactive");
    const refused = await admin.get(authorizePath(client), { follow: false });
    expect([refused.status, refused.location]).toEqual([400, null]);
  });

  test("accepts an unchanged form", async () => {
    const client = await site.client({ name: "Same", scopes: ["read_only", "edit"] });
    const before = await stored(site, "Same");
    await admin.submit(await admin.get(`${list}/${client.id}/edit`));
    expect(await stored(site, "Same")).toEqual(before);
  });

  test("logs who registered, changed and deleted a client, with the address", async () => {
    await admin.submit(await admin.get(`${list}/new`), { fields: { ...validClient, name: "Logged" } });
    const row = await stored(site, "Logged");
    await admin.submit(await admin.get(`${list}/${row?.id}/edit`), { fields: { name: "Logged anew" } });
    await admin.submit(await admin.get(`${list}/${row?.id}/delete`));
    const entries = await site.store.read.db
      .selectFrom("log_entries")
      .select(["username", "data"])
      .where("data", "like", `%${row?.client_id}%`)
      .orderBy("id")
      .execute();
    expect(entries.map(({ username }) => username)).toEqual(["admin", "admin", "admin"]);
    for (const { data } of entries) expect(data).toContain("127.0.0.1");
  });
});
