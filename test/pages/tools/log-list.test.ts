import { beforeAll, expect, test } from "vitest";
import { moveHistoryStart } from "../../../src/history/history-start.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import type { PageResult } from "../../support/visitor.ts";
import { useTools, type SignedInVisitor } from "./tools-site.ts";

describeOneDialect("the event log", (dialect) => {
  const site = useTools({ dialect });
  let admin: SignedInVisitor;

  beforeAll(async () => {
    admin = await site().as("admin");
    const editor = await site().as("editor");
    const by = (known: SignedInVisitor) => ({ userId: known.userId, username: known.username });
    const at = (text: string) => new Date(text);
    await site().log(
      [{ kind: "element_created", targetType: "Part", targetId: 1, comment: "First delivery" }],
      by(admin),
      at("2026-01-01T00:00:00.000Z"),
    );
    await site().log(
      [
        {
          kind: "element_edited",
          targetType: "Part",
          targetId: 1,
          changes: { name: { old: "NE555", new: "NE555P" } },
        },
      ],
      { ...by(admin), tokenId: 7, client: "Import script" },
      at("2026-01-02T12:00:00.000Z"),
    );
    await site().log(
      [
        {
          kind: "element_deleted",
          targetType: "Part",
          targetId: 2,
          comment: "100% _scrap_",
          data: { id: 2, name: "LM317" },
        },
      ],
      by(editor),
      at("2026-01-02T23:59:59.999Z"),
    );
    await site().log(
      [{ kind: "user_not_allowed", level: "warning", data: { method: "DELETE", path: "/api/parts/1" } }],
      { ...by(editor), client: "Shelf assistant" },
      at("2026-01-03T00:00:00.000Z"),
    );
    await site().log(
      [
        {
          kind: "security_event",
          level: "notice",
          targetType: "User",
          targetId: editor.userId,
          data: { event: "token_created", token: "KiCad" },
        },
      ],
      by(editor),
      at("2026-01-04T00:00:00.000Z"),
    );
    await site().log(
      [{ kind: "element_created", targetType: "Category", targetId: 1 }],
      { userId: null, username: "gone" },
      at("2026-01-05T00:00:00.000Z"),
    );
    // More entries of the command line than fit on a page.
    const many = Array.from({ length: 70 }, (_, index) => ({
      kind: "element_created" as const,
      targetType: "Footprint",
      targetId: index + 1,
    }));
    await site().log(many, {}, at("2025-06-01T00:00:00.000Z"));
  });

  async function log(query = ""): Promise<PageResult> {
    return admin.get(`/tools/log${query === "" ? "" : `?${query}`}`);
  }

  /** Returns the text of the rows without the time. */
  function rows(page: PageResult): string[] {
    return page.document.querySelectorAll("tbody tr").map((row) =>
      row
        .querySelectorAll("td")
        // The last cell has the button for undo, which has tests of its own.
        .slice(0, -1)
        .map((cell) => cell.structuredText.replaceAll(/\s+/g, " ").trim())
        .join(" | "),
    );
  }

  function linksToEntries(page: PageResult) {
    return page.document.querySelectorAll("tbody a[href^='/tools/log/']");
  }

  function linkTo(page: PageResult, text: string): string {
    const link = page.document.querySelectorAll("main .actions a").find((each) => each.textContent === text);
    return link?.getAttribute("href") ?? "";
  }

  test("shows who did what, when, with which token and why, newest first", async () => {
    expect(rows(await log()).slice(0, 7)).toEqual([
      "gone | Created Category 1 | ",
      expect.stringMatching(/^editor \| Security User \d+ · editor \| API token created: “KiCad”$/),
      "editor Shelf assistant | Denied | DELETE /api/parts/1",
      "editor | Deleted Part 2 | LM317 “100% _scrap_”",
      "admin API token Import script | Changed Part 1 | Name",
      "admin | Created Part 1 | “First delivery”",
      expect.stringMatching(
        /^test command line \| Created 44 elements 44 × Footprint Footprint 70 Entry \d+ Footprint 69 /,
      ),
    ]);
  });

  test.each([
    ["kind", "kind=element_deleted", ["LM317"]],
    ["level", "level=warning", ["DELETE /api/parts/1"]],
    ["user", "user=EDITOR", ["KiCad", "DELETE", "LM317"]],
    ["deleted user", "user=gone", ["Category 1"]],
    ["user and kind", "user=editor&kind=security_event", ["KiCad"]],
    ["target", "target_type=Part&target_id=1", ["Changed Part 1", "Created Part 1"]],
    ["target and kind", "target_type=Part&target_id=1&kind=element_created", ["First delivery"]],
    ["target and user", "target_type=Part&target_id=1&user=editor", []],
    ["kind of target", "target_type=Category", ["Category 1"]],
    ["ID of target", "target_id=2&target_type=Part", ["LM317"]],
    ["text of the comment, ignoring case", "comment=FIRST%20del", ["First delivery"]],
    ["text of the comment with SQL wildcards", "comment=%25%20_", ["_scrap_"]],
    ["text that is in no comment", "comment=%27%20or%20%27%27%3D%27", []],
    ["first day", "from=2026-01-04", ["Category 1", "KiCad"]],
    ["last day, until its end", "from=2026-01-02&to=2026-01-02", ["LM317", "Changed Part 1"]],
    ["one day", "from=2026-01-03&to=2026-01-03", ["DELETE"]],
    ["days and user", "user=editor&from=2026-01-03&to=2026-01-04", ["KiCad", "DELETE"]],
    [
      "empty fields",
      "kind=&level=&user=&comment=&target_type=&target_id=&to=&from=2026-01-05",
      ["Category 1"],
    ],
  ])("filters by %s", async (_what, query, expected) => {
    const page = await log(query);
    expect(page.status).toBe(200);
    const found = rows(page);
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
  });

  test.each(["element_edited", "element_created", "security_event"] as const)(
    "finds entries by the displayed actor (%s)",
    async (kind) => {
      const [id] = await site().log([{ kind }], { userId: null, username: "!!!CLI root" });
      const [own] = await site().log([{ kind }], { userId: admin.userId, username: "admin" });
      const [twin] = await site().log([{ kind }], { userId: null, username: "!!!CLI admin" });
      const found = async (user: string): Promise<(string | undefined)[]> => {
        const page = await log(`user=${encodeURIComponent(user)}&kind=${kind}&from=2026-02-01`);
        const field = page.document.querySelector("input[name=user]")?.getAttribute("value") ?? "";
        expect(field).not.toContain("!!!");
        const again = await log(`user=${encodeURIComponent(field)}&kind=${kind}&from=2026-02-01`);
        expect(rows(again)).toEqual(rows(page));
        return page.document
          .querySelectorAll("tbody th a")
          .map((link) => link.getAttribute("href")?.replace("/tools/log/", ""));
      };
      const [shown = ""] = rows(await log(`kind=${kind}&user=root`));
      const [who = ""] = shown.split(" | ");
      expect(who).toBe("root command line");
      for (const user of ["root", who, "root (command line)", "root / command line", "!!!CLI root"]) {
        expect((await found(user))[0]).toBe(String(id));
      }
      expect((await found("admin")).slice(0, 2)).toEqual([String(twin), String(own)]);
      expect((await found("admin command line"))[0]).toBe(String(twin));
      expect(await found("admin command line")).not.toContain(String(own));
      const entry = await admin.get(`/tools/log/${id}`);
      expect(entry.text).not.toContain("!!!CLI");
      expect(rows(await admin.get(linkTo(entry, "Show all entries for this user")))[0]).toContain(who);
    },
  );

  test("keeps the filter in the form and in the link to older entries", async () => {
    const page = await log("kind=element_created&target_type=Footprint&comment=&from=2025-01-01");
    const chosen = (name: string) =>
      page.document.querySelector(`select[name=${name}] option[selected]`)?.getAttribute("value");
    expect([chosen("kind"), chosen("target_type"), chosen("level")]).toEqual([
      "element_created",
      "Footprint",
      undefined,
    ]);
    expect(page.document.querySelector("input[name=from]")?.getAttribute("value")).toBe("2025-01-01");
    const older = await admin.get(linkTo(page, "Older entries"));
    expect(rows(page)).toEqual([expect.stringContaining("Created 50 elements")]);
    expect(rows(older)).toEqual([expect.stringContaining("Created 20 elements")]);
    expect(linksToEntries(older).at(-1)?.parentNode?.textContent).toContain("Footprint 1 ");
    expect(older.document.querySelector("input[name=from]")?.getAttribute("value")).toBe("2025-01-01");
  });

  test("shows each entry once on its pages", async () => {
    const hrefs = (shown: PageResult) => linksToEntries(shown).map((link) => link.getAttribute("href"));
    let page = await log("to=2026-06-01");
    const seen = hrefs(page);
    for (let older = linkTo(page, "Older entries"); older !== ""; older = linkTo(page, "Older entries")) {
      page = await admin.get(older);
      seen.push(...hrefs(page));
    }
    expect(seen).toHaveLength(76);
    expect(new Set(seen).size).toBe(76);
    const newest = await admin.get(linkTo(page, "Newest entries"));
    expect(rows(newest)[0]).toContain("Category 1");
  });

  test("reports if no entry matches", async () => {
    expect((await log("comment=nothing-like-this")).words).toContain("No entries match.");
  });

  test.each([
    ["kind=everything", "kind", "Choose an option."],
    ["kind=constructor", "kind", "Choose an option."],
    ["level=loud", "level", "Choose an option."],
    ["target_type=Spaceship", "target_type", "Choose an option."],
    ["target_type=toString", "target_type", "Choose an option."],
    ["target_id=abc", "target_id", "Enter a positive whole number."],
    ["target_id=0", "target_id", "Enter a positive whole number."],
    ["target_id=99999999999999999999", "target_id", "Enter a positive whole number."],
    ["from=yesterday", "from", "Enter a date such as 2026-01-31."],
    ["from=2026-02-30", "from", "Enter a date such as 2026-01-31."],
    ["to=2026-13-01", "to", "Enter a date such as 2026-01-31."],
    ["from=2026-02-02&to=2026-02-01", "to", "The end date must not be before the start date."],
    ["user=%00", "user", "The value must not contain null characters."],
    ["comment=%00", "comment", "The value must not contain null characters."],
    [`comment=${"x".repeat(256)}`, "comment", "The value must not be longer than 255 characters."],
  ])(
    "returns 400 for %s with an error next to the field, and keeps the value",
    async (query, field, message) => {
      const page = await log(`${query}&user=kept`);
      expect(page.status).toBe(400);
      expect(page.fieldError(field)).toBe(message);
      if (field !== "user") {
        expect(page.document.querySelector("input[name=user]")?.getAttribute("value")).toBe("kept");
      }
      expect(page.document.querySelector("tbody")).toBeNull();
      expect(site().errors).toEqual([]);
    },
  );

  test.each([
    "x",
    "2026-01-01_1",
    "2026-01-01T00:00:00.000Z_0",
    "2026-01-01T00:00:00.000Z_99999999999999999999",
    "%00",
  ])("returns 400 for the invalid cursor %j", async (cursor) => {
    const page = await log(`cursor=${cursor}`);
    expect(page.status).toBe(400);
    expect(page.words).toContain("Start again with the newest entries.");
  });

  test.each(["kind=element_created&kind=x", "nonsense=1", "from=0000-01-01&to=9999-12-31", "page=-1"])(
    "does not fail on %s",
    async (query) => {
      expect((await log(query)).status).toBe(200);
      expect(site().errors).toEqual([]);
    },
  );

  test("shows all entries to users with the permission, as the API does, but no names that they cannot read", async () => {
    const { db } = site().store.read;
    const category = await site().store.transaction(async (transaction) => {
      const time = "2026-01-01T00:00:00.000Z";
      return transaction.db
        .insertInto("categories")
        .values({
          name: "Secret timers",
          name_folded: "secret timers",
          full_path: "Secret timers",
          added_date: time,
          last_modified: time,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    });
    expect(await db.selectFrom("categories").select("id").execute()).toEqual([category]);
    const query = `/tools/log?target_type=Category&target_id=${category.id}`;
    const logReader = await site().with("system.show_logs");
    const seen = await logReader.get(query);
    expect(rows(seen)).toEqual(["gone | Created Category 1 | "]);
    expect(seen.document.querySelectorAll('main a[href^="/tools/users"]')).toEqual([]);
    const both = await site().with("system.show_logs", "categories.read");
    expect(rows(await both.get(query))).toEqual(["gone | Created Category 1 · Secret timers | "]);
  });

  test("tells from when the history is complete", async () => {
    expect((await log("")).text).not.toContain("History is complete");
    await site().store.transaction(({ db }) => moveHistoryStart(db, "2026-01-01T00:00:00.000Z"));
    const line = (await log("")).document
      .querySelectorAll("main p")
      .find((each) => each.text.includes("History"));
    expect(line?.text).toMatch(/^\s*History is complete since .*2026/);
  });

  test("needs the same number of statements for any number of entries", async () => {
    const cost = async (query: string): Promise<number> => {
      const before = site().statements.length;
      await log(query);
      return site().statements.length - before;
    };
    const few = await cost("from=2026-01-05&to=2026-01-05");
    expect(await cost("")).toBe(few);
    for (const query of ["user=editor", "kind=security_event", "user=gone&comment=x&level=info"]) {
      expect(await cost(query)).toBeLessThanOrEqual(few + 2);
    }
  });
});
