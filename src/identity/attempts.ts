/**
 * Limits attempts to guess a secret. An attempt is counted before it is made and taken back if it succeeds: otherwise
 * any number of simultaneous attempts would be allowed.
 */
import type { Store, Transaction } from "../database/store.ts";
import type { FailureCounter, Verdict } from "./rate-limit.ts";

/** A counter, and whose attempts it is asked for. */
export interface AttemptLimit {
  readonly counter: FailureCounter;
  readonly subject: string;
}

/**
 * Counts an attempt with all limits, or refuses it and counts nothing.
 * @param store with `read`, refusing costs no transaction
 */
export async function beginAttempt(
  store: Pick<Store, "transaction"> & Partial<Pick<Store, "read">>,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<Verdict> {
  const asked = store.read === undefined ? allowed : await verdictOf(store.read, limits, now);
  if (!asked.allowed) return asked;
  return store.transaction(async (transaction) => {
    const verdict = await verdictOf(transaction, limits, now);
    if (verdict.allowed) {
      for (const { counter, subject } of limits) await counter.count(transaction, subject, now);
    }
    return verdict;
  });
}

/** Takes back an attempt that began at this time: it succeeded, or was not made. */
export async function takeBackAttempt(
  transaction: Pick<Transaction, "run">,
  limits: readonly AttemptLimit[],
  begunAt: Date,
): Promise<void> {
  for (const { counter, subject } of limits) await counter.takeBack(transaction, subject, begunAt);
}

const allowed: Verdict = { allowed: true };

/** If several limits refuse, the one that lasts longest. */
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

/** A duration in words: `40 seconds`, `12 minutes`. */
export function inWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
