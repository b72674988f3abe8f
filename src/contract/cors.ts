/**
 * Cross-origin requests (Fetch standard, CORS protocol): the origins that may read responses, and preflight requests.
 */
import type { IncomingMessage } from "node:http";

/** The origins allowed by default: those of the local machine. */
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

const noHeaders: Readonly<Record<string, string>> = Object.freeze({});
const anyOriginHeaders: Readonly<Record<string, string>> = Object.freeze({
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposed,
});

export type CorsPolicy = ReturnType<typeof createCorsPolicy>;

/** @param pattern must match an entire origin to allow it */
export function createCorsPolicy(pattern: RegExp) {
  const allowed = new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, ""));
  return {
    /** Headers of a response. `open` responses describe the service, and every origin may read them. */
    headersFor({ headers: { origin } }: IncomingMessage, open: boolean): Readonly<Record<string, string>> {
      if (open) return anyOriginHeaders;
      if (origin === undefined || !allowed.test(origin)) return noHeaders;
      return { "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": exposed };
    },
    /** Headers of the response to a preflight request; empty for any other OPTIONS request. */
    preflightFor: ({ headers }: IncomingMessage, allow: string): Readonly<Record<string, string>> =>
      headers["access-control-request-method"] === undefined
        ? noHeaders
        : {
            "Access-Control-Allow-Methods": allow,
            "Access-Control-Allow-Headers": accepted,
            "Access-Control-Max-Age": "3600",
          },
  };
}
