/** Maps each kind of element that owns attachments or parameters to its permission group. */

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

/** The permissions of an element that are also checked for its attachments and parameters. */
export const elementOperations = ["read", "edit", "show_history"] as const;
