/**
 * Lists the resources that exports and imports support, in the order of export files. Files contain names instead of
 * IDs, because IDs differ between instances.
 */
import type { ResourceName } from "../../../generated/resources.ts";
import { isObject } from "../../util/is-object.ts";

/** The trees that parts refer to. Each tree refers only to trees that come before it. */
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
 * The resources that are exported as records. An attachment is a record only if it belongs to an attachment type,
 * because the type of the attachment can come later in the file. All other attachments are part of their element's
 * record.
 */
export const recordNames = [...treeNames, "Attachment", "Part", "PartAssociation"] as const;

export type RecordName = (typeof recordNames)[number];

/**
 * The resources that are exported as part of other records. They are nested objects in JSON Lines, and rows below their
 * record in CSV.
 */
export const memberNames = ["PartLot", "Orderdetail", "Pricedetail", "Parameter", "Attachment"] as const;

export type MemberName = (typeof memberNames)[number];

export type TransferredName = RecordName | MemberName;

/** The exported properties of an entity. References are replaced by names. */
export type Document = Readonly<Record<string, unknown>>;

/** Returns the objects in a list, or an empty list for any other value. */
export function documentsIn(value: unknown): readonly Document[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export interface TransferRecord {
  readonly resource: RecordName;
  readonly document: Document;
}

export interface PartKey {
  readonly category: readonly string[];
  readonly name: string;
  /** The number of the part among the parts with the same name and category, starting at 1. Default: 1. */
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
