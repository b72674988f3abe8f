/** Defines the report of an import, which the CLI prints as text or JSON. */

import type { ListFacts } from "./column-facts.ts";

/** A rule that a record breaks, or a value of a record that is omitted. */
export interface RecordViolation {
  readonly line: number;
  /** The name in the record, if known. */
  readonly name: string | null;
  /** The column of a CSV file, or the property of a record in JSON Lines. */
  readonly property: string | null;
  readonly code: string;
  readonly message: string;
}

export interface Remark {
  /** The line number, starting at 1. The header of a CSV file is usually line 1. */
  readonly line: number;
  /** The name in the record, if known. */
  readonly name: string | null;
  readonly reason: string;
  /** The value that the remark refers to. */
  readonly value?: string;
}

export interface TransferReport {
  /** The number of records in the file, including refused records. */
  records: number;
  /** The number of created entities by resource, including owned entities. */
  readonly created: Record<string, number>;
  /** The number of records that have changed an existing part. */
  updated: number;
  /** The number of records whose entities already existed and were not changed. */
  unchanged: number;
  readonly refused: Remark[];
  /** Values that were omitted from imported records. */
  readonly leftOut: Remark[];
  /** Values of records that existing elements do not have. The elements were not changed. */
  readonly kept: Remark[];
  /** The number of further remarks, which the report does not list. */
  readonly more: { refused: number; leftOut: number; kept: number };
  /** The columns of a list of parts that are not imported, or `null` for other files. */
  readonly ignoredColumns: readonly string[] | null;
  /** How a list of parts was read, or `null` for other files. */
  readonly table: ListFacts | null;
}

export function emptyTransferReport(ignoredColumns: readonly string[] | null = null): TransferReport {
  const more = { refused: 0, leftOut: 0, kept: 0 };
  return {
    records: 0,
    created: {},
    updated: 0,
    unchanged: 0,
    refused: [],
    leftOut: [],
    kept: [],
    more,
    ignoredColumns,
    table: null,
  };
}

export function addTransferReport(total: TransferReport, batch: TransferReport): void {
  total.records += batch.records;
  total.updated += batch.updated;
  total.unchanged += batch.unchanged;
  for (const [resource, count] of Object.entries(batch.created)) {
    total.created[resource] = (total.created[resource] ?? 0) + count;
  }
  total.more.refused += addRemarks(total.refused, batch.refused);
  total.more.leftOut += addRemarks(total.leftOut, batch.leftOut);
  total.more.kept += addRemarks(total.kept, batch.kept);
}

/** The maximum number of remarks of each kind in a report. Further remarks are only counted. */
const maximumRemarks = 1000;

/** Adds remarks to `total` up to the maximum. Returns the number of remarks that were not added. */
function addRemarks(total: Remark[], more: readonly Remark[]): number {
  const kept = more.slice(0, Math.max(maximumRemarks - total.length, 0));
  total.push(...kept);
  return more.length - kept.length;
}
