/**
 * Cross-origin requests (Fetch standard, CORS protocol): which origins may read answers, and preflight requests.
 */
import type { IncomingMessage } from "node:http";

export interface CorsPolicy {
  /** Headers of an answer. `open` is what describes the service, which every origin may read. */
  headersFor(request: IncomingMessage, open: boolean): Readonly<Record<string, string>>;
  /** Headers of the answer to a preflight request, empty for any other OPTIONS. */
  preflightFor(request: IncomingMessage, allow: string): Readonly<Record<string, string>>;
}

/** Origins that may read when nothing is configured: those of the same machine. */
export const localOrigins = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const exposed = [
  "Link",
  "ETag",
  "Location",
  "Content-Location",
  "X-Total-Count",
  "X-Request-Id",
  "Idempotent-Replayed",
  "Retry-After",
  "Allow",
  "Accept-Post",
  "Accept-Patch",
  "WWW-Authenticate",
].join(", ");

const accepted = [
  "Authorization",
  "Content-Type",
  "Accept",
  "If-Match",
  "If-None-Match",
  "Idempotency-Key",
  "X-Request-Id",
].join(", ");

const none: Readonly<Record<string, string>> = Object.freeze({});
const anyone: Readonly<Record<string, string>> = Object.freeze({
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposed,
});

/** @param pattern matches each origin that may read data; it must match the whole of it */
export function createCorsPolicy(pattern: RegExp): CorsPolicy {
  const allowed = new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, ""));
  const headersFor: CorsPolicy["headersFor"] = ({ headers: { origin } }, open) => {
    if (open) return anyone;
    if (origin === undefined || !allowed.test(origin)) return none;
    return { "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": exposed };
  };
  return {
    headersFor,
    preflightFor: ({ headers }, allow) =>
      headers["access-control-request-method"] === undefined
        ? none
        : {
            "Access-Control-Allow-Methods": allow,
            "Access-Control-Allow-Headers": accepted,
            "Access-Control-Max-Age": "3600",
          },
  };
}
