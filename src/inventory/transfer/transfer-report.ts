/** What an import of records did, for people and programs. */
import { addRemarks } from "../import/remarks.ts";
import type { Remark } from "../import/remarks.ts";
import type { ResourceName } from "../../../generated/resources.ts";

export interface TransferReport {
  /** Records in the file, refused ones included. */
  records: number;
  /** What was made, also inside others. */
  readonly created: Partial<Record<ResourceName, number>>;
  /** Records of what was there already; it stays as it is. */
  unchanged: number;
  readonly refused: Remark[];
  /** Parts of records that could not be taken over; the rest of these records was. */
  readonly leftOut: Remark[];
  /** Remarks that are not among these. */
  readonly more: { refused: number; leftOut: number };
}

export function emptyTransferReport(): TransferReport {
  const more = { refused: 0, leftOut: 0 };
  return { records: 0, created: {}, unchanged: 0, refused: [], leftOut: [], more };
}

/** Adds the report of a batch to that of the whole. */
export function addTransferReport(total: TransferReport, batch: TransferReport): void {
  total.records += batch.records;
  total.unchanged += batch.unchanged;
  for (const [resource, count] of Object.entries(batch.created)) {
    total.created[resource as ResourceName] = (total.created[resource as ResourceName] ?? 0) + count;
  }
  total.more.refused += batch.more.refused + addRemarks(total.refused, batch.refused);
  total.more.leftOut += batch.more.leftOut + addRemarks(total.leftOut, batch.leftOut);
}
