import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { passwords } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import {
  copied,
  enter,
  eventsOf,
  useSettings,
  type SignedInVisitor,
  type SettingsService,
} from "./settings-service.ts";

const setUp = "/user/settings/second_factor";
const codes = `${setUp}/backup_codes`;
const devices = `${setUp}/trusted_devices`;
const disable = `${setUp}/disable`;

function secretOn(page: PageResult): string {
  return page.document.querySelector("main [name=secret]")?.getAttribute("value") ?? "";
}

function codeOf(secret: string, at: Date = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

function backupCodesOn(page: PageResult): string[] {
  return copied(page, "Backup codes").match(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/gim) ?? [];
}

async function switchedOn(browser: SignedInVisitor): Promise<PageResult> {
  const page = await browser.get(setUp);
  return browser.submit(page, {
    fields: { code: codeOf(secretOn(page)), password: passwords[browser.username] },
  });
}

async function stored({ store }: SettingsService, userId: number) {
  const { db } = store.read;
  const user = await db
    .selectFrom("users")
    .select("totp_secret")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const left = await db.selectFrom("backup_codes").selectAll().where("user_id", "=", userId).execute();
  return { secret: user.totp_secret, codes: left.length };
}

async function trust({ store }: SettingsService, userId: number): Promise<void> {
  await store.transaction(({ db }) =>
    db
      .insertInto("trusted_devices")
      .values({
        user_id: userId,
        token_hash: `device of ${userId}`,
        user_agent: "",
        created_at: new Date().toISOString(),
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .execute(),
  );
}

describe("setting up 2FA", () => {
  const service = useSettings({ environment: { INSTANCE_NAME: "Lab North" } });

  test("accepts a scanned code, shows the backup codes once, and shows how many remain", async () => {
    const admin = await enter(service(), "admin");
    expect(
      (await admin.get("/user/settings/security")).document.querySelector("#second_factor .badge")
        ?.textContent,
    ).toBe("off");
    const page = await admin.get(setUp);
    const secret = secretOn(page);
    expect(page.document.querySelector("main svg[role=img]")).not.toBeNull();
    expect(copied(page, "Or enter this key manually").replaceAll(" ", "")).toBe(secret);
    const before = admin.copy();
    const done = await admin.submit(page, { fields: { code: codeOf(secret), password: passwords.admin } });
    expect(done.status).toBe(200);
    expect((await before.get("/user/settings")).path).toMatch(/^\/login/);
    expect(done.headers.get("cache-control")).toBe("no-store");
    const shown = backupCodesOn(done);
    expect(new Set(shown).size).toBe(10);
    expect(copied(done, "Backup codes")).toMatch(/^Backup codes of admin\nLab North, \d{4}-\d\d-\d\d\n\n/);
    const settings = await admin.get("/user/settings/security");
    expect(settings.document.querySelector("#second_factor .badge")?.textContent).toBe("on");
    expect(settings.words).toMatch(/on since just now/);
    expect(settings.words).toContain("10 left");
    const kept = JSON.stringify([service().logged, await eventsOf(service(), admin.userId)]);
    for (const code of [...shown, secret]) {
      expect(settings.text).not.toContain(code);
      expect(kept).not.toContain(code);
    }
    expect(await eventsOf(service(), admin.userId)).toContainEqual(
      expect.objectContaining({ event: "second_factor_enabled", address: "127.0.0.1" }),
    );
  });

  test("redirects to the settings if 2FA is enabled, and cannot replace it", async () => {
    const reader = await enter(service(), "reader");
    const elsewhere = await enter(service(), "reader");
    const open = await elsewhere.get(setUp);
    await switchedOn(reader);
    const before = await stored(service(), reader.userId);
    expect((await reader.get(setUp, { follow: false })).status).toBe(303);
    const again = await elsewhere.submit(open, {
      fields: { code: codeOf(secretOn(open)), password: passwords.reader },
    });
    expect(again.status).toBe(409);
    expect(await stored(service(), reader.userId)).toEqual(before);
  });

  test("requires the password, which is in no response", async () => {
    const editor = await enter(service(), "editor");
    const page = await editor.get(setUp);
    for (const [password, message] of [
      ["", "Enter your password."],
      ["a wrong password", "The password is wrong."],
    ] as const) {
      const code = codeOf(secretOn(page));
      const refused = await editor.submit(page, { fields: { code, password } });
      expect(refused.status).toBe(422);
      expect(refused.fieldError("password")).toBe(message);
      expect(refused.text).not.toContain("a wrong password");
      expect(secretOn(refused)).toBe(secretOn(page));
    }
    const wrongCode = await editor.submit(page, { fields: { code: "000000", password: passwords.editor } });
    expect(wrongCode.text).not.toContain(passwords.editor);
    expect(await stored(service(), editor.userId)).toEqual({ secret: null, codes: 0 });
  });

  test.each(["", "000000", "12345", "1234567", "abcdef", "１２３４５６"])(
    "rejects the code %j and keeps the scanned secret",
    async (code) => {
      const editor = await enter(service(), "editor");
      const page = await editor.get(setUp);
      const refused = await editor.submit(page, { fields: { code } });
      expect(refused.status).toBe(422);
      expect(refused.fieldError("code")).not.toBeNull();
      expect(secretOn(refused)).toBe(secretOn(page));
      expect(refused.document.querySelector("main svg path")?.getAttribute("d")).toBe(
        page.document.querySelector("main svg path")?.getAttribute("d"),
      );
      expect(await stored(service(), editor.userId)).toEqual({ secret: null, codes: 0 });
    },
  );

  test.each(["", "A", "not base 32!", "AAAA", "A".repeat(5_000), "<script>"])(
    "starts again if the form contained the secret %j",
    async (secret) => {
      const editor = await enter(service(), "editor");
      const page = await editor.submit(await editor.get(setUp), { fields: { secret, code: "123456" } });
      expect(page.status).toBe(422);
      expect(secretOn(page)).toMatch(/^[A-Z2-7]{32,}$/);
      expect(await stored(service(), editor.userId)).toEqual({ secret: null, codes: 0 });
    },
  );

  test("is required for users whose group requires 2FA, and continues to the requested page", async () => {
    const nobody = await enter(service(), "nobody");
    await service().store.transaction(async ({ db }) => {
      const { id } = await db
        .insertInto("groups")
        .values({
          name: "Careful",
          name_folded: "careful",
          enforce_2fa: true,
          added_date: new Date().toISOString(),
          last_modified: new Date().toISOString(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.updateTable("users").set({ group_id: id }).where("id", "=", nobody.userId).execute();
    });
    const page = await nobody.get("/user/settings/sessions/end_others");
    expect(page.heading).toBe("Set up two-factor authentication");
    expect(page.words).toContain("Your group requires two-factor authentication.");
    expect(page.words).not.toContain("Cancel");
    const wrong = await nobody.submit(page, { fields: { code: "000000" } });
    expect(wrong.status).toBe(422);
    const done = await nobody.submit(wrong, {
      fields: { code: codeOf(secretOn(wrong)), password: passwords.nobody },
    });
    const on = done.document.querySelector("main a.button")?.getAttribute("href");
    expect(on).toBe("/user/settings/sessions/end_others");
    expect((await nobody.get(on ?? "")).status).toBe(200);
  });
});

describe("enabled 2FA", () => {
  const service = useSettings();

  test("gets new backup codes only with the password", async () => {
    const admin = await enter(service(), "admin");
    const first = backupCodesOn(await switchedOn(admin));
    const question = await admin.get(codes);
    const refused = await admin.submit(question, { fields: { password: "wrong" } });
    expect(refused.status).toBe(422);
    expect(refused.fieldError("password")).not.toBeNull();
    const done = await admin.submit(refused, { fields: { password: passwords.admin } });
    const second = backupCodesOn(done);
    expect(second).toHaveLength(10);
    expect(second.filter((code) => first.includes(code))).toEqual([]);
    expect((await stored(service(), admin.userId)).codes).toBe(10);
  });

  test("can forget the user's trusted devices, and no others", async () => {
    const editor = await enter(service(), "editor");
    await switchedOn(editor);
    const other = await enter(service(), "nobody");
    await trust(service(), editor.userId);
    await trust(service(), other.userId);
    expect((await editor.get("/user/settings/security")).words).toContain("1 (no code required)");
    const done = await editor.submit(await editor.get(devices));
    expect(done.notice).toBe("Trusted devices removed.");
    const left = await service().store.read.db.selectFrom("trusted_devices").select("user_id").execute();
    expect(left).toEqual([{ user_id: other.userId }]);
  });

  test("is disabled only with the password", async () => {
    const reader = await enter(service(), "reader");
    await switchedOn(reader);
    const refused = await reader.submit(await reader.get(disable), { fields: { password: "wrong" } });
    expect(refused.status).toBe(422);
    expect((await stored(service(), reader.userId)).secret).not.toBeNull();
    const done = await reader.submit(refused, { fields: { password: passwords.reader } });
    expect([done.path, done.notice]).toEqual([
      "/user/settings/security",
      "Two-factor authentication was turned off.",
    ]);
    expect(await stored(service(), reader.userId)).toEqual({ secret: null, codes: 0 });
    for (const path of [codes, devices, disable]) {
      expect((await reader.get(path, { follow: false })).status, path).toBe(303);
    }
  });

  test("cannot be disabled if a group requires it, but can be set up again, which the page explains", async () => {
    const editor = await enter(service(), "editor");
    if ((await stored(service(), editor.userId)).secret === null) await switchedOn(editor);
    const off = () => editor.get("/user/settings/security");
    expect((await off()).words).toContain("Turn off 2FA");
    await service().store.transaction(async ({ db }) => {
      const at = new Date().toISOString();
      const values = { name_folded: "", permissions: "{}", comment: "", added_date: at, last_modified: at };
      const { id: above } = await db
        .insertInto("groups")
        .values({ ...values, name: "Company", enforce_2fa: true })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto("groups")
        .values({ ...values, name: "Bench", parent_id: above })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.updateTable("users").set({ group_id: id }).where("id", "=", editor.userId).execute();
    });
    const settings = await off();
    expect(settings.words).toContain("Your group requires two-factor authentication.");
    expect(settings.words).not.toContain("Turn off 2FA");
    const question = await editor.get(disable);
    expect(question.heading).toBe("Set up two-factor authentication again?");
    expect(question.words).not.toContain("Your password alone");
    const done = await editor.submit(question, { fields: { password: passwords.editor } });
    expect(done.path).toBe(setUp);
    expect(done.notice).toBe("Your previous two-factor authentication was removed.");
    expect(done.words).toContain("Your group requires two-factor authentication.");
  });
});
