/** Reads the records of an import in batches, starting after the records that are already imported. */
import type { Incoming, Source } from "../transfer/incoming.ts";

export interface Batch {
  readonly records: readonly Incoming[];
  /** The number of records up to the end of this batch. */
  readonly processed: number;
  readonly bytesRead: number;
}

export async function* batchesOf(
  { records }: Pick<Source, "records">,
  skipped: number,
  size: number,
): AsyncGenerator<Batch, void, undefined> {
  let bytesRead = 0;
  let processed = 0;
  let batch: Incoming[] = [];
  for await (const record of records((bytes) => (bytesRead = bytes))) {
    processed += 1;
    if (processed <= skipped) continue;
    batch.push(record);
    if (batch.length < size) continue;
    yield { records: batch, processed, bytesRead };
    batch = [];
  }
  if (batch.length > 0) yield { records: batch, processed, bytesRead };
}
