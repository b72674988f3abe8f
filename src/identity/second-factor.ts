/**
 * The second factor of an account: one-time codes of an app (TOTP, RFC 6238), backup codes, and the devices that need
 * not give either. Where it is asked for: `sign-in.ts`.
 */
import type { Reader, Transaction } from "../database/store.ts";
import { invalid, problem } from "../errors.ts";
import { newBackupCodes, replaceBackupCodes, useBackupCode } from "./backup-codes.ts";
import { confirmPassword } from "./confirm-password.ts";
import { securityEvent } from "./record.ts";
import type { ChangeContext } from "./record.ts";
import { rotateSession } from "./new-session.ts";
import type { RotatedSession } from "./new-session.ts";
import { acceptedStep, isOneTimeCode, isTotpSecret, newTotpSecret, totpUri } from "./totp.ts";
import type { TotpSecrets } from "./totp-secrets.ts";

/** A secret that is not in use yet (base 32), and the URI that apps take it in with. */
export function newTotp(issuer: string, username: string): { readonly secret: string; readonly uri: string } {
  const secret = newTotpSecret();
  return { secret, uri: totpUri(issuer, username, secret) };
}

export interface SecondFactorSetUp {
  readonly userId: number;
  /** Of {@link newTotp}. */
  readonly secret: string;
  /** What the app shows. */
  readonly code: string;
  readonly password: string;
}

interface EnabledSecondFactor {
  /** This is the only time that they can be shown. */
  readonly backupCodes: readonly string[];
  /** The current session, which continues with another secret; null if there is none. */
  readonly session: RotatedSession | null;
}

/**
 * Turns the second factor on, once the user has shown that the app works.
 * @throws {Problem} `unprocessable` on `code` or `password`; `too-many-requests` after too many wrong passwords;
 * `conflict` when the second factor is on already; `unavailable` when the key for secrets is lost
 */
export async function enableSecondFactor(
  context: ChangeContext,
  secrets: TotpSecrets,
  { userId, secret, code, password }: SecondFactorSetUp,
): Promise<EnabledSecondFactor> {
  const { store, now, record, sessionId } = context;
  const step = isTotpSecret(secret) ? acceptedStep(secret, withoutBlanks(code), now, null) : null;
  if (step === null) {
    const message =
      "This is not the code that the app shows now. Check that the clock of the device is right.";
    throw invalid([{ propertyPath: "code", message, code: "one-time-code" }]);
  }
  await confirmPassword(context, { userId, password, propertyPath: "password" });
  const backupCodes = newBackupCodes();
  return store.transaction(async (transaction) => {
    const user = await requireSecondFactor(transaction, userId);
    if (user.totpSecret !== null) throw problem("conflict", "Two-factor authentication is already on.");
    await transaction.db
      .updateTable("users")
      .set({ totp_secret: await secrets.encrypt(transaction, userId, secret), totp_last_step: step })
      .where("id", "=", userId)
      .execute();
    await replaceBackupCodes(transaction, userId, backupCodes);
    await record(transaction, securityEvent(userId, { event: "second_factor_enabled" }));
    const session = sessionId === undefined ? null : await rotateSession(transaction, sessionId, now);
    return { backupCodes, session };
  });
}

/**
 * Turns the second factor off: backup codes and trusted devices go as well. Ends nothing else.
 * @throws {Problem} `unprocessable` on `password`; `too-many-requests`
 */
export async function disableSecondFactor(
  context: ChangeContext,
  userId: number,
  password: string,
): Promise<void> {
  await confirmPassword(context, { userId, password, propertyPath: "password" });
  await removeSecondFactor(context, userId, "second_factor_disabled");
}

/**
 * The same for a user who lost the app, by an administrator. Without effect when there is no second factor.
 * @throws {Problem} `not-found` when there is no such user
 */
export async function resetSecondFactor(context: ChangeContext, userId: number): Promise<void> {
  await removeSecondFactor(context, userId, "second_factor_reset");
}

