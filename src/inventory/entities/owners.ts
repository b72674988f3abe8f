/** Lists the element types that can own attachments and parameters, with their foreign keys. */
import type { OwnerColumns } from "../../database/tables/tables.ts";
import type { ElementKind } from "../../identity/element-groups.ts";

export const owners = {
  Part: "part_id",
  Category: "category_id",
  Footprint: "footprint_id",
  Manufacturer: "manufacturer_id",
  Supplier: "supplier_id",
  StorageLocation: "storage_location_id",
  MeasurementUnit: "measurement_unit_id",
  PartCustomState: "part_custom_state_id",
  Currency: "currency_id",
  Project: "project_id",
  AttachmentType: "of_attachment_type_id",
} as const satisfies Record<ElementKind, keyof OwnerColumns>;

export type OwnerName = keyof typeof owners;

export const ownerNames = Object.keys(owners) as OwnerName[];

/** Returns the owner of an attachment or parameter, or `null` if the owner has another type, such as a user. */
export function ownerOf(row: Readonly<Record<string, unknown>>): { resource: OwnerName; id: number } | null {
  for (const resource of ownerNames) {
    const id = row[owners[resource]];
    if (typeof id === "number") return { resource, id };
  }
  return null;
}
