import { describe, expect, test } from "vitest";
import { describeOneDialect } from "../../support/dialects.ts";
import { insertToken } from "../../support/principals.ts";
import { visitor } from "../../support/visitor.ts";
import { enter, useSettings, type SettingsService } from "./settings-service.ts";

/** Inserts events into the log, as the service does. */
async function insertEvents(
  { store }: SettingsService,
  userId: number,
  events: readonly { readonly username?: string; readonly data: unknown; readonly kind?: string }[],
): Promise<void> {
  await store.transaction(({ db }) =>
    db
      .insertInto("log_entries")
      .values(
        events.map(({ username = "admin", data, kind = "security_event" }) => ({
          datetime: new Date().toISOString(),
          kind,
          level: "notice",
          user_id: userId,
          username,
          target_type: "User",
          target_id: userId,
          data: JSON.stringify(data),
        })),
      )
      .execute(),
  );
}

const menu = ["Profile", "Appearance", "Security", "API tokens", "Connected apps", "KiCad", "AI agents"];

describeOneDialect("the settings pages", (dialect) => {
  const service = useSettings({ dialect, environment: { OAUTH_SERVER_ENABLED: "1" } });

  test.each([
    ["/user/settings", "Profile", "Your settings", ["profile"]],
    ["/user/settings/appearance", "Appearance", "Appearance", []],
    ["/user/settings/security", "Security", "Security", ["password", "second_factor", "sessions", "events"]],
    ["/user/settings/tokens", "API tokens", "API tokens", ["tokens"]],
    ["/user/settings/connected_apps", "Connected apps", "Connected apps", ["connected_apps"]],
    ["/user/settings/kicad", "KiCad", "Connect KiCad", ["kicad"]],
    ["/user/settings/agents", "AI agents", "Connect AI agents", ["mcp"]],
  ])("%s has its sections and is marked in the menu", async (path, title, heading, sections) => {
    const page = await (await enter(service(), "admin")).get(path);
    expect(page.heading).toBe(heading);
    expect(page.document.querySelectorAll("main section").map(({ id }) => id)).toEqual(sections);
    const links = page.document.querySelectorAll("nav.contents a");
    expect(links.map((link) => link.textContent.trim())).toEqual(menu);
    const current = links.filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => [link.getAttribute("href"), link.textContent.trim()])).toEqual([
      [path, title],
    ]);
    for (const id of sections) expect(current[0]?.getAttribute("data-sections")?.split(" ")).toContain(id);
  });

  test("saves the color theme in this browser and returns to the page", async () => {
    const admin = await enter(service(), "admin");
    const path = "/user/settings/appearance";
    const done = await admin.submit(await admin.get(path), { fields: { theme: "dark" } });
    expect(done.path).toBe(path);
    expect(done.document.querySelector("html")?.getAttribute("data-theme")).toBe("dark");
    expect(done.document.querySelector("main input[name=theme][checked]")?.getAttribute("value")).toBe(
      "dark",
    );
  });

  test("needs the same number of statements for any amount of data", async () => {
    const admin = await enter(service(), "admin");
    const count = async (): Promise<number> => {
      const before = service().statements.length;
      for (const path of ["", "/security", "/tokens", "/connected_apps"]) {
        await admin.get(`/user/settings${path}`);
      }
      return service().statements.length - before;
    };
    const few = await count();
    await service().store.transaction(async (transaction) => {
      for (let number = 0; number < 20; number += 1) {
        const name = `token ${number}`;
        await insertToken(transaction, {
          ...{ userId: admin.userId, name, text: name, scope: "edit" },
          ...{ validUntil: null, now: new Date() },
        });
      }
    });
    for (let number = 0; number < 3; number += 1) await enter(service(), "admin");
    await insertEvents(
      service(),
      admin.userId,
      Array.from({ length: 30 }, () => ({ data: { event: "signed_in" } })),
    );
    expect(await count()).toBe(few);
    expect(few).toBeLessThan(15);
  });

  test("shows the user's last 20 security events, newest first, with address and actor", async () => {
    const reader = await enter(service(), "reader");
    const other = await enter(service(), "nobody");
    await insertEvents(service(), other.userId, [{ data: { event: "signed_in", address: "203.0.113.99" } }]);
    await insertEvents(service(), reader.userId, [
      { kind: "element_edited", data: { event: "not a security event" } },
      ...Array.from({ length: 25 }, (_, number) => ({
        username: "reader",
        data: { event: "token_created", token: `token ${number}`, address: "203.0.113.1" },
      })),
      { username: "admin", data: { event: "second_factor_reset", address: "203.0.113.2" } },
      { username: "reader", data: { event: "some_new_event" } },
    ]);
    const page = await reader.get("/user/settings/security");
    const rows = page.document
      .querySelectorAll("#events tbody tr")
      .map((row) => row.structuredText.replace(/\s+/g, " ").trim());
    expect(rows).toHaveLength(20);
    expect(rows[0]).toBe("Some new event just now");
    expect(rows[1]).toBe(
      "Two-factor authentication reset by an administrator by admin, from 203.0.113.2 just now",
    );
    expect(rows[2]).toMatch(/“token 24” from 203\.0\.113\.1 just now$/);
    expect(page.words).not.toContain("203.0.113.99");
  });
});

describe("the settings pages", () => {
  const service = useSettings();

  test("requires a sign-in and is shown after it", async () => {
    const answer = await visitor(service()).get("/user/settings", { follow: false });
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(`/login?return_to=${encodeURIComponent("/user/settings")}`);
  });

  test("shows texts of other users as text", async () => {
    const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
    const admin = await enter(service(), "admin", { userAgent: hostile, address: hostile.slice(0, 40) });
    await service().store.transaction((transaction) =>
      insertToken(transaction, {
        ...{ userId: admin.userId, name: hostile, text: hostile, scope: "edit" },
        ...{ validUntil: null, now: new Date() },
      }),
    );
    await insertEvents(service(), admin.userId, [
      { username: hostile, data: { event: hostile, token: hostile, client: hostile, address: hostile } },
      { data: { event: { toString: null }, token: ["x"], address: 7 } },
      { data: null },
      { data: ["signed_in"] },
    ]);
    for (const path of ["/user/settings/tokens", "/user/settings/security"]) {
      const page = await admin.get(path);
      expect(page.status).toBe(200);
      expect(page.document.querySelector("main script, main img")).toBeNull();
      expect(page.words).toContain(hostile);
    }
    const { id } = await service()
      .store.read.db.selectFrom("api_tokens")
      .select("id")
      .where("name", "=", hostile)
      .executeTakeFirstOrThrow();
    for (const path of [
      `/user/settings/tokens/${id}/revoke`,
      `/user/settings/sessions/${admin.sessionId}/end`,
    ]) {
      const question = await admin.get(path);
      expect(question.status).toBe(200);
      expect(question.document.querySelector("main script, main img")).toBeNull();
    }
  });
});
