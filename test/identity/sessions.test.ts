import { describe, expect, test } from "vitest";
import type { Store } from "../../src/database/store.ts";
import { createGroup, updateGroup, updateUser } from "../../src/identity/accounts/accounts.ts";
import { parsePermissionData } from "../../src/identity/permission-data.ts";
import { endOtherSessions, endSession, removeExpired, type Sessions } from "../../src/identity/sessions.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { now, withoutLog, recordedChanges } from "./recorded-changes.ts";
import {
  after,
  appCode,
  signInAttempts,
  createUserWithPassword,
  sessionOf,
  sessionsOf,
  enableTwoFactor,
} from "./sign-in-attempts.ts";

const hour = 60 * 60;
const day = 24 * hour;

describeDialects("a session", (dialect) => {
  const { store } = useTestStore(dialect);

  /** Runs `work` with sessions that are closed afterwards. */
  async function withSessions<T>(work: (sessions: ReturnType<typeof sessionsOf>) => Promise<T>): Promise<T> {
    const sessions = sessionsOf(store());
    try {
      return await work(sessions);
    } finally {
      await sessions.close();
    }
  }
  const find = (token: string, moment = now) => withSessions((sessions) => sessions.find(token, moment));
  const signedIn = async (name: string, more: { remember?: boolean; address?: string } = {}) =>
    sessionOf(await signInAttempts(store()).password(name, more));

  test("returns its user with the permissions of user and groups, without a scope, in one statement", async () => {
    const change = withoutLog(store());
    const root = await createGroup(change, {
      name: "root",
      permissions: parsePermissionData('{"parts":{"read":true,"delete":true}}'),
    });
    const leaf = await createGroup(change, { name: "leaf", parentId: root });
    const id = await createUserWithPassword(store(), {
      name: "leafy",
      groupId: leaf,
      permissions: parsePermissionData('{"parts":{"delete":false}}'),
    });
    const token = await signedIn("leafy");
    const sessions = sessionsOf(store());
    const before = store().statements;
    const found = await sessions.find(token, now);
    expect(store().statements - before).toBe(1);
    expect(found).toMatchObject({
      stage: "complete",
      remembered: false,
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      hasSecondFactor: false,
      principal: { userId: id, username: "leafy", scope: null, tokenId: null, tokenName: null, client: null },
    });
    expect(found?.principal.can("parts.read")).toBe(true);
    expect(found?.principal.can("parts.delete")).toBe(false);
    expect(found?.principal.reaches("full")).toBe(true);
    await updateGroup(change, root, { permissions: new Map() });
    expect((await sessions.find(token, now))?.principal.can("parts.read")).toBe(false);
    await sessions.close();
  });

  test.each(["", "x", "x".repeat(43), "x".repeat(44), "'; drop table sessions; --", "\u0000".repeat(43)])(
    "is not found by case %#",
    async (token) => {
      expect(await find(token)).toBeNull();
    },
  );

  test("is unknown while its user is disabled, and stays ended when the user is enabled again", async () => {
    await createUserWithPassword(store(), { name: "switched" });
    const token = await signedIn("switched");
    await store().transaction(({ db }) =>
      db.updateTable("users").set({ disabled: true }).where("name", "=", "switched").execute(),
    );
    expect(await find(token)).toBeNull();
    await updateUser(withoutLog(store()), "switched", { disabled: false });
    expect(await find(token)).not.toBeNull();
    await updateUser(withoutLog(store()), "switched", { disabled: true });
    await updateUser(withoutLog(store()), "switched", { disabled: false });
    expect(await find(token)).toBeNull();
  });

  test("reports that the user must change the password", async () => {
    await createUserWithPassword(store(), { name: "newcomer", need_pw_change: true });
    expect(await find(await signedIn("newcomer"))).toMatchObject({ mustChangePassword: true });
  });

  test("reports that the user must set up 2FA if any parent group requires it", async () => {
    const change = withoutLog(store());
    const strict = await createGroup(change, { name: "strict", enforce_2fa: true });
    const child = await createGroup(change, { name: "child", parentId: strict });
    const id = await createUserWithPassword(store(), { name: "guarded", groupId: child });
    const token = await signedIn("guarded");
    expect(await find(token)).toMatchObject({ mustSetUpSecondFactor: true, hasSecondFactor: false });
    await enableTwoFactor(store(), id);
    expect(await find(token)).toMatchObject({ mustSetUpSecondFactor: false, hasSecondFactor: true });
  });

  describe("without “stay signed in”", () => {
    test("ends twelve hours after its last use", async () => {
      await createUserWithPassword(store(), { name: "idle" });
      const token = await signedIn("idle");
      expect(await find(token, after(12 * hour - 1))).not.toBeNull();
      expect(await find(token, after(12 * hour))).not.toBeNull(); // used one second before the twelve hours ended
      expect(await find(token, after(24 * hour))).toBeNull();
    });

    test("ends a week after the sign-in, even if it is used", async () => {
      await createUserWithPassword(store(), { name: "eager" });
      const token = await signedIn("eager");
      for (let time = 6 * hour; time < 7 * day; time += 6 * hour) {
        expect(await find(token, after(time))).not.toBeNull();
      }
      expect(await find(token, after(7 * day - 1))).not.toBeNull();
      expect(await find(token, after(7 * day))).toBeNull();
    });
  });

  test("with “stay signed in” ends after 30 days, regardless of its use", async () => {
    await createUserWithPassword(store(), { name: "kept" });
    const token = await signedIn("kept", { remember: true });
    expect(await find(token, after(29 * day))).toMatchObject({ remembered: true });
    expect(await find(token, after(30 * day - 1))).not.toBeNull();
    expect(await find(token, after(30 * day))).toBeNull();
  });

  test("writes its last use at most every five minutes, in the background", async () => {
    const id = await createUserWithPassword(store(), { name: "used" });
    const token = await signedIn("used");
    await withSessions(async ({ find, list, flush }) => {
      const lastSeen = async () => (await list(id, now))[0]?.lastSeenAt;
      const before = store().statements;
      await find(token, after(299));
      await find(token, after(300));
      await find(token, after(301));
      expect(store().statements - before).toBe(3);
      await flush();
      expect(await lastSeen()).toBe(after(300).toISOString());
    });
  });

  test("is not restored if its use is written after it has ended", async () => {
    await createUserWithPassword(store(), { name: "ended" });
    const token = await signedIn("ended");
    await withSessions(async ({ find, end, flush }) => {
      await find(token, after(hour));
      await end(token);
      await flush();
      expect(await find(token, after(hour))).toBeNull();
    });
  });

  test("the cookie of a pending session, stolen before the second factor, never becomes a complete session", async () => {
    const id = await createUserWithPassword(store(), { name: "fixed" });
    const { secret } = await enableTwoFactor(store(), id);
    const { password, code } = signInAttempts(store());
    const stolen = sessionOf(await password("fixed"));
    await code(stolen, appCode(secret));
    expect(await find(stolen)).toBeNull();
  });

  test("ends with the sign-out, without affecting other sessions", async () => {
    const id = await createUserWithPassword(store(), { name: "leaver" });
    const [one, other] = [await signedIn("leaver"), await signedIn("leaver")];
    await withSessions(async ({ end, list }) => {
      await end(one);
      await end(one);
      await end("nonsense");
      expect(await list(id, now)).toHaveLength(1);
    });
    expect(await find(one)).toBeNull();
    expect(await find(other)).not.toBeNull();
  });
});

