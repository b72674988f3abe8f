/** Runs an import in batches: each of them one transaction, or all of them in one that is rolled back. */
import { commandLineActor } from "../../history/log-entry.ts";
import type { Making } from "../operations/create-entity.ts";
import type { Inventory } from "../operations/inventory.ts";
import { everythingPermitted } from "../operations/write.ts";
import { createFileDesk } from "../writing/file-desk.ts";

export interface ImportOptions {
  /** Changes nothing, and reports what would be done. */
  readonly dryRun?: boolean;
  /** The account on the machine that the change log names. */
  readonly systemUser: string;
  readonly now: () => Date;
  /** Told about progress after each batch; both in bytes. */
  readonly onProgress?: (done: number, size: number) => void;
  /** Records in one transaction. */
  readonly batchSize?: number;
}

/** Runs one batch. It may run again, if other writers got in its way. */
export type RunBatch = <T>(work: (making: Making) => Promise<T>) => Promise<T>;

/** Ends the transaction of a rehearsal, carrying out what it found. */
class Rehearsed<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super("A rehearsal is never committed.");
    this.result = result;
  }
}

/** Hands `work` what runs its batches; a rehearsal undoes them all at the end. */
export async function inBatches<T>(
  inventory: Inventory,
  options: ImportOptions,
  work: (run: RunBatch) => Promise<T>,
): Promise<T> {
  const { store } = inventory;
  if (options.dryRun !== true) {
    return work((batch) =>
      store.transaction((transaction) =>
        batch({ inventory, transaction, occasion: occasion(inventory, options) }),
      ),
    );
  }
  try {
    return await store.transaction(async (transaction): Promise<T> => {
      const result = await work((batch) =>
        batch({ inventory, transaction, occasion: occasion(inventory, options) }),
      );
      throw new Rehearsed(result);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T;
    throw error;
  }
}

function occasion(inventory: Inventory, { systemUser, now }: ImportOptions): Making["occasion"] {
  const files = createFileDesk(inventory, new Map(), new Map());
  const actor = commandLineActor(systemUser);
  return { actor, now: now(), comment: null, files, ...everythingPermitted };
}

/** Something to be read in order, which tells how far it is. */
export interface Source<Item> {
  /** Bytes. */
  readonly size: number;
  items(onBytes: (bytes: number) => void): AsyncIterable<Item>;
}

/** The items in lists as long as a batch; progress is told after each. */
export async function* batchesOf<Item>(
  { size, items }: Source<Item>,
  { batchSize = 500, onProgress }: Pick<ImportOptions, "batchSize" | "onProgress">,
): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  let done = 0;
  for await (const item of items((bytes) => (done = bytes))) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
    onProgress?.(done, size);
  }
  if (batch.length > 0) yield batch;
  onProgress?.(size, size);
}
