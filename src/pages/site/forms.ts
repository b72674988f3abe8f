/** What forms need on the server: which fields a refused change complains of. */
import { Problem } from "../../errors.ts";

/**
 * The messages of a 422 by field, the first for each; under `""` what concerns no single field. Null for every other
 * error, which is none of the form's.
 */
export function formFaults(error: unknown): Record<string, string> | null {
  if (!(error instanceof Problem) || error.code !== "unprocessable") return null;
  const violations = error.violations ?? [];
  if (violations.length === 0) return { "": error.detail };
  const faults: Record<string, string> = {};
  for (const { propertyPath, message } of violations) faults[propertyPath] ??= message;
  return faults;
}
