/**
 * Defines the limits for failed sign-ins. The counters store hashes of user names, so the text that users type into the
 * form is not stored.
 */
import { hash } from "node:crypto";
import { fold } from "../database/fold.ts";
import { hashToken } from "./api-token.ts";
import { formatDuration, type AttemptLimit } from "./attempts.ts";
import { addressSubject, createFailureCounter } from "./failure-rate-limit.ts";
import type { SignInResult } from "./sign-in.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Evidence that the client belongs to the owner of the account. */
interface ClientEvidence {
  /** The secret of the client's device, if the account trusts the device. */
  readonly trustedDevice: string | null;
  /** Whether the account has a session from the client's address. */
  readonly signedInHere: boolean;
}

/**
 * Limits wrong passwords per account and address (in a minute and in an hour), per address and per account. Only an
 * attacker with many addresses reaches the limit per account. To keep such an attack from locking out the owner, the
 * limit per account does not apply to addresses from which the owner is signed in. Each trusted device has its own
 * count.
 */
export function createPasswordLimits() {
  const fromAddress = counter("sign-in-account-address", 5, minute);
  const fromAddressInHour = counter("sign-in-account-share", 20, hour);
  const ofAddress = counter("sign-in-address", 25, minute);
  const ofAccount = counter("sign-in-account", 100, hour);
  return (
    username: string,
    address: string,
    { trustedDevice, signedInHere }: ClientEvidence,
  ): readonly AttemptLimit[] => {
    const account = hash("sha256", fold(username), "hex").slice(0, 32);
    const client = addressSubject(address);
    const accountAndClient = `${account} ${client}`;
    const always = [
      { counter: fromAddress, subject: accountAndClient },
      { counter: ofAddress, subject: client },
    ];
    if (trustedDevice !== null) {
      return [...always, { counter: ofAccount, subject: `device ${hashToken(trustedDevice)}` }];
    }
    const inHour = [...always, { counter: fromAddressInHour, subject: accountAndClient }];
    return signedInHere ? inHour : [...inHour, { counter: ofAccount, subject: account }];
  };
}

/** The number of wrong codes that a pending session allows. The next wrong code ends the session. */
const allowedWrongCodes = 4;

export function createSecondFactorLimits() {
  const ofAccount = counter("second-factor", 10, 15 * minute);
  // Three of the 1,000,000 possible codes are valid at a time. At 50 attempts a day, an attacker needs about 18 years.
  // Without this limit, the limit per account allows 960 attempts a day, which takes about 1 year.
  const ofDay = counter("second-factor-day", 50, day);
  const ofSession = counter("second-factor-session", allowedWrongCodes, hour);
  return {
    /** The limits for one account. These limits are checked only after the password was correct. */
    account: (userId: number): readonly AttemptLimit[] => [
      { counter: ofAccount, subject: String(userId) },
      { counter: ofDay, subject: String(userId) },
    ],
    /**
     * The limit for one pending session, which ends if the limit is exceeded. Count with the creation time of the
     * session, so all attempts fall into one window.
     */
    pendingSession: (sessionId: number): AttemptLimit => ({ counter: ofSession, subject: String(sessionId) }),
  };
}

export function throttled(retryAfter: number): SignInResult {
  const detail = `Too many attempts to sign in. Try again in ${formatDuration(retryAfter)}.`;
  return { kind: "throttled", retryAfter, detail };
}

function counter(kind: string, limit: number, windowSeconds: number) {
  return createFailureCounter({ kind, limit, windowSeconds });
}
