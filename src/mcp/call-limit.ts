/**
 * Limits the number of calls per credential. The counter is in the database, so all processes share it. A process
 * reserves several calls at once, so most calls do not write to the database.
 */
import type { Principal } from "../identity/principal.ts";
import {
  createFailureLimiter,
  type FailureLimiterOptions,
  type Verdict,
} from "../identity/failure-rate-limit.ts";

/** The maximum number of calls per minute. An agent that works without pauses makes far fewer calls. */
export const callsPerMinute = 300;

/** The number of calls that a process reserves at once. */
const reservedCalls = 10;

const windowSeconds = 60;

/** Counts the given number of calls for a credential, or rejects all of these calls. */
export type CallLimit = (principal: Principal, calls: number, now: Date) => Promise<Verdict>;

export function createCallLimit(store: FailureLimiterOptions["store"]): CallLimit {
  const reservations = createFailureLimiter({
    store,
    kind: "mcp-calls",
    limit: callsPerMinute / reservedCalls,
    windowSeconds,
  });
  const left = new Map<string, number>();
  let window = 0;

  return async (principal, calls, now) => {
    const subject = principal.credentialKey;
    const current = Math.floor(now.getTime() / (windowSeconds * 1000));
    // A request whose body arrives slowly can belong to the previous window. An even older window means that the clock
    // was set back.
    if (current > window || current < window - 1) {
      left.clear();
      window = current;
    }
    while ((left.get(subject) ?? 0) < calls) {
      const verdict = await reservations.count(subject, now);
      if (!verdict.allowed) return verdict;
      left.set(subject, (left.get(subject) ?? 0) + reservedCalls);
    }
    left.set(subject, (left.get(subject) ?? 0) - calls);
    return { allowed: true };
  };
}
