/** How often one may be wrong at the sign-in. Names are counted by a digest: what is typed is stored nowhere. */
import { hash } from "node:crypto";
import { fold } from "../database/fold.ts";
import { hashToken } from "./api-token.ts";
import { inWords } from "./attempts.ts";
import type { AttemptLimit } from "./attempts.ts";
import { addressSubject, createFailureCounter } from "./rate-limit.ts";
import type { SignInResult } from "./sign-in.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * For the password: of one account from one address, of one address, and of one account. The last is what somebody
 * with many addresses meets, and with them the owner of the account: a device that the owner trusts is counted for
 * itself.
 * @param trustedDevice the secret of the device, when the account trusts it
 */
export type PasswordLimits = (
  username: string,
  address: string,
  trustedDevice: string | null,
) => readonly AttemptLimit[];

export function createPasswordLimits(): PasswordLimits {
  const fromAddress = counter("sign-in-account-address", 5, minute);
  const ofAddress = counter("sign-in-address", 25, minute);
  const ofAccount = counter("sign-in-account", 100, hour);
  return (username, address, trustedDevice) => {
    const account = hash("sha256", fold(username), "hex").slice(0, 32);
    const place = addressSubject(address);
    const device = trustedDevice === null ? null : `device ${hashToken(trustedDevice)}`;
    return [
      { counter: fromAddress, subject: `${account} ${place}` },
      { counter: ofAddress, subject: place },
      { counter: ofAccount, subject: device ?? account },
    ];
  };
}

export interface SecondFactorLimits {
  /** For the codes of one account: whoever gets here knows the password. */
  account(userId: number): readonly AttemptLimit[];
  /** For one pending session, asked with the time when it was made: what it does not allow ends the session. */
  pendingSession(sessionId: number): AttemptLimit;
}

/** Wrong codes that a pending session survives: the fifth ends it. */
const survived = 4;

export function createSecondFactorLimits(): SecondFactorLimits {
  const ofAccount = counter("second-factor", 10, 15 * minute);
  // Of a million codes three are right: with 50 a day they are found in some eighteen years, with 960 in one.
  const ofDay = counter("second-factor-day", 50, day);
  const ofSession = counter("second-factor-session", survived, hour);
  return {
    account: (userId) => [
      { counter: ofAccount, subject: String(userId) },
      { counter: ofDay, subject: String(userId) },
    ],
    pendingSession: (sessionId) => ({ counter: ofSession, subject: String(sessionId) }),
  };
}

export function throttled(retryAfter: number): SignInResult {
  const detail = `Too many attempts to sign in. Try again in ${inWords(retryAfter)}.`;
  return { kind: "throttled", retryAfter, detail };
}

function counter(kind: string, limit: number, windowSeconds: number) {
  return createFailureCounter({ kind, limit, windowSeconds });
}
