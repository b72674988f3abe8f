import { describe, expect, test } from "vitest";
import { resetSecondFactor } from "../../src/identity/second-factor.ts";
import { setPassword, updateUser } from "../../src/identity/accounts/accounts.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { now, withoutLog } from "./recorded-changes.ts";
import {
  after,
  appCode,
  signInAttempts,
  createUserWithPassword,
  sessionOf,
  sessionsOf,
  enableTwoFactor,
} from "./sign-in-attempts.ts";

const wrongCode = { kind: "refused", detail: "The code is wrong or was already used." };
const tooLong = { kind: "refused", detail: "The sign-in took too long. Start again.", restart: true };

describeOneDialect("the two-factor step of the sign-in", (dialect) => {
  const { store } = useTestStore(dialect);

  /** Creates a user who has entered the password but not the second factor. */
  async function enterPassword(name: string, more: { remember?: boolean } = {}) {
    const id = await createUserWithPassword(store(), { name });
    const app = await enableTwoFactor(store(), id);
    const counter = signInAttempts(store());
    const pending = sessionOf(await counter.password(name, more));
    return { id, ...app, ...counter, pending };
  }
  const find = async (session: string) => {
    const sessions = sessionsOf(store());
    const found = await sessions.find(session, now);
    await sessions.close();
    return found;
  };

  test("a code of the app completes the sign-in with a new session, and the pending session ends", async () => {
    const { id, secret, pending, code, events } = await enterPassword("app");
    const result = await code(pending, appCode(secret));
    expect(result).toEqual({ kind: "complete", session: expect.any(String) as string, maxAge: null });
    expect(sessionOf(result)).not.toBe(pending);
    expect(await find(pending)).toBeNull();
    expect(await find(sessionOf(result))).toMatchObject({
      stage: "complete",
      hasSecondFactor: true,
      principal: { userId: id, scope: null, tokenId: null },
    });
    expect(events()).toEqual(["app: signed_in"]);
  });

  test("a code can contain spaces, and options chosen with the password are kept", async () => {
    const { secret, pending, code } = await enterPassword("blanks", { remember: true });
    const typed = appCode(secret).replace(/(...)(...)/, " $1 $2 ");
    expect(await code(pending, typed)).toMatchObject({ kind: "complete", maxAge: 30 * 24 * 60 * 60 });
  });

  test("accepts a backup code once, and logs its use", async () => {
    const { backupCodes, pending, code, password, events } = await enterPassword("backup");
    const [first = "", second = ""] = backupCodes;
    expect(await code(pending, first)).toMatchObject({ kind: "complete" });
    const next = sessionOf(await password("backup"));
    expect(await code(next, first)).toEqual(wrongCode);
    expect(await code(next, second.toUpperCase().replaceAll("-", " "))).toMatchObject({ kind: "complete" });
    expect(events()).toEqual([
      "backup: backup_code_used",
      "backup: signed_in",
      "anonymous: second_factor_failed",
      "backup: backup_code_used",
      "backup: signed_in",
    ]);
  });

  test("rejects a backup code of another user", async () => {
    const { pending, code } = await enterPassword("one-of-two");
    const { backupCodes } = await enterPassword("two-of-two");
    expect(await code(pending, backupCodes[0] ?? "")).toEqual(wrongCode);
  });

  test("rejects a used code, and an older code after a newer one (RFC 6238 §5.2)", async () => {
    const { secret, pending, code, password } = await enterPassword("replay");
    expect(await code(pending, appCode(secret))).toMatchObject({ kind: "complete" });
    const next = sessionOf(await password("replay"));
    expect(await code(next, appCode(secret))).toEqual(wrongCode);
    expect(await code(next, appCode(secret, after(-30)))).toEqual(wrongCode);
    expect(await code(next, appCode(secret, after(30)))).toMatchObject({ kind: "complete" });
  });

  test("accepts a code after the server's clock was ahead", async () => {
    const { secret, pending, code, password } = await enterPassword("ahead");
    const future = after(365 * 24 * 3600);
    const then = sessionOf(await password("ahead", { now: future }));
    expect(await code(then, appCode(secret, future), { now: future })).toMatchObject({ kind: "complete" });
    expect(await code(pending, appCode(secret))).toMatchObject({ kind: "complete" });
    const next = sessionOf(await password("ahead"));
    expect(await code(next, appCode(secret))).toEqual(wrongCode);
  });

  describe("at the same time", () => {
    test("one code of the app completes only one of many sign-ins", async () => {
      const { secret, code, password } = await enterPassword("race-app");
      const sessions: string[] = [];
      for (let index = 0; index < 6; index++) sessions.push(sessionOf(await password("race-app")));
      const results = await Promise.all(sessions.map((session) => code(session, appCode(secret))));
      expect(results.filter(({ kind }) => kind === "complete")).toHaveLength(1);
    });

    test("one backup code completes only one of many sign-ins", async () => {
      const { backupCodes, code, password } = await enterPassword("race-backup");
      const sessions: string[] = [];
      for (let index = 0; index < 6; index++) sessions.push(sessionOf(await password("race-backup")));
      const results = await Promise.all(sessions.map((session) => code(session, backupCodes[3] ?? "")));
      expect(results.filter(({ kind }) => kind === "complete")).toHaveLength(1);
    });

    test("one pending session becomes only one session, regardless of the codes", async () => {
      const { id, backupCodes, secret, pending, code } = await enterPassword("race-session");
      const codes = [appCode(secret), ...backupCodes.slice(0, 5)];
      const results = await Promise.all(codes.map((text) => code(pending, text)));
      expect(results.filter(({ kind }) => kind === "complete")).toHaveLength(1);
      const rows = await store()
        .read.db.selectFrom("sessions")
        .select("stage")
        .where("user_id", "=", id)
        .execute();
      expect(rows).toEqual([{ stage: "complete" }]);
      const unused = await store()
        .read.db.selectFrom("backup_codes")
        .select("id")
        .where("user_id", "=", id)
        .where("used_at", "is", null)
        .execute();
      expect(unused.length).toBeGreaterThanOrEqual(9);
    });
  });

  test.each(["", "000000", "abc", "0000-0000-0000-0000", "x".repeat(100_000), "\u0000", "１２３４５６"])(
    "rejects code %#",
    async (text) => {
      const { pending, code, events } = await enterPassword(
        `wrong-${Buffer.from(text.slice(0, 9)).toString("hex")}`,
      );
      expect(await code(pending, text)).toEqual(wrongCode);
      expect(events()).toEqual(["anonymous: second_factor_failed"]);
    },
  );

  test("requires the password again after five wrong codes", async () => {
    const { secret, pending, code } = await enterPassword("five");
    for (let index = 0; index < 4; index++) expect(await code(pending, "000000")).toEqual(wrongCode);
    expect(await code(pending, "000000")).toEqual({
      kind: "refused",
      detail: "Too many wrong codes. Start again.",
      restart: true,
    });
    expect(await code(pending, appCode(secret))).toEqual(tooLong);
  });

  test("rejects codes after ten wrong codes in 15 minutes, regardless of the number of sessions", async () => {
    const { secret, code, password } = await enterPassword("ten");
    const kinds: string[] = [];
    for (let index = 0; index < 4; index++) {
      const session = sessionOf(await password("ten"));
      const results = await Promise.all(Array.from({ length: 4 }, () => code(session, "000000")));
      kinds.push(...results.map(({ kind }) => kind));
    }
    expect(kinds.filter((kind) => kind === "refused")).toHaveLength(10);
    const session = sessionOf(await password("ten"));
    expect(await code(session, appCode(secret))).toMatchObject({ kind: "throttled", retryAfter: 900 });
  });

  test("rejects codes after fifty wrong codes in a day", async () => {
    const { secret, code, password } = await enterPassword("fifty");
    let refused = 0;
    for (let quarter = 0; quarter < 7; quarter++) {
      const moment = { now: after(quarter * 900) };
      for (let index = 0; index < 3; index++) {
        const session = sessionOf(await password("fifty", moment));
        for (let guess = 0; guess < 4; guess++) {
          if ((await code(session, "000000", moment)).kind === "refused") refused += 1;
        }
      }
    }
    expect(refused).toBe(50);
    const later = after(8 * 900);
    const session = sessionOf(await password("fifty", { now: later }));
    const answer = await code(session, appCode(secret, later), { now: later });
    expect(answer).toMatchObject({ kind: "throttled", detail: expect.stringContaining("minutes") as string });
  });

  test.each([
    ["after ten minutes", async () => undefined, after(600)],
    [
      "once the user is disabled",
      (name: string) => updateUser(withoutLog(store()), name, { disabled: true }),
      now,
    ],
    [
      "after the password is changed",
      (name: string) => setPassword(withoutLog(store()), name, "battery staple"),
      now,
    ],
    [
      "after two-factor authentication is reset",
      (_: string, id: number) => resetSecondFactor(withoutLog(store()), id),
      now,
    ],
  ])("rejects a code %s", async (title, change, moment) => {
    const name = title.replaceAll(" ", "-");
    const { id, secret, pending, code } = await enterPassword(name);
    await change(name, id);
    expect(await code(pending, appCode(secret, moment), { now: moment })).toEqual(tooLong);
  });

  test("rejects a code with a completed session, and without a session", async () => {
    const { secret, pending, code } = await enterPassword("complete");
    const session = sessionOf(await code(pending, appCode(secret)));
    for (const token of [session, "", "x".repeat(43), "'".repeat(10_000)]) {
      expect(await code(token, appCode(secret, after(30)))).toEqual(tooLong);
    }
  });

  describe("on a trusted device", () => {
    async function trusting(name: string) {
      const person = await enterPassword(name);
      const result = await person.code(person.pending, appCode(person.secret), { trustDevice: true });
      const device = result.kind === "complete" ? result.device : undefined;
      return { ...person, device: device ?? "" };
    }

    test("needs no code for 60 days, and the log records why", async () => {
      const { device, password, events, logged } = await trusting("trusting");
      expect(Buffer.from(device, "base64url")).toHaveLength(32);
      expect(await password("trusting", { device })).toMatchObject({ kind: "complete" });
      const day = 24 * 60 * 60;
      const last = after(60 * day - 1);
      expect(await password("trusting", { device, now: last })).toMatchObject({ kind: "complete" });
      expect(await password("trusting", { device, now: after(60 * day) })).toMatchObject({
        kind: "second_factor",
      });
      expect(events()).toEqual(Array(3).fill("trusting: signed_in"));
      expect(logged.map(({ entry }) => entry.data?.["second_factor"])).toEqual([
        "app",
        "trusted_device",
        "trusted_device",
      ]);
      const rows = await store().read.db.selectFrom("trusted_devices").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(device);
    });

    test("needs a code for another user, after a wrong password, or if it is unknown", async () => {
      const { device } = await trusting("owner");
      const { password } = await enterPassword("stranger");
      expect(await password("stranger", { device })).toMatchObject({ kind: "second_factor" });
      expect(await password("owner", { device, password: "wrong" })).toMatchObject({ kind: "refused" });
      for (const unknown of ["", "x".repeat(43), "x".repeat(10_000)]) {
        expect(await password("owner", { device: unknown })).toMatchObject({ kind: "second_factor" });
      }
    });

    test("needs a code again after the password was changed", async () => {
      const { device, password } = await trusting("changed");
      await setPassword(withoutLog(store()), "changed", "battery staple");
      expect(await password("changed", { device, password: "battery staple" })).toMatchObject({
        kind: "second_factor",
      });
    });
  });
});
