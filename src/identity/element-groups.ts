/** Permission groups, by the type of the element that owns an attachment or parameter. */

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

/** The operations of an element's permission group that also apply to the element's attachments and parameters. */
export const elementOperations = ["read", "edit", "show_history"] as const;
