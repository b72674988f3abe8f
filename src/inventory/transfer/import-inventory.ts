/** Imports what an export wrote: in batches, each of them one transaction. */
import { batchesOf, inBatches } from "../import/in-batches.ts";
import type { ImportOptions, Source } from "../import/in-batches.ts";
import type { Inventory } from "../operations/inventory.ts";
import { openCsv } from "./csv-file.ts";
import { importRecords } from "./import-batch.ts";
import type { TransferFormat } from "./forms.ts";
import type { Incoming } from "./incoming.ts";
import { openJsonLines } from "./json-lines-file.ts";
import type { Naming } from "./references.ts";
import { createExemptElements } from "./restrictions.ts";
import type { TransferReport } from "./transfer-report.ts";
import { addTransferReport, emptyTransferReport } from "./transfer-report.ts";

/**
 * Makes what the file tells of and is not there yet. What is there stays as it is; records that break a rule are refused
 * and reported, the others imported.
 * @throws {ImportRefused} if the file as a whole cannot be imported; nothing was then
 */
export async function importInventory(
  inventory: Inventory,
  path: string,
  format: TransferFormat,
  options: ImportOptions,
): Promise<TransferReport> {
  const source: Source<Incoming> =
    format === "csv" ? await openCsv(path, inventory.definitions) : await openJsonLines(path);
  return importSource(inventory, source, options);
}

/** Imports records from any source. */
export function importSource(
  inventory: Inventory,
  source: Source<Incoming>,
  options: ImportOptions,
  naming?: Naming,
): Promise<TransferReport> {
  return inBatches(inventory, options, async (run) => {
    const total = emptyTransferReport();
    const exempt = createExemptElements();
    for await (const records of batchesOf(source, options)) {
      const batch = await run((making) => importRecords(making, records, exempt, naming));
      addTransferReport(total, batch.report);
      exempt.addAll(batch.exempt);
    }
    return total;
  });
}
