import { beforeAll, expect, test } from "vitest";
import { timestamp } from "../../../src/database/timestamp.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import type { PageResult } from "../../support/visitor.ts";
import { useTools, userIdOf } from "./tools-site.ts";

describeOneDialect("the list of users", (dialect) => {
  const site = useTools({ dialect });
  let lab: number;

  beforeAll(async () => {
    const company = await site().group({ name: "Company" });
    lab = await site().group({ name: "Lab", parentId: company });
    await site().user({
      name: "Ada",
      first_name: "Augusta",
      last_name: "Lovelace",
      groupId: lab,
      password: "correct horse",
      need_pw_change: true,
    });
    await site().user({ name: "grace_h", first_name: "Grace", last_name: "Hopper", groupId: lab });
    for (let number = 0; number < 60; number += 1) {
      await site().user({ name: `worker-${String(number).padStart(2, "0")}`, groupId: company });
    }
    await site().store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ totp_secret: "ABC" }).where("name", "=", "grace_h").execute();
    });
  });

  async function list(query = ""): Promise<PageResult> {
    return (await site().as("admin")).get(`/tools/users${query}`);
  }

  /** Returns the text of the cells in a user's row. */
  function rowOf(page: PageResult, name: string): string[] {
    const row = page.document
      .querySelectorAll("tbody tr")
      .find((each) => each.querySelector("th a")?.textContent === name);
    row?.querySelectorAll(".column").forEach((title) => title.remove());
    return row?.childNodes.map((cell) => cell.textContent.replaceAll(/\s+/g, " ").trim()) ?? [];
  }

  function names(page: PageResult): string[] {
    return page.document.querySelectorAll("tbody th a").map((link) => link.textContent);
  }

  test("shows name, group, state, 2FA, last use and the number of tokens", async () => {
    const page = await list();
    expect(page.status).toBe(200);
    expect(rowOf(page, "Ada")).toEqual([
      "Ada Augusta Lovelace",
      "Company → Lab",
      "enabled password change required",
      "off",
      "never",
      "0",
    ]);
    expect(rowOf(page, "grace_h")).toEqual([
      "grace_h Grace Hopper",
      "Company → Lab",
      "enabled no password",
      "on",
      "never",
      "0",
    ]);
    expect(rowOf(page, "disabled")[2]).toBe("disabled");
    // One of the five tokens of admin has expired.
    expect(rowOf(page, "admin").slice(-2)).toEqual(["just now", "4"]);
  });

  test("shows the last use with a browser or a token", async () => {
    const now = new Date();
    const hoursAgo = (hours: number) => timestamp(new Date(now.getTime() - hours * 3_600_000));
    const editor = await userIdOf(site().store, "editor");
    await site().store.transaction(async ({ db }) => {
      await db
        .updateTable("api_tokens")
        .set({ last_time_used: hoursAgo(5) })
        .where("user_id", "=", editor)
        .execute();
    });
    expect(rowOf(await list(), "editor")[4]).toBe("5 hours ago");
    await site().as("editor");
    await site().store.transaction(async ({ db }) => {
      await db
        .updateTable("sessions")
        .set({ last_seen_at: hoursAgo(3) })
        .where("user_id", "=", editor)
        .execute();
    });
    expect(rowOf(await list(), "editor")[4]).toBe("3 hours ago");
  });

  test("shows every user once on its pages", async () => {
    const first = await list();
    const second = await (
      await site().as("admin")
    ).get(
      first.document
        .querySelectorAll("main .actions a")
        .find((link) => link.textContent === "Next page")
        ?.getAttribute("href") ?? "",
    );
    const all = [...names(first), ...names(second)];
    expect(names(first)).toHaveLength(50);
    expect(new Set(all).size).toBe(all.length);
    expect(first.words).toContain(`${all.length} users`);
    expect(all.map((name) => name.toLowerCase())).toEqual(all.map((name) => name.toLowerCase()).sort());
    expect(second.words).toContain("First page");
  });

  test.each([
    ["a part of the user name", "name=RACE_", ["grace_h"]],
    ["a part of first and last name", "name=augusta%20love", ["Ada"]],
    ["characters with a special meaning in SQL", "name=%25", []],
    ["an underscore as itself", "name=_", ["grace_h"]],
    ["a quotation mark", "name=%27%20or%201%3D1--", []],
    ["the state", "state=disabled", ["disabled"]],
    ["the state and the name", "state=enabled&name=disabled", []],
    ["empty fields", "name=ada&group=&state=", ["Ada"]],
  ])("finds users by %s", async (_what, query, expected) => {
    expect(names(await list(`?${query}`))).toEqual(expected);
  });

  test("finds users by group, and keeps the filter in the form", async () => {
    const page = await list(`?group=${lab}&name=a`);
    expect(names(page)).toEqual(["Ada", "grace_h"]);
    expect(page.document.querySelector("select[name=group] option[selected]")?.textContent).toBe(
      "Company → Lab",
    );
    expect(page.document.querySelector("input[name=name]")?.getAttribute("value")).toBe("a");
  });

  test("reports if no user matches", async () => {
    const page = await list("?name=nobody-like-this");
    expect(page.words).toContain("No users match.");
    expect(page.words).toContain("0 users");
  });

  test.each([
    ["group=abc", "group", "This group does not exist."],
    ["group=999999", "group", "This group does not exist."],
    ["group=-1", "group", "This group does not exist."],
    ["state=asleep", "state", "Choose an option."],
    ["name=%00", "name", "The value must not contain null characters."],
    [`name=${"x".repeat(300)}`, "name", "The value must not be longer than 255 characters."],
  ])("returns 400 for %s with an error next to the field", async (query, field, message) => {
    const page = await list(`?${query}`);
    expect(page.status).toBe(400);
    expect(page.fieldError(field)).toBe(message);
    expect(site().errors).toEqual([]);
  });

  test.each(["cursor=%00", "cursor=zzzz", "cursor=%27", "group=1&group=2", "unknown=1"])(
    "does not fail on %s",
    async (query) => {
      expect([200, 400]).toContain((await list(`?${query}`)).status);
      expect(site().errors).toEqual([]);
    },
  );

  test("needs the same number of statements for one user and for fifty", async () => {
    const admin = await site().as("admin");
    const cost = async (path: string): Promise<number> => {
      const before = site().statements.length;
      await admin.get(path);
      return site().statements.length - before;
    };
    const one = await cost("/tools/users?name=ada");
    expect(await cost("/tools/users")).toBe(one);
    expect(one).toBeLessThanOrEqual(4);
  });
});
