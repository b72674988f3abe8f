/** The report of an import, for CLI output and JSON. */

/** A remark about a line of the file. */
export interface Remark {
  /** Line number. The first line of the file, usually the header, is line 1. */
  readonly line: number;
  /** The name in the record, if it is known. */
  readonly name: string | null;
  readonly reason: string;
  /** The value that the remark refers to. */
  readonly value?: string;
}

export interface TransferReport {
  /** Number of records in the file, including refused ones. */
  records: number;
  /** Number of created entities by resource, including owned ones. */
  readonly created: Record<string, number>;
  /** Number of records whose entities already exist. */
  unchanged: number;
  readonly refused: Remark[];
  /** Values that were not imported although their records were. */
  readonly leftOut: Remark[];
  /** Number of remarks beyond the maximum. */
  readonly more: { refused: number; leftOut: number };
  /** Columns of a list of parts that are not imported. `null` for files with records. */
  readonly ignoredColumns: readonly string[] | null;
}

export function emptyTransferReport(ignoredColumns: readonly string[] | null = null): TransferReport {
  const more = { refused: 0, leftOut: 0 };
  return { records: 0, created: {}, unchanged: 0, refused: [], leftOut: [], more, ignoredColumns };
}

/** Adds the report of a batch to the total. */
export function addTransferReport(total: TransferReport, batch: TransferReport): void {
  total.records += batch.records;
  total.unchanged += batch.unchanged;
  for (const [resource, count] of Object.entries(batch.created)) {
    total.created[resource] = (total.created[resource] ?? 0) + count;
  }
  total.more.refused += addRemarks(total.refused, batch.refused);
  total.more.leftOut += addRemarks(total.leftOut, batch.leftOut);
}

/** Maximum number of remarks of each kind. Further remarks are only counted. */
const maximumRemarks = 1000;

/** Adds remarks up to the maximum. Returns the number of remarks that were not added. */
function addRemarks(total: Remark[], more: readonly Remark[]): number {
  const kept = more.slice(0, Math.max(maximumRemarks - total.length, 0));
  total.push(...kept);
  return more.length - kept.length;
}
