/** Provides a version of the data that only changes of elements affect. */
import type { ResourceName, Schemas } from "../../generated/resources.ts";
import type { DataVersion, Reader } from "../database/store.ts";
import { readLatestSequence } from "./read-changes.ts";

/** The resources whose elements never change without an entry in the change feed. */
const recorded: ReadonlySet<ResourceName> = new Set([
  "Attachment",
  "AttachmentType",
  "Category",
  "Currency",
  "Footprint",
  "LabelProfile",
  "Manufacturer",
  "MeasurementUnit",
  "Orderdetail",
  "Parameter",
  "Part",
  "PartAssociation",
  "PartCustomState",
  "PartLot",
  "Pricedetail",
  "Project",
  "ProjectBOMEntry",
  "StorageLocation",
  "Supplier",
] satisfies Schemas["LogTargetType"][]);

export function isRecorded(resource: ResourceName): boolean {
  return recorded.has(resource);
}

/**
 * Returns the version of the elements of recorded resources in the snapshot of a reader: the highest sequence of the
 * change feed. Every transaction that changes elements adds to the feed, and sequences become visible in their order, so
 * equal versions mean equal elements in all processes. Sign-ins, uses of tokens and deliveries of webhooks do not affect
 * this version.
 */
export async function changeVersion(reader: Reader): Promise<DataVersion> {
  return String(await readLatestSequence(reader));
}
