import { beforeEach, expect, test } from "vitest";
import { verifyPassword } from "../../../src/identity/password.ts";
import { parsePermissionData } from "../../../src/identity/permission-data.ts";
import { presetData } from "../../../src/identity/permission-presets.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { userIdOf, type SignedInVisitor } from "./tools-site.ts";
import { useTestUser } from "./test-user.ts";

describeOneDialect("user administration", (dialect) => {
  const { site, prepare, account, lastEntry } = useTestUser(dialect);
  let admin: SignedInVisitor;
  let id: number;
  let name: string;
  let count: number;

  beforeEach(async () => {
    ({ admin, id, name, count } = await prepare());
  });
  test("creates a user with a password that must be changed, a preset and a group", async () => {
    const group = await site().group({ name: `Lab ${count}` });
    const form = await admin.get("/tools/users/new");
    const made = await admin.submit(form, {
      fields: {
        name: `new-${count}`,
        first_name: "Ada",
        last_name: "Lovelace",
        email: "ada@example.org",
        password: "correct horse",
        preset: "editor",
        group: String(group),
      },
    });
    expect(made.notice).toBe(`User new-${count} created.`);
    expect(made.heading).toBe(`new-${count}`);
    const newId = await userIdOf(site().store, `new-${count}`);
    const row = await account(newId);
    expect(row).toMatchObject({
      group_id: group,
      email: "ada@example.org",
      first_name: "Ada",
      last_name: "Lovelace",
    });
    expect(Boolean(row?.need_pw_change)).toBe(true);
    expect(await verifyPassword("correct horse", row?.password_hash ?? null)).toBe(true);
    expect(parsePermissionData(row?.permissions ?? "")).toEqual(presetData("editor"));
    expect(await lastEntry(newId)).toMatchObject({ kind: "element_created", username: "admin" });
  });

  test("creates a user without a password", async () => {
    const form = await admin.get("/tools/users/new");
    const made = await admin.submit(form, { fields: { name: `tokens-only-${count}` } });
    expect(made.words).toContain("not set (API tokens only)");
    const row = await account(await userIdOf(site().store, `tokens-only-${count}`));
    expect(row?.password_hash).toBeNull();
    expect(Boolean(row?.need_pw_change)).toBe(false);
  });

  test.each([
    ["name", { name: "" }, "A user name can contain only letters"],
    ["name", { name: "@ada" }, "A user name can contain only letters"],
    ["name", { name: "<script>" }, "A user name can contain only letters"],
    ["name", { name: "ADMIN" }, `A user named "admin" already exists.`],
    ["email", { email: "nowhere" }, "This value is not a valid email address."],
    ["first_name", { first_name: "x".repeat(256) }, "255 characters or less"],
    ["first_name", { first_name: "A\0da" }, "The value must not contain null characters."],
    ["password", { password: "short" }, "at least 8"],
    ["preset", { preset: "god" }, "Choose an option."],
    ["group", { group: "999999" }, "This group does not exist. Choose another one."],
    ["group", { group: "abc" }, "This group does not exist. Choose another one."],
  ])(
    "rejects an invalid %s of a new user next to the field, and keeps the other values",
    async (field, wrong, message) => {
      const form = await admin.get("/tools/users/new");
      const fields = { name: `wrong-${count}`, last_name: "Kept", password: "correct horse", ...wrong };
      const page = await admin.submit(form, { fields });
      expect(page.status).toBe(422);
      expect(page.fieldError(field)).toContain(message);
      expect(page.document.querySelector("input[name=last_name]")?.getAttribute("value")).toBe("Kept");
      expect(page.text).not.toContain("correct horse");
      expect(site().errors).toEqual([]);
      const { db } = site().store.read;
      expect(
        await db.selectFrom("users").select("id").where("name", "=", `wrong-${count}`).execute(),
      ).toEqual([]);
    },
  );

  test("requires the permission to change permissions for setting those of a new user", async () => {
    const maker = await site().with("users.create", "users.read");
    const form = await maker.get("/tools/users/new");
    expect(form.document.querySelector("[name=preset]")).toBeNull();
    expect(form.document.querySelector("[name=group]")).toBeNull();
    const token = form.document.querySelector("main input[name=_csrf_token]")?.getAttribute("value") ?? "";
    const attempt = await maker.post(
      "/tools/users/new",
      { _csrf_token: token, name: `mine-${count}`, preset: "admin" },
      { headers: { Origin: site().url, "Sec-Fetch-Site": "same-origin" } },
    );
    expect(attempt.status).toBe(403);
    expect(attempt.words).toContain("You need the “Edit user permissions” permission");
    const made = await maker.submit(form, { fields: { name: `plain-${count}` } });
    expect(made.status).toBe(200);
    const row = await account(await userIdOf(site().store, `plain-${count}`));
    expect(row).toMatchObject({ permissions: "{}", group_id: null });
  });

  test("changes the profile and logs the changes", async () => {
    const form = await admin.get(`/tools/users/${id}/profile`);
    const saved = await admin.submit(form, {
      fields: { first_name: "Ada", department: "Engines", aboutMe: "One\r\nTwo", show_email: "1" },
    });
    expect(saved.notice).toBe(`Profile of ${name} saved.`);
    expect(await account()).toMatchObject({ first_name: "Ada", department: "Engines", about_me: "One\nTwo" });
    const entry = await lastEntry();
    expect(entry).toMatchObject({ kind: "element_edited", username: "admin" });
    expect(JSON.parse(entry?.changes ?? "")).toMatchObject({ department: { old: "", new: "Engines" } });
  });

  test("rejects an invalid profile next to the field", async () => {
    const form = await admin.get(`/tools/users/${id}/profile`);
    const page = await admin.submit(form, { fields: { email: "nowhere", department: "Kept" } });
    expect(page.status).toBe(422);
    expect(page.fieldError("email")).toBe("This value is not a valid email address.");
    expect(page.document.querySelector("input[name=department]")?.getAttribute("value")).toBe("Kept");
    expect(await account()).toMatchObject({ email: "", department: "" });
  });

  test("does not change the email address of a user with more permissions", async () => {
    const strong = await site().user({ name: `strong-${count}`, permissions: presetData("admin") });
    const clerk = await site().with("users.read", "users.edit_infos");
    const form = await clerk.get(`/tools/users/${strong}/profile`);
    expect(form.document.querySelector("[name=email]")).toBeNull();
    const token = form.document.querySelector("main input[name=_csrf_token]")?.getAttribute("value") ?? "";
    const attempt = await clerk.post(
      `/tools/users/${strong}/profile`,
      { _csrf_token: token, email: "mine@example.org" },
      { headers: { Origin: site().url, "Sec-Fetch-Site": "same-origin" } },
    );
    expect(attempt.status).toBe(403);
    expect(attempt.words).toContain("has permissions that you do not have");
    const saved = await clerk.submit(form, { fields: { department: "Engines" } });
    expect(saved.notice).toBe(`Profile of strong-${count} saved.`);
    expect(await account(strong)).toMatchObject({ department: "Engines", email: "" });
  });

  test("adds a user to a group and removes the user", async () => {
    const group = await site().group({ name: `Group ${count}` });
    const path = `/tools/users/${id}/permissions`;
    const form = `/tools/users/${id}/group`;
    const inside = await admin.submit(await admin.get(path), { form, fields: { group: String(group) } });
    expect(inside.notice).toBe(`The group of ${name} was saved.`);
    expect(await account()).toMatchObject({ group_id: group });
    await admin.submit(inside, { form, fields: { group: "" } });
    expect(await account()).toMatchObject({ group_id: null });
    const wrong = await admin.submit(inside, { form, fields: { group: "999999" } });
    expect(wrong.status).toBe(422);
    expect(wrong.fieldError("group")).toBe("This group does not exist. Choose another one.");
  });

  test("shows the effective permissions of a user and their source", async () => {
    const company = await site().group({ name: `Company ${count}`, permissions: presetData("editor") });
    const group = await site().group({
      name: `Team ${count}`,
      parentId: company,
      permissions: new Map([["parts.delete", false]]),
    });
    const member = await site().user({
      name: `member-${count}`,
      groupId: group,
      permissions: new Map([["parts.create", false]]),
    });
    const page = await admin.get(`/tools/users/${member}`);
    const parts = page.document
      .querySelectorAll(".rights details")
      .find((each) => each.querySelector("summary span")?.textContent === "Parts");
    const rights =
      parts?.querySelectorAll("li").map((item) => item.textContent.replaceAll(/\s+/g, " ")) ?? [];
    expect(rights).toContain(`Allowed: Edit parts · Company ${count}`);
    expect(rights).toContain("Denied: Create parts · own");
    expect(rights).toContain(`Denied: Delete parts · Team ${count}`);
  });

  test("shows only buttons that the user can use", async () => {
    const reader = await site().with("users.read");
    const page = await reader.get(`/tools/users/${id}`);
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll("main form")).toEqual([]);
    const links = page.document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links.sort()).toEqual(["/tools", "/tools/users"]);
    const list = await reader.get("/tools/users");
    expect(list.document.querySelector('a[href="/tools/users/new"]')).toBeNull();
  });

  test("needs the same number of statements for a user in a deeply nested group and one without a group", async () => {
    let parentId: number | null = null;
    for (let level = 0; level < 10; level += 1) {
      parentId = await site().group({ name: `Level ${count}.${level}`, parentId });
    }
    const deep = await site().user({ name: `deep-${count}`, groupId: parentId });
    const cost = async (path: string): Promise<number> => {
      const before = site().statements.length;
      await admin.get(path);
      return site().statements.length - before;
    };
    expect(await cost(`/tools/users/${deep}`)).toBe(await cost(`/tools/users/${id}`));
  });
});
