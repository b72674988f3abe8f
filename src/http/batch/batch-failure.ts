/** Describes the failure of an operation of a batch. `run-batch.ts` decides whether the other operations run. */
import { invalid, Problem, problem } from "../../util/errors.ts";
import type { ApiRequest } from "../handler.ts";
import { OperationFailed } from "./perform-operation.ts";

/** Returns the problem of a failed operation, and logs unexpected errors. */
export function problemOf(error: unknown, { log, operation }: ApiRequest): Problem {
  const cause = error instanceof OperationFailed ? error.cause : error;
  const known = cause instanceof Problem ? cause : problem("internal", undefined, { cause });
  if (known.status >= 500 && known.code !== "unavailable") {
    const { operationId } = operation;
    log.error({ operationId, err: known.cause ?? known }, "An operation of a batch failed.");
  }
  return known;
}

/**
 * Returns the error of an atomic batch: a 422 with the position and the problem of the failed operation. Errors of the
 * service remain as they are, so that the store can retry after a conflict.
 */
export function batchFailure(error: unknown, index: number): unknown {
  if (!(error instanceof OperationFailed)) return error;
  const { cause, place } = error;
  if (!(cause instanceof Problem) || cause.status >= 500) return cause;
  const at = `operations[${index}]`;
  const prefix = place === "operation" ? at : `${at}.${place}`;
  const violations =
    cause.violations === undefined || cause.violations.length === 0
      ? [{ propertyPath: at, message: cause.detail, code: "invalid" as const }]
      : cause.violations.map(({ propertyPath, message, code }) => ({
          propertyPath: place === "path" || propertyPath === "" ? prefix : `${prefix}.${propertyPath}`,
          message: place === "path" ? `${propertyPath}: ${message}` : message,
          code,
        }));
  const { code, detail, omitted, violations: listed = violations } = invalid(violations, cause.omitted);
  return problem(code, detail, {
    violations: listed,
    omitted,
    failedOperation: { index, problem: cause },
  });
}
