/**
 * Checks the user name and the password, which is the first step of the sign-in. `second-factor-step.ts` implements the
 * second step.
 */
import type { Transaction } from "../database/store.ts";
import { problem, type Problem } from "../util/errors.ts";
import { createFairQueue } from "../util/queue/fair-queue.ts";
import { hashToken } from "./api-token.ts";
import { uncountAttempt, beginAttempt, type AttemptLimit } from "./attempts.ts";
import { insertSession, newCookieSecret, rememberedSeconds } from "./new-session.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password.ts";
import { securityEvent } from "./record.ts";
import type { PasswordAttempt, SignInOptions, SignInResult } from "./sign-in.ts";
import { anonymous, signedInEvent } from "./sign-in-events.ts";
import { createPasswordLimits, throttled } from "./sign-in-limits.ts";
import { findCandidate, hasSessionFrom, type Candidate } from "./sign-in-rows.ts";
import { isTrustedDevice } from "./trusted-devices.ts";

/**
 * Sent if the name is unknown, the user has no password or the password is wrong. The message is always the same, so
 * that it does not reveal which names exist.
 */
const wrongPassword = "The user name or the password is wrong.";
/** Sent only if the password is correct, so the message does not reveal which names exist. */
const disabledAccount = "Your account is disabled! Contact an administrator if you think this is wrong.";

/**
 * The maximum number of attempts at a time. At 0.2 s each, about this many passwords can be hashed within
 * `waitTimeoutMilliseconds`.
 */
const maximumAttempts = 40;
const waitTimeoutMilliseconds = 15_000;

interface PasswordCheck {
  readonly isCorrect: boolean;
  /**
   * The new hash to store if the hashing cost has changed since the stored hash was created; null if the cost has not
   * changed.
   */
  readonly newHash: string | null;
}

/** An attempt whose password is correct. */
interface VerifiedAttempt extends Pick<PasswordCheck, "newHash"> {
  readonly candidate: Candidate;
  readonly limits: readonly AttemptLimit[];
  /** The secret of the new session, for the session cookie. */
  readonly session: string;
}

export function createPasswordStep(
  options: SignInOptions,
): (attempt: PasswordAttempt) => Promise<SignInResult> {
  const { store } = options;
  const limitsOf = createPasswordLimits();
  const attempts = createFairQueue({ perOwner: maximumAttempts, waiting: 0, refusal: tooMany });
  // Hashing occupies a CPU core for about 0.2 s. Passwords are hashed one at a time, so other requests can use the
  // remaining cores. Known clients come first, so a flood of wrong passwords does not delay them.
  const hashing = createFairQueue({
    name: "password_checks",
    total: 1,
    first: "known",
    waitTimeoutMilliseconds,
    refusal: tooMany,
  });

  return async (attempt) => {
    const { username, address, device, now } = attempt;
    const candidate = await findCandidate(store.read, username);
    const userId = candidate?.userId ?? 0;
    const isTrusted = await isTrustedDevice(store.read, userId, device, now);
    const signedInHere = await hasSessionFrom(store.read, userId, address, now);
    const limits = limitsOf(username, address, { trustedDevice: isTrusted ? device : null, signedInHere });
    const kind = isTrusted || signedInHere ? "known" : "unknown";
    return attempts.run(kind, async () => {
      const verdict = await beginAttempt(store, limits, now);
      if (!verdict.allowed) return throttled(verdict.retryAfter);
      const checked = await hashing
        .run(kind, () => check(candidate, attempt))
        .catch(async (error: unknown) => {
          // The queue refused the attempt before the password was checked, so the attempt does not count.
          await store.transaction((transaction) => uncountAttempt(transaction, limits, now));
          throw error;
        });
      const { isCorrect, newHash } = checked;
      if (!isCorrect || candidate === null || candidate.disabled) {
        await recordFailure(options, candidate, limits, attempt, isCorrect ? "disabled" : "password");
        return { kind: "refused", detail: isCorrect ? disabledAccount : wrongPassword };
      }
      const verified: VerifiedAttempt = { candidate, limits, newHash, session: newCookieSecret() };
      return store.transaction((transaction) => createSession(options, transaction, verified, attempt));
    });
  };
}

async function check(candidate: Candidate | null, { password }: PasswordAttempt): Promise<PasswordCheck> {
  const hash = candidate?.hash ?? null;
  const isCorrect = await verifyPassword(password, hash);
  const isOutdated = isCorrect && hash !== null && needsRehash(hash);
  return { isCorrect, newHash: isOutdated ? await hashPassword(password) : null };
}

async function createSession(
  { record }: SignInOptions,
  transaction: Transaction,
  { candidate, limits, newHash, session }: VerifiedAttempt,
  attempt: PasswordAttempt,
): Promise<SignInResult> {
  const { db } = transaction;
  const { remember: remembered, address, userAgent, now } = attempt;
  const user = await findCandidate(transaction, attempt.username);
  // The account was changed between the password check and this transaction.
  if (user?.userId !== candidate.userId || user.hash !== candidate.hash || user.disabled) {
    return { kind: "refused", detail: wrongPassword };
  }
  const { userId, hasSecondFactor } = user;
  await uncountAttempt(transaction, limits, now);
  if (newHash !== null) {
    await db.updateTable("users").set({ password_hash: newHash }).where("id", "=", userId).execute();
  }
  const replaced = attempt.replaces ?? null;
  if (replaced !== null) {
    await db.deleteFrom("sessions").where("token_hash", "=", hashToken(replaced)).execute();
  }
  const isTrusted = hasSecondFactor && (await isTrustedDevice(transaction, userId, attempt.device, now));
  const stage = hasSecondFactor && !isTrusted ? "second_factor" : "complete";
  const row = { userId, token: session, stage, remembered, address, userAgent, now } as const;
  await insertSession(transaction, row);
  if (stage === "second_factor") return { kind: "second_factor", session };
  const event = signedInEvent(row, isTrusted ? "trusted_device" : "none");
  await record(user, now)(transaction, event);
  return { kind: "complete", session, maxAge: remembered ? rememberedSeconds : null };
}

/**
 * Logs a failed attempt. For an unknown name, the transaction only rewrites a counter. It takes about as long as
 * writing a log entry, so the response time does not reveal which names exist.
 */
async function recordFailure(
  { store, record }: SignInOptions,
  candidate: Candidate | null,
  limits: readonly AttemptLimit[],
  { address, now }: PasswordAttempt,
  reason: "password" | "disabled",
): Promise<void> {
  await store.transaction(async (transaction) => {
    if (candidate === null) {
      const [first] = limits;
      await first?.counter.rewrite(transaction, first.subject);
      return;
    }
    const event = securityEvent(candidate.userId, { event: "sign_in_failed", address, reason }, "warning");
    await record(anonymous, now)(transaction, event);
  });
}

function tooMany(): Problem {
  return problem("unavailable", "Too many sign-ins at the moment. Try again in a few seconds.", {
    headers: { "Retry-After": "5" },
  });
}
