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

/** What speaks for whoever tries to sign in. */
export interface KnownPlace {
  /** The secret of the device, when the account trusts it. */
  readonly trustedDevice: string | null;
  /** Whether the account is signed in from the same address. */
  readonly signedInHere: boolean;
}

/**
 * For the password: of one account from one address in a minute and in an hour, of one address, and of one account.
 * The last is what somebody with many addresses meets; one address alone never gets that far. So that the owner of the
 * account does not meet it as well, nothing of it holds for devices that the owner trusts, which are counted for
 * themselves, and where the owner is signed in.
 */
export type PasswordLimits = (
  username: string,
  address: string,
  known: KnownPlace,
) => readonly AttemptLimit[];

export function createPasswordLimits(): PasswordLimits {
  const fromAddress = counter("sign-in-account-address", 5, minute);
  const fromAddressInHour = counter("sign-in-account-share", 20, hour);
  const ofAddress = counter("sign-in-address", 25, minute);
  const ofAccount = counter("sign-in-account", 100, hour);
  return (username, address, { trustedDevice, signedInHere }) => {
    const account = hash("sha256", fold(username), "hex").slice(0, 32);
    const place = addressSubject(address);
    const both = `${account} ${place}`;
    const always = [
      { counter: fromAddress, subject: both },
      { counter: ofAddress, subject: place },
    ];
    if (trustedDevice !== null) {
      return [...always, { counter: ofAccount, subject: `device ${hashToken(trustedDevice)}` }];
    }
    const inHour = [...always, { counter: fromAddressInHour, subject: both }];
    return signedInHere ? inHour : [...inHour, { counter: ofAccount, subject: account }];
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
