/** The tree resources, for tests of their common behavior. */
import { currencyCode } from "./currency-code.ts";

/** Resource name by collection, such as `categories`. */
export const resourceOfTree = {
  categories: "Category",
  manufacturers: "Manufacturer",
  footprints: "Footprint",
  suppliers: "Supplier",
  measurement_units: "MeasurementUnit",
  storage_locations: "StorageLocation",
  part_custom_states: "PartCustomState",
  currencies: "Currency",
  projects: "Project",
  attachment_types: "AttachmentType",
} as const;

export type Tree = keyof typeof resourceOfTree;

export const trees = Object.keys(resourceOfTree) as Tree[];

/** The group of permissions for a tree. */
export function groupOfTree<T extends string>(tree: T): T extends "storage_locations" ? "storelocations" : T {
  const group: string = tree === "storage_locations" ? "storelocations" : tree;
  return group as ReturnType<typeof groupOfTree<T>>;
}

/** Returns the required properties of a new element, without its name. */
export function requiredOf(collection: string): Record<string, unknown> {
  return collection === "currencies" ? { iso_code: currencyCode() } : {};
}
