/**
 * Limits the calls per credential with a database counter that all processes share. A process reserves several calls
 * at once, so that not every call writes to the database.
 */
import type { Principal } from "../identity/principal.ts";
import { createFailureLimiter, type FailureLimiterOptions, type Verdict } from "../identity/rate-limit.ts";

/** Maximum number of calls per minute: several times the rate of an agent that works without pause. */
export const callsPerMinute = 300;

/** The number of calls that a process reserves at once. */
const bundle = 10;

const windowSeconds = 60;

/** Counts `calls` calls of a credential, or rejects all of them. */
export type CallLimit = (principal: Principal, calls: number, now: Date) => Promise<Verdict>;

export function createCallLimit(store: FailureLimiterOptions["store"]): CallLimit {
  const bundles = createFailureLimiter({
    store,
    kind: "mcp-calls",
    limit: callsPerMinute / bundle,
    windowSeconds,
  });
  const left = new Map<string, number>();
  let window = 0;

  return async (principal, calls, now) => {
    const subject = subjectOf(principal);
    const current = Math.floor(now.getTime() / (windowSeconds * 1000));
    // A request with a slow body can belong to the previous window. An older window means that the clock was set back.
    if (current > window || current < window - 1) {
      left.clear();
      window = current;
    }
    while ((left.get(subject) ?? 0) < calls) {
      const verdict = await bundles.count(subject, now);
      if (!verdict.allowed) return verdict;
      left.set(subject, (left.get(subject) ?? 0) + bundle);
    }
    left.set(subject, (left.get(subject) ?? 0) - calls);
    return { allowed: true };
  };
}

/**
 * Returns the owner of a limit: an API token, or an OAuth client and its user. OAuth tokens change too often to count
 * each one.
 */
export function subjectOf({ tokenId, userId, clientId }: Principal): string {
  return tokenId === null ? `user:${userId}:${clientId ?? ""}` : `token:${tokenId}`;
}
