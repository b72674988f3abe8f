/**
 * Handles cross-origin requests (CORS, Fetch standard): decides which origins may read responses, and answers preflight
 * requests.
 */
import type { IncomingMessage } from "node:http";

/** By default, all origins of the local machine are allowed. */
export const localOrigins = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const exposed = [
  "Link",
  "ETag",
  "Location",
  "Content-Location",
  "X-Total-Count",
  "X-Request-Id",
  "Idempotent-Replayed",
  "Partledger-Dry-Run",
  "RateLimit",
  "RateLimit-Policy",
  "Partledger-Change-Set",
  "Partledger-Ignored",
  "Partledger-Warnings",
  "Content-Disposition",
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
  "Last-Event-ID",
  "X-Request-Id",
].join(", ");

const noHeaders: Readonly<Record<string, string>> = Object.freeze({});
const anyOriginHeaders: Readonly<Record<string, string>> = Object.freeze({
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposed,
});

export type CorsPolicy = ReturnType<typeof createCorsPolicy>;

/**
 * Creates the policy for cross-origin requests.
 * @param pattern regular expression that must match the whole origin
 */
export function createCorsPolicy(pattern: RegExp) {
  const allowed = new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, ""));
  return {
    /**
     * Returns the CORS headers of a response. If `open` is set, the response only describes the service, and every
     * origin may read it.
     */
    headersFor({ headers: { origin } }: IncomingMessage, open: boolean): Readonly<Record<string, string>> {
      if (open) return anyOriginHeaders;
      if (origin === undefined || !allowed.test(origin)) return noHeaders;
      return { "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": exposed };
    },
    /** Returns the headers of the response to a preflight request. Returns no headers for any other OPTIONS request. */
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
