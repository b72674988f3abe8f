/** Limits of failed sign-ins. Names are counted by their digest, so that typed text is not stored. */
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

/** Evidence that the user owns the account. */
interface KnownPlace {
  /** The secret of the device, if the account trusts it. */
  readonly trustedDevice: string | null;
  /** Whether the account is signed in from the same address. */
  readonly signedInHere: boolean;
}

/**
 * Limits of wrong passwords: of one account from one address in a minute and in an hour, of one address, and of one
 * account. Only a client with many addresses reaches the last one. So that it does not lock out the owner, it does not
 * apply where the owner is signed in, and trusted devices are counted separately.
 */
export function createPasswordLimits() {
  const fromAddress = counter("sign-in-account-address", 5, minute);
  const fromAddressInHour = counter("sign-in-account-share", 20, hour);
  const ofAddress = counter("sign-in-address", 25, minute);
  const ofAccount = counter("sign-in-account", 100, hour);
  return (
    username: string,
    address: string,
    { trustedDevice, signedInHere }: KnownPlace,
  ): readonly AttemptLimit[] => {
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

/** A pending session allows four wrong codes; the fifth ends it. */
const survived = 4;

export function createSecondFactorLimits() {
  const ofAccount = counter("second-factor", 10, 15 * minute);
  // Three of a million codes are right. Guessing takes about 18 years with 50 codes a day, 1 year with 960.
  const ofDay = counter("second-factor-day", 50, day);
  const ofSession = counter("second-factor-session", survived, hour);
  return {
    /** For the codes of one account, whose password the client knows. */
    account: (userId: number): readonly AttemptLimit[] => [
      { counter: ofAccount, subject: String(userId) },
      { counter: ofDay, subject: String(userId) },
    ],
    /** For one pending session, checked with the time when it was created. The session ends when the limit is exceeded. */
    pendingSession: (sessionId: number): AttemptLimit => ({ counter: ofSession, subject: String(sessionId) }),
  };
}

export function throttled(retryAfter: number): SignInResult {
  const detail = `Too many attempts to sign in. Try again in ${inWords(retryAfter)}.`;
  return { kind: "throttled", retryAfter, detail };
}

function counter(kind: string, limit: number, windowSeconds: number) {
  return createFailureCounter({ kind, limit, windowSeconds });
}
