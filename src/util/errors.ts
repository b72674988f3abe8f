/**
 * Defines the kinds of errors that clients can receive, and the class of these errors. `http/response/problem-document.ts`
 * converts them to problem documents (RFC 9457).
 */

import type { components } from "../../generated/types.ts";

/** The stable, machine-readable name of a rule. The contract lists the names and `docs/errors.md` describes them. */
export type ViolationCode = components["schemas"]["ViolationCode"];

/** A violation of a rule. `propertyPath` uses Part-DB's notation: `name`, `eda_info.value`, `parameters[0].name`. */
export interface Violation {
  readonly propertyPath: string;
  readonly message: string;
  readonly code: ViolationCode;
}

interface ProblemKind {
  readonly status: number;
  /**
   * The reason phrase from RFC 9110, as RFC 9457 recommends. Part-DB sends "An error occurred" as the title of every
   * error.
   */
  readonly title: string;
  /** The default detail, for problems that do not set `detail`. */
  readonly detail: string;
}

/**
 * All kinds of problems by code. If Part-DB has a message for a problem, `detail` keeps that wording, because clients
 * may match on it.
 */
export const problemKinds = {
  "bad-request": { status: 400, title: "Bad Request", detail: "The request is malformed." },
  unauthorized: {
    status: 401,
    title: "Unauthorized",
    detail: "Authentication is required. Please pass a valid API token in the Authorization header.",
  },
  forbidden: { status: 403, title: "Forbidden", detail: "Access Denied." },
  "not-found": { status: 404, title: "Not Found", detail: "Not Found" },
  "method-not-allowed": { status: 405, title: "Method Not Allowed", detail: "Method Not Allowed" },
  "not-acceptable": {
    status: 406,
    title: "Not Acceptable",
    detail: "No representation matches the Accept header.",
  },
  conflict: { status: 409, title: "Conflict", detail: "The request conflicts with the current data." },
  gone: { status: 410, title: "Gone", detail: "The requested data is no longer available." },
  "precondition-failed": {
    status: 412,
    title: "Precondition Failed",
    detail: "A precondition of the request is not met.",
  },
  "payload-too-large": {
    status: 413,
    title: "Content Too Large",
    detail: "The request body is too large.",
  },
  "uri-too-long": { status: 414, title: "URI Too Long", detail: "The URL is too long." },
  "unsupported-media-type": {
    status: 415,
    title: "Unsupported Media Type",
    detail: "The media type of the request body is not supported.",
  },
  "range-not-satisfiable": {
    status: 416,
    title: "Range Not Satisfiable",
    detail: "The requested range is outside the file.",
  },
  unprocessable: {
    status: 422,
    title: "Unprocessable Content",
    detail: "The request body is invalid.",
  },
  "too-many-requests": {
    status: 429,
    title: "Too Many Requests",
    detail: "Too many requests. Try again later.",
  },
  internal: { status: 500, title: "Internal Server Error", detail: "Internal Server Error" },
  unavailable: {
    status: 503,
    title: "Service Unavailable",
    detail: "The service is temporarily unavailable. Try again later.",
  },
  "outcome-unknown": {
    status: 503,
    title: "Service Unavailable",
    detail:
      "The connection to the database was lost during the write, so the change may or may not have been saved. " +
      "Read the current data before you retry.",
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

interface FailedOperation {
  /** The position of the operation in the batch, starting with 0. */
  readonly index: number;
  readonly problem: Problem;
}

/** A change that cannot be taken back, because its element has changed since. */
type Conflict = components["schemas"]["ChangeConflict"];

interface ProblemDetails {
  readonly violations?: readonly Violation[];
  /** The number of violations or conflicts that are not in the list. */
  readonly omitted?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly failedOperation?: FailedOperation;
  /** The conflicts of an undo. */
  readonly conflicts?: readonly Conflict[];
  /** The underlying error, which is logged but never sent to the client. */
  readonly cause?: unknown;
}

/** An error that a client receives. `message` (equal to `detail`) is sent to the client. `cause` is only logged. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly violations: readonly Violation[] | undefined;
  /** The number of violations or conflicts that are not in the list. */
  readonly omitted: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly failedOperation: FailedOperation | undefined;
  readonly conflicts: readonly Conflict[] | undefined;

  constructor(code: ProblemCode, detail: string | undefined, more: ProblemDetails) {
    super(detail ?? problemKinds[code].detail, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "Problem";
    this.code = code;
    this.status = problemKinds[code].status;
    this.title = problemKinds[code].title;
    this.violations = more.violations;
    this.omitted = more.omitted ?? 0;
    this.headers = more.headers ?? {};
    this.failedOperation = more.failedOperation;
    this.conflicts = more.conflicts;
  }

  get detail(): string {
    return this.message;
  }
}

/** Headers for temporary failures. They tell clients to retry the same request after ten seconds. */
export const retryLater = { headers: { "Retry-After": "10" } };

/** Creates a {@link Problem} to throw: `throw problem("conflict", "…")`. */
export function problem(code: ProblemCode, detail?: string, more: ProblemDetails = {}): Problem {
  return new Problem(code, detail, more);
}

/** The maximum number of violations in a problem document. `detail` reports how many more were omitted. */
export const maximumViolations = 100;

/**
 * Creates a 422 error that lists violated rules. `detail` contains one line `path: message` for each violation.
 * @param omitted the number of violations that are not in the list
 */
export function invalid(violations: readonly Violation[], omitted = 0): Problem {
  return listing("unprocessable", violations, omitted);
}

/**
 * Creates a 400 error for malformed values, such as wrong JSON types and unresolved references. The format is that of
 * {@link invalid}.
 */
export function malformed(violations: readonly Violation[], omitted = 0): Problem {
  return listing("bad-request", violations, omitted);
}

function listing(code: ProblemCode, all: readonly Violation[], omittedBefore: number): Problem {
  const violations = all.slice(0, maximumViolations);
  const omitted = omittedBefore + all.length - violations.length;
  const lines = violations.map(({ propertyPath, message }) =>
    propertyPath === "" ? message : `${propertyPath}: ${message}`,
  );
  if (omitted > 0) lines.push(`${omitted} more violation${omitted === 1 ? " is" : "s are"} not listed.`);
  return new Problem(code, lines.join("\n"), { violations, omitted });
}
