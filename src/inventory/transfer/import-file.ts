/** Imports the records of a file in batches, each of them one transaction. */
import { commandLineActor } from "../../history/log-entry.ts";
import type { Transaction } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import type { Inventory } from "../operations/inventory.ts";
import { unrestrictedAccess } from "../operations/write.ts";
import { createRequestFiles } from "../writing/request-files.ts";
import { csvColumns, recordColumn } from "./csv-columns.ts";
import { readRecords, requireColumns } from "./csv-records.ts";
import { openRows } from "./csv-rows.ts";
import { fieldsByResource } from "./fields.ts";
import type { TransferFormat } from "./formats.ts";
import { importRecords } from "./import-batch.ts";
import type { BatchContext, BatchResult } from "./import-batch.ts";
import type { Source } from "./incoming.ts";
import { openJsonLines } from "./json-lines-file.ts";
import { listHeader, listNaming, readList } from "./part-list.ts";
import type { TransferReport } from "./transfer-report.ts";
import { addTransferReport, emptyTransferReport } from "./transfer-report.ts";
import { inPages } from "./traversal.ts";

export interface ImportOptions {
  /** Changes nothing, and reports what would be done. */
  readonly dryRun?: boolean;
  /** The account on the machine that the change log names. */
  readonly systemUser: string;
  readonly now: () => Date;
  /** Called with the progress after each batch; both in bytes. */
  readonly onProgress?: (done: number, size: number) => void;
  /** Records in one transaction. */
  readonly batchSize?: number;
  /** In a list of parts: the category of parts without one, as a path. */
  readonly category?: string;
  /** In a list of parts: prices in this currency (ISO 4217) are stored without a currency. */
  readonly baseCurrency?: string;
}

/** Ends the transaction of a dry run with its report. */
class RolledBack extends Error {
  readonly report: TransferReport;

  constructor(report: TransferReport) {
    super("A dry run is never committed.");
    this.report = report;
  }
}

/**
 * Creates the entities that the file describes and that do not exist. Existing ones do not change. Records that break a
 * rule are refused and reported, the others imported. A CSV file has records if its header names the column "record";
 * otherwise it is a list of parts.
 * @throws {ImportError} if the file as a whole cannot be imported; nothing is imported then
 */
export async function importFile(
  inventory: Inventory,
  path: string,
  format: TransferFormat,
  options: ImportOptions,
): Promise<TransferReport> {
  const { definitions, store } = inventory;
  const source = await openSource(path, format, definitions, options);
  const context = { inventory, fields: fieldsByResource(definitions), naming: source.naming };
  if (options.dryRun !== true) {
    return importSource(context, source, options, (batch) => store.transaction(batch));
  }
  try {
    return await store.transaction(async (transaction) => {
      throw new RolledBack(await importSource(context, source, options, (batch) => batch(transaction)));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.report;
    throw error;
  }
}

/**
 * Checks a whole file before anything is imported from it.
 * @throws {ImportError} if it cannot be read, is not UTF-8, or its header is wrong
 */
export async function openSource(
  path: string,
  format: TransferFormat,
  definitions: Definitions,
  { category = "", baseCurrency }: Pick<ImportOptions, "category" | "baseCurrency">,
): Promise<Source> {
  if (format === "jsonl") return openJsonLines(path);
  const file = await openRows(path);
  const { size, separator } = file;
  if (file.header.includes(recordColumn)) {
    const columns = csvColumns(definitions);
    requireColumns(file, columns);
    return { size, records: (onBytes) => readRecords(file, file.rows(onBytes), columns) };
  }
  const header = listHeader(file, category !== "");
  return {
    size,
    records: (onBytes) =>
      readList(header, file.rows(onBytes), { separator, category, baseCurrency: baseCurrency ?? null }),
    naming: listNaming,
    ignoredColumns: header.ignored,
  };
}

/** Runs one batch. It may run again, if other writers got in its way. */
type RunBatch = (batch: (transaction: Transaction) => Promise<BatchResult>) => Promise<BatchResult>;

async function importSource(
  context: BatchContext,
  { size, records, ignoredColumns }: Source,
  { systemUser, now, onProgress, batchSize = 500 }: ImportOptions,
  run: RunBatch,
): Promise<TransferReport> {
  const total = emptyTransferReport(ignoredColumns);
  const exempt = new Set<string>();
  let done = 0;
  for await (const batch of inPages(
    records((bytes) => (done = bytes)),
    batchSize,
  )) {
    const result = await run((transaction) => {
      const files = createRequestFiles(context.inventory, new Map(), new Map());
      const actor = commandLineActor(systemUser);
      const options = { actor, now: now(), comment: null, files, ...unrestrictedAccess };
      return importRecords(context, { inventory: context.inventory, transaction, options }, batch, exempt);
    });
    addTransferReport(total, result.report);
    for (const element of result.exempt) exempt.add(element);
    if (batch.length === batchSize) onProgress?.(done, size);
  }
  onProgress?.(size, size);
  return total;
}
