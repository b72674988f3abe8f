import { expect, test } from "vitest";
import type { Problem } from "../../src/util/errors.ts";
import {
  disableSecondFactor,
  enableSecondFactor,
  forgetTrustedDevices,
  newTotp,
  renewBackupCodes,
  resetSecondFactor,
  unusedBackupCodes,
} from "../../src/identity/second-factor.ts";
import { totpSecrets } from "../support/totp-secrets.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { now, withoutLog, recordedChanges } from "./recorded-changes.ts";
import {
  after,
  appCode,
  appOf,
  signInAttempts,
  createUserWithPassword,
  right,
  sessionOf,
  sessionsOf,
  enableTwoFactor,
} from "./sign-in-attempts.ts";

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => {
      const { status, violations } = error as Problem;
      return violations === undefined ? status : violations.map(({ propertyPath }) => propertyPath);
    },
  );

describeOneDialect("two-factor authentication of an account", (dialect) => {
  const { store } = useTestStore(dialect);
  const columns = (id: number) =>
    store()
      .read.db.selectFrom("users")
      .select(["totp_secret", "totp_last_step", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const events = (entries: readonly { data?: Readonly<Record<string, unknown>> }[]) =>
    entries.map(({ data }) => data?.["event"]);

  test("is enabled with a code of the app and creates ten backup codes", async () => {
    const id = await createUserWithPassword(store(), { name: "on" });
    const { change, entries } = recordedChanges(store());
    const { secret, uri } = newTotp("My lab", "on");
    expect(uri).toContain(secret);
    const { backupCodes: codes, session } = await enableSecondFactor(change, totpSecrets, appOf(id, secret));
    expect(session).toBeNull();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(new Set(codes).size).toBe(10);
    expect(totpSecrets.decrypt(id, (await columns(id)).totp_secret ?? "")).toBe(secret);
    expect(await unusedBackupCodes(store().read, id)).toBe(10);
    const stored = await store().read.db.selectFrom("backup_codes").selectAll().execute();
    const text = JSON.stringify([stored, entries]);
    for (const secretText of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))]) {
      expect(text).not.toContain(secretText);
    }
    expect(events(entries)).toEqual(["second_factor_enabled"]);
  });

  test("rejects the code that enabled it at the next sign-in", async () => {
    const id = await createUserWithPassword(store(), { name: "once" });
    const { secret } = newTotp("Test", "once");
    await enableSecondFactor(withoutLog(store()), totpSecrets, appOf(id, secret));
    const { password, code } = signInAttempts(store());
    const pending = sessionOf(await password("once"));
    expect(await code(pending, appCode(secret))).toMatchObject({ kind: "refused" });
    expect(await code(pending, appCode(secret, after(30)))).toMatchObject({ kind: "complete" });
  });

  test.each([
    ["a wrong code", { code: "000000" }, "code"],
    ["an expired code", (secret: string) => ({ code: appCode(secret, after(-90)) }), "code"],
    ["no code", { code: "" }, "code"],
    ["an invalid secret", { secret: "AAAA", code: appCode("AAAA") }, "code"],
    ["a wrong password", { password: "wrong" }, "password"],
    ["no password", { password: "" }, "password"],
  ])("is not enabled with %s", async (_, change, field) => {
    const id = await createUserWithPassword(store(), { name: `off-${Math.random()}` });
    const { secret } = newTotp("Test", "off");
    const wanted = { ...appOf(id, secret), ...(typeof change === "function" ? change(secret) : change) };
    expect(await refusal(enableSecondFactor(withoutLog(store()), totpSecrets, wanted))).toEqual([field]);
    expect((await columns(id)).totp_secret).toBeNull();
  });

  test("cannot be replaced without being disabled first, even at the same time", async () => {
    const id = await createUserWithPassword(store(), { name: "twice" });
    const attempts = Array.from({ length: 4 }, () => {
      const { secret } = newTotp("Test", "twice");
      return refusal(enableSecondFactor(withoutLog(store()), totpSecrets, appOf(id, secret)));
    });
    expect((await Promise.all(attempts)).sort()).toEqual([409, 409, 409, "done"]);
    expect(await unusedBackupCodes(store().read, id)).toBe(10);
  });

  test("is disabled with the password: backup codes and trusted devices are deleted, sessions are kept", async () => {
    const id = await createUserWithPassword(store(), { name: "turned-off" });
    const { secret } = await enableTwoFactor(store(), id);
    const { password, code } = signInAttempts(store());
    const done = await code(sessionOf(await password("turned-off")), appCode(secret), { trustDevice: true });
    const { change, entries } = recordedChanges(store());
    expect(await refusal(disableSecondFactor(change, id, "wrong"))).toEqual(["password"]);
    expect((await columns(id)).totp_secret).not.toBeNull();
    await disableSecondFactor(change, id, right);
    expect(await columns(id)).toMatchObject({ totp_secret: null, totp_last_step: null });
    expect(await unusedBackupCodes(store().read, id)).toBe(0);
    const devices = await store()
      .read.db.selectFrom("trusted_devices")
      .where("user_id", "=", id)
      .select("id")
      .execute();
    expect(devices).toEqual([]);
    expect(events(entries)).toEqual(["password_confirmation_failed", "second_factor_disabled"]);
    expect(await password("turned-off")).toMatchObject({ kind: "complete" });
    const { find, close } = sessionsOf(store());
    expect(await find(sessionOf(done), now)).not.toBeNull();
    await close();
  });

  test("is reset by an administrator without a password; this has no effect if it is not enabled", async () => {
    const id = await createUserWithPassword(store(), { name: "lost-phone" });
    await enableTwoFactor(store(), id);
    const { change, entries } = recordedChanges(store());
    await resetSecondFactor(change, id);
    await resetSecondFactor(change, id);
    expect((await columns(id)).totp_secret).toBeNull();
    expect(await unusedBackupCodes(store().read, id)).toBe(0);
    expect(events(entries)).toEqual(["second_factor_reset"]);
    expect(await refusal(resetSecondFactor(change, 999_999))).toBe(404);
  });

  test("gets new backup codes with the password, and the old codes become invalid", async () => {
    const id = await createUserWithPassword(store(), { name: "renewed" });
    const { backupCodes } = await enableTwoFactor(store(), id);
    const { change, entries } = recordedChanges(store());
    expect(await refusal(renewBackupCodes(change, id, "wrong"))).toEqual(["password"]);
    const codes = await renewBackupCodes(change, id, right);
    expect(codes).toHaveLength(10);
    expect(codes).not.toContain(backupCodes[0]);
    const { password, code } = signInAttempts(store());
    const pending = sessionOf(await password("renewed"));
    expect(await code(pending, backupCodes[0] ?? "")).toMatchObject({ kind: "refused" });
    expect(await code(pending, codes[0] ?? "")).toMatchObject({ kind: "complete" });
    expect(await unusedBackupCodes(store().read, id)).toBe(9);
    expect(events(entries)).toEqual(["password_confirmation_failed", "backup_codes_renewed"]);
    const without = await createUserWithPassword(store(), { name: "without" });
    expect(await refusal(renewBackupCodes(change, without, right))).toBe(409);
  });

  test("requires a code on every device after trusted devices are removed", async () => {
    const id = await createUserWithPassword(store(), { name: "forgetful" });
    const { secret } = await enableTwoFactor(store(), id);
    const { password, code } = signInAttempts(store());
    const pending = sessionOf(await password("forgetful"));
    const result = await code(pending, appCode(secret), { trustDevice: true });
    const device = result.kind === "complete" ? (result.device ?? null) : null;
    const { change, entries } = recordedChanges(store());
    expect(await forgetTrustedDevices(change, id)).toBe(1);
    expect(await forgetTrustedDevices(change, id)).toBe(0);
    expect(await password("forgetful", { device })).toMatchObject({ kind: "second_factor" });
    expect(events(entries)).toEqual(["trusted_devices_forgotten"]);
  });

  test("cannot be disabled by guessing the password, even with many requests at the same time", async () => {
    const id = await createUserWithPassword(store(), { name: "guessed" });
    await enableTwoFactor(store(), id);
    const { change, entries } = recordedChanges(store());
    const guesses = Array.from({ length: 20 }, () => refusal(disableSecondFactor(change, id, "guess")));
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome !== 429)).toHaveLength(10);
    expect(await refusal(disableSecondFactor(change, id, right))).toBe(429);
    expect(entries).toHaveLength(10);
    const later = { ...withoutLog(store()), now: after(900) };
    expect(await refusal(disableSecondFactor(later, id, right))).toBe("done");
  });
});
