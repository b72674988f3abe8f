import { beforeAll, describe, expect, test } from "vitest";
import type { LogEntry } from "../../../src/history/log-entry.ts";
import type { PageResult } from "../../support/visitor.ts";
import { useTools, type SignedInVisitor } from "./tools-site.ts";

describe("a log entry", () => {
  const site = useTools();
  let admin: SignedInVisitor;

  beforeAll(async () => {
    admin = await site().as("admin");
  });

  async function show(
    entry: LogEntry,
    actor: Parameters<ReturnType<typeof site>["log"]>[1] = {},
  ): Promise<PageResult> {
    const [id] = await site().log([entry], actor, new Date("2026-01-31T12:34:56.789Z"));
    return admin.get(`/tools/log/${id}`);
  }

  function facts(page: PageResult): Record<string, string> {
    const all = page.document.querySelectorAll("main dl > div");
    return Object.fromEntries(
      all.map((fact) => [
        fact.querySelector("dt")?.textContent ?? "",
        fact.querySelector("dd")?.structuredText.replaceAll(/\s+/g, " ").trim() ?? "",
      ]),
    );
  }

  function table(page: PageResult, section: string): string[][] {
    return page.document
      .querySelectorAll(`#${section} tbody tr`)
      .map((row) => row.childNodes.map((cell) => cell.textContent.replaceAll("\u00a0", " ")));
  }

  test("shows in words which application was connected, with its scope, redirect target and address", async () => {
    const page = await show({
      kind: "security_event",
      targetType: "User",
      targetId: admin.userId,
      data: {
        event: "application_connected",
        client: "Label printer",
        client_id: "a1",
        tier: "edit",
        refresh_validity: "30",
        redirect_target: "labels.example.com",
        address: "192.0.2.7",
      },
    });
    expect(page.heading).toBe("Application connected: “Label printer”");
    expect(table(page, "data")).toEqual([
      ["Event", "Application connected"],
      ["Client", "Label printer"],
      ["Client ID", "a1"],
      ["Scope", "Read and change the inventory"],
      ["Refresh validity", "30"],
      ["Redirects to", "labels.example.com"],
      ["Address", "192.0.2.7"],
    ]);
  });

  test("shows time, actor, token, target and comment", async () => {
    const page = await show(
      { kind: "element_edited", targetType: "Part", targetId: 3, comment: "Typo\nin it", changes: {} },
      { userId: admin.userId, username: "admin", tokenId: 9, client: "Import script" },
    );
    expect(page.heading).toBe("Changed part 3");
    expect(facts(page)).toMatchObject({
      Time: "2026-01-31 12:34:56 UTC 31 January 2026",
      User: "admin",
      Client: "API token Import script",
      Event: "Changed Part 3",
      Level: "Info",
      Comment: "Typo in it",
    });
    expect(page.document.querySelector(`main dd a[href="/tools/users/${admin.userId}"]`)).not.toBeNull();
    expect(page.document.querySelector('a[href="/tools/log?target_type=Part&target_id=3"]')).not.toBeNull();
    expect(page.document.querySelector('a[href="/tools/log?user=admin"]')).not.toBeNull();
  });

  test.each([
    [{ userId: null, username: "!!!CLI root" }, "root", "command line"],
    [{ userId: null, username: "gone", client: "Shelf assistant" }, "gone", "Shelf assistant"],
    [{ userId: null, username: "gone", tokenId: 4 }, "gone", "API token 4"],
  ])("names the actor %j", async (actor, who, through) => {
    const page = await show({ kind: "element_created", targetType: "Part", targetId: 3 }, actor);
    expect(facts(page)).toMatchObject({ User: who, Client: through });
    expect(page.document.querySelector('main dd a[href^="/tools/users"]')).toBeNull();
  });

  test("names the browser if there is neither a token nor an application", async () => {
    const page = await show({ kind: "element_created" }, { userId: admin.userId, username: "admin" });
    expect(facts(page)["Client"]).toBe("browser");
  });

  test("describes changes of a lot's stock in words", async () => {
    const page = await show({
      kind: "part_stock_changed",
      targetType: "PartLot",
      targetId: 9,
      changes: { amount: { old: 30, new: 28.5 } },
      data: { action: "move", total: 30, other_lot: "/api/part_lots/10" },
    });
    expect(page.heading).toBe("Changed stock of lot 9");
    expect(table(page, "changes")).toEqual([["Amount", "Before 30", "After 28.5"]]);
    expect(table(page, "data")).toEqual([
      ["Action", "move"],
      ["Total", "30"],
      ["Other lot", "Lot 10"],
    ]);
  });

  test("lists the permissions of a new user or group", async () => {
    const page = await show({
      kind: "element_created",
      targetType: "User",
      targetId: 9,
      changes: { permissions: { old: null, new: { parts: { read: true, edit: false } } } },
    });
    const rows = table(page, "changes");
    expect(rows).toHaveLength(2);
    expect(rows.map(([, , after]) => after)).toEqual([
      expect.stringMatching(/^After/),
      expect.stringMatching(/^After/),
    ]);
  });

  test("describes a stocktake of an unknown amount", async () => {
    const page = await show({
      kind: "part_stock_changed",
      targetType: "PartLot",
      targetId: 9,
      changes: {
        amount: { old: null, new: 7 },
        instock_unknown: { old: true, new: false },
        last_stocktake_at: { old: null, new: "2026-03-01T10:00:00+00:00" },
      },
      data: { action: "stocktake", total: 7 },
    });
    expect(table(page, "changes")).toEqual([
      ["Amount", "Before unknown", "After 7"],
      ["Instock unknown", "Before yes", "After no"],
      ["Last stocktake at", "Before none", "After 2026-03-01T10:00:00+00:00"],
    ]);
    const list = await admin.get("/tools/log?target_type=PartLot&target_id=9");
    expect(list.document.querySelector("main table")?.textContent).toContain("unknown → 7");
  });

  test("shows the old and new value of each change", async () => {
    const page = await show({
      kind: "element_edited",
      targetType: "Part",
      targetId: 3,
      changes: {
        name: { old: "NE555", new: "NE555P" },
        needs_review: { old: true, new: false },
        mass: { old: null, new: 1.5 },
        description: { old: "Timer", new: "" },
        comment: { old: "", new: "/api/categories/7" },
        category: { old: null, new: "/api/categories/7" },
        "eda_info.value": { old: "555", new: null },
        tags: { old: ["a"], new: ["a", "b"] },
      },
    });
    expect(table(page, "changes")).toEqual([
      ["Name", "Before NE555", "After NE555P"],
      ["Needs review", "Before yes", "After no"],
      ["Mass", "Before none", "After 1.5"],
      ["Description", "Before Timer", "After none"],
      ["Comment", "Before none", "After /api/categories/7"],
      ["Category", "Before none", "After Category 7"],
      ["Eda info value", "Before 555", "After none"],
      ["Tags", 'Before ["a"]', 'After ["a","b"]'],
    ]);
  });

  test("shows permissions one by one, and groups by name", async () => {
    const group = await site().group({ name: "Lab" });
    const page = await show({
      kind: "element_edited",
      targetType: "User",
      targetId: admin.userId,
      changes: {
        permissions: {
          old: { parts: { read: true, edit: false } },
          new: { parts: { read: true, edit: true }, projects: { create: false } },
        },
        group: { old: null, new: group },
      },
    });
    expect(page.heading.replaceAll("\u00a0", " ")).toBe(`Changed user ${admin.userId} · admin`);
    expect(table(page, "changes")).toEqual([
      ["Edit parts", "Before denied", "After allowed"],
      ["Create projects", "Before inherited", "After denied"],
      ["Group", "Before none", `After Group ${group} · Lab`],
    ]);
    expect(page.document.querySelector(`#changes a[href="/tools/groups/${group}"]`)).not.toBeNull();
  });

  test("shows the properties of a deleted element", async () => {
    const data = { id: 3, name: "NE555", favorite: false, eda_info: { value: "555" } };
    const page = await show({ kind: "element_deleted", targetType: "Part", targetId: 3, data });
    expect(page.words).toContain("Last values");
    expect(table(page, "data")).toEqual([
      ["ID", "3"],
      ["Name", "NE555"],
      ["Favorite", "no"],
      ["Eda info", '{"value":"555"}'],
    ]);
  });

  test("describes security events in words, including details", async () => {
    const event = await show({
      kind: "security_event",
      data: { event: "oauth_client_edited", name: "KiCad" },
    });
    expect(table(event, "data")).toContainEqual(["Event", "OAuth client changed"]);
    expect(event.words).not.toContain("oauth_client_edited");
  });

  test("names security events and denied requests", async () => {
    const event = await show({
      kind: "security_event",
      level: "notice",
      targetType: "User",
      targetId: admin.userId,
      data: { event: "something_new_happened", token: "KiCad", address: "192.0.2.7" },
    });
    expect(event.heading).toBe("Something new happened: “KiCad”");
    expect(table(event, "data")).toContainEqual(["Address", "192.0.2.7"]);
    const refused = await show({
      kind: "user_not_allowed",
      level: "warning",
      data: { method: "DELETE", path: "/api/parts/1" },
    });
    expect(refused.heading).toBe("Denied");
    expect(table(refused, "data")).toContainEqual(["Path", "/api/parts/1"]);
  });

  test.each(["", "null", "[]", "{", '"text"', "7"])(
    "shows an entry whose stored changes are %j",
    async (text) => {
      const [id = 0] = await site().log([{ kind: "element_edited", targetType: "Part", targetId: 3 }]);
      await site().store.transaction(async ({ db }) => {
        await db.updateTable("log_entries").set({ changes: text, data: text }).where("id", "=", id).execute();
      });
      expect((await admin.get(`/tools/log/${id}`)).status).toBe(200);
      expect((await admin.get("/tools/log?target_type=Part&target_id=3")).status).toBe(200);
      expect(site().errors).toEqual([]);
    },
  );

  test("shows kinds, levels and targets that this version does not know", async () => {
    const [id = 0] = await site().log([{ kind: "element_edited", targetType: "Spaceship", targetId: 3 }]);
    await site().store.transaction(async ({ db }) => {
      await db
        .updateTable("log_entries")
        .set({ kind: "constructor", level: "__proto__" })
        .where("id", "=", id)
        .execute();
    });
    const page = await admin.get(`/tools/log/${id}`);
    expect(page.heading).toBe("Constructor spaceship 3");
    expect((await admin.get("/tools/log")).words).toContain("Spaceship 3");
  });

  test("needs the same number of statements for any number of changes", async () => {
    const part = (id: number) => `/api/parts/${id}`;
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`p${index}`, { old: part(index + 1), new: part(index + 2) }]),
    );
    const changes = [{ p: { old: part(1), new: part(2) } }, many];
    const costs = [];
    for (const each of changes) {
      const [id] = await site().log([
        { kind: "element_edited", targetType: "Part", targetId: 3, changes: each },
      ]);
      const before = site().statements.length;
      await admin.get(`/tools/log/${id}`);
      costs.push(site().statements.length - before);
    }
    expect(costs[1]).toBe(costs[0]);
  });
});
