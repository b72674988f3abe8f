import { expect, test } from "vitest";
import { needsRehash, verifyPassword } from "../../src/identity/password.ts";
import { setPassword, updateUser } from "../../src/identity/accounts/accounts.ts";
import type { Store } from "../../src/database/store.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { now, withoutLog } from "./recorded-changes.ts";
import {
  after,
  signInAttempts,
  storePasswordHash,
  createUserWithPassword,
  right,
  sessionOf,
  sessionsOf,
  enableTwoFactor,
} from "./sign-in-attempts.ts";

const wrong = { kind: "refused", detail: "The user name or the password is wrong." };

describeOneDialect("the password step of the sign-in", (dialect) => {
  const { store } = useTestStore(dialect);
  const hashOf = async (id: number) =>
    (
      await store()
        .read.db.selectFrom("users")
        .select("password_hash")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).password_hash;

  test("creates a session with 256 random bits and stores only the hash", async () => {
    const id = await createUserWithPassword(store(), { name: "Ada" });
    const { password, events } = signInAttempts(store());
    const result = await password("ada");
    expect(result).toEqual({ kind: "complete", session: expect.any(String) as string, maxAge: null });
    const session = sessionOf(result);
    expect(Buffer.from(session, "base64url")).toHaveLength(32);
    const rows = await store().read.db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
    expect(rows).toMatchObject([{ stage: "complete", address: "192.0.2.7", user_agent: "Browser/1.0" }]);
    expect(JSON.stringify(rows)).not.toContain(session);
    expect(events()).toEqual(["Ada: signed_in"]);
  });

  test("keeps the cookie for 30 days if the user chooses to stay signed in", async () => {
    await createUserWithPassword(store(), { name: "stays" });
    expect(await signInAttempts(store()).password("stays", { remember: true })).toMatchObject({
      maxAge: 30 * 24 * 60 * 60,
    });
  });

  test("creates a new session each time and ends the previous session of the browser", async () => {
    await createUserWithPassword(store(), { name: "again" });
    const { password } = signInAttempts(store());
    const { find, close } = sessionsOf(store());
    const first = sessionOf(await password("again"));
    const other = sessionOf(await password("again"));
    const next = sessionOf(await password("again", { replaces: first }));
    expect(new Set([first, other, next]).size).toBe(3);
    expect(await find(first, now)).toBeNull();
    expect(await find(other, now)).not.toBeNull();
    await close();
  });

  test("returns the same error for a wrong password, an unknown name, and a user without a password", async () => {
    const id = await createUserWithPassword(store(), { name: "known" });
    const bare = await createUserWithPassword(store(), { name: "bare" });
    await store().transaction(({ db }) =>
      db.updateTable("users").set({ password_hash: null }).where("id", "=", bare).execute(),
    );
    const { password, logged } = signInAttempts(store());
    expect(await password("known", { password: "wrong" })).toEqual(wrong);
    expect(await password("unknown")).toEqual(wrong);
    expect(await password("bare")).toEqual(wrong);
    expect(await password("bare", { password: "" })).toEqual(wrong);
    expect(logged.map(({ entry }) => entry.targetId)).toEqual([id, bare, bare]);
  });

  test("does as much work for an unknown name as for a wrong password", async () => {
    await createUserWithPassword(store(), { name: "measured" });
    const { password } = signInAttempts(store());
    const work = async (username: string) => {
      const before = store().statements;
      expect(await password(username, { password: "wrong", address: "192.0.2.99" })).toEqual(wrong);
      return store().statements - before;
    };
    await work("first"); // The first attempt also deletes expired counters.
    // The test context discards the log entry for the known name, so the known name needs one statement less.
    expect(await work("no-such-user")).toBe((await work("measured")) + 1);
  });

  test("reveals that the account is disabled only if the password is correct", async () => {
    await createUserWithPassword(store(), { name: "gone" });
    await updateUser(withoutLog(store()), "gone", { disabled: true });
    const { password, logged } = signInAttempts(store());
    expect(await password("gone", { password: "wrong" })).toEqual(wrong);
    expect(await password("gone")).toEqual({
      kind: "refused",
      detail: "Your account is disabled! Contact an administrator if you think this is wrong.",
    });
    expect(logged.map(({ entry }) => entry.data?.["reason"])).toEqual(["password", "disabled"]);
    const rows = await store().read.db.selectFrom("sessions").select("user_id").execute();
    expect(rows.map((row) => row.user_id)).not.toContain(logged[0]?.entry.targetId);
  });

  test.each([
    ["", "nothing"],
    ["a\u0000b", "a NUL"],
    ["x".repeat(100_000), "100,000 letters"],
    ["\ud800", "half a character"],
    ["' or 1=1 --", "SQL"],
    ["evil\nadmin: signed_in", "a line break"],
  ])("rejects name %#: %s", async (username) => {
    const { password, logged } = signInAttempts(store());
    expect(await password(username, { address: "192.0.2.50" })).toEqual(wrong);
    expect(logged).toEqual([]);
  });

  test("does not store unknown names, because users sometimes enter their password as the name", async () => {
    const { password } = signInAttempts(store());
    await password("hunter2-typed-as-name", { address: "192.0.2.51" });
    for (const table of ["rate_limits", "log_entries", "sessions"] as const) {
      const rows = await store().read.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("hunter2");
    }
  });

  test("stores the user agent as one line of limited length", async () => {
    const id = await createUserWithPassword(store(), { name: "liar" });
    const { password, logged } = signInAttempts(store());
    await password("liar", {
      userAgent: `a\r\nb\u0000\u001b[31m${"x".repeat(5000)}`,
      address: "a".repeat(200),
    });
    const row = await store()
      .read.db.selectFrom("sessions")
      .select(["user_agent", "address"])
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    for (const text of [row.user_agent, String(logged[0]?.entry.data?.["user_agent"])]) {
      expect(text).toMatch(/^a {2}b {2}\[31mx+$/);
      expect(text.length).toBeLessThanOrEqual(500);
    }
    expect(row.address).toHaveLength(64);
  });

  test("replaces a hash with other cost parameters, and the password stays the same", async () => {
    const id = await createUserWithPassword(store(), { name: "old" });
    await storePasswordHash(store(), id, { ln: 4, r: 8, p: 1 });
    expect(needsRehash((await hashOf(id))!)).toBe(true);
    const { password } = signInAttempts(store());
    await password("old");
    const renewed = await hashOf(id);
    expect(needsRehash(renewed!)).toBe(false);
    expect(await verifyPassword(right, renewed)).toBe(true);
    await password("old");
    expect(await hashOf(id)).toBe(renewed);
  });

  test("fails if the password changes while it is checked", async () => {
    const id = await createUserWithPassword(store(), { name: "raced" });
    let changed = false;
    const racing: Store = {
      ...store(),
      // The first transaction counts the attempt. Right after it, another request changes the password.
      transaction: async (work) => {
        const result = await store().transaction(work);
        if (!changed) await setPassword(withoutLog(store()), "raced", "battery staple");
        changed = true;
        return result;
      },
    };
    expect(await signInAttempts(racing).password("raced")).toEqual(wrong);
    const rows = await store()
      .read.db.selectFrom("sessions")
      .where("user_id", "=", id)
      .select("id")
      .execute();
    expect(rows).toEqual([]);
  });

  test("continues with the second factor, and the user is not signed in before", async () => {
    const id = await createUserWithPassword(store(), { name: "careful" });
    await enableTwoFactor(store(), id);
    const { password, logged } = signInAttempts(store());
    const result = await password("careful");
    expect(result).toEqual({ kind: "second_factor", session: expect.any(String) as string });
    expect(logged).toEqual([]);
    const { find, list, close } = sessionsOf(store());
    expect(await find(sessionOf(result), now)).toMatchObject({ stage: "second_factor" });
    expect(await find(sessionOf(result), after(10 * 60))).toBeNull();
    expect(await list(id, now)).toEqual([]);
    await close();
  });

  test("accepts the new password, and not the old one", async () => {
    await createUserWithPassword(store(), { name: "changer" });
    await setPassword(withoutLog(store()), "changer", "battery staple");
    const { password } = signInAttempts(store());
    expect(await password("changer")).toEqual(wrong);
    expect(await password("changer", { password: "battery staple" })).toMatchObject({ kind: "complete" });
  });
});
