/**
 * Handles the operations that list the change log of an element. For parts, `related=true` adds the entries of related
 * entities.
 */
import { sql, type SqlBool } from "kysely";
import type { Operation } from "../../../generated/operations.ts";
import type { ApiRequest, Handler } from "../../http/handler.ts";
import type { Reader } from "../../database/store.ts";
import { isRelatedTo } from "../../history/related-entries.ts";
import type { StoredResource } from "../../representation/definition.ts";
import { completeLabels } from "../changes/labels.ts";
import type { Inventory } from "./inventory.ts";
import { listHandler } from "./list-handlers.ts";

/** Sorts lists by descending IDs. */
export const newestFirst = [
  { field: { property: "id", column: "id", type: "number" }, direction: "desc" },
] as const;

/** @param authorize throws 404 if the element does not exist, and 403 if access to its log is denied */
export function logHandler(
  inventory: Inventory,
  operation: Operation,
  resource: StoredResource,
  authorize: (request: ApiRequest, reader: Reader) => Promise<unknown>,
): Handler {
  const target = async (request: ApiRequest, reader: Reader): Promise<number> => {
    await authorize(request, reader);
    return request.id ?? 0;
  };
  const own = listHandler<{ type: string; target: number }>(inventory, operation, "LogEntry", {
    base: (slot) =>
      sql<SqlBool>`log_entries.target_type = ${slot("type")} and log_entries.target_id = ${slot("target")}`,
    defaultOrder: newestFirst,
    complete: completeLabels,
    baseValues: async (request, reader) => ({ type: resource, target: await target(request, reader) }),
  });
  if (!operation.parameters.some(({ name }) => name === "related")) return own;
  const related = listHandler<{ part: number }>(inventory, operation, "LogEntry", {
    base: (slot, dialect) => isRelatedTo(slot("part"), dialect),
    defaultOrder: newestFirst,
    complete: completeLabels,
    baseValues: async (request, reader) => ({ part: await target(request, reader) }),
  });
  return (request) => (request.query["related"] === true ? related : own)(request);
}
