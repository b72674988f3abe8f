/** Imports the records of a file in batches. Each batch is one transaction. */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { createChangeSet, type ChangeSet } from "../../history/change-set.ts";
import { commandLineActor } from "../../history/log-entry.ts";
import type { Store, Transaction } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { unrestrictedAccess } from "../../inventory/operations/write.ts";
import { createRequestFiles } from "../../inventory/writing/request-files.ts";
import type { DecimalMark } from "../tables/numbers.ts";
import { columnFacts, examplesOf, InvalidHeader, type ListFacts } from "./column-facts.ts";
import { choicesByHeading, chosenColumns, dataRowTest, readChoices, signatureOf } from "./column-choices.ts";
import { csvColumns, recordColumn } from "./csv-columns.ts";
import { readRecords, requireColumns } from "./csv-records.ts";
import { openRows } from "./csv-rows.ts";
import type { Encoding } from "../tables/encodings.ts";
import { isJsonArray } from "../tables/json-elements.ts";
import { recognizeHeadings } from "../tables/recognize-headings.ts";
import { openTable, requireNoSheet } from "../tables/open-table.ts";
import { readingNote } from "../tables/reading-note.ts";
import type { Table } from "../tables/table.ts";
import { fieldsByResource } from "./fields.ts";
import type { TransferFormat } from "./export-formats.ts";
import { recordImportedFile, timeOfImport } from "./imported-files.ts";
import { importRecords, type BatchContext, type BatchResult } from "./import-batch.ts";
import type { Source } from "./incoming.ts";
import { openJsonLines } from "./json-lines-file.ts";
import { findColumns, type ChosenColumn } from "./part-columns.ts";
import { listHeader, listNaming, readList, type ListHeader } from "./part-list.ts";
import { lastPartOf } from "./same-part.ts";
import { ImportError } from "../tables/import-error.ts";
import { bytesOf, startOf } from "../tables/source-bytes.ts";
import { addTransferReport, emptyTransferReport, type TransferReport } from "./transfer-report.ts";
import { createOrderCollector } from "../orders/order-facts.ts";
import type { OrderOptions } from "../orders/order-options.ts";
import { orderHeader, readOrder, requireChosenLines, type OrderFile } from "../orders/read-order.ts";
import type { ExistingPolicy } from "./existing-policy.ts";
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
  /** What to do with existing parts. Only for lists of parts. Default: `reject`. */
  readonly existing?: ExistingPolicy;
  /** Whether to add the stock of a file whose stock was already added. */
  readonly again?: boolean;
  /** The decimal mark of all numbers. By default, the numbers of each column tell it. Only for lists of parts. */
  readonly decimalMark?: DecimalMark;
  /**
   * ISO 4217 code of the base currency. Prices that name this currency are stored without a currency. Only for lists of
   * parts.
   */
  readonly baseCurrency?: string;
  /** The encoding of a list of parts. By default, it is detected. */
  readonly encoding?: Encoding;
  /** The name of a sheet of a spreadsheet. By default, the first visible one with a table. */
  readonly sheet?: string;
  /** The meanings of columns that users have chosen, as `HEADING=COLUMN`. Other columns are recognized. */
  readonly columns?: readonly string[];
  /** The choices of the user, if the file is an order. */
  readonly order?: OrderOptions;
}

type SourceOptions = Pick<
  ImportOptions,
  "category" | "existing" | "encoding" | "sheet" | "decimalMark" | "columns"
> & {
  readonly baseCurrency?: string | null;
  /** Returns what was chosen for an earlier file with the same headings, as `HEADING=COLUMN`. */
  readonly recallColumns?: (signature: string) => Promise<readonly string[]>;
  /** The choices of the user and the facts of the file, if it is an order. */
  readonly order?: OrderSource | null;
};

interface OrderSource extends OrderFile {
  readonly choices: OrderOptions;
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
  const { order, existing = "reject" } = options;
  const source = await openSource(path, format, definitions, {
    ...options,
    order:
      order === undefined ? null : { choices: order, fileName: basename(path), digest: await digestOf(path) },
  });
  const context = {
    inventory,
    fields: fieldsByResource(definitions),
    naming: source.naming,
    lastPart: await lastPartOf(store.read),
    isList: source.naming !== undefined,
    existing,
  };
  const digest = existing === "add-stock" && order === undefined ? await digestOf(path) : null;
  if (options.dryRun !== true) {
    if (digest !== null && options.again !== true) await requireNewFile(store, path, digest);
    let isRecorded = digest === null;
    return importSource(context, source, options, (batch) =>
      store.transaction(async (transaction) => {
        const result = await batch(transaction);
        const changeSet = options.changeSet?.id ?? null;
        if (!isRecorded && digest !== null && changeSet !== null) {
          await recordImportedFile(transaction, digest, changeSet, options.now());
          isRecorded = true;
        }
        return result;
      }),
    );
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

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytesOf(path)) hash.update(chunk);
  return hash.digest("hex");
}

