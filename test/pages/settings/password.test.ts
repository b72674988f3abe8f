import { describe, expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../../../src/identity/password.ts";
import { passwords } from "../../support/principals.ts";
import {
  enter,
  eventsOf,
  sessionIds,
  useSettings,
  type SignedInVisitor,
  type SettingsService,
} from "./settings-service.ts";

const path = "/user/settings/password";

async function hashOf({ store }: SettingsService, userId: number): Promise<string | null> {
  const row = await store.read.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

async function change(browser: SignedInVisitor, fields: Record<string, string>, query = "") {
  return browser.submit(await browser.get(path + query), { fields });
}

async function tokensOf({ store }: SettingsService, userId: number): Promise<number> {
  const rows = await store.read.db
    .selectFrom("api_tokens")
    .select("id")
    .where("user_id", "=", userId)
    .execute();
  return rows.length;
}

describe("changing the password", () => {
  const service = useSettings();

  test("requires the current one, ends other sessions, and keeps this session and API tokens", async () => {
    const elsewhere = await enter(service(), "reader");
    const here = await enter(service(), "reader");
    const next = "four words that fit together";
    const stolen = here.copy();
    const done = await change(here, { current: passwords.reader, next, again: next });
    expect(done.path).toBe("/user/settings/security");
    expect(done.notice).toMatch(/^Password changed\./);
    expect(await verifyPassword(next, await hashOf(service(), here.userId))).toBe(true);
    expect(await sessionIds(service(), here.userId)).toHaveLength(1);
    expect((await stolen.get("/user/settings")).path).toMatch(/^\/login/);
    expect((await here.get("/user/settings")).status).toBe(200);
    expect((await elsewhere.get("/user/settings", { follow: false })).status).toBe(303);
    expect(await tokensOf(service(), here.userId)).toBe(1);
    expect(await eventsOf(service(), here.userId)).toContainEqual(
      expect.objectContaining({ event: "password_changed", address: "127.0.0.1" }),
    );
  });

  test("also revokes API tokens if selected", async () => {
    const editor = await enter(service(), "editor");
    const next = "another one for the editor";
    const done = await change(editor, { current: passwords.editor, next, again: next, revoke_tokens: "1" });
    expect(done.notice).toMatch(/API tokens were revoked/);
    expect(await tokensOf(service(), editor.userId)).toBe(0);
  });

  test.each<[what: string, fields: Record<string, string>, field: string, message: RegExp]>([
    ["a wrong current password", { current: "not it" }, "current", /./],
    ["a new password that is too short", { next: "12345", again: "12345" }, "next", /too short/],
    [
      "a new password that is too long",
      { next: "x".repeat(129), again: "x".repeat(129) },
      "next",
      /too long/,
    ],
    [
      "the current password as the new one",
      { next: passwords.admin, again: passwords.admin },
      "next",
      /must differ/,
    ],
    ["a different repetition", { again: "something else here" }, "again", /do not match/],
  ])("rejects %s next to its field, and returns no password", async (_, fields, field, message) => {
    const admin = await enter(service(), "admin");
    const before = await hashOf(service(), admin.userId);
    const page = await change(admin, {
      current: passwords.admin,
      next: "a new password for me",
      again: "a new password for me",
      ...fields,
    });
    expect(page.status).toBe(422);
    expect(page.fieldError(field)).toMatch(message);
    expect(
      page.document.querySelectorAll("[type=password]").map((each) => each.getAttribute("value")),
    ).toEqual([undefined, undefined, undefined]);
    expect(page.text).not.toContain("a new password for me");
    expect(await hashOf(service(), admin.userId)).toBe(before);
  });

  test("is delayed after too many wrong passwords, with the waiting time", async () => {
    const nobody = await enter(service(), "nobody");
    const statuses: number[] = [];
    const next = "what I would like to have";
    for (let attempt = 0; attempt < 12 && statuses.at(-1) !== 429; attempt += 1) {
      const page = await change(nobody, { current: `guess ${attempt}`, next, again: next });
      statuses.push(page.status);
      if (page.status === 429) expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422]);
    expect(statuses.at(-1)).toBe(429);
    const right = await change(nobody, { current: passwords.nobody, next, again: next });
    expect(right.status).toBe(429);
    // The limit applies to the session that guesses, not to the user.
    const owner = await enter(service(), "nobody");
    const changed = await change(owner, { current: passwords.nobody, next, again: next });
    expect(changed.notice).toMatch(/^Password changed\./);
  });

  test("writes no password to the service log or the change log", async () => {
    const { db } = service().store.read;
    const entries = JSON.stringify(await db.selectFrom("log_entries").selectAll().execute());
    const logged = service().logged.join("\n");
    for (const secret of [...Object.values(passwords), "four words that fit", "another one for", "guess 1"]) {
      expect(entries).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
  });
});

describe("a user who must change the password", () => {
  const service = useSettings();

  async function restricted(): Promise<SignedInVisitor> {
    const browser = await enter(service(), "admin");
    await service().store.transaction(({ db }) =>
      db.updateTable("users").set({ need_pw_change: true }).where("id", "=", browser.userId).execute(),
    );
    return browser;
  }

  test("is redirected to the password page first, and then back", async () => {
    const browser = await restricted();
    const page = await browser.get("/user/settings/tokens/new");
    expect(page.path).toBe(`${path}?return_to=${encodeURIComponent("/user/settings/tokens/new")}`);
    expect(page.heading).toBe("Choose a new password");
    expect(page.words).not.toContain("Cancel");
    const wrong = await browser.submit(page, {
      fields: { current: "wrong", next: "long enough", again: "long enough" },
    });
    expect(wrong.status).toBe(422);
    const next = "my very own password";
    const done = await browser.submit(wrong, { fields: { current: passwords.admin, next, again: next } });
    expect(done.path).toBe("/user/settings/tokens/new");
    expect(done.status).toBe(200);
  });

  test.each([
    "https://evil.invalid/",
    "//evil.invalid",
    "/\\evil.invalid",
    "javascript:alert(1)",
    "/%09/evil.invalid/..//x",
  ])("is not redirected to %s afterwards", async (returnTo) => {
    const editor = await enter(service(), "editor");
    const current = passwords.editor;
    await service().store.transaction(async ({ db }) => {
      const hash = await hashPassword(current, { ln: 4, r: 8, p: 1 });
      await db.updateTable("users").set({ password_hash: hash }).where("id", "=", editor.userId).execute();
    });
    const next = "a password for each case";
    const page = await editor.get(`${path}?return_to=${encodeURIComponent(returnTo)}`);
    const done = await editor.submit(page, {
      fields: { current, next, again: next },
      follow: false,
    });
    expect(done.status).toBe(303);
    expect(new URL(done.location ?? "", service().url).origin).toBe(service().url);
  });
});
