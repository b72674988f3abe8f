/**
 * Limits the requests of each credential to `/api`, so that no client can take all the time of the event loop. Each
 * process has one event loop and counts on its own, in memory.
 */
import { problem, type Problem } from "../errors.ts";
import { credentialKey, type Principal } from "../identity/principal.ts";

/** Both methods return the headers of the response, as in draft-ietf-httpapi-ratelimit-headers-10. */
export interface RateLimit {
  /**
   * Counts a request of a credential.
   * @throws {Problem} 429 if the credential has no requests left in the current window
   */
  count(principal: Principal, now: Date): RateLimitHeaders;
  /**
   * Counts the operations of an accepted request as further requests. Those that exceed the limit are counted in the
   * following windows, so that a batch is never rejected because of its size.
   */
  add(principal: Principal, now: Date, requests: number): RateLimitHeaders;
}

type RateLimitHeaders = Readonly<Record<string, string>>;

const windowSeconds = 10;

/**
 * Creates the limit. Requests are counted in windows of 10 seconds, so a client that exceeds the limit waits only
 * briefly.
 */
export function createRateLimit(requestsPerMinute: number): RateLimit {
  const quota = Math.ceil((requestsPerMinute * windowSeconds) / 60);
  const policy = `"api";q=${quota};w=${windowSeconds}`;
  const used = new Map<string, number>();
  let window = 0;

  function enterWindow(current: number): void {
    if (current === window) return;
    const elapsed = current - window;
    for (const [credential, count] of used) {
      const rest = count - elapsed * quota;
      if (elapsed > 0 && rest > 0) used.set(credential, rest);
      else used.delete(credential);
    }
    window = current;
  }

  function add(principal: Principal, now: Date, requests: number, isAccepted: boolean): RateLimitHeaders {
    const seconds = now.getTime() / 1000;
    enterWindow(Math.floor(seconds / windowSeconds));
    const credential = credentialKey(principal);
    const before = used.get(credential) ?? 0;
    const isExceeded = !isAccepted && before >= quota;
    const count = isExceeded ? before : before + requests;
    const windows = Math.max(1, Math.floor(count / quota));
    const reset = Math.ceil((window + windows) * windowSeconds - seconds);
    const headers = {
      "RateLimit-Policy": policy,
      RateLimit: `"api";r=${Math.max(0, quota - count)};t=${reset}`,
    };
    if (isExceeded) throw tooManyRequests(quota, reset, headers);
    used.set(credential, count);
    return headers;
  }

  return {
    count: (principal, now) => add(principal, now, 1, false),
    add: (principal, now, requests) => add(principal, now, requests, true),
  };
}

function tooManyRequests(quota: number, reset: number, headers: RateLimitHeaders): Problem {
  return problem(
    "too-many-requests",
    `Too many requests: the limit is ${quota} in ${windowSeconds} seconds. Try again in ${reset} seconds.`,
    { headers: { ...headers, "Retry-After": String(reset) } },
  );
}
