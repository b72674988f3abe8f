/** Errors of the service as exceptions: problem documents (RFC 9457) with their violations. */
import { addressOf } from "./address.ts";
import type {
  BatchProblem as BatchProblemDocument,
  ChangeConflict,
  ConflictProblem,
  Problem as ProblemDocument,
  Violation,
} from "./resources.ts";

/** Members of all problem documents. `title` is missing if the request asked for JSON-LD. */
export type Problem = Omit<ProblemDocument, "title"> &
  Pick<ConflictProblem, "conflicts"> & { readonly title?: string };

/** Members of problem documents whose `type` starts with `/validation_errors/`. */
export type ValidationProblem = Problem & {
  readonly type: `/validation_errors/${string}`;
  readonly violations: readonly Violation[];
};

/** Members of the problem document of a batch in which an operation failed. */
export type BatchProblem = ValidationProblem & Required<Pick<BatchProblemDocument, "index" | "problem">>;

/** An error response of the service. `message` is the `detail` of the problem document: what is wrong, and the remedy. */
export class ProblemError<Document extends Problem = Problem> extends Error {
  override readonly name = "ProblemError";
  /** The problem document. Other error responses, such as those of a proxy, have the type `about:blank`. */
  readonly problem: Document;
  /** Address of the request, without its query. `null` for an operation of a batch. */
  readonly address: string | null;
  /** ID of the request, which the log of the service contains. `null` if a proxy sent the response. */
  readonly requestId: string | null;
  /** Private, so that the output of an uncaught error does not contain its many members. */
  readonly #response: Response;

  constructor(problem: Document, response: Response) {
    super(problem.detail);
    this.problem = problem;
    this.address = response.url === "" ? null : addressOf(response.url);
    this.requestId = response.headers.get("X-Request-Id");
    this.#response = response;
  }

  get response(): Response {
    return this.#response;
  }

  get status(): number {
    return this.#response.status;
  }

  /** `/errors/<status>` or `/validation_errors/<codes>`. */
  get type(): Document["type"] {
    return this.problem.type;
  }

  /** What to change in the request: the messages of the violations, or the `detail` if there are none. */
  get remedy(): string {
    const messages = this.violations.map(({ message }) => message);
    return messages.length === 0 ? this.problem.detail : messages.join("\n");
  }

  /** The violated rules. Empty if the problem document names none. */
  get violations(): readonly Violation[] {
    return this.problem.violations ?? [];
  }

  /** The conflicts of an undo, redo or restore that changed nothing (409). Empty for other errors. */
  get conflicts(): readonly ChangeConflict[] {
    return this.problem.conflicts ?? [];
  }

  /** Returns the first violation with this code. */
  violation(code: Violation["code"]): Violation | undefined {
    return this.violations.find((violation) => violation.code === code);
  }
}

/** Whether the error is an error response of the service, with this status if it is given. */
export function isProblem(error: unknown, status?: number): error is ProblemError {
  return error instanceof ProblemError && (status === undefined || error.status === status);
}

/** Whether the error is a response that lists violations of rules for the request body. */
export function isValidationProblem(error: unknown): error is ProblemError<ValidationProblem> {
  return isProblem(error) && error.type.startsWith("/validation_errors/");
}

/** Whether the error is the response to an atomic batch in which an operation failed. */
export function isBatchProblem(error: unknown): error is ProblemError<BatchProblem> {
  return isProblem(error) && "index" in error.problem;
}

/** The result of a method of the client. */
export interface Result {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The type of the body of a successful response. `undefined` for responses without a body. */
export type DataOf<R extends Result> = R extends { data: infer Data; error?: never }
  ? [Data] extends [never]
    ? undefined
    : Data
  : never;

/**
 * Returns the body of a successful response: `const part = await unwrap(client.GET(…))`.
 *
 * @throws {ProblemError} for all other responses, also 304
 */
export async function unwrap<R extends Result>(result: R | Promise<R>): Promise<DataOf<R>> {
  const { data, error, response } = await result;
  // The service returns bodies as the contract declares them.
  if (response.ok) return data as DataOf<R>;
  throw toProblemError(error, response);
}

/** Creates the exception for an error response from its parsed body. */
export function toProblemError(body: unknown, response: Response): ProblemError {
  if (isProblemDocument(body)) return new ProblemError(body, response);
  const { status, statusText } = response;
  const detail = `The response has the status ${`${status} ${statusText}`.trim()} and no problem document.`;
  return new ProblemError({ type: "about:blank", title: statusText, status, detail }, response);
}

function isProblemDocument(body: unknown): body is Problem {
  return (
    typeof body === "object" &&
    body !== null &&
    "type" in body &&
    typeof body.type === "string" &&
    "detail" in body &&
    typeof body.detail === "string"
  );
}
