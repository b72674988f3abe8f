/** Manages trusted devices: browsers with a secret cookie, from which users sign in without a 2FA code. */
import type { Reader, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { hashToken } from "./api-token.ts";
import { clientText, isCookieSecret } from "./new-session.ts";

/** How long a device is trusted, in seconds: 60 days. */
export const trustedDeviceSeconds = 60 * 24 * 60 * 60;

/** Trusts the device for {@link trustedDeviceSeconds}. `secret` is the value of the device's cookie. */
export async function trustDevice(
  { db }: Transaction,
  device: {
    readonly userId: number;
    readonly secret: string;
    readonly userAgent: string;
    readonly now: Date;
  },
): Promise<void> {
  const { userId, secret, userAgent, now } = device;
  await db
    .insertInto("trusted_devices")
    .values({
      user_id: userId,
      token_hash: hashToken(secret),
      user_agent: clientText(userAgent, 500),
      created_at: timestamp(now),
      expires_at: timestamp(new Date(now.getTime() + trustedDeviceSeconds * 1000)),
    })
    .execute();
}

/** Whether the user trusts the device with the cookie value `secret`. */
export async function isTrustedDevice(
  { db }: Pick<Reader, "db">,
  userId: number,
  secret: string | null,
  now: Date,
): Promise<boolean> {
  if (secret === null || !isCookieSecret(secret)) return false;
  const device = await db
    .selectFrom("trusted_devices")
    .select("id")
    .where("token_hash", "=", hashToken(secret))
    .where("user_id", "=", userId)
    .where("expires_at", ">", timestamp(now))
    .executeTakeFirst();
  return device !== undefined;
}
