/** Combines the handlers of the operations that search and scan. */
import type { Inventory } from "../inventory/operations/inventory.ts";
import { scanCode } from "./scan-code.ts";
import { searchParts } from "./search-parts.ts";

export function searchHandlers(inventory: Inventory) {
  return { searchParts: searchParts(inventory), scanCode: scanCode(inventory) };
}
