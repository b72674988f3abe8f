/** Combines the handlers of the operations that search, scan and count parts. */
import type { Handler } from "../http/handler.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { lazily } from "../util/memoize.ts";
import { countParts } from "./count-parts.ts";
import { summarizePartParameters } from "./part-parameters.ts";
import { countPartTags } from "./part-tags.ts";
import { scanCode } from "./scan/scan-code.ts";
import { searchParts } from "./search-parts.ts";

export function searchHandlers(inventory: Inventory) {
  /** Creates the handler on the first request, because it compiles queries and the service must start fast. */
  const onDemand = (create: (inventory: Inventory) => Handler): Handler => {
    const handler = lazily(() => create(inventory));
    return (request) => handler()(request);
  };
  return {
    countPartTags: onDemand(countPartTags),
    countParts: onDemand(countParts),
    scanCode: onDemand(scanCode),
    searchParts: onDemand(searchParts),
    summarizePartParameters: onDemand(summarizePartParameters),
  };
}
