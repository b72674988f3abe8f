import { beforeAll, describe, expect, test } from "vitest";
import type { PageResult } from "../../support/visitor.ts";
import { useTools, type SignedInVisitor } from "./tools-site.ts";

/** Texts of users and programs that must be shown as text on all administration pages. */
const vectors = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `</textarea><svg onload=alert(1)>`,
  `</title></h1></td><iframe src="javascript:alert(1)">`,
  `javascript:alert(1)`,
  `{{constructor.constructor("alert(1)")()}}`,
  `\u202Eright to left\u202C`,
] as const;

describe.each(vectors)("administration pages with the text %s", (vector) => {
  const site = useTools();
  let admin: SignedInVisitor;
  let user: number;
  let group: number;
  let entries: number[];

  beforeAll(async () => {
    admin = await site().as("admin");
    group = await site().group({ name: vector, comment: vector });
    const below = await site().group({ name: `${vector} 2`, parentId: group });
    user = await site().user({
      name: "ada",
      first_name: vector,
      last_name: vector,
      department: vector,
      groupId: below,
    });
    await site().store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ about_me: vector, email: vector }).where("id", "=", user).execute();
      const time = "2026-01-01T00:00:00.000Z";
      const category = await db
        .insertInto("categories")
        .values({
          name: vector,
          name_folded: vector,
          full_path: vector,
          added_date: time,
          last_modified: time,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("parts")
        .values({
          name: vector,
          name_folded: vector,
          category_id: category.id,
          added_date: time,
          last_modified: time,
        })
        .execute();
    });
    entries = await site().log(
      [
        {
          kind: "element_edited",
          targetType: "Part",
          targetId: 1,
          comment: vector,
          changes: {
            [vector]: { old: vector, new: { [vector]: vector } },
            category: { old: null, new: "/api/categories/1" },
          },
        },
        {
          kind: "element_deleted",
          targetType: "Part",
          targetId: 2,
          data: { name: vector, [vector]: [vector] },
        },
        { kind: "user_not_allowed", data: { method: vector, path: vector } },
        {
          kind: "security_event",
          targetType: "User",
          targetId: user,
          data: { event: vector, token: vector },
        },
        { kind: "element_created", targetType: vector, targetId: 1 },
      ],
      { username: vector, client: vector },
    );
  });

  /**
   * Expects the text on the page. The visitor rejects pages with inline scripts, event handlers, frames and content
   * from other hosts.
   */
  function expectText(page: PageResult): void {
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll("main :is(script, img, svg:not(.icon), iframe)")).toEqual([]);
    expect(page.text).not.toContain("<script>alert");
    expect(page.document.querySelectorAll("a").map((link) => link.getAttribute("href"))).not.toContain(
      vector,
    );
    expect(page.words).toContain(vector.replaceAll(/\s+/g, " ").trim());
  }

  test.each(["", "/profile"])("show the user's texts on the user page%s", async (action) => {
    const page = await admin.get(`/tools/users/${user}${action}`);
    if (action === "") return expectText(page);
    expect(page.document.querySelector("input[name=department]")?.getAttribute("value")).toBe(vector);
    expect(page.document.querySelector("textarea")?.textContent).toBe(vector);
  });

  test("show names in lists of users and groups, and in fields", async () => {
    expectText(await admin.get("/tools/users"));
    expectText(await admin.get("/tools/groups"));
    expectText(await admin.get(`/tools/groups/${group}`));
    expectText(await admin.get(`/tools/users/${user}/permissions`));
    expectText(await admin.get(`/tools/groups/${group}/delete`));
    const form = await admin.get(`/tools/groups/${group}/edit`);
    expect(form.document.querySelector("input[name=name]")?.getAttribute("value")).toBe(vector);
    expect(form.document.querySelector("textarea")?.textContent).toBe(vector);
  });

  test("show comments, names, programs and values in the log", async () => {
    expectText(await admin.get("/tools/log"));
    for (const entry of entries) expectText(await admin.get(`/tools/log/${entry}`));
  });

  test("show the entered text in filters and rejected forms", async () => {
    const typed = encodeURIComponent(vector);
    for (const page of [
      await admin.get(`/tools/users?name=${typed}`),
      await admin.get(`/tools/log?comment=${typed}&user=${typed}`),
      await admin.get(`/tools/log?kind=${typed}&comment=${typed}`),
    ]) {
      expect(page.document.querySelector("main input[type=search]")?.getAttribute("value")).toBe(
        vector.trim(),
      );
      expect(page.document.querySelectorAll("main :is(script, img, svg:not(.icon), iframe)")).toEqual([]);
    }
    const form = await admin.get("/tools/users/new");
    const again = await admin.submit(form, { fields: { name: vector, last_name: vector } });
    expect(again.status).toBe(422);
    expect(again.document.querySelector("input[name=last_name]")?.getAttribute("value")).toBe(vector);
  });

  test("show the result in a notice", async () => {
    const saved = await admin.submit(await admin.get(`/tools/groups/${group}/edit`));
    expect(saved.notice).toContain(vector.replaceAll(/\s+/g, " ").trim());
    expectText(saved);
  });
});
