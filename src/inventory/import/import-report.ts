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
}

export function emptyReport(): ImportReport {
  const created = { Part: 0, Category: 0, Footprint: 0, AttachmentType: 0, Attachment: 0 };
  return { rows: 0, created, unchanged: 0, refused: [], droppedDatasheets: [] };
}

/** Adds the report of a batch to that of the whole. */
export function addReport(total: ImportReport, batch: ImportReport): void {
  total.rows += batch.rows;
  total.unchanged += batch.unchanged;
  for (const resource of countedResources) total.created[resource] += batch.created[resource];
  total.refused.push(...batch.refused);
  total.droppedDatasheets.push(...batch.droppedDatasheets);
}
