/**
 * The compatibility modes of the API. Strict requests follow the contract exactly. Requests of Part-DB clients can also
 * contain unknown query parameters and properties (`ignored-names.ts`), dates in another format (`part-db-date.ts`), and
 * bodies of PATCH as `application/json`, and numbers that do not fit are rounded instead of rejected
 * (`ApiRequest.isPartDb`). The modes apply to HTTP requests and batches, but not to pages and MCP.
 */
import { plainJson } from "../request/negotiate.ts";
import type { Operation } from "../operation.ts";

export type Compatibility = "strict" | "part-db";

/** Returns the operations with the media types that their bodies can have in a mode. */
export function operationsIn<Id extends string>(
  compatibility: Compatibility,
  operations: readonly Operation<Id>[],
): readonly Operation<Id>[] {
  if (compatibility === "strict") return operations;
  return operations.map((operation) => {
    const { method, body } = operation;
    if (method !== "PATCH" || body === null) return operation;
    return { ...operation, body: { ...body, mediaTypes: [...body.mediaTypes, plainJson] } };
  });
}
