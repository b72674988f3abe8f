/** Handles the operations that read the whole change log. `log-handler.ts` lists the entries of an element. */
import { resourceFacts } from "../../../generated/resources.ts";
import type { ApiRequest, ApiResponse } from "../../http/handler.ts";
import { itemOf } from "../../representation/collection.ts";
import { problem } from "../../util/errors.ts";
import { completeLabels } from "../changes/labels.ts";
import { crud } from "./crud.ts";
import type { Inventory } from "./inventory.ts";
import { listHandler } from "./list-handlers.ts";
import { operationNamed } from "./operation-named.ts";

export function logEntryHandlers(inventory: Inventory) {
  return crud(inventory, "LogEntry", {
    listLogEntries: listHandler(inventory, operationNamed("listLogEntries"), "LogEntry", {
      baseValues: async () => ({}),
      complete: completeLabels,
    }),
    getLogEntry: (request: ApiRequest) => getLogEntry(inventory, request),
  });
}

async function getLogEntry({ store, plans }: Inventory, request: ApiRequest): Promise<ApiResponse> {
  const plan = plans.for(resourceFacts.LogEntry.item, request.principal, request.searchParams);
  return store.readTransaction(async (reader) => {
    const entry = await plan.one(reader, request.id ?? 0);
    if (entry === null) throw problem("not-found");
    const { document } = itemOf("LogEntry", entry, request.format === "jsonld");
    await completeLabels(reader, request, [document]);
    return { status: 200, document };
  });
}
