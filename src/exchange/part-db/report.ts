/** Defines the report of a copy from another instance, which the CLI prints as text or writes as JSON. */
import type { ResourceName } from "../../../generated/resources.ts";

/** An entity, value, file or collection that was not copied. */
export interface CopyRemark {
  readonly resource: ResourceName;
  /** The ID in the source. Undefined if the remark refers to the whole collection. */
  readonly id?: number;
  readonly name?: string;
  /** The property that was not copied. Undefined if the whole entity was not copied. */
  readonly property?: string;
  readonly reason: string;
}

export interface CopyReport {
  readonly copied: Partial<Record<ResourceName, number>>;
  readonly existing: Partial<Record<ResourceName, number>>;
  readonly files: { count: number; bytes: number };
  readonly refused: CopyRemark[];
  /** Values of copied entities that were not copied, or rounded. */
  readonly leftOut: CopyRemark[];
  /** The number of further remarks, which the report does not list. */
  readonly more: { refused: number; leftOut: number };
}

/** The maximum number of remarks of each kind in a report. Further remarks are only counted. */
const maximumRemarks = 10_000;

export function emptyCopyReport(): CopyReport {
  return {
    copied: {},
    existing: {},
    files: { count: 0, bytes: 0 },
    refused: [],
    leftOut: [],
    more: { refused: 0, leftOut: 0 },
  };
}

export function count(counts: Partial<Record<ResourceName, number>>, resource: ResourceName, by = 1): void {
  counts[resource] = (counts[resource] ?? 0) + by;
}

export function addRemark(report: CopyReport, kind: "refused" | "leftOut", remark: CopyRemark): void {
  if (report[kind].length < maximumRemarks) report[kind].push(remark);
  else report.more[kind] += 1;
}

export function addCopyReport(total: CopyReport, batch: CopyReport): void {
  for (const kind of ["copied", "existing"] as const) {
    for (const [resource, number] of Object.entries(batch[kind])) {
      count(total[kind], resource as ResourceName, number);
    }
  }
  total.files.count += batch.files.count;
  total.files.bytes += batch.files.bytes;
  for (const kind of ["refused", "leftOut"] as const) {
    for (const remark of batch[kind]) addRemark(total, kind, remark);
    total.more[kind] += batch.more[kind];
  }
}
