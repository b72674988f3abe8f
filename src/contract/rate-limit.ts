/**
 * Limits the requests of each credential to `/api`, so that no client can take all the time of the event loop. Each
 * process has one event loop and counts on its own, in memory.
 */
import { problem, type Problem } from "../errors.ts";
import { credentialKey, type Principal } from "../identity/principal.ts";

/**
 * Counts a request of a credential. Returns the headers of the response, as in draft-ietf-httpapi-ratelimit-headers-10.
 * @throws {Problem} 429 if the credential has no requests left in the current window
 */
export type RateLimit = (principal: Principal, now: Date) => Readonly<Record<string, string>>;

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

  return (principal, now) => {
    const seconds = now.getTime() / 1000;
    const current = Math.floor(seconds / windowSeconds);
    if (current !== window) {
      used.clear();
      window = current;
    }
    const credential = credentialKey(principal);
    const count = (used.get(credential) ?? 0) + 1;
    const reset = Math.ceil((current + 1) * windowSeconds - seconds);
    const headers = {
      "RateLimit-Policy": policy,
      RateLimit: `"api";r=${Math.max(0, quota - count)};t=${reset}`,
    };
    if (count > quota) throw tooManyRequests(quota, reset, headers);
    used.set(credential, count);
    return headers;
  };
}

function tooManyRequests(quota: number, reset: number, headers: Readonly<Record<string, string>>): Problem {
  return problem(
    "too-many-requests",
    `Too many requests: the limit is ${quota} in ${windowSeconds} seconds. Try again in ${reset} seconds.`,
    { headers: { ...headers, "Retry-After": String(reset) } },
  );
}
