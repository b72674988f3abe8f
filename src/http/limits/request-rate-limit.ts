/**
 * Limits the requests of each credential to `/api`, so that no client can take all the time of the event loop. Each
 * process has one event loop and counts on its own, in memory.
 */
import { problem, type Problem } from "../../util/errors.ts";
import type { Principal } from "../../identity/principal.ts";

export interface RateLimit {
  /**
   * Counts a request of a credential.
   * @throws {Problem} 429 if the credential has no requests left in the current window
   */
  count(principal: Principal, now: Date): void;
  /**
   * Counts the operations of an accepted request as further requests. Those that exceed the limit are counted in the
   * following windows, so that a batch is never rejected because of its size.
   */
  add(principal: Principal, now: Date, requests: number): void;
  /** Returns the current headers of a credential, as in draft-ietf-httpapi-ratelimit-headers-10. */
  headers(principal: Principal, now: Date): RateLimitHeaders;
}

type RateLimitHeaders = Readonly<Record<string, string>>;

const windowSeconds = 10;

/** Requests are at most this number of windows old. If a time is older, the clock was set back. */
const maximumWindows = 60;

/**
 * Creates the limit. Requests are counted in windows of 10 seconds, so a client that exceeds the limit waits only
 * briefly.
 */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  const quota = Math.ceil((requestsPerMinute * windowSeconds) / 60);
  const policy = `"api";q=${quota};w=${windowSeconds}`;
  const used = new Map<string, number>();
  let window = 0;

  /**
   * Returns the number of requests of a credential in the current window. Starts the window of this request first, unless
   * a later one has started since the request arrived.
   */
  function countOf({ credentialKey }: Principal, now: Date): number {
    const elapsed = Math.floor(now.getTime() / 1000 / windowSeconds) - window;
    if (elapsed > 0 || elapsed <= -maximumWindows) {
      for (const [credential, count] of used) {
        const rest = count - elapsed * quota;
        if (elapsed > 0 && rest > 0) used.set(credential, rest);
        else used.delete(credential);
      }
      window += elapsed;
    }
    return used.get(credentialKey) ?? 0;
  }

  /** Returns the seconds until the next request can be accepted. */
  function resetOf(count: number, now: Date): number {
    const windows = Math.max(1, Math.floor(count / quota));
    return Math.ceil((window + windows) * windowSeconds - now.getTime() / 1000);
  }

  function headers(principal: Principal, now: Date): RateLimitHeaders {
    const count = countOf(principal, now);
    const rest = Math.max(0, quota - count);
    return { "RateLimit-Policy": policy, RateLimit: `"api";r=${rest};t=${resetOf(count, now)}` };
  }

  function count(principal: Principal, now: Date): void {
    const before = countOf(principal, now);
    if (before >= quota) throw tooManyRequests(quota, resetOf(before, now), headers(principal, now));
    used.set(principal.credentialKey, before + 1);
  }

  function add(principal: Principal, now: Date, requests: number): void {
    used.set(principal.credentialKey, countOf(principal, now) + requests);
  }

  return { count, add, headers };
}

function tooManyRequests(quota: number, reset: number, headers: RateLimitHeaders): Problem {
  return problem(
    "too-many-requests",
    `Too many requests: the limit is ${quota} in ${windowSeconds} seconds. Try again in ${reset} seconds.`,
    { headers: { ...headers, "Retry-After": String(reset) } },
  );
}
