import { afterAll, beforeAll, expect, test } from "vitest";
import { createClientReader } from "../../../src/oauth/client-list.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { list } from "./client-rows.ts";
import { startOAuthSite, type OAuthSite } from "./oauth-site.ts";
import { testCache } from "../../support/memory-cache.ts";

const count = 120;

describeOneDialect("the list of many clients", (dialect) => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite({ dialect });
    await site.store.transaction(async ({ db }) => {
      for (let index = 1; index <= count; index += 1) {
        await db
          .insertInto("oauth_clients")
          .values({
            client_id: index.toString(16).padStart(32, "c"),
            name: index === 7 ? "Lucky 100% robot" : `Client ${index}`,
            redirect_uris: JSON.stringify(["https://client.example.invalid/callback"]),
            scopes: "read_only",
            grant_types: "authorization_code refresh_token",
            origin: index % 10 === 0 ? "administrator" : "registration",
            added_date: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
          })
          .execute();
      }
    });
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  const names = ({ document }: PageResult): string[] =>
    document.querySelectorAll(".items h2").map((heading) => heading.textContent.trim());
  const link = ({ document }: PageResult, text: string): string | undefined =>
    document
      .querySelectorAll("main a")
      .find((each) => each.textContent === text)
      ?.getAttribute("href");

  test("shows fifty clients per page, the newest first", async () => {
    const seen: string[] = [];
    let page = await admin.get(list);
    expect(page.words).toContain("120 clients");
    expect(link(page, "First page")).toBeUndefined();
    for (const size of [50, 50, 20]) {
      expect(names(page)).toHaveLength(size);
      seen.push(...names(page));
      const next = link(page, "Next page");
      if (next === undefined) break;
      page = await admin.get(next);
    }
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
    expect([seen[0], seen.at(-1)]).toEqual(["Client 120", "Client 1"]);
    expect(link(page, "First page")).toBe(list);
  });

  test.each([
    ["part of the name, ignoring case", "LUCKY", ["Lucky 100% robot"]],
    ["characters with a special meaning in SQL", "100%", ["Lucky 100% robot"]],
    ["part of the client ID", "c78", ["Client 120"]],
    ["text without a match", "nobody", []],
  ])("finds clients by %s", async (_what, text, expected) => {
    const page = await admin.submit(await admin.get(list), { fields: { text } });
    expect(names(page)).toEqual(expected);
    if (expected.length === 0) expect(page.words).toContain("No clients match.");
    expect(page.document.querySelector("[name=text]")?.getAttribute("value")).toBe(text);
  });

  test("marks clients that registered themselves on all pages", async () => {
    const own = await admin.submit(await admin.get(list), { fields: { registered: "itself" } });
    expect(own.words).toContain("108 clients");
    const older = await admin.get(link(own, "Next page") ?? "");
    expect([...names(own), ...names(older)].filter((name) => / \d*0$/.test(name))).toEqual([]);
    expect(names(older)).toHaveLength(50);
    const given = await admin.submit(await admin.get(list), { fields: { registered: "administrator" } });
    expect(names(given)).toHaveLength(12);
  });

  test.each(["cursor=x", "cursor=-1", "registered=unknown", `text=${"x".repeat(129)}`])(
    "rejects an invalid query: %s",
    async (query) => {
      const page = await admin.get(`${list}?${query}`);
      expect(page.status).toBe(400);
      expect(names(page)).toEqual([]);
    },
  );

  test("runs as many statements for a page of fifty clients as for one", async () => {
    const statements = async (path: string): Promise<number> => {
      await admin.get(path);
      const before = site.store.statements;
      await admin.get(path);
      return site.store.statements - before;
    };
    expect(await statements(list)).toBe(await statements(`${list}?text=Lucky`));
  });

  test("needs two statements for any number of clients, and one for a single client", async () => {
    const clients = createClientReader(site.store, testCache());
    const now = new Date();
    const statements = async (work: () => Promise<unknown>): Promise<number> => {
      const before = site.store.statements;
      await work();
      return site.store.statements - before;
    };
    expect(await statements(() => clients.page({ text: "Lucky" }, "", now))).toBe(2);
    expect(await statements(() => clients.page({}, "", now))).toBe(2);
    const [first] = (await clients.page({}, "", now)).rows;
    expect(await statements(() => clients.one(first?.id ?? 0, now))).toBe(1);
    expect(await clients.one(first?.id ?? 0, now)).toEqual(first);
  });
});
