/** Combines the handlers of the operations that search, scan and count parts. */
import type { Inventory } from "../inventory/operations/inventory.ts";
import { countParts } from "./count-parts.ts";
import { summarizePartParameters } from "./part-parameters.ts";
import { countPartTags } from "./part-tags.ts";
import { scanCode } from "./scan-code.ts";
import { searchParts } from "./search-parts.ts";

export function searchHandlers(inventory: Inventory) {
  return {
    countPartTags: countPartTags(inventory),
    countParts: countParts(inventory),
    scanCode: scanCode(inventory),
    searchParts: searchParts(inventory),
    summarizePartParameters: summarizePartParameters(inventory),
  };
}
