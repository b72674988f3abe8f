/** Elements that own attachments and parameters, and the permission group that each kind of them has. */

export const elementGroups = {
  Part: "parts",
  Category: "categories",
  Footprint: "footprints",
  Manufacturer: "manufacturers",
  Supplier: "suppliers",
  StorageLocation: "storelocations",
  MeasurementUnit: "measurement_units",
  PartCustomState: "part_custom_states",
  Currency: "currencies",
  Project: "projects",
  AttachmentType: "attachment_types",
} as const;

export type ElementKind = keyof typeof elementGroups;

/** What can be asked of an element on behalf of what belongs to it. */
export const elementOperations = ["read", "edit", "show_history"] as const;
