/** The first step of the sign-in: name and password. The second: `second-factor-step.ts`. */
import type { Transaction } from "../database/store.ts";
import { problem } from "../errors.ts";
import type { Problem } from "../errors.ts";
import { createFairQueue } from "../queue/fair-queue.ts";
import { hashToken } from "./api-token.ts";
import { takeBackAttempt, beginAttempt } from "./attempts.ts";
import type { AttemptLimit } from "./attempts.ts";
import { insertSession, newCookieSecret, rememberedSeconds } from "./new-session.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password.ts";
import { securityEvent } from "./record.ts";
import type { PasswordAttempt, SignInOptions, SignInResult } from "./sign-in.ts";
import { anonymous, signedInEvent } from "./sign-in-events.ts";
import { createPasswordLimits, throttled } from "./sign-in-limits.ts";
import { findCandidate, hasSessionFrom } from "./sign-in-rows.ts";
import type { Candidate } from "./sign-in-rows.ts";
import { isTrustedDevice } from "./trusted-devices.ts";

/** The same for an unknown name, a user without password and a wrong password. */
const wrongPassword = "The user name or the password is wrong.";
/** Only shown if the password is right. */
const disabledAccount = "Your account is disabled! Contact an administrator if you think this is wrong.";

/** The number of attempts that can be hashed within `patienceMilliseconds`. */
const attemptsAtOnce = 40;
const patienceMilliseconds = 15_000;

interface Checked {
  readonly right: boolean;
  /** A new hash, if the stored one was made with another cost. */
  readonly renewed: string | null;
}

/** An attempt whose password is right. */
interface Admission extends Pick<Checked, "renewed"> {
  readonly candidate: Candidate;
  readonly limits: readonly AttemptLimit[];
  /** The value of the cookie to be. */
  readonly session: string;
}

export function createPasswordStep(
  options: SignInOptions,
): (attempt: PasswordAttempt) => Promise<SignInResult> {
  const { store, record } = options;
  const limitsOf = createPasswordLimits();
  const attempts = createFairQueue({ perOwner: attemptsAtOnce, waiting: 0, refusal: tooMany });
  // Hashing takes a core for a fifth of a second. One at a time leaves the other cores to other requests, and clients
  // that have signed in before do not wait for a flood of wrong passwords.
  const hashing = createFairQueue({ total: 1, first: "known", patienceMilliseconds, refusal: tooMany });

  return async (attempt) => {
    const { username, address, device, now } = attempt;
    const candidate = await findCandidate(store.read, username);
    const userId = candidate?.userId ?? 0;
    const trusted = await isTrustedDevice(store.read, userId, device, now);
    const signedInHere = await hasSessionFrom(store.read, userId, address, now);
    const limits = limitsOf(username, address, { trustedDevice: trusted ? device : null, signedInHere });
    const kind = trusted || signedInHere ? "known" : "unknown";
    return attempts.run(kind, async () => {
      const verdict = await beginAttempt(store, limits, now);
      if (!verdict.allowed) return throttled(verdict.retryAfter);
      const checked = await hashing
        .run(kind, () => check(candidate, attempt))
        .catch(async (error: unknown) => {
          // The password was not checked, so the attempt does not count.
          await store.transaction((transaction) => takeBackAttempt(transaction, limits, now));
          throw error;
        });
      const { right, renewed } = checked;
      if (!right || candidate === null || candidate.disabled) {
        await tellOfFailure(candidate, limits, attempt, right ? "disabled" : "password");
        return { kind: "refused", detail: right ? disabledAccount : wrongPassword };
      }
      const admission: Admission = { candidate, limits, renewed, session: newCookieSecret() };
      return store.transaction((transaction) => admit(transaction, admission, attempt));
    });
  };

  async function check(candidate: Candidate | null, { password }: PasswordAttempt): Promise<Checked> {
    const hash = candidate?.hash ?? null;
    const right = await verifyPassword(password, hash);
    const dated = right && hash !== null && needsRehash(hash);
    return { right, renewed: dated ? await hashPassword(password) : null };
  }

  async function admit(
    transaction: Transaction,
    { candidate, limits, renewed, session }: Admission,
    attempt: PasswordAttempt,
  ): Promise<SignInResult> {
    const { db } = transaction;
    const { remember: remembered, address, userAgent, now } = attempt;
    const user = await findCandidate(transaction, attempt.username);
    // The user was changed after the check.
    if (user?.userId !== candidate.userId || user.hash !== candidate.hash || user.disabled) {
      return { kind: "refused", detail: wrongPassword };
    }
    const { userId, hasSecondFactor } = user;
    await takeBackAttempt(transaction, limits, now);
    if (renewed !== null) {
      await db.updateTable("users").set({ password_hash: renewed }).where("id", "=", userId).execute();
    }
    const replaced = attempt.replaces ?? null;
    if (replaced !== null) {
      await db.deleteFrom("sessions").where("token_hash", "=", hashToken(replaced)).execute();
    }
    const trusted = hasSecondFactor && (await isTrustedDevice(transaction, userId, attempt.device, now));
    const stage = hasSecondFactor && !trusted ? "second_factor" : "complete";
    const row = { userId, token: session, stage, remembered, address, userAgent, now } as const;
    await insertSession(transaction, row);
    if (stage === "second_factor") return { kind: "second_factor", session };
    const event = signedInEvent(row, trusted ? "trusted_device" : "none");
    await record(user, now)(transaction, event);
    return { kind: "complete", session, maxAge: remembered ? rememberedSeconds : null };
  }

  /** Takes as long for a name that is unknown: one transaction that writes one row. */
  async function tellOfFailure(
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
}

function tooMany(): Problem {
  return problem("unavailable", "Too many sign-ins at the moment. Try again in a few seconds.", {
    headers: { "Retry-After": "5" },
  });
}
