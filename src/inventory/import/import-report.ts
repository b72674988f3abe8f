/** What an import of a simple list of parts did, for people and programs. */
import type { TransferReport } from "../transfer/transfer-report.ts";
import type { Remark } from "./remarks.ts";

/** A datasheet that was left out of a part. */
export interface DroppedDatasheet extends Remark {
  readonly datasheet: string;
}

export const countedResources = [
  "Part",
  "Category",
  "Footprint",
  "Manufacturer",
  "Supplier",
  "StorageLocation",
  "PartLot",
  "Orderdetail",
  "Pricedetail",
  "AttachmentType",
  "Attachment",
] as const;

export type CountedResource = (typeof countedResources)[number];

export interface ImportReport {
  /** Records in the file, refused ones included. */
  readonly rows: number;
  readonly created: Readonly<Record<CountedResource, number>>;
  /** Parts that were there already. */
  readonly unchanged: number;
  readonly refused: readonly Remark[];
  readonly droppedDatasheets: readonly DroppedDatasheet[];
  /** Columns that are not imported. */
  readonly ignoredColumns: readonly string[];
  /** Remarks that are not among these. */
  readonly more: { readonly refused: number; readonly droppedDatasheets: number };
}

export function reportOf(transfer: TransferReport, ignoredColumns: readonly string[]): ImportReport {
  const { records: rows, unchanged, refused, leftOut, more } = transfer;
  return {
    rows,
    created: Object.fromEntries(
      countedResources.map((resource) => [resource, transfer.created[resource] ?? 0]),
    ) as Record<CountedResource, number>,
    unchanged,
    refused,
    droppedDatasheets: leftOut.map(({ value: datasheet = "", ...remark }) => ({ ...remark, datasheet })),
    ignoredColumns,
    more: { refused: more.refused, droppedDatasheets: more.leftOut },
  };
}
