import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../src/oauth/clients.ts";
import { dialects } from "../../support/dialects.ts";
import { visitor } from "../../support/visitor.ts";
import type { Fields, Visitor } from "../../support/visitor.ts";
import { authorizePath, startOAuthSite } from "./oauth-site.ts";
import type { OAuthSite } from "./oauth-site.ts";

const list = "/tools/oauth_clients";

describe.each(dialects)("the administration of clients (%s)", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  test("says what to do when there are no clients", async () => {
    const page = await admin.get(list);
    expect(page.status).toBe(200);
    expect(page.words).toContain("No application is registered yet.");
  });

  test("lists each client with what it may ask for in words and by name, where it leads, and its state", async () => {
    const client = await site.client({ name: "Listed", scopes: ["read_only", "admin"] });
    const row = await rowOf(client);
    expect(row).toContain("Listed");
    expect(row).toContain(client.clientId);
    expect(row).toContain("to administer the service as well (read_only admin)");
    expect(row).toContain(client.redirectUris[0]);
    expect(row).toContain("Active");
    expect(row).toContain("never");
  });

  test("marks only those that registered themselves", async () => {
    const manual = await site.client({ name: "By hand" });
    const own = await site.client({ name: "By itself", dynamicallyRegistered: true });
    expect(await rowOf(own)).toContain("Registered itself");
    expect(await rowOf(manual)).not.toContain("Registered itself");
  });

  test("counts the live tokens of each client, and says before deleting how many end", async () => {
    const client = await site.client({ name: "With tokens" });
    await insertTokens(client);
    expect(await rowOf(client)).toContain("2 access tokens and 1 refresh token");
    const question = await admin.get(`${list}/${client.id}/delete`);
    expect(question.heading).toBe("Delete “With tokens”?");
    expect(question.words).toContain(
      "All access of the application ends at once: 2 access tokens and 1 refresh token.",
    );
    const after = await admin.submit(question);
    expect(after.path).toBe(list);
    expect(after.notice).toContain("Deleted “With tokens”");
    expect(after.words).not.toContain(client.clientId);
    for (const table of ["oauth_access_tokens", "oauth_refresh_tokens", "oauth_grants"] as const) {
      expect(await site.store.read.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test("deletes nothing when the question is only looked at", async () => {
    const client = await site.client({ name: "Kept" });
    const question = await admin.get(`${list}/${client.id}/delete`);
    expect(question.words).toContain("no live tokens");
    expect(question.document.querySelector(`main a[href="${list}"]`)?.textContent).toBe("Cancel");
    expect(await rowOf(client)).toContain("Kept");
  });

  test("registers a client as public and active, with both grants and all its redirect URIs", async () => {
    const start = await admin.get(list);
    expect(start.document.querySelector(`a[href="${list}/new"]`)?.textContent).toBe("Register new client");
    const form = await admin.get(`${list}/new`);
    expect(form.words).toContain("Register a new client manually");
    const done = await admin.submit(form, {
      fields: {
        name: " My tool ",
        redirect_uris: "https://a.example.invalid/cb\r\n\r\n  http://127.0.0.1/cb  \r\n",
        "scopes[]": ["read_only", "edit"],
      },
    });
    expect(done.path).toBe(list);
    const row = await stored("My tool");
    expect(done.notice).toBe(`Registered “My tool”. Its client ID is ${row?.client_id}.`);
    expect(row?.client_id).toMatch(/^[0-9a-f]{32}$/);
    expect(row).toMatchObject({ active: true, dynamically_registered: false });
    expect(JSON.parse(row?.redirect_uris ?? "")).toEqual([
      "https://a.example.invalid/cb",
      "http://127.0.0.1/cb",
    ]);
    expect(row?.scopes).toBe("read_only edit");
    expect(row?.grant_types).toBe("authorization_code refresh_token");
  });

  const good: Fields = {
    name: "Faulty",
    redirect_uris: "https://a.example.invalid/cb",
    "scopes[]": ["edit"],
  };

  test.each<[string, string, Fields]>([
    ["no name", "name", { name: "  " }],
    ["too long a name", "name", { name: "x".repeat(129) }],
    ["no redirect URI", "redirect_uris", { redirect_uris: "\r\n  \r\n" }],
    [
      "plain http to another machine",
      "redirect_uris",
      { redirect_uris: "http://evil.example.invalid/callback" },
    ],
    ["javascript:", "redirect_uris", { redirect_uris: "javascript:alert(1)" }],
    ["a fragment", "redirect_uris", { redirect_uris: "https://a.example.invalid/cb#x" }],
    [
      "one wrong URI among good ones",
      "redirect_uris",
      { redirect_uris: "https://a.example.invalid/\nmyapp:/cb" },
    ],
    ["too many redirect URIs", "redirect_uris", { redirect_uris: many(11) }],
    ["a NUL in a URI", "redirect_uris", { redirect_uris: "https://a.example.invalid/\0" }],
  ])("refuses %s beside the field and keeps what was typed", async (_what, name, wrong) => {
    const before = await count();
    const fields = { ...good, ...wrong };
    const page = await admin.submit(await admin.get(`${list}/new`), { fields });
    expect(page.status).toBe(422);
    expect(page.fault(name)).toBeTruthy();
    expect(page.document.querySelector("[role=alert]")).not.toBeNull();
    expect(page.document.querySelector("[name=name]")?.getAttribute("value")).toBe(fields["name"]);
    const ticked = page.document.querySelectorAll("[name='scopes[]'][checked]");
    expect(ticked.map((box) => box.getAttribute("value"))).toEqual(["edit"]);
    expect(await count()).toBe(before);
  });

  test.each<[string, Fields]>([
    ["no scope", { "scopes[]": null }],
    ["an unknown scope", { "scopes[]": ["read_only", "root"] }],
  ])("refuses %s beside the choices", async (_what, wrong) => {
    const before = await count();
    const page = await admin.submit(await admin.get(`${list}/new`), { fields: { ...good, ...wrong } });
    expect(page.status).toBe(422);
    expect(page.document.getElementById("field-scopes-error")?.textContent).toBeTruthy();
    expect(await count()).toBe(before);
  });

  test("changes name, redirect URIs, scopes and whether it is active", async () => {
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
    expect(done.path).toBe(list);
    expect(done.notice).toBe("Saved the changes to “After”.");
    const row = await stored("After");
    expect(row).toMatchObject({ id: client.id, client_id: client.clientId, active: false, scopes: "edit" });
    expect(JSON.parse(row?.redirect_uris ?? "")).toEqual([
      "https://a.example.invalid/",
      "https://b.example.invalid/",
    ]);
    expect(await rowOf(client)).toContain("Inactive");
    const refused = await admin.get(authorizePath(client), { follow: false });
    expect([refused.status, refused.location]).toEqual([400, null]);
  });

  test("sends a form back as it is when nothing was changed", async () => {
    const client = await site.client({ name: "Same", scopes: ["read_only", "edit"] });
    const before = await stored("Same");
    await admin.submit(await admin.get(`${list}/${client.id}/edit`));
    expect(await stored("Same")).toEqual(before);
  });

  test("refuses a bad redirect URI on editing and changes nothing", async () => {
    const client = await site.client({ name: "Unchanged" });
    const page = await admin.submit(await admin.get(`${list}/${client.id}/edit`), {
      fields: { name: "Changed", redirect_uris: "http://evil.example.invalid/" },
    });
    expect(page.status).toBe(422);
    expect(page.heading).toBe("Edit “Unchanged”");
    expect(page.fault("redirect_uris")).toContain("http://evil.example.invalid/");
    expect(await stored("Unchanged")).toMatchObject({ id: client.id });
  });

  test.each(["99999999", "0", "-1", "1.5", "abc", "9".repeat(40), "%00"])(
    "answers 404 for the client %s, which is unknown",
    async (id) => {
      const token = await csrfToken();
      for (const action of ["edit", "delete"]) {
        expect((await admin.get(`${list}/${id}/${action}`)).status).toBe(404);
        const posted = await admin.post(`${list}/${id}/${action}`, { ...good, _csrf_token: token }, own());
        expect(posted.status).toBe(404);
      }
    },
  );

  test("refuses forms without the token against CSRF, or from another site, and changes nothing", async () => {
    const client = await site.client({ name: "Guarded" });
    const before = await count();
    const token = await csrfToken();
    for (const path of [`${list}/new`, `${list}/${client.id}/edit`, `${list}/${client.id}/delete`]) {
      const attempts = [
        await admin.post(path, good, own()),
        await admin.post(path, { ...good, _csrf_token: "invalid" }, own()),
        await admin.post(
          path,
          { ...good, _csrf_token: token },
          { headers: { Origin: "https://evil.example" } },
        ),
      ];
      expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await count()).toBe(before);
    expect(await stored("Guarded")).toBeDefined();
  });

  test("keeps out whoever may not manage clients, and asks strangers to sign in", async () => {
    const client = await site.client();
    const reader = await site.as("reader");
    for (const path of [list, `${list}/new`, `${list}/${client.id}/edit`, `${list}/${client.id}/delete`]) {
      const page = await reader.get(path);
      expect([path, page.status]).toEqual([path, 403]);
      expect(page.words).toContain("Manage OAuth clients");
      const stranger = await visitor(site).get(path, { follow: false });
      expect(stranger.location).toBe(`/login?return_to=${encodeURIComponent(path)}`);
    }
    const token = (await reader.get("/")).document.querySelector("[name=_csrf_token]");
    const posted = await reader.post(
      `${list}/${client.id}/delete`,
      { _csrf_token: token?.getAttribute("value") ?? "" },
      own(),
    );
    expect(posted.status).toBe(403);
    expect(await rowOf(client)).toContain(client.clientId);
  });

  test.each([
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `</textarea><svg onload=alert(1)>`,
  ])("shows the name %s as text on every page", async (name) => {
    const client = await site.client({ name });
    for (const path of [list, `${list}/${client.id}/edit`, `${list}/${client.id}/delete`]) {
      const page = await admin.get(path);
      expect(page.words).toContain(name);
      expect(page.document.querySelectorAll("main script, main img, svg, [onerror], [onload]")).toHaveLength(
        0,
      );
    }
    const bad = await admin.submit(await admin.get(`${list}/new`), {
      fields: { ...good, name, redirect_uris: `javascript:${name}` },
    });
    expect(bad.status).toBe(422);
    expect(bad.document.querySelectorAll("main script, main img, svg, [onerror], [onload]")).toHaveLength(0);
    await admin.submit(await admin.get(`${list}/${client.id}/delete`));
  });

  test("writes into the event log who registered, changed and deleted a client, and from where", async () => {
    await admin.submit(await admin.get(`${list}/new`), { fields: { ...good, name: "Logged" } });
    const row = await stored("Logged");
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

  async function rowOf({ clientId }: Client): Promise<string> {
    const { document } = await admin.get(list);
    const row = document.querySelectorAll(".items > li").find((each) => each.textContent.includes(clientId));
    return row?.structuredText.replace(/\s+/g, " ") ?? "";
  }

  function stored(name: string) {
    return site.store.read.db
      .selectFrom("oauth_clients")
      .selectAll()
      .where("name", "=", name)
      .executeTakeFirst();
  }

  async function count(): Promise<number> {
    return (await site.store.read.db.selectFrom("oauth_clients").select("id").execute()).length;
  }

  async function csrfToken(): Promise<string> {
    const { document } = await admin.get(`${list}/new`);
    return document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
  }

  function own() {
    return { headers: { Origin: site.url, "Sec-Fetch-Site": "same-origin" } };
  }

  /** Two live access tokens and an expired one, a live refresh token and a used one. */
  async function insertTokens({ id }: Client): Promise<void> {
    const hour = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    await site.store.transaction(async ({ db }) => {
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
});

function many(count: number): string {
  return Array.from({ length: count }, (_, index) => `https://a.example.invalid/${index}`).join("\n");
}
