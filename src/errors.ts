/**
 * The one table of errors that a client can meet (code → status and title) and the error class that carries
 * them. How an error becomes a problem document is said in `contract/problem-document.ts`.
 */

import type { components } from "../generated/types.ts";

/** Stable names of rules, for programs. The contract lists them, `docs/errors.md` explains them. */
export type ViolationCode = components["schemas"]["ViolationCode"];

/** One broken rule of a request body. `propertyPath` is as in Part-DB: `name`, `eda_info.value`, `parameters[0].name`. */
export interface Violation {
  readonly propertyPath: string;
  readonly message: string;
  readonly code: ViolationCode;
}

interface ProblemKind {
  readonly status: number;
  readonly detail: string;
}

/** Every kind of problem, with the status it answers and the sentence that stands where nothing better is known. */
export const problemKinds = {
  "bad-request": { status: 400, detail: "Bad Request" },
  unauthorized: {
    status: 401,
    detail: "Authentication is required. Please pass a valid API token in the Authorization header.",
  },
  forbidden: { status: 403, detail: "Access Denied." },
  "not-found": { status: 404, detail: "Not Found" },
  "method-not-allowed": { status: 405, detail: "Method Not Allowed" },
  "not-acceptable": { status: 406, detail: "Not Acceptable" },
  conflict: { status: 409, detail: "Conflict" },
  "precondition-failed": { status: 412, detail: "Precondition Failed" },
  "payload-too-large": { status: 413, detail: "Payload Too Large" },
  "uri-too-long": { status: 414, detail: "URI Too Long" },
  "unsupported-media-type": { status: 415, detail: "Unsupported Media Type" },
  "range-not-satisfiable": { status: 416, detail: "Range Not Satisfiable" },
  unprocessable: { status: 422, detail: "Unprocessable Content" },
  "too-many-requests": { status: 429, detail: "Too Many Requests" },
  internal: { status: 500, detail: "Internal Server Error" },
  unavailable: { status: 503, detail: "Service Unavailable" },
  "outcome-unknown": {
    status: 503,
    detail:
      "The connection to the database was lost in the middle of the change. It is not known whether the change was made: " +
      "read the present state before anything else.",
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

interface ProblemDetails {
  readonly violations?: readonly Violation[];
  /** The number of violations that are not listed. */
  readonly omitted?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Logged, never sent. */
  readonly cause?: unknown;
}

/** A refusal. `message` (= `detail`) is public; `cause` goes to the log only. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly violations: readonly Violation[] | undefined;
  /** The number of violations that are not listed. */
  readonly omitted: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, detail: string | undefined, more: ProblemDetails) {
    super(detail ?? problemKinds[code].detail, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "Problem";
    this.code = code;
    this.status = problemKinds[code].status;
    this.violations = more.violations;
    this.omitted = more.omitted ?? 0;
    this.headers = more.headers ?? {};
  }

  get detail(): string {
    return this.message;
  }
}

/** For temporary refusals: the client may send the same request again after ten seconds. */
export const retryLater = { headers: { "Retry-After": "10" } };

/** Makes a {@link Problem} to throw: `throw problem("conflict", "…")`. */
export function problem(code: ProblemCode, detail?: string, more: ProblemDetails = {}): Problem {
  return new Problem(code, detail, more);
}

/** A problem lists at most this many violations. Its detail says how many more there are. */
export const maximumViolations = 100;

/**
 * 422 with the broken rules; its detail is one line `path: message` for each.
 * @param omitted the number of violations that are not in the list
 */
export function invalid(violations: readonly Violation[], omitted = 0): Problem {
  return listing("unprocessable", violations, omitted);
}

/** 400 with the errors of form (wrong JSON types, references that name nothing), listed as in {@link invalid}. */
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
