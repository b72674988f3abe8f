/** Defines the errors of the OAuth endpoints (RFC 6749 §5.2) and creates their JSON responses. */
import type { Logger } from "../http/handler.ts";
import { Problem } from "../util/errors.ts";
import type { WebResponse, WebError, WebRequest } from "../web/route.ts";

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
  /** The HTTP status, if it differs from the default status of the error. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The underlying error, which is logged but never sent to the client. */
  readonly cause?: unknown;
}

/** An error that refuses a client's request. The client receives `description`. */
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
 * Creates an {@link OAuthProblem}. The description is intended for developers. Characters that RFC 6749 §5.2 does not
 * allow in a description are replaced.
 */
export function oauthProblem(
  error: OAuthErrorCode,
  description: string,
  options: OAuthProblemOptions = {},
): OAuthProblem {
  return new OAuthProblem(error, describable(description), options);
}

/** Converts a text to a valid `error_description`: printable ASCII without `"` and `\`. */
export function describable(text: string): string {
  return text
    .replaceAll('"', "'")
    .replaceAll("\\", "/")
    .replaceAll(/[^\x20-\x7e]/g, "?");
}

/** Creates a JSON response that must not be cached (RFC 6749 §5.1). */
export function oauthJson(
  status: number,
  document: object,
  headers: Readonly<Record<string, string>> = {},
): WebResponse {
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

export function oauthErrorResponse({ error, description, status, headers }: OAuthProblem): WebResponse {
  return oauthJson(status, { error, error_description: description }, headers);
}

/** Converts an error to an OAuth error response. Logs server errors. */
function errorResponse(thrown: unknown, log: Logger): WebResponse {
  if (thrown instanceof OAuthProblem) {
    if (thrown.status >= 500) log.error({ err: thrown.cause ?? thrown }, "The request failed.");
    return oauthErrorResponse(thrown);
  }
  if (thrown instanceof Problem) {
    const fields = { err: thrown.cause ?? thrown };
    if (thrown.status === 503) log.warn(fields, "The service is temporarily unavailable.");
    // A problem without a cause was logged where it was created.
    else if (thrown.status >= 500 && thrown.cause !== undefined) log.error(fields, "The request failed.");
    return webErrorResponse(thrown);
  }
  log.error({ err: thrown }, "The request failed.");
  return webErrorResponse({ status: 500, detail: "Internal Server Error" });
}

/** Converts an error from the web server (such as 405, 413 or an unreadable body) to an OAuth error response. */
export function webErrorResponse({ status, detail, headers = {} }: WebError): WebResponse {
  const error =
    status === 503 ? "temporarily_unavailable" : status >= 500 ? "server_error" : "invalid_request";
  return oauthErrorResponse(oauthProblem(error, detail, { status, headers }));
}

/** Wraps a handler so that every error from the handler becomes an OAuth error response. */
export function withErrorResponses(
  handle: (request: WebRequest) => Promise<WebResponse>,
): (request: WebRequest) => Promise<WebResponse> {
  return async (request) => {
    try {
      return await handle(request);
    } catch (thrown) {
      return errorResponse(thrown, request.log);
    }
  };
}
