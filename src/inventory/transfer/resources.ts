/**
 * The resources that exports and imports transfer, in transfer order. Names replace IDs, because IDs differ between
 * instances.
 */
import type { ResourceName } from "../../../generated/resources.ts";
import { isObject } from "../../is-object.ts";

/** Trees that parts refer to. Each tree refers only to trees before it. */
export const treeNames = [
  "AttachmentType",
  "MeasurementUnit",
  "PartCustomState",
  "Currency",
  "Category",
  "Footprint",
  "Manufacturer",
  "Supplier",
  "StorageLocation",
] as const satisfies readonly ResourceName[];

export type TreeName = (typeof treeNames)[number];

/**
 * Resources that are exported as records. Attachments are records only if they belong to an attachment type, because
 * their own type may come later in the file. All other attachments are part of their elements.
 */
export const recordNames = [...treeNames, "Attachment", "Part", "PartAssociation"] as const;

export type RecordName = (typeof recordNames)[number];

/**
 * Resources that are exported as part of other records: as nested objects in JSON Lines, or as rows below the record in
 * CSV.
 */
export const memberNames = ["PartLot", "Orderdetail", "Pricedetail", "Parameter", "Attachment"] as const;

export type MemberName = (typeof memberNames)[number];

export type TransferredName = RecordName | MemberName;

/** The document of an entity with its exported properties. Names replace references. */
export type Document = Readonly<Record<string, unknown>>;

/** Returns the objects in a list. */
export function documentsIn(value: unknown): readonly Document[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export interface TransferRecord {
  readonly resource: RecordName;
  readonly document: Document;
}

/** The key by which a record refers to a part. */
export interface PartKey {
  /** Path of the category, from the root down. */
  readonly category: readonly string[];
  readonly name: string;
  /** Number of the part among the parts with this name in the category: 2 for the second part, and so on. */
  readonly namesake?: number;
}

export function isTree(resource: string): resource is TreeName {
  return treeNames.some((name) => name === resource);
}

export function isRecord(resource: string): resource is RecordName {
  return recordNames.some((name) => name === resource);
}

export function isMember(resource: string): resource is MemberName {
  return memberNames.some((name) => name === resource);
}
