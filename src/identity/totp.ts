/** Generates TOTP secrets and verifies codes (RFC 6238). `second-factor.ts` stores the secrets. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { HOTP, Secret, TOTP } from "otpauth";

/** Many authenticator apps support only this algorithm and this number of digits. */
const parameters = { algorithm: "SHA1", digits: 6 } as const;
const period = 30;

/**
 * How many time steps the stored `lastStep` can be ahead of this process. A code can be one step early, and the clock
 * of the process that accepted the code can be one step ahead.
 */
const clockSkew = 2;

/** Generates a secret of 160 random bits (RFC 4226 §4), encoded in Base32. */
export function newTotpSecret(bits = randomBytes(20)): string {
  return new Secret({ buffer: new Uint8Array(bits).buffer }).base32;
}

/**
 * Returns the `otpauth://totp/…` URI from which an authenticator app imports a secret. Pages show the URI as a QR code
 * and as a link.
 */
export function totpUri(issuer: string, username: string, secret: string): string {
  return new TOTP({ ...parameters, period, issuer, label: username, secret }).toString();
}

/** Whether a text has the format of the secrets from {@link newTotpSecret}. */
export function isTotpSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

export function isOneTimeCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/**
 * Returns the time step of a code, or null if the code is wrong. The app's clock can differ by one step of 30 seconds
 * (RFC 6238 §5.2). The step must be later than `lastStep`, so each code works only once. A `lastStep` in the future is
 * ignored, because it was stored while the server's clock was wrong.
 */
export function acceptedStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | null {
  if (!isOneTimeCode(code)) return null;
  const given = Buffer.from(code);
  const key = Secret.fromBase32(secret);
  const current = Math.floor(now.getTime() / 1000 / period);
  const last = lastStep === null || lastStep > current + clockSkew ? -1 : lastStep;
  let accepted: number | null = null;
  for (const counter of [current - 1, current, current + 1]) {
    const expected = Buffer.from(HOTP.generate({ ...parameters, secret: key, counter }));
    if (timingSafeEqual(given, expected) && counter > last) accepted = counter;
  }
  return accepted;
}
