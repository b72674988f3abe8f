/** Errors of the OAuth endpoints that clients call (RFC 6749 §5.2): thrown anywhere, answered as JSON. */
import type { Logger } from "../contract/handler.ts";
import { Problem } from "../errors.ts";
import type { WebAnswer, WebFault, WebRequest } from "../web/route.ts";

const statuses = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  invalid_target: 400,
  invalid_redirect_uri: 400,
  invalid_client_metadata: 400,
  server_error: 500,
  temporarily_unavailable: 503,
} as const satisfies Record<string, number>;

type OAuthErrorCode = keyof typeof statuses;

interface OAuthProblemOptions {
  /** In place of the usual one of the error. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Logged, never sent. */
  readonly cause?: unknown;
}

/** A refusal of a request of a client. `description` is public. */
export class OAuthProblem extends Error {
  readonly error: OAuthErrorCode;
  readonly description: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(error: OAuthErrorCode, description: string, options: OAuthProblemOptions = {}) {
    super(`${error}: ${description}`, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "OAuthProblem";
    this.error = error;
    this.description = description;
    this.status = options.status ?? statuses[error];
    this.headers = options.headers ?? {};
  }
}

/**
 * Makes an {@link OAuthProblem} to throw. The description is a sentence for developers; characters that RFC 6749 §5.2
 * does not allow there are replaced.
 */
export function oauthProblem(
  error: OAuthErrorCode,
  description: string,
  options: OAuthProblemOptions = {},
): OAuthProblem {
  return new OAuthProblem(error, describable(description), options);
}

/** A text as an `error_description` may hold it: printable ASCII without `"` and `\`. */
export function describable(text: string): string {
  return text
    .replaceAll('"', "'")
    .replaceAll("\\", "/")
    .replaceAll(/[^\x20-\x7e]/g, "?");
}

/** A JSON response that must not be cached (RFC 6749 §5.1). */
export function oauthJson(
  status: number,
  document: object,
  headers: Readonly<Record<string, string>> = {},
): WebAnswer {
  return {
    status,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      Pragma: "no-cache",
      ...headers,
    },
    body: JSON.stringify(document),
  };
}

export function oauthErrorAnswer({ error, description, status, headers }: OAuthProblem): WebAnswer {
  return oauthJson(status, { error, error_description: description }, headers);
}

/** Converts an error to a response of the protocol. Logs errors that are not refusals. */
function answerThrown(thrown: unknown, log: Logger): WebAnswer {
  if (thrown instanceof OAuthProblem) {
    if (thrown.status >= 500) log.error({ err: thrown.cause ?? thrown }, "The request failed.");
    return oauthErrorAnswer(thrown);
  }
  if (thrown instanceof Problem) {
    const fields = { err: thrown.cause ?? thrown };
    if (thrown.status === 503) log.warn(fields, "The service is temporarily unavailable.");
    // A problem without a cause has already been logged.
    else if (thrown.status >= 500 && thrown.cause !== undefined) log.error(fields, "The request failed.");
    return answerFault(thrown);
  }
  log.error({ err: thrown }, "The request failed.");
  return answerFault({ status: 500, detail: "Internal Server Error" });
}

/** Converts a refusal of the web server (405, 413, an unreadable body) to a response of the protocol. */
export function answerFault({ status, detail, headers = {} }: WebFault): WebAnswer {
  const error =
    status === 503 ? "temporarily_unavailable" : status >= 500 ? "server_error" : "invalid_request";
  return oauthErrorAnswer(oauthProblem(error, detail, { status, headers }));
}

/** A handler whose refusals are answers of the protocol, whatever it throws. */
export function answeringErrors(
  handle: (request: WebRequest) => WebAnswer | Promise<WebAnswer>,
): (request: WebRequest) => Promise<WebAnswer> {
  return async (request) => {
    try {
      return await handle(request);
    } catch (thrown) {
      return answerThrown(thrown, request.log);
    }
  };
}
