import { beforeEach, expect, test } from "vitest";
import { verifyPassword } from "../../../src/identity/password.ts";
import { timestamp } from "../../../src/database/timestamp.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { userIdOf, type SignedInVisitor } from "./tools-site.ts";
import { useTestUser } from "./test-user.ts";

describeOneDialect("sign-in methods of users", (dialect) => {
  const { site, prepare, account, rowsOf, lastEntry } = useTestUser(dialect);
  let admin: SignedInVisitor;
  let id: number;
  let name: string;
  let count: number;

  beforeEach(async () => {
    ({ admin, id, name, count } = await prepare());
  });
  test("sets a password, which ends sessions and can require a password change", async () => {
    const user = await site().as(name);
    const form = await admin.get(`/tools/users/${id}/password`);
    const done = await admin.submit(form, { fields: { password: "battery staple" } });
    expect(done.notice).toBe(`The password was set, and ${name} was signed out everywhere.`);
    const row = await account();
    expect(await verifyPassword("battery staple", row?.password_hash ?? null)).toBe(true);
    expect(Boolean(row?.need_pw_change)).toBe(true);
    expect((await user.get("/user/settings", { follow: false })).location).toMatch(/^\/login/);
    expect(await lastEntry()).toMatchObject({ kind: "security_event", username: "admin" });
    expect((await lastEntry())?.data).not.toContain("battery");

    await admin.submit(form, { fields: { password: "battery staple", must_change: null } });
    expect(Boolean((await account())?.need_pw_change)).toBe(false);
  });

  test("revokes API tokens with the password only if selected", async () => {
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
    "rejects the password %j next to the field and does not return it",
    async (password) => {
      const before = await account();
      const form = await admin.get(`/tools/users/${id}/password`);
      const page = await admin.submit(form, { fields: { password } });
      expect(page.status).toBe(422);
      expect(page.fieldError("password")).toMatch(/^The password /);
      if (password !== "") expect(page.text).not.toContain(password);
      expect(await account()).toEqual(before);
    },
  );

  test("resets 2FA after a confirmation", async () => {
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
    expect(question.heading).toBe(`Reset two-factor authentication of ${name}?`);
    expect(await account()).toMatchObject({ totp_secret: "JBSWY3DPEHPK3PXP" });
    const done = await admin.submit(question);
    expect(done.notice).toBe(`Two-factor authentication was turned off for ${name}.`);
    expect(await account()).toMatchObject({ totp_secret: null });
    expect(done.document.querySelector(`a[href="/tools/users/${id}/second_factor"]`)).toBeNull();
  });

  test("explains that a group still requires 2FA after a reset", async () => {
    const above = await site().group({ name: `Strict ${count}`, enforce_2fa: true });
    const group = await site().group({ name: `Bench ${count}`, parentId: above });
    await site().store.transaction(({ db }) =>
      db
        .updateTable("users")
        .set({ totp_secret: "JBSWY3DPEHPK3PXP", group_id: group })
        .where("id", "=", id)
        .execute(),
    );
    const question = await admin.get(`/tools/users/${id}/second_factor`);
    expect(question.words).toContain(
      "The user can then sign in with the password and must set up two-factor authentication again.",
    );
    expect(question.words).not.toContain("The user can then sign in with the password alone");
    const done = await admin.submit(question);
    expect(done.notice).toBe(
      `Two-factor authentication was reset for ${name}, who must set it up again at the next sign-in.`,
    );
  });

  test("signs a user out everywhere after a confirmation", async () => {
    await site().as(name);
    await site().as(name);
    const done = await admin.submit(await admin.get(`/tools/users/${id}/sessions`));
    expect(done.notice).toBe(`${name} was signed out everywhere.`);
    expect(await rowsOf("sessions")).toBe(0);
    expect(await lastEntry()).toMatchObject({ kind: "security_event", username: "admin" });
    expect((await lastEntry())?.data).toContain("signed_out_everywhere");
  });

  test("disables an account, whose sessions end immediately, and enables it again", async () => {
    const user = await site().as(name);
    const done = await admin.submit(await admin.get(`/tools/users/${id}/disable`));
    expect(done.notice).toBe(`The account of ${name} was disabled.`);
    expect(Boolean((await account())?.disabled)).toBe(true);
    expect((await user.get("/user/settings", { follow: false })).location).toMatch(/^\/login/);
    const enabled = await admin.submit(done, { form: `/tools/users/${id}/enable` });
    expect(enabled.notice).toBe(`The account of ${name} was enabled.`);
    expect(Boolean((await account())?.disabled)).toBe(false);
  });

  test("deletes an account after a confirmation; its name stays in the log", async () => {
    await site().log([{ kind: "element_created", targetType: "Part", targetId: 4 }], {
      userId: id,
      username: name,
    });
    const question = await admin.get(`/tools/users/${id}/delete`);
    expect(question.document.querySelector(`main .actions a[href="/tools/users/${id}"]`)?.textContent).toBe(
      "Cancel",
    );
    expect(await account()).not.toBeNull();
    const done = await admin.submit(question);
    expect(done.notice).toBe(`The account of ${name} was deleted.`);
    expect(done.heading).toBe("Users");
    expect(await account()).toBeNull();
    expect((await admin.get(`/tools/users/${id}`)).status).toBe(404);
    expect((await admin.get(`/tools/log?user=${name}`)).words).toContain("Part 4");
  });

  test("removes a deleted user as the owner of storage locations, and logs it", async () => {
    const time = timestamp(new Date());
    const { id: location } = await site().store.transaction(({ db }) =>
      db
        .insertInto("storage_locations")
        .values({
          name: `Shelf ${count}`,
          name_folded: `shelf ${count}`,
          full_path: `Shelf ${count}`,
          owner_id: id,
          added_date: time,
          last_modified: time,
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const question = await admin.get(`/tools/users/${id}/delete`);
    expect(question.words).toContain("no longer have an owner");
    expect((await admin.submit(question)).notice).toBe(`The account of ${name} was deleted.`);
    const { owner_id, version } = await site()
      .store.read.db.selectFrom("storage_locations")
      .select(["owner_id", "version"])
      .where("id", "=", location)
      .executeTakeFirstOrThrow();
    expect([owner_id, version]).toEqual([null, 2]);
    const log = await admin.get(`/tools/log?target_type=StorageLocation&target_id=${location}`);
    expect(log.words).toContain("Owner");
  });

  test.each([
    ["password", "users.set_password"],
    ["second_factor", "users.set_password"],
    ["sessions", "users.set_password"],
    ["disable", "users.set_password"],
    ["delete", "users.delete"],
  ] as const)(
    "rejects %s for a user with more permissions than the administrator",
    async (action, permission) => {
      const helper = await site().with(permission, "users.read");
      const strong = await userIdOf(site().store, "editor");
      const before = await account(strong);
      const page = await helper.get(`/tools/users/${strong}/${action}`);
      expect(page.status).toBe(403);
      expect(page.words).toContain("This user has permissions that you do not have.");
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
    },
  );

  test.each(["password", "second_factor", "sessions", "disable", "delete"])(
    "refers to the settings for %s of one's own account",
    async (action) => {
      const page = await admin.get(`/tools/users/${admin.userId}/${action}`);
      expect(page.status).toBe(403);
      expect(page.words).toContain("Change it in your settings");
      const own = await admin.get(`/tools/users/${admin.userId}`);
      expect(own.document.querySelector(`a[href$="/${action}"]`)).toBeNull();
      expect(own.document.querySelector('main a[href="/user/settings"]')).not.toBeNull();
    },
  );
});
