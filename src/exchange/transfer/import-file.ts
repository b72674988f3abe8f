/** Imports the records of a file in batches. Each batch is one transaction. */
import { createChangeSet, type ChangeSet } from "../../history/change-set.ts";
import { commandLineActor } from "../../history/log-entry.ts";
import type { Transaction } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { unrestrictedAccess } from "../../inventory/operations/write.ts";
import { createRequestFiles } from "../../inventory/writing/request-files.ts";
import type { DecimalMark } from "../tables/numbers.ts";
import { csvColumns, recordColumn } from "./csv-columns.ts";
import { readRecords, requireColumns } from "./csv-records.ts";
import { openRows } from "./csv-rows.ts";
import { fieldsByResource } from "./fields.ts";
import type { TransferFormat } from "./export-formats.ts";
import { importRecords, type BatchContext, type BatchResult } from "./import-batch.ts";
import type { Source } from "./incoming.ts";
import { openJsonLines } from "./json-lines-file.ts";
import { listHeader, listNaming, readList } from "./part-list.ts";
import { samePartRule } from "./same-part.ts";
import { addTransferReport, emptyTransferReport, type TransferReport } from "./transfer-report.ts";
import { inPages } from "./traversal.ts";

export interface ImportOptions {
  /** Whether to report what the import would do without changing anything. */
  readonly dryRun?: boolean;
  /** The operating system user that the change log names. */
  readonly systemUser: string;
  /** Gets the changes. By default, a new change set. */
  readonly changeSet?: ChangeSet;
  readonly now: () => Date;
  /** Called after each batch with the number of bytes read so far and the file size. */
  readonly onProgress?: (done: number, size: number) => void;
  /** The number of records per transaction. Default: 500. */
  readonly batchSize?: number;
  /** The path of the category for parts that name no category. Only for lists of parts. */
  readonly category?: string;
  /** The decimal mark of all numbers. By default, the numbers of each column tell it. Only for lists of parts. */
  readonly decimalMark?: DecimalMark;
  /**
   * ISO 4217 code of the base currency. Prices that name this currency are stored without a currency. Only for lists of
   * parts.
   */
  readonly baseCurrency?: string;
}

/** The default number of records per transaction. On SQLite, other writers wait until a transaction ends. */
const defaultBatchSize = 500;

/** Thrown to roll back the transaction of a dry run. The error contains the report. */
class RolledBack extends Error {
  readonly report: TransferReport;

  constructor(report: TransferReport) {
    super("A dry run is never committed.");
    this.report = report;
  }
}

/**
 * Imports a file. Creates the entities that do not exist, and does not change existing entities. Records that violate a
 * rule, or whose stock or prices an existing part does not have, are refused and reported. A CSV file with the column "record" contains records; any other CSV file is a list of
 * parts.
 * @throws {ImportError} if the file as a whole cannot be imported, in which case nothing is imported
 */
export async function importFile(
  inventory: Inventory,
  path: string,
  format: TransferFormat,
  options: ImportOptions,
): Promise<TransferReport> {
  const { definitions, store } = inventory;
  const source = await openSource(path, format, definitions, options);
  const context = {
    inventory,
    fields: fieldsByResource(definitions),
    naming: source.naming,
    samePart: await samePartRule(store.read, source.naming !== undefined),
  };
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
 * Checks the whole file before the import starts.
 * @throws {ImportError} if the file cannot be read, is not UTF-8 or has an invalid header
 */
export async function openSource(
  path: string,
  format: TransferFormat,
  definitions: Definitions,
  {
    category = "",
    baseCurrency,
    decimalMark,
  }: Pick<ImportOptions, "category" | "baseCurrency" | "decimalMark">,
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
      readList(header, file.rows(onBytes), {
        separator,
        category,
        baseCurrency: baseCurrency ?? null,
        ...(decimalMark !== undefined && { decimalMark }),
      }),
    naming: listNaming,
    ignoredColumns: header.ignored,
  };
}

/** Runs a batch in a transaction. If the transaction conflicts with another writer, the batch runs again. */
type RunBatch = (batch: (transaction: Transaction) => Promise<BatchResult>) => Promise<BatchResult>;

async function importSource(
  context: BatchContext,
  { size, records, ignoredColumns }: Source,
  {
    systemUser,
    changeSet = createChangeSet("import parts"),
    now,
    onProgress,
    batchSize = defaultBatchSize,
  }: ImportOptions,
  run: RunBatch,
): Promise<TransferReport> {
  const total = emptyTransferReport(ignoredColumns);
  const actor = commandLineActor(systemUser, changeSet);
  const exempt = new Set<string>();
  let done = 0;
  for await (const batch of inPages(
    records((bytes) => (done = bytes)),
    batchSize,
  )) {
    const result = await run((transaction) => {
      const files = createRequestFiles(context.inventory, new Map(), new Map());
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
