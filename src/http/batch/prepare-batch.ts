/** Checks the parts of a batch that do not depend on its results: header names and references. */
import { invalid, type Violation } from "../../util/errors.ts";
import type { components } from "../../../generated/types.ts";
import { didYouMean } from "../validation/nearest-name.ts";
import { checkReferences } from "./batch-references.ts";

export type Batch = components["schemas"]["Batch"];
type BatchOperation = components["schemas"]["BatchOperation"];

/** An operation whose headers and references are well-formed. */
export interface PreparedOperation extends Pick<BatchOperation, "method" | "path" | "body"> {
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<HeaderName, string | undefined>>;
  readonly hasReferences: { readonly inPath: boolean; readonly inBody: boolean };
}

type HeaderName = "accept" | "content-type" | "if-match" | "if-none-match";
const headerNames: readonly string[] = ["Accept", "Content-Type", "If-Match", "If-None-Match"];
const lowerCaseNames: ReadonlySet<string> = new Set(headerNames.map((name) => name.toLowerCase()));

/**
 * Prepares the operations of a batch.
 * @throws {Problem} 422 that lists all unknown headers and malformed references
 */
export function prepareBatch({ operations }: Batch): readonly PreparedOperation[] {
  const violations: Violation[] = [];
  const prepared = operations.map((operation, position): PreparedOperation => {
    const { method, path, body } = operation;
    const { violations: found, inPath, inBody } = checkReferences(operation, position);
    violations.push(...found);
    const headers = headersOf(operation, position, violations);
    return { method, path, body, headers, hasReferences: { inPath, inBody } };
  });
  if (violations.length > 0) throw invalid(violations);
  return prepared;
}

function headersOf(
  { headers = {} }: BatchOperation,
  position: number,
  violations: Violation[],
): PreparedOperation["headers"] {
  const known: [string, string][] = [];
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase();
    const isRepeated = known.some(([other]) => other === lower);
    if (lowerCaseNames.has(lower) && !isRepeated) known.push([lower, value]);
    else {
      violations.push({
        propertyPath: `operations[${position}].headers.${name.slice(0, 100)}`,
        message: isRepeated ? "This header must not be repeated." : unknownHeader(name),
        code: isRepeated ? "duplicate" : "unknown-property",
      });
    }
  }
  return Object.fromEntries(known) as PreparedOperation["headers"];
}

function unknownHeader(name: string): string {
  const suggestion = didYouMean(name, headerNames);
  return `Operations of a batch accept only the headers ${headerNames.join(", ")}.${suggestion}`;
}
