/**
 * Checks the 2FA code, which is the second step of the sign-in for users with 2FA. `password-step.ts` implements the
 * first step.
 */
import type { Transaction } from "../database/store.ts";
import { instantOf } from "../database/timestamp.ts";
import { uncountAttempt, beginAttempt } from "./attempts.ts";
import { insertSession, newCookieSecret, rememberedSeconds } from "./new-session.ts";
import { securityEvent } from "./record.ts";
import { useSecondFactor } from "./second-factor.ts";
import type { SecondFactorAttempt, SignInOptions, SignInResult } from "./sign-in.ts";
import { anonymous, signedInEvent } from "./sign-in-events.ts";
import { createSecondFactorLimits, throttled } from "./sign-in-limits.ts";
import { findPending, type Pending } from "./sign-in-rows.ts";
import { trustDevice } from "./trusted-devices.ts";

const wrongCode = "The code is wrong or was already used.";
const pendingSessionEnded: SignInResult = {
  kind: "refused",
  detail: "The sign-in took too long. Start again.",
  restart: true,
};
const tooManyCodes: SignInResult = {
  kind: "refused",
  detail: "Too many wrong codes. Start again.",
  restart: true,
};

export function createSecondFactorStep(
  options: SignInOptions,
): (attempt: SecondFactorAttempt) => Promise<SignInResult> {
  const { store, record, totpSecrets } = options;
  const limitsOf = createSecondFactorLimits();

  return async (attempt) => {
    const { code, now } = attempt;
    const found = await findPending(store.read, attempt.session, now);
    if (found === null) return pendingSessionEnded;
    const limits = limitsOf.account(found.userId);
    const verdict = await beginAttempt(store, limits, now);
    if (!verdict.allowed) return throttled(verdict.retryAfter);

    const session = newCookieSecret();
    const device = attempt.trustDevice ? newCookieSecret() : null;
    return store.transaction(async (transaction): Promise<SignInResult> => {
      // If two requests complete the same pending session at the same time, only the first one still finds it.
      const pending = await findPending(transaction, attempt.session, now);
      if (pending === null) return pendingSessionEnded;
      const { userId, remembered } = pending;
      const used = await useSecondFactor(transaction, totpSecrets, userId, code, now);
      if (used === null) return refuse(transaction, pending, attempt);
      await uncountAttempt(transaction, limits, now);
      await endPending(transaction, pending);
      const { address, userAgent } = attempt;
      const row = { userId, token: session, stage: "complete", remembered, address, userAgent, now } as const;
      await insertSession(transaction, row);
      if (device !== null) await trustDevice(transaction, { userId, secret: device, userAgent, now });
      const recordEntry = record(pending, now);
      if (used === "backup_code") {
        await recordEntry(
          transaction,
          securityEvent(userId, { event: "backup_code_used", address }, "warning"),
        );
      }
      await recordEntry(transaction, signedInEvent(row, used));
      const maxAge = remembered ? rememberedSeconds : null;
      return { kind: "complete", session, maxAge, ...(device !== null && { device }) };
    });
  };

  async function refuse(
    transaction: Transaction,
    pending: Pending,
    { address, now }: SecondFactorAttempt,
  ): Promise<SignInResult> {
    const event = securityEvent(pending.userId, { event: "second_factor_failed", address }, "warning");
    await record(anonymous, now)(transaction, event);
    const { counter, subject } = limitsOf.pendingSession(pending.sessionId);
    const { allowed } = await counter.count(transaction, subject, instantOf(pending.createdAt));
    if (allowed) return { kind: "refused", detail: wrongCode };
    await endPending(transaction, pending);
    return tooManyCodes;
  }
}

async function endPending({ db }: Transaction, { sessionId }: Pending): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", sessionId).execute();
}
