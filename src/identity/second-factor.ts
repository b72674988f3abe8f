/**
 * The second factor: one-time codes of an app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds), backup codes and the
 * devices that need not give either. Where it is asked for: `sign-in.ts`.
 */
import type { Reader } from "../database/store.ts";
import type { RandomBytes } from "./api-token.ts";
import type { ChangeContext } from "./record.ts";

/** A secret that is not in use yet (base 32), and the URI that apps take it in with. */
export function newTotp(
  issuer: string,
  username: string,
  random?: RandomBytes,
): { readonly secret: string; readonly uri: string } {
  throw new Error(`To be written. ${issuer} ${username} ${typeof random}`);
}

/**
 * Turns the second factor on, once the user has shown that the app works.
 * @returns the backup codes; this is the only time that they can be shown
 * @throws {Problem} `unprocessable` on `code`; `conflict` when the second factor is on already
 */
export async function enableSecondFactor(
  context: ChangeContext,
  userId: number,
  secret: string,
  code: string,
  random?: RandomBytes,
): Promise<readonly string[]> {
  throw new Error(`To be written. ${typeof context} ${userId} ${secret} ${code} ${typeof random}`);
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
  throw new Error(`To be written. ${typeof context} ${userId} ${password}`);
}

/**
 * The same for a user who lost the app, by an administrator. Without effect when there is no second factor.
 * @throws {Problem} `not-found` when there is no such user
 */
export async function resetSecondFactor(context: ChangeContext, userId: number): Promise<void> {
  throw new Error(`To be written. ${typeof context} ${userId}`);
}

/**
 * Replaces all backup codes, used or not.
 * @throws {Problem} `unprocessable` on `password`; `conflict` when the second factor is off; `too-many-requests`
 */
export async function renewBackupCodes(
  context: ChangeContext,
  userId: number,
  password: string,
  random?: RandomBytes,
): Promise<readonly string[]> {
  throw new Error(`To be written. ${typeof context} ${userId} ${password} ${typeof random}`);
}

export async function unusedBackupCodes(read: Pick<Reader, "db">, userId: number): Promise<number> {
  throw new Error(`To be written. ${typeof read} ${userId}`);
}

/** Every device has to give the second factor again; how many there were. */
export async function forgetTrustedDevices(context: ChangeContext, userId: number): Promise<number> {
  throw new Error(`To be written. ${typeof context} ${userId}`);
}
