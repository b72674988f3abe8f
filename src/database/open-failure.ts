/**
 * What the operator is told when a database cannot be opened: which one, at which address, and what to do. The texts
 * are in `sqlite-open-failure.ts` and `postgres-open-failure.ts`; those for clients are in `unavailable.ts`.
 */
import { getSystemErrorMap } from "node:util";
import { Problem } from "../errors.ts";

/** The message is complete and never contains a password. */
export class OpenFailure extends Error {
  override readonly name = "OpenFailure";
}

/** A PostgreSQL database that can be reached lacks something that the schema requires. */
export class MissingRequirement extends Error {
  /** What is missing, and the remedy. `role` is the quoted name of the role. */
  readonly explain: (role: string) => string;

  constructor(explain: (role: string) => string) {
    super(explain("the role"));
    this.explain = explain;
  }
}

/** The error of the engine or the system: problems for clients wrap it, and several addresses of a host fail alike. */
export function engineError(error: unknown): Error {
  if (error instanceof Problem && error.cause !== undefined) return engineError(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return engineError(error.errors[0]);
  return error instanceof Error ? error : new Error(String(error));
}

export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}

/** `permission denied (EACCES)`. */
export function systemReason(error: Error): string {
  const { errno, code = "" } = error as NodeJS.ErrnoException;
  const reason = errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1];
  return reason === undefined ? error.message : `${reason} (${code})`;
}
