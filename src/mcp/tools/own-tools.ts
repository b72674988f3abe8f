/** The tools that do something of their own instead of calling one operation of the contract, put together. */
import type { OperationId } from "../../../generated/operations.ts";
import type { Invoke } from "../../contract/invoke.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import type { OwnTools } from "./tools.ts";

/** What these tools are made from. */
export interface OwnToolsParts {
  readonly inventory: Inventory;
  /** Calls operations of the contract, with all their checks. */
  readonly invoke: Invoke<OperationId>;
}

export function ownTools(_parts: OwnToolsParts): OwnTools {
  return {};
}
