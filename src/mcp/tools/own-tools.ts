/** The tools that do something of their own instead of calling one operation of the contract, put together. */
import type { OperationId } from "../../../generated/operations.ts";
import type { Invoke } from "../../contract/invoke.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { readingTools } from "./reading/reading-tools.ts";
import { searchParts } from "./search/search-parts.ts";
import type { OwnTools } from "./tools.ts";
import { addAttachmentFromUrl } from "./writing/add-attachment.ts";

/** What these tools are made from. */
export interface OwnToolsParts {
  readonly inventory: Inventory;
  /** Calls operations of the contract, with all their checks. */
  readonly invoke: Invoke<OperationId>;
  /** By ISO 4217, what prices without a currency are in. */
  readonly baseCurrency: string;
}

export function ownTools(parts: OwnToolsParts): OwnTools {
  return {
    ...readingTools(parts),
    search_parts: searchParts(parts.inventory.store),
    add_attachment_from_url: addAttachmentFromUrl(parts.invoke),
  };
}
