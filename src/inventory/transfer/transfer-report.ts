/** What an import did, for people and programs. */
/** What is reported about one line of a file. */
export interface Remark {
  /** The first line of a file, its header if it has one, is line 1. */
  readonly line: number;
  /** The record's name, if it is known. */
  readonly name: string | null;
  readonly reason: string;
  /** The value that the remark is about. */
  readonly value?: string;
}

export interface TransferReport {
  /** Records in the file, refused ones included. */
  records: number;
  /** The entities created by resource, owned ones included. */
  readonly created: Record<string, number>;
  /** Records of existing entities, which did not change. */
  unchanged: number;
  readonly refused: Remark[];
  /** Values that were left out of records; the rest of these records was imported. */
  readonly leftOut: Remark[];
  /** Remarks that are not among these. */
  readonly more: { refused: number; leftOut: number };
  /** Columns of a list of parts that are not imported. Null: the file has records. */
  readonly ignoredColumns: readonly string[] | null;
}

export function emptyTransferReport(ignoredColumns: readonly string[] | null = null): TransferReport {
  const more = { refused: 0, leftOut: 0 };
  return { records: 0, created: {}, unchanged: 0, refused: [], leftOut: [], more, ignoredColumns };
}

/** Adds the report of a batch to that of the whole. */
export function addTransferReport(total: TransferReport, batch: TransferReport): void {
  total.records += batch.records;
  total.unchanged += batch.unchanged;
  for (const [resource, count] of Object.entries(batch.created)) {
    total.created[resource] = (total.created[resource] ?? 0) + count;
  }
  total.more.refused += addRemarks(total.refused, batch.refused);
  total.more.leftOut += addRemarks(total.leftOut, batch.leftOut);
}

/** Remarks of one kind that a report has; the others are only counted. */
const maximumRemarks = 1000;

/** Adds remarks while there is room. Returns the number of those that were not added. */
function addRemarks(total: Remark[], more: readonly Remark[]): number {
  const kept = more.slice(0, Math.max(maximumRemarks - total.length, 0));
  total.push(...kept);
  return more.length - kept.length;
}