describeDialects("the sessions of a user", (dialect) => {
  const { store } = useTestStore(dialect);
  const withSessions = async (work: (sessions: Sessions) => Promise<void>, on: Store = store()) => {
    const sessions = sessionsOf(on);
    await work(sessions);
    await sessions.close();
  };

  test("are listed by last use, without pending and ended sessions", async () => {
    const id = await createUserWithPassword(store(), { name: "lister" });
    const other = await createUserWithPassword(store(), { name: "another-user" });
    const { password } = signInAttempts(store());
    await password("lister", { address: "192.0.2.1", userAgent: "First", now: after(-hour) });
    await password("lister", { address: "192.0.2.2", userAgent: "Second", remember: true });
    await password("lister", { now: after(-2 * day) });
    await password("another-user");
    await withSessions(async ({ list }) => {
      expect(await list(id, now)).toEqual([
        {
          id: expect.any(Number) as number,
          address: "192.0.2.2",
          userAgent: "Second",
          createdAt: now.toISOString(),
          lastSeenAt: now.toISOString(),
          expiresAt: after(30 * day).toISOString(),
          remembered: true,
        },
        expect.objectContaining({ address: "192.0.2.1", userAgent: "First", remembered: false }),
      ]);
      expect(await list(other, now)).toHaveLength(1);
    });
  });

  test("are ended one at a time by their own user only, with log entries", async () => {
    const id = await createUserWithPassword(store(), { name: "ender" });
    const other = await createUserWithPassword(store(), { name: "bystander" });
    const { password } = signInAttempts(store());
    await password("ender");
    await password("bystander");
    const { change, entries } = recordedChanges(store());
    await withSessions(async ({ list }) => {
      const [mine] = await list(id, now);
      const [theirs] = await list(other, now);
      expect(await endSession(change, id, theirs!.id)).toBe(false);
      expect(await endSession(change, id, mine!.id)).toBe(true);
      expect(await endSession(change, id, mine!.id)).toBe(false);
      expect(await list(id, now)).toEqual([]);
      expect(await list(other, now)).toHaveLength(1);
    });
    expect(entries).toMatchObject([{ targetId: id, data: { event: "session_ended" } }]);
  });

  test("are all ended except one, including pending sessions", async () => {
    const id = await createUserWithPassword(store(), { name: "cleaner" });
    const { password, code } = signInAttempts(store());
    await password("cleaner");
    await password("cleaner");
    const { secret } = await enableTwoFactor(store(), id);
    const pending = sessionOf(await password("cleaner"));
    const { change, entries } = recordedChanges(store());
    await withSessions(async ({ list }) => {
      const kept = (await list(id, now))[0]!.id;
      expect(await endOtherSessions(change, id, kept)).toBe(1);
      expect(await endOtherSessions(change, id, kept)).toBe(0);
      expect((await list(id, now)).map((session) => session.id)).toEqual([kept]);
    });
    expect(await code(pending, appCode(secret))).toMatchObject({ restart: true });
    expect(entries).toMatchObject([{ data: { event: "other_sessions_ended", sessions: 1 } }]);
  });

  test("are deleted from the database after they end", async () => {
    const id = await createUserWithPassword(store(), { name: "swept" });
    const { password } = signInAttempts(store());
    await password("swept");
    await password("swept", { remember: true });
    const rows = () =>
      store().read.db.selectFrom("sessions").where("user_id", "=", id).select("id").execute();
    await removeExpired(store(), after(12 * hour));
    expect(await rows()).toHaveLength(1);
  });
});
