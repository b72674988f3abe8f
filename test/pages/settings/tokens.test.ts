import { describe, expect, test } from "vitest";
import { operations } from "../../../generated/operations.ts";
import { hashToken } from "../../../src/identity/api-token.ts";
import { describeDialects } from "../../support/dialects.ts";
import { api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import { visitor, type PageResult } from "../../support/visitor.ts";
import { copied, enter, eventsOf, userIdOf, useSettings, type SettingsService } from "./settings-service.ts";

const newToken = "/user/settings/tokens/new";

async function stored({ store }: SettingsService, name: string) {
  return store.read.db.selectFrom("api_tokens").selectAll().where("name", "=", name).execute();
}

function tokenOn(page: PageResult): string {
  return copied(page, "Token");
}

describeDialects("a new API token", (dialect) => {
  const service = useSettings({ dialect });

  test("is shown once, stored as its hash, and has the chosen properties", async () => {
    service().now = new Date("2026-03-01T10:00:00.000Z");
    const admin = await enter(service(), "admin");
    const made = await admin.submit(await admin.get(newToken), {
      fields: { name: "  KiCad on my laptop ", tier: "edit", expires: "90" },
    });
    expect(made.status).toBe(200);
    const token = tokenOn(made);
    expect(token).toMatch(/^plt_[0-9A-Za-z]{49}$/);
    expect(await stored(service(), "KiCad on my laptop")).toEqual([
      expect.objectContaining({
        user_id: admin.userId,
        tier: "edit",
        token_hash: hashToken(token),
        token_hint: token.slice(-4),
        valid_until: "2026-05-30T10:00:00.000Z",
      }),
    ]);
    expect(made.words).toContain("Read and change the inventory");
    const settings = await admin.get("/user/settings/tokens");
    expect(settings.words).toContain(
      `KiCad on my laptop Read and change the inventory Ends in ${token.slice(-4)}, created just now Last used never Expires`,
    );
    expect(settings.text).not.toContain(token);
    expect(await eventsOf(service(), admin.userId)).toContainEqual(
      expect.objectContaining({ event: "token_created", token: "KiCad on my laptop", address: "127.0.0.1" }),
    );
    service().now = null;
  });

  test("is neither logged nor in a cookie, and its page is not cached", async () => {
    const admin = await enter(service(), "admin");
    const made = await admin.submit(await admin.get(newToken), { fields: { name: "Kept secret" } });
    const token = tokenOn(made);
    const { db } = service().store.read;
    const entries = await db.selectFrom("log_entries").select(["data", "changes", "comment"]).execute();
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(service().logged.join("\n")).not.toContain(token);
    expect(made.headers.getSetCookie().join()).not.toContain(token);
    expect(made.headers.get("cache-control")).toBe("no-store");
    expect(made.headers.get("referrer-policy")).toBe("same-origin");
  });

  test("is rejected after it was revoked with a confirmation", async () => {
    const reader = await enter(service(), "reader");
    const settings = await reader.get("/user/settings/tokens");
    const link = settings.document.querySelector(`a[aria-label="Revoke the token ${tokens.reader}"]`);
    const question = await reader.get(link?.getAttribute("href") ?? "");
    expect(question.words).toContain(`“${tokens.reader}”`);
    expect(await stored(service(), tokens.reader)).toHaveLength(1);
    const done = await reader.submit(question);
    expect(done.path).toBe("/user/settings/tokens");
    expect(done.notice).toBe("Token revoked.");
    expect(done.document.querySelector("#tokens tbody")).toBeNull();
    expect(await stored(service(), tokens.reader)).toHaveLength(0);
    expect(await eventsOf(service(), reader.userId)).toContainEqual(
      expect.objectContaining({ event: "token_revoked", token: tokens.reader }),
    );
  });
});

describe("the form for a new API token", () => {
  const service = useSettings();

  test.each([
    ["30", 30],
    ["90", 90],
    ["365", 365],
    ["never", null],
  ])("creates one that expires: %s", async (expires, days) => {
    service().now = new Date("2026-01-01T00:00:00.000Z");
    const admin = await enter(service(), "admin");
    await admin.submit(await admin.get(newToken), { fields: { name: `in ${expires}`, expires } });
    const [token] = await stored(service(), `in ${expires}`);
    const expected = days === null ? null : new Date(Date.UTC(2026, 0, 1 + days)).toISOString();
    expect(token?.valid_until).toBe(expected);
    service().now = null;
  });

  test("preselects the lowest scope and one year", async () => {
    const admin = await enter(service(), "admin");
    await admin.submit(await admin.get(newToken), { fields: { name: "as proposed" } });
    const [token] = await stored(service(), "as proposed");
    expect(token?.tier).toBe("read_only");
    const days = (Date.parse(token?.valid_until ?? "") - Date.parse(token?.added_date ?? "")) / 86_400_000;
    expect(days).toBe(365);
  });

  test("describes scopes in plain words and warns of powerful ones", async () => {
    const admin = await enter(service(), "admin");
    const page = await admin.get(newToken);
    const choices = page.document.querySelectorAll("fieldset .choice");
    expect(choices.map((choice) => choice.querySelector(".caution") !== null)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(page.words).not.toMatch(/read_only/);
  });

  test.each<[what: string, fields: Record<string, string>, field: string, message: RegExp]>([
    ["no name", { name: "" }, "name", /^A token name is required\.$/],
    ["a name of 256 characters", { name: "x".repeat(256) }, "name", /at most 255/],
    ["the name of another token of the user", { name: tokens.full }, "name", /already has a token named/],
    ["an unknown scope", { name: "a", tier: "root" }, "tier", /^Choose an option\.$/],
    ["an unknown expiry", { name: "a", expires: "100000" }, "expires", /^Choose an option\.$/],
  ])(
    "shows the error of %s next to its field and keeps the other values",
    async (_, fields, field, message) => {
      const admin = await enter(service(), "admin");
      const before = await service().store.read.db.selectFrom("api_tokens").select("id").execute();
      const page = await admin.submit(await admin.get(newToken), { fields: { tier: "edit", ...fields } });
      expect(page.status).toBe(422);
      expect(page.fieldError(field)).toMatch(message);
      expect(page.document.querySelector("[name=name]")?.getAttribute("value")).toBe(fields["name"]);
      expect(await service().store.read.db.selectFrom("api_tokens").select("id").execute()).toEqual(before);
    },
  );

  test("does not offer scopes that allow the user nothing, and rejects them if they are sent", async () => {
    const editor = await enter(service(), "editor");
    const page = await editor.get(newToken);
    const offered = page.document.querySelectorAll("[name=tier]").map((radio) => radio.getAttribute("value"));
    expect(offered).toEqual(["read_only", "edit"]);
    const refused = await editor.submit(page, { fields: { name: "more than me", tier: "admin" } });
    expect(refused.status).toBe(422);
    expect(refused.fieldError("tier")).toMatch(/^Choose an option\.$/);
    expect(await stored(service(), "more than me")).toHaveLength(0);
  });

  test("creates a read_only token for a user who can only read, which works with the API and KiCad", async () => {
    const reader = await enter(service(), "reader");
    const page = await reader.get(newToken);
    const offered = page.document.querySelectorAll("[name=tier]").map((radio) => radio.getAttribute("value"));
    expect(offered).toEqual(["read_only"]);
    const made = await reader.submit(page, { fields: { name: "KiCad of a reader" } });
    const client = api(service(), tokenOn(made));
    const lists = operations.filter(
      ({ role, scope, path }) => role === "list" && scope === "read_only" && !path.includes("{"),
    );
    expect(lists.length).toBeGreaterThan(15);
    for (const { path } of lists) await client.get(path, { expect: 200 });
    for (const path of ["/api/search?q=x", "/api/statistics"]) await client.get(path, { expect: 200 });
    for (const path of ["/eda-api/v1/", "/eda-api/v1/categories.json"]) {
      await client.get(path, { accept: "application/json", expect: 200 });
    }
    await client.post("/api/categories", { name: "x" }, { expect: 403 });
    await client.get("/api/users", { expect: 403 });
  });

  test("requires the permission to create tokens, and the settings explain whom to ask", async () => {
    const reader = await enter(service(), "nobody");
    expect((await reader.get(newToken)).status).toBe(403);
    const settings = await reader.get("/user/settings/tokens");
    expect(settings.document.querySelector(`a[href="${newToken}"]`)).toBeNull();
    expect(settings.words).toContain("Ask an administrator");
    const admin = await enter(service(), "admin");
    const form = await admin.get(newToken);
    admin.cookies.clear();
    for (const [name, value] of reader.cookies) admin.cookies.set(name, value);
    expect((await admin.submit(form, { fields: { name: "stolen form" } })).status).toBe(403);
    expect(await stored(service(), "stolen form")).toHaveLength(0);
  });
});

describe("client configuration", () => {
  const service = useSettings();
  const withoutMcp = useSettings({ environment: { MCP_ENABLED: "0" } });

  async function made(where: SettingsService, name = "for programs"): Promise<PageResult> {
    const browser = await enter(where, "admin");
    return browser.submit(await browser.get(newToken), { fields: { name } });
  }

  test("contains a request that works unchanged", async () => {
    const page = await made(service());
    const token = tokenOn(page);
    const { url } = service();
    expect(copied(page, "Test it in a terminal")).toBe(
      `curl --header 'Authorization: Bearer ${token}' \\\n  '${url}/api/tokens/current'`,
    );
    const { body } = await api(service(), token).get("/api/tokens/current", { accept: "*/*", expect: 200 });
    expect(body).toMatchObject({ name: "for programs" });
  });

  test("contains the KiCad library file with the token, to copy and download", async () => {
    const browser = await enter(service(), "admin");
    const page = await browser.submit(await browser.get(newToken), { fields: { name: "for KiCad" } });
    const token = tokenOn(page);
    const library = JSON.parse(copied(page, "KiCad")) as { source: { root_url: string; token: string } };
    expect(library.source).toMatchObject({ root_url: `${service().url}/eda-api/`, token });
    const file = await browser.submit(page, {
      form: "/user/settings/connect/partledger.kicad_httplib",
      button: "Download file",
    });
    expect([file.status, file.headers.get("content-disposition")]).toEqual([
      200,
      'attachment; filename="partledger.kicad_httplib"',
    ]);
    expect(file.headers.get("cache-control")).toBe("no-store");
    expect(JSON.parse(file.text)).toEqual(library);
  });

  test("contains the configuration of MCP clients with the token", async () => {
    const page = await made(service(), "for agents");
    const token = tokenOn(page);
    expect(copied(page, "Claude Code")).toBe(
      `claude mcp add --transport http partledger ${service().url}/mcp --header "Authorization: Bearer ${token}"`,
    );
    expect(JSON.parse(copied(page, "Cursor"))).toEqual({
      mcpServers: {
        partledger: { url: `${service().url}/mcp`, headers: { Authorization: `Bearer ${token}` } },
      },
    });
    expect(page.document.querySelector(`main a[href="/user/settings/agents"]`)).not.toBeNull();
  });

  test("omits MCP if it is disabled", async () => {
    expect((await made(withoutMcp())).words).not.toContain("MCP");
  });

  test("omits MCP for users who cannot use it", async () => {
    const { store } = service();
    await store.transaction(async ({ db }) => {
      const { permissions } = await db
        .selectFrom("users")
        .select("permissions")
        .where("name", "=", "editor")
        .executeTakeFirstOrThrow();
      const data = JSON.parse(permissions) as { api?: Record<string, boolean> };
      data.api = { ...data.api, use_mcp: false };
      await db
        .updateTable("users")
        .set({ permissions: JSON.stringify(data) })
        .where("name", "=", "editor")
        .execute();
    });
    const browser = await enter(service(), "editor");
    const page = await browser.submit(await browser.get(newToken), { fields: { name: "no agents" } });
    expect(page.words).not.toContain("MCP");
    expect((await browser.get("/user/settings/agents")).words).toContain("Use MCP tools");
  });
});

describe("API tokens of other users", () => {
  const service = useSettings();

  async function idOf(username: string): Promise<number> {
    const { id } = await service()
      .store.read.db.selectFrom("api_tokens")
      .select("id")
      .where("user_id", "=", await userIdOf(service(), username))
      .limit(1)
      .executeTakeFirstOrThrow();
    return id;
  }

  test("are not listed, and are neither shown nor revoked by ID", async () => {
    const editor = await enter(service(), "editor");
    expect((await editor.get("/user/settings/tokens")).words).not.toContain("test_admin");
    const foreign = `/user/settings/tokens/${await idOf("admin")}/revoke`;
    expect((await editor.get(foreign)).status).toBe(404);
    const own = await editor.get(`/user/settings/tokens/${await idOf("editor")}/revoke`);
    own.document.querySelector("main form")?.setAttribute("action", foreign);
    const refused = await editor.submit(own);
    expect(refused.status).toBe(404);
    expect(await idOf("admin")).toBeGreaterThan(0);
    expect(await eventsOf(service(), await userIdOf(service(), "admin"))).toEqual([]);
  });

  test.each([
    "0",
    "-1",
    "1e3",
    "01",
    "999999999999999999999",
    "9007199254740993",
    "x",
    "1%20or%201=1",
    "%00",
  ])("return 404 for %s", async (id) => {
    const admin = await enter(service(), "admin");
    expect((await admin.get(`/user/settings/tokens/${id}/revoke`)).status).toBe(404);
  });

  test("require a sign-in", async () => {
    const stranger = visitor(service());
    const page = await stranger.get(newToken, { follow: false });
    expect(page.status).toBe(303);
    expect(page.location).toBe(`/login?return_to=${encodeURIComponent(newToken)}`);
  });
});
