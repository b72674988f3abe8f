/** Sends one attempt of a delivery. The receiver can be slow or malicious, so time and size of its response are limited. */
import type { IncomingMessage } from "node:http";
import {
  ConnectionError,
  guardedRequest,
  HostRefused,
  type GuardOptions,
} from "../outgoing/guarded-request.ts";
import { parseUrl } from "../util/url.ts";

export interface Attempt {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface AttemptResult {
  readonly succeeded: boolean;
  /** The status of the response, or null if there was none. */
  readonly status: number | null;
  /** The first bytes of the response as text, or null if there was none. */
  readonly body: string | null;
  /** Why the attempt failed, or null. */
  readonly error: string | null;
  /** `Retry-After` in milliseconds, or null. */
  readonly retryAfter: number | null;
}

export type Send = (attempt: Attempt, signal: AbortSignal) => Promise<AttemptResult>;

interface SendOptions extends GuardOptions {
  readonly userAgent: string;
  /** The time limit for the host name, the connection and the response together. */
  readonly timeoutMilliseconds?: number;
}

const storedBytes = 1000;

export function createSend({ userAgent, timeoutMilliseconds = 15_000, ...guard }: SendOptions): Send {
  return async ({ url: text, headers, body }, stopped) => {
    const url = parseUrl(text);
    if (url === null) return failure("The URL is invalid.");
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    const signal = AbortSignal.any([timeout, stopped]);
    let response: IncomingMessage;
    try {
      response = await guardedRequest(url, {
        ...guard,
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json", "User-Agent": userAgent, Accept: "*/*" },
        body,
        idleMilliseconds: timeoutMilliseconds,
        signal,
      });
    } catch (error) {
      return failure(timeout.aborted ? tooSlow(timeoutMilliseconds) : explain(error, url));
    }
    const status = response.statusCode ?? 0;
    const start = await firstBytes(response, signal);
    const succeeded = status >= 200 && status < 300;
    return {
      succeeded,
      status,
      body: start,
      error: succeeded ? null : statusError(status),
      retryAfter: retryAfterOf(response.headers["retry-after"]),
    };
  };
}

function failure(error: string): AttemptResult {
  return { succeeded: false, status: null, body: null, error, retryAfter: null };
}

function statusError(status: number): string {
  const hint = status >= 300 && status < 400 ? " Redirects are not followed." : "";
  return `The server returned status ${status}.${hint}`;
}

function tooSlow(milliseconds: number): string {
  return `The server did not respond within ${milliseconds / 1000} seconds.`;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "The server refused the connection.",
  ECONNRESET: "The server closed the connection before it responded.",
  ENETUNREACH: "The server cannot be reached.",
  EHOSTUNREACH: "The server cannot be reached.",
  HPE_HEADER_OVERFLOW: "The headers of the response are too large.",
};

function explain(error: unknown, { hostname }: URL): string {
  if (error instanceof HostRefused) {
    if (error.reason !== "address") return error.message;
    return hostname.startsWith("[::ffff:")
      ? `${error.message} Write the IPv4 address without "::ffff:".`
      : `${error.message} Allow its network with WEBHOOK_ALLOWED_NETWORKS.`;
  }
  const { cause } = error as Error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? "";
  const reason = reasons[code];
  if (reason !== undefined) return reason;
  if (/^(CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/.test(code))
    return `The certificate of the server is not valid (${code}).`;
  return error instanceof ConnectionError
    ? "The server did not respond correctly."
    : "The delivery was interrupted.";
}

/** Reads the start of the body, then closes the connection. The body is only for the log, so errors are ignored. */
async function firstBytes(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  const aborted = (): void => void response.destroy();
  signal.addEventListener("abort", aborted, { once: true });
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= storedBytes) break;
    }
  } catch {
    // The status has been received, and decides whether the attempt succeeded.
  } finally {
    signal.removeEventListener("abort", aborted);
    response.destroy();
  }
  // PostgreSQL cannot store NUL.
  return Buffer.concat(chunks).subarray(0, storedBytes).toString("utf8").replaceAll("\0", "\ufffd");
}

/** Parses `Retry-After` (RFC 9110 §10.2.3) as milliseconds. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = /^\w+, /.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
