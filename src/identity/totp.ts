/** One-time codes of an app (RFC 6238): how a secret is made and a code recognised. What is stored: `second-factor.ts`. */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { HOTP, Secret, TOTP } from "otpauth";

/** What every app knows, and many know nothing else. */
const parameters = { algorithm: "SHA1", digits: 6 } as const;
const period = 30;

/** Steps: a code may be one step early, and the clock of another process one step ahead. */
const clockSkew = 2;

/** A secret of 160 bits (RFC 4226 §4) in base 32. */
export function newTotpSecret(bits = randomBytes(20)): string {
  return new Secret({ buffer: new Uint8Array(bits).buffer }).base32;
}

/** What apps take a secret in with, as a QR code or a link: `otpauth://totp/…`. */
export function totpUri(issuer: string, username: string, secret: string): string {
  return new TOTP({ ...parameters, period, issuer, label: username, secret }).toString();
}

/** Whether a text is a secret as {@link newTotpSecret} makes them. */
export function isTotpSecret(text: string): boolean {
  return /^[A-Z2-7]{32}$/.test(text);
}

/** Whether a text has the form of a code. */
export function isOneTimeCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/**
 * The time step of a code, or null when the code is wrong. One step of leeway either side lets clocks be off by half a
 * minute (RFC 6238 §5.2). No step is accepted that is not later than the last one: a code works once. A last step that
 * is later than now was stored while the server's clock was wrong, and is ignored.
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
