/**
 * Limits attempts to guess a secret. Each attempt is counted before the secret is checked, and uncounted if the attempt
 * succeeds. If failures were counted after the check, simultaneous attempts could exceed the limit.
 */
import type { Store, Transaction } from "../database/store.ts";
import type { FailureCounter, Verdict } from "./failure-rate-limit.ts";

/** A counter, and the subject (account, address or session) whose attempts the counter limits. */
export interface AttemptLimit {
  readonly counter: FailureCounter;
  readonly subject: string;
}

/**
 * Counts an attempt against all limits. If one of the limits is reached, refuses the attempt and counts nothing.
 * @param store if `read` is included, a refusal needs no transaction
 */
export async function beginAttempt(
  store: Pick<Store, "transaction"> & Partial<Pick<Store, "read">>,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<Verdict> {
  const precheck = store.read === undefined ? allowed : await verdictOf(store.read, limits, now);
  if (!precheck.allowed) return precheck;
  return store.transaction(async (transaction) => {
    const verdict = await verdictOf(transaction, limits, now);
    if (verdict.allowed) {
      for (const { counter, subject } of limits) await counter.count(transaction, subject, now);
    }
    return verdict;
  });
}

/**
 * Removes an attempt from the counters because the attempt succeeded or the secret was not checked. `begunAt` is the
 * time at which the attempt was counted.
 */
export async function uncountAttempt(
  transaction: Pick<Transaction, "run">,
  limits: readonly AttemptLimit[],
  begunAt: Date,
): Promise<void> {
  for (const { counter, subject } of limits) await counter.uncount(transaction, subject, begunAt);
}

const allowed: Verdict = { allowed: true };

/** Checks all limits. If several limits are reached, returns the longest `retryAfter`. */
async function verdictOf(
  read: Pick<Transaction, "run">,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<Verdict> {
  let retryAfter = 0;
  for (const { counter, subject } of limits) {
    const verdict = await counter.check(read, subject, now);
    if (!verdict.allowed) retryAfter = Math.max(retryAfter, verdict.retryAfter);
  }
  return retryAfter === 0 ? allowed : { allowed: false, retryAfter };
}

/** Formats a duration for a message: `40 seconds`, `12 minutes`. */
export function formatDuration(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