async function removeSecondFactor(
  { store, record }: ChangeContext,
  userId: number,
  event: string,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const { db } = transaction;
    const user = await requireSecondFactor(transaction, userId);
    if (user.totpSecret === null) return;
    await db
      .updateTable("users")
      .set({ totp_secret: null, totp_last_step: null })
      .where("id", "=", userId)
      .execute();
    await db.deleteFrom("backup_codes").where("user_id", "=", userId).execute();
    await db.deleteFrom("trusted_devices").where("user_id", "=", userId).execute();
    await record(transaction, securityEvent(userId, { event }));
  });
}

/**
 * Replaces all backup codes, used or not.
 * @returns the new ones; this is the only time that they can be shown
 * @throws {Problem} `unprocessable` on `password`; `conflict` when the second factor is off; `too-many-requests`
 */
export async function renewBackupCodes(
  context: ChangeContext,
  userId: number,
  password: string,
): Promise<readonly string[]> {
  await confirmPassword(context, { userId, password, propertyPath: "password" });
  const codes = newBackupCodes();
  await context.store.transaction(async (transaction) => {
    const user = await requireSecondFactor(transaction, userId);
    if (user.totpSecret === null) throw problem("conflict", "Two-factor authentication is off.");
    await replaceBackupCodes(transaction, userId, codes);
    await context.record(transaction, securityEvent(userId, { event: "backup_codes_renewed" }));
  });
  return codes;
}

export async function unusedBackupCodes({ db }: Pick<Reader, "db">, userId: number): Promise<number> {
  const unused = await db
    .selectFrom("backup_codes")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(unused.count);
}

/** Every device has to give the second factor again; how many there were. */
export async function forgetTrustedDevices(
  { store, record }: ChangeContext,
  userId: number,
): Promise<number> {
  return store.transaction(async (transaction) => {
    const forgotten = await transaction.db
      .deleteFrom("trusted_devices")
      .where("user_id", "=", userId)
      .returning("id")
      .execute();
    if (forgotten.length > 0) {
      const event = { event: "trusted_devices_forgotten", devices: forgotten.length };
      await record(transaction, securityEvent(userId, event));
    }
    return forgotten.length;
  });
}

/** What a user gave as second factor: a code of the app, or a backup code. */
export type UsedSecondFactor = "app" | "backup_code";

/**
 * Uses a code up; null when it is wrong or was used before. Of two at the same moment, one is accepted.
 * @throws {Problem} `unavailable` for a code of the app when the key for secrets is lost
 */
export async function useSecondFactor(
  transaction: Transaction,
  secrets: TotpSecrets,
  userId: number,
  code: string,
  now: Date,
): Promise<UsedSecondFactor | null> {
  const { totpSecret, totpLastStep } = await requireSecondFactor(transaction, userId);
  if (totpSecret === null) return null;
  const given = withoutBlanks(code.slice(0, maximumCode));
  if (!isOneTimeCode(given)) {
    return (await useBackupCode(transaction, userId, given, now)) ? "backup_code" : null;
  }
  const step = acceptedStep(secrets.decrypt(userId, totpSecret), given, now, totpLastStep);
  if (step === null) return null;
  const used = await transaction.db
    .updateTable("users")
    .set({ totp_last_step: step })
    .where("id", "=", userId)
    .where("totp_last_step", totpLastStep === null ? "is" : "=", totpLastStep)
    .returning("id")
    .execute();
  return used.length > 0 ? "app" : null;
}

/** Longer texts are no code, whatever blanks are in them. */
const maximumCode = 100;

function withoutBlanks(code: string): string {
  return code.replace(/\s/g, "");
}

async function requireSecondFactor({ db }: Pick<Reader, "db">, userId: number) {
  const user = await db
    .selectFrom("users")
    .select(["totp_secret as totpSecret", "totp_last_step as totpLastStep"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user === undefined) throw problem("not-found", "There is no such user.");
  return user;
}
