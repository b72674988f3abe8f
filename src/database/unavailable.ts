/** Which faults of an engine only mean "not now", and the problem that a client then meets. */
import { Problem, problem, retryLater } from "../errors.ts";
import { codeOf } from "./open-failure.ts";
import { StorageFailure } from "./storage-failure.ts";

/** 503 that asks the client to come back in a second, or later when the operator has to act first. */
export function unavailable(cause: unknown): Problem {
  if (cause instanceof StorageFailure) {
    const detail = "The database is not available. The log of the service contains the reason.";
    return problem("unavailable", detail, { ...retryLater, cause });
  }
  return problem("unavailable", "The database is busy. Try again in a few seconds.", {
    headers: { "Retry-After": "1" },
    cause,
  });
}

/** The fault as the caller should see it: `unavailable` if trying again later may help, else the fault itself. */
export function asProblem(error: unknown): unknown {
  return isBusy(error) || isUnreachable(error) || error instanceof StorageFailure
    ? unavailable(error)
    : error;
}

/**
 * The fault of a commit as the caller should see it: where the server has not refused it, it may be made all the same,
 * and must not look as if it could be tried again.
 */
export function asCommitFault(error: unknown): unknown {
  const cause = error instanceof Problem ? error.cause : error;
  if (isRefusal(cause)) return error;
  return problem("outcome-unknown", undefined, { headers: { "Retry-After": "1" }, cause });
}

/** A transaction that may be committed, and may be not. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof Problem && error.code === "outcome-unknown";
}

/**
 * PostgreSQL: an error of the server that ends the transaction but not the connection (classes 08, 57, 58 and XX may do
 * that, 40003 is statement_completion_unknown), or a statement that was never sent.
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof Error && /not queryable$/.test(error.message)) return true;
  return /^(?!08|57|58|XX|40003)[0-9A-Z]{5}$/.test(codeOf(error));
}

/** SQLite: another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/**
 * PostgreSQL: transactions were in each other's way, the whole transaction is worth another attempt at once.
 * 40001 serialization_failure, 40P01 deadlock_detected.
 */
export function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^(40001|40P01)$/.test(codeOf(cause))) return true;
  }
  return false;
}

/** PostgreSQL refused a new connection because the server, the database or the role has no free one. */
export function isTooManyConnections(error: unknown): boolean {
  return codeOf(error) === "53300";
}

/**
 * PostgreSQL: no connection, too many of them (53300), disk full or out of memory (other codes of class 53), shutting
 * down or starting (57P01–57P03), broken connections (class 08), a lock not granted in time (55P03). `pg` gives no code where a pool is exhausted or a peer hangs up.
 */
function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08...|53...|57P0[123]|55P03)$/.test(code)) return true;
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(code)) {
    return true;
  }
  return (
    error instanceof Error &&
    /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
      error.message,
    )
  );
}
