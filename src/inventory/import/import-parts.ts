/** Imports the parts of a CSV file: in batches, each of them one transaction. */
import type { Inventory } from "../operations/inventory.ts";
import { importBatch } from "./batch.ts";
import { addReport, emptyReport } from "./import-report.ts";
import type { ImportReport } from "./import-report.ts";
import { batchesOf, inBatches } from "./in-batches.ts";
import type { ImportOptions } from "./in-batches.ts";
import { openPartFile } from "./part-file.ts";

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
  const source = { size: file.size, items: file.lines };
  return inBatches(inventory, options, async (run) => {
    const total = emptyReport();
    for await (const lines of batchesOf(source, options)) {
      addReport(total, await run((making) => importBatch(making, lines)));
    }
    return total;
  });
}
