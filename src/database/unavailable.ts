/** Recognizes temporary database errors and converts them to problems for clients. */
import { Problem, problem, retryLater } from "../util/errors.ts";
import { codeOf, MissingRequirement } from "./open-failure.ts";
import { StorageFailure } from "./sqlite/storage-failure.ts";

/** Creates a 503 problem. Its `Retry-After` is one second, or longer if the operator must fix the cause first. */
export function unavailable(cause: unknown): Problem {
  if (cause instanceof StorageFailure || cause instanceof MissingRequirement) {
    const detail = "The database is not available. See the service log for the reason.";
    return problem("unavailable", detail, { ...retryLater, cause });
  }
  return problem("unavailable", "The database is busy. Try again in a few seconds.", {
    headers: { "Retry-After": "1" },
    cause,
  });
}

/** Returns the problem `unavailable` if a retry may succeed. Otherwise, returns the error unchanged. */
export function asProblem(error: unknown): unknown {
  const isTemporary =
    isBusy(error) ||
    isUnreachable(error) ||
    error instanceof StorageFailure ||
    error instanceof MissingRequirement;
  return isTemporary ? unavailable(error) : error;
}

/**
 * Converts the error of a commit. Unless the server rejected the commit, the commit may have succeeded. The problem
 * then tells the client that the outcome is unknown, because a retry could repeat the change.
 */
export function asCommitError(error: unknown): unknown {
  const cause = error instanceof Problem ? error.cause : error;
  if (isServerRejection(cause)) return error;
  return problem("outcome-unknown", undefined, { headers: { "Retry-After": "1" }, cause });
}

/** Whether it is unknown if the transaction was committed. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof Problem && error.code === "outcome-unknown";
}

/**
 * Whether PostgreSQL reported an error that ends the transaction but not the connection, or never received the
 * statement. Errors of classes 08, 57, 58 and XX can end the connection. 40003 is statement_completion_unknown.
 * Each SQLSTATE contains a digit, unlike codes of Node.js such as EPIPE.
 */
function isServerRejection(error: unknown): boolean {
  if (error instanceof Error && /not queryable$/.test(error.message)) return true;
  return /^(?!08|57|58|XX|40003)(?=[A-Z]*\d)[0-9A-Z]{5}$/.test(codeOf(error));
}

/** Whether another connection has locked the SQLite database. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/**
 * Whether a PostgreSQL transaction conflicted with another transaction and can be retried immediately (40001
 * serialization_failure, 40P01 deadlock_detected).
 */
export function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^(40001|40P01)$/.test(codeOf(cause))) return true;
  }
  return false;
}

/**
 * Whether PostgreSQL rejected a new connection because the server, database or role has reached its connection limit.
 */
export function isTooManyConnections(error: unknown): boolean {
  return codeOf(error) === "53300";
}

/**
 * Whether a PostgreSQL error is temporary: too many connections (53300), a full disk or no memory (other codes of class
 * 53), a server that starts or shuts down (57P01–57P03), a connection failure (class 08), or a timeout (55P03 for a lock,
 * 57014 for a statement).
 * `pg` sets no code if a pool is exhausted or the server closes the connection.
 */
function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08...|53...|57P0[123]|57014|55P03)$/.test(code)) return true;
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code)) {
    return true;
  }
  return (
    error instanceof Error &&
    /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/.test(
      error.message,
    )
  );
}
