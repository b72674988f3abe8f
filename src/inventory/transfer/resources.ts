/**
 * What an inventory is written out as and read back from: which resources, in which order, and by what names instead
 * of ids. Ids differ from instance to instance; names do not.
 */
import type { ResourceName } from "../../../generated/resources.ts";
import { isObject } from "../../is-object.ts";

/** Trees that parts refer to. Each refers only to those before it. */
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
 * Records of their own. Attachments only where they belong to an attachment type: everything else that owns some holds
 * them, but an attachment type may come before the one that its attachments are of.
 */
export const recordNames = [...treeNames, "Attachment", "Part", "PartAssociation"] as const;

export type RecordName = (typeof recordNames)[number];

/** Parts of other records, written inside them (JSON Lines) or in rows below them (CSV). */
export const memberNames = ["PartLot", "Orderdetail", "Pricedetail", "Parameter", "Attachment"] as const;

export type MemberName = (typeof memberNames)[number];

export type TransferredName = RecordName | MemberName;

/** What is written of an entity: properties of the API, with names in place of references. */
export type Document = Readonly<Record<string, unknown>>;

/** The objects of a list. */
export function documentsIn(value: unknown): readonly Document[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export interface TransferRecord {
  readonly resource: RecordName;
  readonly document: Document;
}

/** How a record refers to a part. */
export interface PartKey {
  /** Names from the root down. */
  readonly category: readonly string[];
  readonly name: string;
  /** 2 for the second part of this name in its category, and so on. */
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
