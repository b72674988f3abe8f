import { beforeEach, expect, test } from "vitest";
import { parsePermissionData } from "../../../src/identity/permission-data.ts";
import { presetData } from "../../../src/identity/permission-presets.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { useTools, type SignedInVisitor } from "./tools-site.ts";

describeOneDialect("group administration", (dialect) => {
  const site = useTools({ dialect });
  let admin: SignedInVisitor;
  let id: number;
  let name: string;
  let count = 0;

  beforeEach(async () => {
    admin = await site().as("admin");
    count += 1;
    name = `Lab ${count}`;
    id = await site().group({ name, permissions: presetData("editor"), comment: "Bench 1\nBench 2" });
  });

  async function stored(groupId = id) {
    const row = await site()
      .store.read.db.selectFrom("groups")
      .selectAll()
      .where("id", "=", groupId)
      .executeTakeFirst();
    return row ?? null;
  }

  async function idOf(groupName: string): Promise<number> {
    const row = await site()
      .store.read.db.selectFrom("groups")
      .select("id")
      .where("name", "=", groupName)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  test("shows the groups as a tree, with permissions, 2FA and users", async () => {
    const child = await site().group({ name: `Students ${count}`, parentId: id });
    await site().group({ name: `Guests ${count}`, parentId: child, enforce_2fa: true });
    await site().user({ name: `member-${count}`, groupId: child });
    const page = await admin.get("/tools/groups");
    const rows = page.document.querySelectorAll("tbody tr").map((row) => ({
      level: row.querySelectorAll("th .level").length,
      cells: row.childNodes.map((cell) => cell.childNodes.at(-1)?.textContent.trim()),
    }));
    const at = rows.findIndex(({ cells }) => cells[0]?.startsWith(`${name} Bench 1`));
    expect(rows.slice(at, at + 3)).toEqual([
      { level: 0, cells: [`${name} Bench 1`, "Editor", "optional", "0"] },
      { level: 1, cells: [`Students ${count}`, "Inherit from the parent group", "optional", "1"] },
      { level: 2, cells: [`Guests ${count}`, "Inherit from the parent group", "required", "0"] },
    ]);
  });

  test("creates a group with parent, comment, preset and the 2FA rule", async () => {
    const form = await admin.get("/tools/groups/new");
    const made = await admin.submit(form, {
      fields: {
        name: `New ${count}`,
        parent: String(id),
        comment: "For\r\nguests",
        preset: "read_only",
        enforce_2fa: "1",
      },
    });
    expect(made.notice).toBe(`Group New ${count} created.`);
    expect(made.heading).toBe(`New ${count}`);
    const row = await stored(await idOf(`New ${count}`));
    expect(row).toMatchObject({ parent_id: id, comment: "For\nguests" });
    expect(Boolean(row?.enforce_2fa)).toBe(true);
    expect(parsePermissionData(row?.permissions ?? "")).toEqual(presetData("read_only"));
  });

  test.each([
    ["name", { name: "" }, "A group needs a name."],
    ["name", { name: "   " }, "A group needs a name."],
    ["name", { name: "x".repeat(256) }, "255 characters or less"],
    ["name", { name: "a\0b" }, "The value must not contain null characters."],
    ["comment", { comment: "a\0b" }, "The value must not contain null characters."],
    ["parent", { parent: "999999" }, "This group does not exist. Choose another one."],
    ["parent", { parent: "abc" }, "This group does not exist. Choose another one."],
    ["preset", { preset: "god" }, "Choose an option."],
  ])(
    "rejects an invalid %s of a new group next to the field, and keeps the other values",
    async (field, wrong, message) => {
      const form = await admin.get("/tools/groups/new");
      const page = await admin.submit(form, {
        fields: { name: `Wrong ${count}`, enforce_2fa: "1", ...wrong },
      });
      expect(page.status).toBe(422);
      expect(page.fieldError(field)).toContain(message);
      expect(page.document.querySelector("input[name=enforce_2fa]")?.hasAttribute("checked")).toBe(true);
      expect(site().errors).toEqual([]);
    },
  );

  test("rejects a name that another group with the same parent has", async () => {
    const page = await admin.submit(await admin.get("/tools/groups/new"), { fields: { name } });
    expect(page.status).toBe(422);
    expect(page.fieldError("name")).toContain("already");
  });

  test("shows a group with its users, its parent and its permissions", async () => {
    const child = await site().group({ name: `Below ${count}`, parentId: id, enforce_2fa: true });
    await site().group({ name: `Deep ${count}`, parentId: child });
    const user = await site().user({ name: `in-${count}`, groupId: child });
    const page = await admin.get(`/tools/groups/${child}`);
    expect(page.heading).toBe(`Below ${count}`);
    expect(page.document.querySelector(`main dd a[href="/tools/groups/${id}"]`)?.textContent).toBe(name);
    expect(page.document.querySelector(`a[href="/tools/users/${user}"]`)?.textContent).toBe(`in-${count}`);
    expect(page.words).toContain("required");
    const item = page.document
      .querySelectorAll(".rights li")
      .find((each) => each.textContent.includes("Edit parts"));
    expect(item?.textContent.replaceAll(/\s+/g, " ")).toBe(`Allowed: Edit parts · ${name}`);
    const deep = await admin.get(`/tools/groups/${await idOf(`Deep ${count}`)}`);
    expect(deep.words).toContain(`required by Below ${count}`);
  });

  test("does not name its users without the permission to view users", async () => {
    await site().user({ name: `hidden-${count}`, groupId: id });
    const reader = await site().with("groups.read");
    const page = await reader.get(`/tools/groups/${id}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(`hidden-${count}`);
    expect(page.document.querySelectorAll("main form, main .button")).toEqual([]);
  });

  test("changes and logs name, parent, comment and the 2FA rule", async () => {
    const above = await site().group({ name: `Above ${count}` });
    const form = await admin.get(`/tools/groups/${id}/edit`);
    expect(form.document.querySelector("textarea")?.textContent).toBe("Bench 1\nBench 2");
    const saved = await admin.submit(form, {
      fields: { name: `Renamed ${count}`, parent: String(above), comment: "", enforce_2fa: "1" },
    });
    expect(saved.notice).toBe(`Group Renamed ${count} saved.`);
    expect(await stored()).toMatchObject({ name: `Renamed ${count}`, parent_id: above, comment: "" });
    const log = await admin.get(`/tools/log?target_type=Group&target_id=${id}`);
    expect(log.words).toContain("Name, Parent, Comment, Require two-factor authentication");
    const entry = await admin.get(log.document.querySelector("tbody a")?.getAttribute("href") ?? "");
    expect(entry.document.querySelector(`main td a[href="/tools/groups/${above}"]`)?.textContent).toContain(
      `Above ${count}`,
    );
  });

  test("rejects moving a group below itself", async () => {
    const child = await site().group({ name: `Child ${count}`, parentId: id });
    const form = await admin.get(`/tools/groups/${id}/edit`);
    const offered = form.document
      .querySelectorAll("select[name=parent] option")
      .map((option) => option.getAttribute("value"));
    expect(offered).not.toContain(String(id));
    expect(offered).not.toContain(String(child));
    for (const parent of [id, child]) {
      const page = await admin.submit(form, { fields: { parent: String(parent) } });
      expect(page.status).toBe(422);
      expect(page.fieldError("parent")).not.toBeNull();
    }
    expect(await stored()).toMatchObject({ parent_id: null });
  });

  test("requires the permission to change permissions for moving a group", async () => {
    const editor = await site().with("groups.read", "groups.edit", "groups.create");
    const form = await editor.get(`/tools/groups/${id}/edit`);
    expect(form.document.querySelector("[name=parent]")).toBeNull();
    const token = form.document.querySelector("main input[name=_csrf_token]")?.getAttribute("value") ?? "";
    const headers = { Origin: site().url, "Sec-Fetch-Site": "same-origin" };
    const attempts = [
      await editor.post(`/tools/groups/${id}/edit`, { _csrf_token: token, name, parent: "" }, { headers }),
      await editor.post("/tools/groups/new", { _csrf_token: token, name: "x", preset: "admin" }, { headers }),
      await editor.post(
        `/tools/groups/${id}/edit`,
        { _csrf_token: token, name, enforce_2fa: "1" },
        { headers },
      ),
      await editor.post(
        "/tools/groups/new",
        { _csrf_token: token, name: "x", enforce_2fa: "1" },
        { headers },
      ),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(attempts[0]?.words).toContain("You need the “Edit group permissions” permission");
    const saved = await editor.submit(form, { fields: { comment: "Only the comment" } });
    expect(saved.status).toBe(200);
    expect(await stored()).toMatchObject({ comment: "Only the comment", parent_id: null, name });
    const made = await editor.submit(await editor.get("/tools/groups/new"), {
      fields: { name: `Plain ${count}` },
    });
    expect(made.status).toBe(200);
    expect(await stored(await idOf(`Plain ${count}`))).toMatchObject({ permissions: "{}" });
  });

  test("does not change the 2FA rule if the user cannot change it", async () => {
    const guarded = await site().group({ name: `Guarded ${count}`, enforce_2fa: true });
    const editor = await site().with("groups.read", "groups.edit");
    const form = await editor.get(`/tools/groups/${guarded}/edit`);
    expect(form.document.querySelector("[name=enforce_2fa]")).toBeNull();
    await editor.submit(form, { fields: { comment: "Only the comment" } });
    expect(await stored(guarded)).toMatchObject({ comment: "Only the comment" });
    expect(Boolean((await stored(guarded))?.enforce_2fa)).toBe(true);
  });

  test("deletes an empty group after a confirmation", async () => {
    const question = await admin.get(`/tools/groups/${id}/delete`);
    expect(question.heading).toBe(`Delete the group ${name}?`);
    expect(await stored()).not.toBeNull();
    const done = await admin.submit(question);
    expect(done.notice).toBe(`Group ${name} deleted.`);
    expect(await stored()).toBeNull();
  });

  test("rejects deleting a group with users or subgroups, and names them", async () => {
    await site().group({ name: `Inside ${count}`, parentId: id });
    const withGroup = await admin.submit(await admin.get(`/tools/groups/${id}/delete`));
    expect(withGroup.status).toBe(409);
    expect(withGroup.words).toContain(`Inside ${count}`);
    await site().user({ name: `inside-${count}`, groupId: id });
    const withUser = await admin.submit(await admin.get(`/tools/groups/${id}/delete`));
    expect(withUser.status).toBe(409);
    expect(withUser.words).toContain(`inside-${count}`);
    expect(await stored()).not.toBeNull();
  });

  test("needs the same number of statements for any number of groups", async () => {
    const cost = async (path: string): Promise<number> => {
      const before = site().statements.length;
      await admin.get(path);
      return site().statements.length - before;
    };
    const paths = ["/tools/groups", `/tools/groups/${id}`, `/tools/groups/${id}/edit`];
    const before = [];
    for (const path of paths) before.push(await cost(path));
    for (let number = 0; number < 10; number += 1) {
      const groupId = await site().group({ name: `More ${count}.${number}`, parentId: id });
      await site().user({ name: `more-${count}-${number}`, groupId });
    }
    const after = [];
    for (const path of paths) after.push(await cost(path));
    expect(after).toEqual(before);
  });
});
