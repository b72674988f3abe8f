/** What imports report about single lines of a file. */

/** The first line of a file, its header if it has one, is line 1. */
export interface Remark {
  readonly line: number;
  /** The part's name, if it is known. */
  readonly name: string | null;
  readonly reason: string;
  /** The value that the remark is about. */
  readonly value?: string;
}

/** Remarks of one kind that a report has; the others are only counted. */
const mostRemarks = 1000;

/** Adds remarks while there is room. Returns the number of those that were not added. */
export function addRemarks(total: Remark[], more: readonly Remark[]): number {
  const kept = more.slice(0, Math.max(mostRemarks - total.length, 0));
  total.push(...kept);
  return more.length - kept.length;
}