/** @throws {ImportError} if the stock of the file was already added */
async function requireNewFile({ read }: Store, path: string, digest: string): Promise<void> {
  const added = await timeOfImport(read, digest);
  if (added === null) return;
  throw new ImportError(`The stock of ${path} was already added at ${added}. To add it again, use --again.`);
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
    baseCurrency = null,
    existing = "reject",
    encoding,
    sheet,
    decimalMark,
    columns: chosenTexts = [],
    recallColumns = () => Promise.resolve([]),
    order = null,
  }: SourceOptions,
): Promise<Source> {
  const type = order === null ? "parts" : "order";
  const choices = readChoices(chosenTexts, type);
  if (format === "jsonl" && !isJsonArray(await startOf(path, 512))) {
    requireNoSheet(path, sheet);
    if (order === null) return openJsonLines(path);
    throw new ImportError(`${path} is a JSON Lines file. Orders are CSV files or .xlsx spreadsheets.`);
  }
  const isDataRow = dataRowTest(choices);
  const table = await openTable(path, {
    ...(isDataRow !== null && { isDataRow }),
    ...(encoding !== undefined && { encoding }),
    ...(sheet !== undefined && { sheet }),
    isColumn: (name) => name === recordColumn || recognizeHeadings([name])[0] !== null,
  });
  const { size, separator } = table;
  if (table.header.includes(recordColumn)) {
    if (table.facts().format === "xlsx") {
      throw new ImportError(
        `${path} has the column "${recordColumn}", so it is an export. Save it as CSV (UTF-8) and import that file.`,
      );
    }
    const file = await openRows(path);
    const columns = csvColumns(definitions);
    requireColumns(file, columns);
    return { size, records: (onBytes) => readRecords(file, file.rows(onBytes), columns) };
  }
  const examples = await examplesOf(table);
  const signature = signatureOf(table.header, type);
  const recalled = choices.length === 0 && signature !== null ? await recallColumns(signature) : [];
  let chosen: ReadonlyMap<number, ChosenColumn> = new Map();
  const orders = createOrderCollector();
  const facts = (): ListFacts => {
    const found = findColumns(table.header, type, chosen);
    const columns = columnFacts(table.header, found, { examples, chosen: new Set(chosen.keys()) });
    return { ...table.facts(), columns, ...(order !== null && { orders: orders.all() }) };
  };
  const header = headerOf(table, facts, () => {
    chosen = chosenColumns(path, table.header, choices.length > 0 ? choices : readChoices(recalled, type));
    const columns = findColumns(table.header, type, chosen);
    return order === null ? listHeader(table, columns, category !== "") : orderHeader(table, columns, order);
  });
  if (order !== null) await requireChosenLines(table, order.choices);
  const options = { separator, category, baseCurrency, ...(decimalMark !== undefined && { decimalMark }) };
  const mapped = choicesByHeading(table.header, chosen);
  return {
    size,
    ...(signature !== null && mapped.length > 0 && { mapping: { signature, columns: mapped } }),
    records: (onBytes) =>
      order === null
        ? readList(header, table.rows(onBytes), { ...options, existing })
        : readOrder(header, table.rows(onBytes), {
            ...options,
            ...order,
            orders,
            // An order line for an existing part needs no category.
            category: category === "" ? null : category,
          }),
    naming: listNaming,
    ignoredColumns: header.ignored,
    table: facts,
  };
}

/** @throws {InvalidHeader} if the header is invalid, for example because the text has another encoding */
function headerOf(table: Table, facts: () => ListFacts, read: () => ListHeader): ListHeader {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new InvalidHeader(`${error.message}${readingNote(table.facts())}`, facts(), error);
  }
}

/** Runs a batch in a transaction. If the transaction conflicts with another writer, the batch runs again. */
type RunBatch = (batch: (transaction: Transaction) => Promise<BatchResult>) => Promise<BatchResult>;

async function importSource(
  context: BatchContext,
  { size, records, ignoredColumns, table }: Source,
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
  return { ...total, table: table?.() ?? null };
}
