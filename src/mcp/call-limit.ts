/**
 * Bounds how often a credential may ask for something, with a counter in the database that all processes share. A process
 * takes several calls from it at once, so that not each call costs a write.
 */
import type { Principal } from "../identity/principal.ts";
import { createFailureLimiter, type FailureLimiterOptions, type Verdict } from "../identity/rate-limit.ts";

/** Requests of the protocol in a minute: a few times what an agent makes that works without a pause. */
export const callsPerMinute = 300;

/** How many calls are taken from the counter at once. */
const bundle = 10;

const windowSeconds = 60;

/** Takes `calls` calls of a credential, or refuses all of them. */
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
    // A request whose body took long to arrive may belong to the previous window. An earlier one means that the clock
    // was set back.
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

/** Who counts as one. An application's tokens change all the time: it does by its id, for each of its users. */
export function subjectOf({ tokenId, userId, clientId }: Principal): string {
  return tokenId === null ? `user:${userId}:${clientId ?? ""}` : `token:${tokenId}`;
}
