/** Imports the parts of a CSV file: in batches, each of them one transaction. */
import { commandLineActor } from "../../history/log-entry.ts";
import type { Inventory } from "../operations/inventory.ts";
import type { Occasion } from "../operations/write.ts";
import { everythingPermitted } from "../operations/write.ts";
import { createFileDesk } from "../writing/file-desk.ts";
import { importBatch } from "./batch.ts";
import { addReport, emptyReport } from "./import-report.ts";
import type { ImportReport } from "./import-report.ts";
import { openPartFile } from "./part-file.ts";
import type { FileLine, PartFile } from "./part-file.ts";

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

/**
 * Makes the parts of the file that are not there yet, with the categories, footprints and datasheets they need. A
 * part is known by its category and its name. Lines that break a rule are refused and reported, the others imported.
 * @throws {ImportRefused} if the file as a whole cannot be imported; nothing was then
 */
export async function importParts(
  inventory: Inventory,
  path: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const file = await openPartFile(path);
  return options.dryRun === true ? rehearse(inventory, file, options) : perform(inventory, file, options);
}

async function perform(inventory: Inventory, file: PartFile, options: ImportOptions): Promise<ImportReport> {
  const total = emptyReport();
  for await (const lines of batches(file, options)) {
    const occasion = occasionOf(inventory, options);
    addReport(
      total,
      await inventory.store.transaction((transaction) =>
        importBatch({ inventory, transaction, occasion }, lines),
      ),
    );
  }
  return total;
}

/** Ends the transaction of a rehearsal, carrying out what it found. */
class Rehearsed extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super("A rehearsal is never committed.");
    this.report = report;
  }
}

/** All batches in one transaction, which is rolled back. */
async function rehearse(inventory: Inventory, file: PartFile, options: ImportOptions): Promise<ImportReport> {
  try {
    return await inventory.store.transaction(async (transaction) => {
      const total = emptyReport();
      for await (const lines of batches(file, options)) {
        const occasion = occasionOf(inventory, options);
        addReport(total, await importBatch({ inventory, transaction, occasion }, lines));
      }
      throw new Rehearsed(total);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.report;
    throw error;
  }
}

function occasionOf({ storage }: Inventory, { systemUser, now }: ImportOptions): Occasion {
  const files = createFileDesk(storage, new Map(), new Map());
  const actor = commandLineActor(systemUser);
  return { actor, now: now(), comment: null, files, requirePermission: everythingPermitted };
}

async function* batches(file: PartFile, options: ImportOptions): AsyncGenerator<readonly FileLine[]> {
  const { batchSize = 500, onProgress } = options;
  let batch: FileLine[] = [];
  let done = 0;
  for await (const line of file.lines((bytes) => (done = bytes))) {
    batch.push(line);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
    onProgress?.(done, file.size);
  }
  if (batch.length > 0) yield batch;
  onProgress?.(file.size, file.size);
}
