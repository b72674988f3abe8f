/** How records are written in a file. */
import type { TransferRecord } from "./resources.ts";

export interface Form {
  /** What stands before all records. */
  readonly head: string;
  /** A record, with the end of its last line. */
  text(record: TransferRecord): string;
}
