import { beforeEach, expect, test } from "vitest";
import { verifyPassword } from "../../../src/identity/password.ts";
import { parsePermissionData } from "../../../src/identity/permission-data.ts";
import { presetData } from "../../../src/identity/permission-presets.ts";
import { timestamp } from "../../../src/database/timestamp.ts";
import { describeDialects } from "../../support/dialects.ts";
import { useTools, userIdOf } from "./tools-site.ts";
import type { Known } from "./tools-site.ts";

describeDialects("looking after users", (dialect) => {
  const site = useTools({ dialect });
  let admin: Known;
  let id: number;
  let name: string;
  let count = 0;

  beforeEach(async () => {
    admin = await site().as("admin");
    count += 1;
    name = `ada-${count}`;
    id = await site().user({ name, password: "correct horse", permissions: presetData("read_only") });
  });

  async function account(userId = id) {
    const row = await site()
      .store.read.db.selectFrom("users")
      .selectAll()
      .where("id", "=", userId)
      .executeTakeFirst();
    return row ?? null;
  }

  async function rowsOf(table: "sessions" | "api_tokens" | "trusted_devices", userId = id): Promise<number> {
    const rows = await site()
      .store.read.db.selectFrom(table)
      .select("id")
      .where("user_id", "=", userId)
      .execute();
    return rows.length;
  }

  /** The newest entry of the log about the user. */
  async function lastEntry(userId = id) {
    const row = await site()
      .store.read.db.selectFrom("log_entries")
      .selectAll()
      .where("target_type", "=", "User")
      .where("target_id", "=", userId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  }

  test("makes a user with a password that has to be changed, a preset and a group", async () => {
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
    expect(made.notice).toBe(`new-${count} can sign in now.`);
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

  test("makes a user without a password", async () => {
    const form = await admin.get("/tools/users/new");
    const made = await admin.submit(form, { fields: { name: `tokens-only-${count}` } });
    expect(made.words).toContain("none: only API tokens can be used");
    const row = await account(await userIdOf(site().store, `tokens-only-${count}`));
    expect(row?.password_hash).toBeNull();
    expect(Boolean(row?.need_pw_change)).toBe(false);
  });

  test.each([
    ["name", { name: "" }, "A user name is made of letters"],
    ["name", { name: "@ada" }, "A user name is made of letters"],
    ["name", { name: "<script>" }, "A user name is made of letters"],
    ["name", { name: "ADMIN" }, "There is a user"],
    ["email", { email: "nowhere" }, "This is no e-mail address."],
    ["first_name", { first_name: "x".repeat(256) }, "at most 255"],
    ["first_name", { first_name: "A\0da" }, "This contains a character that no text can have."],
    ["password", { password: "short" }, "at least 8"],
    ["preset", { preset: "god" }, "Choose one."],
    ["group", { group: "999999" }, "There is no such group."],
    ["group", { group: "abc" }, "There is no such group."],
  ])(
    "refuses a wrong %s of a new user beside the field, and keeps what was typed",
    async (field, wrong, fault) => {
      const form = await admin.get("/tools/users/new");
      const fields = { name: `wrong-${count}`, last_name: "Kept", password: "correct horse", ...wrong };
      const page = await admin.submit(form, { fields });
      expect(page.status).toBe(422);
      expect(page.fault(field)).toContain(fault);
      expect(page.document.querySelector("input[name=last_name]")?.getAttribute("value")).toBe("Kept");
      expect(page.text).not.toContain("correct horse");
      expect(site().faults).toEqual([]);
      const { db } = site().store.read;
      expect(
        await db.selectFrom("users").select("id").where("name", "=", `wrong-${count}`).execute(),
      ).toEqual([]);
    },
  );

  test("lets nobody decide what a new user may do who may only make users", async () => {
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
    expect(attempt.words).toContain("You may make users, but not decide what they may do.");
    const made = await maker.submit(form, { fields: { name: `plain-${count}` } });
    expect(made.status).toBe(200);
    const row = await account(await userIdOf(site().store, `plain-${count}`));
    expect(row).toMatchObject({ permissions: "{}", group_id: null });
  });

  test("changes the profile and writes down what changed", async () => {
    const form = await admin.get(`/tools/users/${id}/profile`);
    const saved = await admin.submit(form, {
      fields: { first_name: "Ada", department: "Engines", aboutMe: "One\r\nTwo", show_email: "1" },
    });
    expect(saved.notice).toBe(`The profile of ${name} is saved.`);
    expect(await account()).toMatchObject({ first_name: "Ada", department: "Engines", about_me: "One\nTwo" });
    const entry = await lastEntry();
    expect(entry).toMatchObject({ kind: "element_edited", username: "admin" });
    expect(JSON.parse(entry?.changes ?? "")).toMatchObject({ department: { old: "", new: "Engines" } });
  });

  test("refuses a wrong profile beside the field", async () => {
    const form = await admin.get(`/tools/users/${id}/profile`);
    const page = await admin.submit(form, { fields: { email: "nowhere", department: "Kept" } });
    expect(page.status).toBe(422);
    expect(page.fault("email")).toBe("This is no e-mail address.");
    expect(page.document.querySelector("input[name=department]")?.getAttribute("value")).toBe("Kept");
    expect(await account()).toMatchObject({ email: "", department: "" });
  });

  test("puts a user into a group and takes the user out again", async () => {
    const group = await site().group({ name: `Group ${count}` });
    const path = `/tools/users/${id}/permissions`;
    const form = `/tools/users/${id}/group`;
    const inside = await admin.submit(await admin.get(path), { form, fields: { group: String(group) } });
    expect(inside.notice).toBe(`The group of ${name} is saved.`);
    expect(await account()).toMatchObject({ group_id: group });
    await admin.submit(inside, { form, fields: { group: "" } });
    expect(await account()).toMatchObject({ group_id: null });
    const wrong = await admin.submit(inside, { form, fields: { group: "999999" } });
    expect(wrong.status).toBe(422);
    expect(wrong.fault("group")).toBe("There is no such group.");
  });

  test("gives another preset, and leaves rights alone that are none", async () => {
    const path = `/tools/users/${id}/permissions`;
    const page = await admin.get(path);
    expect(page.document.querySelector("input[name=preset][checked]")?.getAttribute("value")).toBe(
      "read_only",
    );
    const saved = await admin.submit(page, { form: path, fields: { preset: "editor" } });
    expect(saved.notice).toBe(`The rights of ${name} are saved.`);
    expect(parsePermissionData((await account())?.permissions ?? "")).toEqual(presetData("editor"));

    await site().store.transaction(async ({ db }) => {
      await db
        .updateTable("users")
        .set({ permissions: '{"parts":{"read":true}}' })
        .where("id", "=", id)
        .execute();
    });
    const custom = await admin.get(path);
    expect(custom.document.querySelector("input[name=preset][checked]")?.getAttribute("value")).toBe("keep");
    await admin.submit(custom, { form: path });
    expect(await account()).toMatchObject({ permissions: '{"parts":{"read":true}}' });
    const wrong = await admin.submit(custom, { form: path, fields: { preset: "root" } });
    expect(wrong.status).toBe(422);
    expect(wrong.fault("preset")).toBe("Choose one of these.");
  });

  test("shows what a user may do in effect, and from where", async () => {
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
    expect(rights).toContain(`May: Change parts · Company ${count}`);
    expect(rights).toContain("May not: Create parts · own");
    expect(rights).toContain(`May not: Delete parts · Team ${count}`);
    expect(rights).toContain("May not: Import parts");
  });

  test("sets a password, which ends what was signed in, and may be wanted changed", async () => {
    const user = await site().as(name);
    const form = await admin.get(`/tools/users/${id}/password`);
    const done = await admin.submit(form, { fields: { password: "battery staple" } });
    expect(done.notice).toBe(`${name} has another password now and is signed out everywhere.`);
    const row = await account();
    expect(await verifyPassword("battery staple", row?.password_hash ?? null)).toBe(true);
    expect(Boolean(row?.need_pw_change)).toBe(true);
    expect((await user.get("/user/settings", { follow: false })).location).toMatch(/^\/login/);
    expect(await lastEntry()).toMatchObject({ kind: "security_event", username: "admin" });
    expect((await lastEntry())?.data).not.toContain("battery");

    await admin.submit(form, { fields: { password: "battery staple", must_change: null } });
    expect(Boolean((await account())?.need_pw_change)).toBe(false);
  });

  test("revokes API tokens along with the password only when asked to", async () => {
    await site().store.transaction(async ({ db }) => {
      const token = {
        user_id: id,
        name: "Script",
        token_hint: "abcd",
        tier: "edit",
        added_date: timestamp(new Date()),
      };
      await db
        .insertInto("api_tokens")
        .values({ ...token, token_hash: `hash-${name}` })
        .execute();
    });
    const form = await admin.get(`/tools/users/${id}/password`);
    await admin.submit(form, { fields: { password: "battery staple" } });
    expect(await rowsOf("api_tokens")).toBe(1);
    await admin.submit(form, { fields: { password: "battery staple", revoke_tokens: "1" } });
    expect(await rowsOf("api_tokens")).toBe(0);
  });

  test.each(["tiny", "", "x".repeat(129), "with a\u0000NUL in it"])(
    "refuses the password %j beside the field and does not send it back",
    async (password) => {
      const before = await account();
      const form = await admin.get(`/tools/users/${id}/password`);
      const page = await admin.submit(form, { fields: { password } });
      expect(page.status).toBe(422);
      expect(page.fault("password")).toMatch(/^The password /);
      if (password !== "") expect(page.text).not.toContain(password);
      expect(await account()).toEqual(before);
    },
  );

  test("resets the second factor after asking", async () => {
    await site().store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ totp_secret: "JBSWY3DPEHPK3PXP" }).where("id", "=", id).execute();
      await db
        .insertInto("backup_codes")
        .values({ user_id: id, code_hash: `hash-${name}`, used_at: null })
        .execute();
    });
    const page = await admin.get(`/tools/users/${id}`);
    expect(page.document.querySelector(`a[href="/tools/users/${id}/second_factor"]`)).not.toBeNull();
    expect(page.text).not.toContain("JBSWY3DPEHPK3PXP");
    const question = await admin.get(`/tools/users/${id}/second_factor`);
    expect(question.heading).toBe(`Reset the second factor of ${name}?`);
    expect(await account()).toMatchObject({ totp_secret: "JBSWY3DPEHPK3PXP" });
    const done = await admin.submit(question);
    expect(done.notice).toBe(`${name} signs in without a second factor now.`);
    expect(await account()).toMatchObject({ totp_secret: null });
    expect(done.document.querySelector(`a[href="/tools/users/${id}/second_factor"]`)).toBeNull();
  });

  test("promises no sign-in without a second factor where a group asks for it", async () => {
    const above = await site().group({ name: `Strict ${count}`, enforceSecondFactor: true });
    const group = await site().group({ name: `Bench ${count}`, parentId: above });
    await site().store.transaction(({ db }) =>
      db
        .updateTable("users")
        .set({ totp_secret: "JBSWY3DPEHPK3PXP", group_id: group })
        .where("id", "=", id)
        .execute(),
    );
    const question = await admin.get(`/tools/users/${id}/second_factor`);
    expect(question.words).toContain("asked to set it up again at the next sign-in");
    expect(question.words).not.toContain("the password alone is enough");
    const done = await admin.submit(question);
    expect(done.notice).toBe(
      `The second factor of ${name} is reset: ${name} will be asked to set it up again at the next sign-in.`,
    );
  });

  test("signs a user out everywhere after asking", async () => {
    await site().as(name);
    await site().as(name);
    const done = await admin.submit(await admin.get(`/tools/users/${id}/sessions`));
    expect(done.notice).toBe(`${name} is signed out everywhere.`);
    expect(await rowsOf("sessions")).toBe(0);
    expect(await lastEntry()).toMatchObject({ kind: "security_event", username: "admin" });
    expect((await lastEntry())?.data).toContain("signed_out_everywhere");
  });

  test("disables an account, whose sessions end at once, and enables it again", async () => {
    const user = await site().as(name);
    const done = await admin.submit(await admin.get(`/tools/users/${id}/disable`));
    expect(done.notice).toBe(`The account of ${name} is disabled.`);
    expect(Boolean((await account())?.disabled)).toBe(true);
    expect((await user.get("/user/settings", { follow: false })).location).toMatch(/^\/login/);
    const enabled = await admin.submit(done, { form: `/tools/users/${id}/enable` });
    expect(enabled.notice).toBe(`${name} can sign in and use API tokens again.`);
    expect(Boolean((await account())?.disabled)).toBe(false);
  });

  test("deletes an account after asking; its name stays in the log", async () => {
    await site().log([{ kind: "element_created", targetType: "Part", targetId: 4 }], {
      userId: id,
      username: name,
    });
    const question = await admin.get(`/tools/users/${id}/delete`);
    expect(question.document.querySelector(`main a[href="/tools/users/${id}"]`)?.textContent).toBe("Cancel");
    expect(await account()).not.toBeNull();
    const done = await admin.submit(question);
    expect(done.notice).toBe(`The account of ${name} is deleted.`);
    expect(done.heading).toBe("Users");
    expect(await account()).toBeNull();
    expect((await admin.get(`/tools/users/${id}`)).status).toBe(404);
    expect((await admin.get(`/tools/log?user=${name}`)).words).toContain("Part 4");
  });

  test.each([
    ["password", "users.set_password"],
    ["second_factor", "users.set_password"],
    ["sessions", "users.set_password"],
    ["disable", "users.set_password"],
    ["delete", "users.delete"],
  ] as const)("refuses %s for a user who may do more than the administrator", async (action, permission) => {
    const helper = await site().with(permission, "users.read");
    const strong = await userIdOf(site().store, "editor");
    const before = await account(strong);
    const page = await helper.get(`/tools/users/${strong}/${action}`);
    expect(page.status).toBe(403);
    expect(page.words).toContain("This user may do things that you may not.");
    const own = await helper.get(`/tools/users/${strong}`);
    expect(own.document.querySelector(`a[href="/tools/users/${strong}/${action}"]`)).toBeNull();
    const weak = await site().user({ name: `weak-${action}-${count}`, password: "correct horse" });
    const token = (await helper.get(`/tools/users/${weak}/${action}`)).document
      .querySelector("main input[name=_csrf_token]")
      ?.getAttribute("value");
    const attempt = await helper.post(
      `/tools/users/${strong}/${action}`,
      { _csrf_token: token ?? "", password: "battery staple" },
      { headers: { Origin: site().url, "Sec-Fetch-Site": "same-origin" } },
    );
    expect(attempt.status).toBe(403);
    expect(await account(strong)).toEqual(before);
  });

  test.each(["password", "second_factor", "sessions", "disable", "delete"])(
    "leaves %s of one's own account to the settings",
    async (action) => {
      const page = await admin.get(`/tools/users/${admin.userId}/${action}`);
      expect(page.status).toBe(403);
      expect(page.words).toContain("look after it in your settings");
      const own = await admin.get(`/tools/users/${admin.userId}`);
      expect(own.document.querySelector(`a[href$="/${action}"]`)).toBeNull();
      expect(own.document.querySelector('main a[href="/user/settings"]')).not.toBeNull();
    },
  );

  test("shows no button that its reader may not use", async () => {
    const reader = await site().with("users.read");
    const page = await reader.get(`/tools/users/${id}`);
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll("main form")).toEqual([]);
    const links = page.document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links.sort()).toEqual(["/tools", "/tools/users"]);
    const list = await reader.get("/tools/users");
    expect(list.document.querySelector('a[href="/tools/users/new"]')).toBeNull();
  });

  test("takes the same number of statements for a user in a deep group as for one in none", async () => {
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
