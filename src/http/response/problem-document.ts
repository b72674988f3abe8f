/**
 * Creates problem documents (RFC 9457), in the JSON-LD and plain JSON forms that Part-DB clients expect.
 * `src/util/errors.ts` defines the errors.
 */
import { problem, problemKinds, type Problem, type ProblemCode, type Violation } from "../../util/errors.ts";
import type { Format } from "../pipeline/route-index.ts";

/** The members of a problem document from which the other members are derived. */
export interface ProblemMembers {
  readonly status: number;
  readonly detail: string;
  readonly violations?: readonly Violation[];
  /** The failed operation of a batch. */
  readonly index?: number;
  readonly problem?: ProblemMembers;
  /** The conflicts of an undo. */
  readonly conflicts?: NonNullable<Problem["conflicts"]>;
}

export const problemMediaType = "application/problem+json; charset=utf-8";

/** The `Link` header that marks a JSON-LD document as an error. */
export const errorLink = '<http://www.w3.org/ns/hydra/error>; rel="http://www.w3.org/ns/json-ld#error"';

/**
 * Returns the document of a problem: `ConstraintViolation` for 422, and `hydra:Error` for all other statuses.
 * @example problemDocument(problem("not-found"), "json").type // "/errors/404"
 */
export function problemDocument(problem: Problem, format: Format): Record<string, unknown> {
  const { failedOperation: failed } = problem;
  return {
    ...commonMembers(problem, format),
    ...(failed && { index: failed.index, problem: problemDocument(failed.problem, format) }),
    ...(problem.conflicts && { conflicts: problem.conflicts }),
  };
}

function commonMembers(problem: Problem, format: Format): Record<string, unknown> {
  const { status, title } = problem;
  // The cause of an internal error is logged but not returned.
  const detail = status === 500 ? problemKinds.internal.detail : problem.detail;
  if (status === 422) return violationDocument(problem, violationsOf(problem), format);
  const type = `/errors/${status}`;
  const violations = problem.violations === undefined ? {} : { violations: problem.violations };
  if (format === "json") return { title, detail, status, type, ...violations };
  return {
    "@context": "/api/contexts/Error",
    "@id": `/api${type}`,
    "@type": "hydra:Error",
    detail,
    status,
    type,
    ...violations,
    "hydra:description": detail,
    "hydra:title": title,
  };
}

/**
 * Converts a problem document back to a problem, with the headers of its response.
 * @example readProblemDocument({ status: 404, detail: "Not found." }).code // "not-found"
 */
export function readProblemDocument(
  { status, ...members }: ProblemMembers,
  headers: Problem["headers"] = {},
): Problem {
  const [code] = Object.entries(problemKinds).find(([, kind]) => kind.status === status) ?? ["internal"];
  const { detail, violations, index, problem: failed, conflicts } = members;
  return problem(code as ProblemCode, detail, {
    headers,
    ...(violations !== undefined && { violations }),
    ...(conflicts !== undefined && { conflicts }),
    ...(index !== undefined &&
      failed !== undefined && { failedOperation: { index, problem: readProblemDocument(failed) } }),
  });
}

function violationDocument(
  { title, detail }: Problem,
  violations: readonly Violation[],
  format: Format,
): Record<string, unknown> {
  const type = `/validation_errors/${violationCodes(violations)}`;
  if (format === "json") return { status: 422, violations, detail, type, title };
  return {
    "@context": "/api/contexts/ConstraintViolation",
    "@id": `/api${type}`,
    "@type": "ConstraintViolation",
    status: 422,
    violations,
    detail,
    type,
    "hydra:description": detail,
    "hydra:title": title,
  };
}

/**
 * Returns the violations of a 422. A problem with only a detail gets one violation, because the list must not be empty.
 */
function violationsOf(problem: Problem): readonly Violation[] {
  const { violations } = problem;
  if (violations !== undefined && violations.length > 0) return violations;
  return [{ propertyPath: "", message: problem.detail, code: "invalid" }];
}

/** Like Part-DB, returns the code of a single violation, or `0=code;1=code` for several. */
function violationCodes(violations: readonly Violation[]): string {
  if (violations.length === 1) return violations[0]?.code ?? "";
  return violations.map(({ code }, index) => `${index}=${code}`).join(";");
}
