/** Creates the tools that do not correspond to a single operation of the contract. */
import type { Pricing } from "../../inventory/projects/price-basis.ts";
import type { OperationId } from "../../../generated/operations.ts";
import type { Invoke } from "../../http/pipeline/invoke.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { checkStock } from "./reading/check-stock.ts";
import { findAlternatives } from "./reading/find-alternatives.ts";
import { listTree } from "./reading/list-tree.ts";
import { lowStock } from "./reading/low-stock.ts";
import { projectAvailability } from "./reading/project-availability.ts";
import { projectDetails } from "./reading/project-details.ts";
import { searchParts } from "./search/search-parts-tool.ts";
import type { OwnTools } from "./tools.ts";
import { addAttachmentFromUrl } from "./writing/add-attachment.ts";

interface OwnToolsDependencies {
  readonly inventory: Inventory;
  /** Calls an operation of the contract with all its checks. */
  readonly invoke: Invoke<OperationId>;
  /** ISO 4217 code of the currency in which prices without a currency are stated. */
  readonly pricing: Pricing;
}

export function ownTools({ inventory, invoke, pricing }: OwnToolsDependencies): OwnTools {
  return {
    list_categories: listTree(inventory, "Category", "categories"),
    list_footprints: listTree(inventory, "Footprint", "footprints"),
    list_manufacturers: listTree(inventory, "Manufacturer", "manufacturers"),
    list_storage_locations: listTree(inventory, "StorageLocation", "storage_locations"),
    list_suppliers: listTree(inventory, "Supplier", "suppliers"),
    list_measurement_units: listTree(inventory, "MeasurementUnit", "measurement_units"),
    list_part_custom_states: listTree(inventory, "PartCustomState", "part_custom_states"),
    list_projects: listTree(inventory, "Project", "projects"),
    get_project_details: projectDetails(inventory, invoke),
    check_stock: checkStock(inventory),
    list_low_stock: lowStock(inventory, pricing),
    find_alternatives: findAlternatives(inventory),
    check_project_availability: projectAvailability(invoke),
    search_parts: searchParts(inventory.store),
    add_attachment_from_url: addAttachmentFromUrl(invoke),
  };
}
