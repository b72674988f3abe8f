/** The reading tools that call no single operation of the contract, by name. */
import type { OwnToolsParts } from "../own-tools.ts";
import { checkStock } from "./check-stock.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { listTree } from "./list-tree.ts";
import { lowStock } from "./low-stock.ts";
import { projectAvailability } from "./project-availability.ts";
import { projectDetails } from "./project-details.ts";

export function readingTools({ inventory, invoke, baseCurrency }: OwnToolsParts) {
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
    list_low_stock: lowStock(inventory, baseCurrency),
    find_alternatives: findAlternatives(inventory),
    check_project_availability: projectAvailability(invoke),
  };
}
