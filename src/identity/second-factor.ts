/**
 * Manages two-factor authentication (2FA) of accounts: TOTP codes of an authenticator app (RFC 6238), backup codes and
 * trusted devices. `second-factor-step.ts` checks the code during the sign-in.
 */
import type { Reader, Transaction } from "../database/store.ts";
import { invalid, problem } from "../util/errors.ts";
import { newBackupCodes, replaceBackupCodes, useBackupCode } from "./backup-codes.ts";
import { confirmPassword } from "./confirm-password.ts";
import { securityEvent, type ChangeContext } from "./record.ts";
import { rotateSession, type RotatedSession } from "./new-session.ts";
import { acceptedStep, isOneTimeCode, isTotpSecret, newTotpSecret, totpUri } from "./totp.ts";
import type { TotpSecrets } from "./totp-secrets.ts";

/** Generates a secret (Base32) and the URI from which an authenticator app imports the secret. Nothing is stored. */
export function newTotp(issuer: string, username: string): { readonly secret: string; readonly uri: string } {
  const secret = newTotpSecret();
  return { secret, uri: totpUri(issuer, username, secret) };
}

export interface SecondFactorSetUp {
  readonly userId: number;
  readonly secret: string;
  /** The code that the authenticator app currently shows. */
  readonly code: string;
  readonly password: string;
}

interface EnabledSecondFactor {
  /** The backup codes. Only their hashes are stored, so the caller must show the codes now. */
  readonly backupCodes: readonly string[];
  /** The current session, which continues with a new secret. Null if the request is not made in a session. */
  readonly session: RotatedSession | null;
}

/**
 * Turns on 2FA. The current code proves that the authenticator app works.
 * @throws {Problem} `unprocessable` on `code` or `password`; `too-many-requests` after too many wrong passwords;
 * `conflict` if 2FA is already on; `unavailable` if the encryption key is missing or unusable
 */
export async function enableSecondFactor(
  context: ChangeContext,
  secrets: TotpSecrets,
  { userId, secret, code, password }: SecondFactorSetUp,
): Promise<EnabledSecondFactor> {
  const { store, now, record, sessionId } = context;
  const step = isTotpSecret(secret) ? acceptedStep(secret, withoutSpaces(code), now, null) : null;
  if (step === null) {
    const message =
      "The code is wrong or expired. Enter the app's current code, and check your device's clock.";
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
 * Turns off 2FA and deletes the user's backup codes and trusted devices. The user's sessions continue.
 * @throws {Problem} `unprocessable` on `password`; `too-many-requests` after too many wrong passwords
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
 * Turns off 2FA for a user who lost access to the authenticator app. Called by administrators. Does nothing if 2FA is
 * off.
 * @throws {Problem} `not-found` if the user does not exist
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
 * Replaces all backup codes, including unused ones.
 * @returns the new codes. Only their hashes are stored, so the caller must show the codes now
 * @throws {Problem} `unprocessable` on `password`; `conflict` if 2FA is off; `too-many-requests` after too many wrong
 * passwords
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

/** Forgets all trusted devices of a user. These devices then need the 2FA code again. Returns the number of devices. */
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

/** The kind of code with which a user completed the second step. */
export type UsedSecondFactor = "app" | "backup_code";

/**
 * Checks a code and marks it as used. Returns null if the code is wrong or was already used. If two requests send the
 * same code at the same time, only one of them succeeds.
 * @throws {Problem} `unavailable` for a code from the app if the encryption key is missing or unusable
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
  const given = withoutSpaces(code.slice(0, maximumCodeLength));
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

/** Maximum length of the input. Longer input is truncated before spaces are removed. */
const maximumCodeLength = 100;

function withoutSpaces(code: string): string {
  return code.replace(/\s/g, "");
}

async function requireSecondFactor({ db }: Pick<Reader, "db">, userId: number) {
  const user = await db
    .selectFrom("users")
    .select(["totp_secret as totpSecret", "totp_last_step as totpLastStep"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user === undefined) throw problem("not-found", "The user does not exist.");
  return user;
}
