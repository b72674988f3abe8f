/**
 * Defines errors that tell the operator why a database cannot be opened: which database, at which address, and how to
 * fix the problem. `sqlite-open-failure.ts` and `postgres-open-failure.ts` contain the messages for operators;
 * `unavailable.ts` contains those for clients.
 */
import { getSystemErrorMap } from "node:util";
import { Problem } from "../util/errors.ts";

/** An error for the operator. Its message is complete and never contains a password. */
export class OpenFailure extends Error {
  override readonly name = "OpenFailure";
}

/** Thrown if a reachable PostgreSQL database lacks something that the schema requires. */
export class MissingRequirement extends Error {
  /** Returns a message that says what is missing and how to fix it. `role` is the quoted name of the database role. */
  readonly explain: (role: string) => string;

  constructor(explain: (role: string) => string) {
    super(explain("the role"));
    this.explain = explain;
  }
}

/**
 * Returns the original error of the database engine or the operating system. A problem for clients contains it as its
 * cause, and an `AggregateError` contains one error for each address of the host.
 * @example engineError(new AggregateError([new Error("Refused")])) // new Error("Refused")
 */
export function engineError(error: unknown): Error {
  if (error instanceof Problem && error.cause !== undefined) return engineError(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return engineError(error.errors[0]);
  return error instanceof Error ? error : new Error(String(error));
}

/** @example codeOf(Object.assign(new Error("open"), { code: "ENOENT" })) // "ENOENT" */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}

/** Returns the description of a system error, for example `permission denied (EACCES)`. */
export function systemReason(error: Error): string {
  const { errno, code = "" } = error as NodeJS.ErrnoException;
  const reason = errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1];
  return reason === undefined ? error.message : `${reason} (${code})`;
}
