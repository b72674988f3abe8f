/** What an import did, for people and programs. */

/** Something to tell about one line of the file, which counts from 1 with the header. */
export interface Remark {
  readonly line: number;
  /** The part's name, as far as it is known. */
  readonly name: string | null;
  readonly reason: string;
}

/** A datasheet that was left out of a part. */
export interface DroppedDatasheet extends Remark {
  readonly datasheet: string;
}

/** Remarks of one kind that a report has; the others are only counted. */
const mostRemarks = 1000;

/** Adds remarks as long as there is room. Answers how many found none. */
export function addRemarks<R extends Remark>(total: R[], more: readonly R[]): number {
  const kept = more.slice(0, Math.max(mostRemarks - total.length, 0));
  total.push(...kept);
  return more.length - kept.length;
}

export const countedResources = ["Part", "Category", "Footprint", "AttachmentType", "Attachment"] as const;

export type CountedResource = (typeof countedResources)[number];

export interface ImportReport {
  /** Records in the file, refused ones included. */
  rows: number;
  readonly created: Record<CountedResource, number>;
  /** Parts that were there already. */
  unchanged: number;
  readonly refused: Remark[];
  readonly droppedDatasheets: DroppedDatasheet[];
  /** Remarks that are not among these. */
  readonly more: { refused: number; droppedDatasheets: number };
}

export function emptyReport(): ImportReport {
  const created = { Part: 0, Category: 0, Footprint: 0, AttachmentType: 0, Attachment: 0 };
  const more = { refused: 0, droppedDatasheets: 0 };
  return { rows: 0, created, unchanged: 0, refused: [], droppedDatasheets: [], more };
}

/** Adds the report of a batch to that of the whole. */
export function addReport(total: ImportReport, batch: ImportReport): void {
  total.rows += batch.rows;
  total.unchanged += batch.unchanged;
  for (const resource of countedResources) total.created[resource] += batch.created[resource];
  const { more, droppedDatasheets } = batch;
  total.more.refused += more.refused + addRemarks(total.refused, batch.refused);
  total.more.droppedDatasheets +=
    more.droppedDatasheets + addRemarks(total.droppedDatasheets, droppedDatasheets);
}
