/**
 * Cross-origin requests (Fetch standard, CORS protocol): which origins may read answers, and preflight requests.
 */
import type { IncomingMessage } from "node:http";

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

export type CorsPolicy = ReturnType<typeof createCorsPolicy>;

/** @param pattern matches each origin that may read data; it must match the whole of it */
export function createCorsPolicy(pattern: RegExp) {
  const allowed = new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, ""));
  return {
    /** Headers of an answer. `open` is what describes the service, which every origin may read. */
    headersFor({ headers: { origin } }: IncomingMessage, open: boolean): Readonly<Record<string, string>> {
      if (open) return anyone;
      if (origin === undefined || !allowed.test(origin)) return none;
      return { "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": exposed };
    },
    /** Headers of the answer to a preflight request, empty for any other OPTIONS. */
    preflightFor: ({ headers }: IncomingMessage, allow: string): Readonly<Record<string, string>> =>
      headers["access-control-request-method"] === undefined
        ? none
        : {
            "Access-Control-Allow-Methods": allow,
            "Access-Control-Allow-Headers": accepted,
            "Access-Control-Max-Age": "3600",
          },
  };
}
