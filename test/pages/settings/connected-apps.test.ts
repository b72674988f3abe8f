import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/database/store.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { enter, eventsOf, useSettings, userIdOf, type SettingsService } from "./settings-service.ts";

const day = 24 * 60 * 60 * 1000;

interface Connection {
  readonly clientName: string;
  readonly friendlyName?: string | null;
  readonly host?: string;
  readonly scope?: string;
  readonly lastUsedAt?: string | null;
  /** Expiry of the refresh token; `null` if it does not expire. */
  readonly validUntil?: string | null;
}

/** Registers a client, approves it as the user, and issues tokens. */
async function connect(service: SettingsService, username: string, wanted: Connection) {
  const userId = await userIdOf(service, username);
  const { store } = service;
  const now = Date.now();
  const at = (offset: number) => new Date(now + offset).toISOString();
  return store.transaction(async ({ db }) => {
    const clientId = Math.random().toString(16).slice(2).padEnd(32, "0").slice(0, 32);
    const { id: client } = await db
      .insertInto("oauth_clients")
      .values({
        client_id: clientId,
        name: wanted.clientName,
        redirect_uris: '["http://127.0.0.1/callback"]',
        scopes: "read_only edit",
        grant_types: "authorization_code refresh_token",
        added_date: at(-day),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto("oauth_connections")
      .values({
        user_id: userId,
        oauth_client_id: client,
        tier: wanted.scope ?? "edit",
        friendly_name: wanted.friendlyName ?? null,
        host: wanted.host ?? null,
        refresh_validity: "30",
        created_at: at(-3 * day),
        last_used_at: wanted.lastUsedAt ?? null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: grant } = await db
      .insertInto("oauth_grants")
      .values({
        connection_id: id,
        tier: wanted.scope ?? "edit",
        refresh_validity: "30",
        created_at: at(-3 * day),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: access } = await db
      .insertInto("oauth_access_tokens")
      .values({ grant_id: grant, jti: clientId, tier: "edit", created_at: at(0), expires_at: at(3_600_000) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("oauth_refresh_tokens")
      .values({
        grant_id: grant,
        access_token_id: access,
        token_hash: clientId,
        created_at: at(0),
        expires_at: wanted.validUntil === undefined ? at(5 * day) : wanted.validUntil,
      })
      .execute();
    return { id, grant, clientId };
  });
}

async function isRevoked(store: Store, grant: number): Promise<boolean> {
  const row = await store.read.db
    .selectFrom("oauth_grants")
    .select("revoked_at")
    .where("id", "=", grant)
    .executeTakeFirst();
  return row === undefined || row.revoked_at !== null;
}

const environment = { OAUTH_SERVER_ENABLED: "1" };

describeOneDialect("connected applications", (dialect) => {
  const service = useSettings({ dialect, environment });

  test("are listed with their name, scope and expiry", async () => {
    await connect(service(), "admin", {
      clientName: "Agent 3000",
      friendlyName: "My agent",
      host: "app.example.com",
      scope: "read_only",
    });
    await connect(service(), "admin", { clientName: "Forever", validUntil: null });
    const admin = await enter(service(), "admin");
    const page = await admin.get("/user/settings/connected_apps");
    const rows = page.document
      .querySelectorAll("#connected_apps tbody tr")
      .map((row) => row.structuredText.replace(/\s+/g, " ").trim());
    expect(rows).toEqual([
      "Forever Read and change the inventory Connected since 3 days ago Last used never Expires never Revoke",
      expect.stringMatching(
        /^My agent Agent 3000 Host app\.example\.com Read the inventory Connected since 3 days ago Last used never Expires in \d days Revoke$/,
      ),
    ]);
  });

  test("lose access immediately when they are revoked after a confirmation", async () => {
    const app = await connect(service(), "editor", { clientName: "Agent 3000" });
    const other = await connect(service(), "admin", { clientName: "Agent 4000" });
    const editor = await enter(service(), "editor");
    const settings = await editor.get("/user/settings/connected_apps");
    const link = settings.document.querySelector('a[aria-label="Revoke Agent 3000"]');
    const question = await editor.get(link?.getAttribute("href") ?? "");
    expect(question.words).toContain("“Agent 3000” immediately loses access");
    const done = await editor.submit(question);
    expect(done.path).toBe("/user/settings/connected_apps");
    expect(done.notice).toBe("Access revoked.");
    expect(done.document.querySelector("#connected_apps tbody")).toBeNull();
    expect(await isRevoked(service().store, app.grant)).toBe(true);
    expect(await isRevoked(service().store, other.grant)).toBe(false);
    expect((await eventsOf(service(), editor.userId)).at(-1)).toMatchObject({
      event: "application_disconnected",
      client_id: app.clientId,
      address: "127.0.0.1",
    });
  });

  test("stay connected if the CSRF token is wrong", async () => {
    const app = await connect(service(), "reader", { clientName: "Agent 3000" });
    const reader = await enter(service(), "reader");
    const question = await reader.get(`/user/settings/connected_apps/${app.id}/revoke`);
    const refused = await reader.submit(question, { fields: { _csrf_token: "guessed" } });
    expect(refused.status).toBe(403);
    expect(await isRevoked(service().store, app.grant)).toBe(false);
    expect((await reader.get("/user/settings/connected_apps")).words).toContain("Agent 3000");
  });
});

describe("connected applications", () => {
  const on = useSettings({ environment });
  const off = useSettings();

  test("of other users return 404 and are not changed", async () => {
    const app = await connect(on(), "admin", { clientName: "Secret agent" });
    const editor = await enter(on(), "editor");
    expect((await editor.get("/user/settings/connected_apps")).words).not.toContain("Secret agent");
    const foreign = `/user/settings/connected_apps/${app.id}/revoke`;
    expect((await editor.get(foreign)).status).toBe(404);
    const form = await editor.get("/user/settings/sessions/end_others");
    form.document.querySelector("main form")?.setAttribute("action", foreign);
    expect((await editor.submit(form)).status).toBe(404);
    expect(await isRevoked(on().store, app.grant)).toBe(false);
  });

  test("show a warning if a token was used twice", async () => {
    await connect(on(), "nobody", { clientName: "Stolen agent" });
    const nobody = await enter(on(), "nobody");
    expect(
      (await nobody.get("/user/settings/connected_apps")).document.querySelector("#connected_apps .warning"),
    ).toBeNull();
    await on().store.transaction(({ db }) =>
      db
        .updateTable("oauth_grants")
        .set({ revoked_at: new Date().toISOString(), revoked_because: "replay" })
        .where("connection_id", "in", (query) =>
          query.selectFrom("oauth_connections").select("id").where("user_id", "=", nobody.userId),
        )
        .execute(),
    );
    const page = await nobody.get("/user/settings/connected_apps");
    expect(page.document.querySelector("#connected_apps .warning")?.textContent).toMatch(
      /“Stolen agent” was used twice \(just now\)/,
    );
    expect(page.document.querySelector("#connected_apps tbody .badge")?.textContent).toBe("disconnected");
    const link = page.document.querySelector('a[aria-label="Revoke Stolen agent"]');
    const done = await nobody.submit(await nobody.get(link?.getAttribute("href") ?? ""));
    expect(done.document.querySelector("#connected_apps .warning")).toBeNull();
  });

  test("have a page with instructions, which the menu contains only if OAuth is enabled", async () => {
    const path = "/user/settings/connected_apps";
    const entry = `nav.contents a[href="${path}"]`;
    const there = await (await enter(on(), "reader")).get(path);
    expect(there.words).toContain("No connected apps.");
    expect(there.document.querySelector(entry)?.getAttribute("aria-current")).toBe("page");
    const reader = await enter(off(), "reader");
    expect((await reader.get("/user/settings")).document.querySelector(entry)).toBeNull();
    await connect(off(), "reader", { clientName: "From before" });
    expect((await reader.get(path)).words).toContain("From before");
  });

  test("cannot insert markup through their names", async () => {
    const name = `</td><script src=//evil.invalid></script><img src=x onerror=alert(1)>"'`;
    const app = await connect(on(), "editor", { clientName: name, friendlyName: `${name} friendly` });
    const editor = await enter(on(), "editor");
    const pages = [
      await editor.get("/user/settings/connected_apps"),
      await editor.get(`/user/settings/connected_apps/${app.id}/revoke`),
    ];
    for (const page of pages) {
      expect(page.words).toContain(`${name} friendly`);
      expect(page.document.querySelector("main script, main img")).toBeNull();
    }
  });
});
