/** The types of elements that have labels, with their resources and permissions. */
import { permissionName, type PermissionName } from "../../identity/permissions.ts";
import type { LabelElementType } from "../label-element.ts";

interface LabelType {
  readonly resource: "Part" | "PartLot" | "StorageLocation";
  /** Required for labels of these elements. Lots are parts of a part. */
  readonly permission: PermissionName;
  readonly singular: string;
  readonly plural: string;
}

export const labelTypes: Readonly<Record<LabelElementType, LabelType>> = {
  part: {
    ...{ resource: "Part", permission: permissionName("parts.read") },
    ...{ singular: "part", plural: "parts" },
  },
  part_lot: {
    ...{ resource: "PartLot", permission: permissionName("parts.read") },
    ...{ singular: "lot", plural: "lots" },
  },
  storelocation: {
    ...{
      resource: "StorageLocation",
      permission: permissionName("storelocations.read"),
    },
    ...{ singular: "storage location", plural: "storage locations" },
  },
};

const namedIds = 10;

/** @example namedElements("part", [3, 5]) // "parts 3 and 5" */
export function namedElements(type: LabelElementType, ids: readonly number[]): string {
  const { singular, plural } = labelTypes[type];
  const more = ids.length - namedIds;
  const texts = ids.slice(0, namedIds).map(String);
  const all = more > 0 ? [...texts, `${more} more`] : texts;
  const last = all.at(-1) ?? "";
  return ids.length === 1 ? `${singular} ${last}` : `${plural} ${all.slice(0, -1).join(", ")} and ${last}`;
}
