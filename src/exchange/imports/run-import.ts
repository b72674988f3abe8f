/**
 * Runs an import: reads the file in batches, and saves the progress of each batch in the transaction that imports it.
 * Therefore, an import that is interrupted continues without losing or repeating a record.
 */
import { setImmediate } from "node:timers/promises";
import type { ImportFiles } from "../../attachments/import-files.ts";
import type { Logger } from "../../http/handler.ts";
import type { Reader, RunInTransaction, Store, Transaction } from "../../database/store.ts";
import { Problem } from "../../util/errors.ts";
import { createChangeSet, type ChangeSet } from "../../history/change-set.ts";
import { actorOf } from "../../history/log-entry.ts";
import type { Principal } from "../../identity/principal.ts";
import type { UserPrincipalReader } from "../../identity/user-principal.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import type { WriteOptions } from "../../inventory/operations/write.ts";
import { fieldsByResource } from "../transfer/fields.ts";
import { importRecords, violationOf, type BatchContext, type BatchResult } from "../transfer/import-batch.ts";
import { openSource } from "../transfer/import-file.ts";
import { InvalidHeader, type ListFacts } from "../transfer/column-facts.ts";
import type { Source } from "../transfer/incoming.ts";
import type { OrderOptions } from "../orders/order-options.ts";
import { isEncoding } from "../tables/encodings.ts";
import { ImportError } from "../tables/import-error.ts";
import { lastPartOf } from "../transfer/same-part.ts";
import { isExistingPolicy } from "../transfer/existing-policy.ts";
import { createRequestFiles } from "../../inventory/writing/request-files.ts";
import type { DryRunDatabase } from "./dry-run-database.ts";
import { recallColumns, rememberColumns } from "./column-mappings.ts";
import { linesAfter } from "./import-lines.ts";
import { batchesOf, type Batch } from "./import-batches.ts";
import { recordImportedFile } from "../transfer/imported-files.ts";
import { keptUntil, removeUnused } from "./kept-files.ts";
import {
  countErrors,
  finishImport,
  hasTooManyAttempts,
  leaseMilliseconds,
  LeaseLost,
  releaseLease,
  renewLease,
  resetProgress,
  saveProgress,
  type ImportRow,
  type ImportStatus,
  type Progress,
} from "./import-store.ts";

export interface RunOptions {
  readonly inventory: Inventory;
  readonly files: ImportFiles;
  readonly principalOf: UserPrincipalReader;
  readonly openDryRunDatabase: () => Promise<DryRunDatabase>;
  readonly baseCurrency: string;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly holder: string;
  readonly isStopping: () => boolean;
}

/** The number of records per transaction. SQLite blocks the event loop during a transaction. */
const batchSizes = { sqlite: 25, postgres: 50 };

/** Thrown to end an import. Users see the message. */
class ImportFailed extends Error {}

/** Thrown to stop an import that continues later. */
class Interrupted extends Error {}

class Canceled extends Error {}

/** Runs an import that this process has taken. Never throws. Returns false if the import should be continued later. */
export async function runImport(options: RunOptions, row: ImportRow): Promise<boolean> {
  const { inventory, files, logger, holder, now } = options;
  const { store } = inventory;
  const held = () => ({ id: row.id, holder, now: now() });
  const heartbeat = setInterval(() => {
    // The batch renews the lease in its own transaction.
    store.transaction((transaction) => renewLease(transaction, held())).catch(() => undefined);
  }, leaseMilliseconds / 3);
  const finish = async (status: ImportStatus, reason: string | null = null): Promise<void> => {
    const isKept = row.dry_run && status !== "canceled";
    const ending = { status, reason, keptUntil: isKept ? keptUntil(now()) : null };
    if (await finishImport(store, held(), ending)) await removeUnused(store, files, [row.file]);
  };
  try {
    await importRow(options, row);
    await finish("succeeded");
    return true;
  } catch (error) {
    if (error instanceof LeaseLost) return true;
    const isBusy = error instanceof Problem && error.status === 503;
    if (error instanceof Interrupted || isBusy) {
      await releaseLease(store, held()).catch(() => undefined);
      return false;
    }
    if (error instanceof Canceled) await finish("canceled");
    else if (error instanceof ImportFailed) await finish("failed", error.message);
    else {
      logger.error({ err: error, importId: row.id }, "An import failed.");
      await finish("failed", "An internal error occurred. The log of the service contains its cause.");
    }
    return true;
  } finally {
    clearInterval(heartbeat);
  }
}

async function importRow(options: RunOptions, row: ImportRow): Promise<void> {
  if (hasTooManyAttempts(row)) {
    throw new ImportFailed(
      `The service stopped repeatedly while it imported the records after record ${row.processed}. ` +
        "Divide the file to find the record that causes this, and report it.",
    );
  }
  if (row.cancel_requested) throw new Canceled();
  const file = await options.files.open(row.file).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 404 ? new ImportFailed("The file is missing.") : error;
  });
  try {
    await importFile(options, row, await openFile(options, row, file.path));
  } finally {
    await file.close();
  }
}

async function importFile(options: RunOptions, row: ImportRow, source: Source): Promise<void> {
  const { inventory } = options;
  if (!row.dry_run) return importBatches(options, row, source, null);
  const opened = await options.openDryRunDatabase();
  const copy = { ...inventory, store: opened.store };
  try {
    await opened.dryRun((run) =>
      importBatches({ ...options, inventory: copy }, row, source, { service: inventory.store, run }),
    );
  } finally {
    await opened.close();
  }
}

/** @throws {ImportFailed} if the file as a whole cannot be imported */
async function openFile(
  { inventory, baseCurrency, holder, now }: RunOptions,
  row: ImportRow,
  path: string,
): Promise<Source> {
  const { format, category, existing, encoding, sheet, decimal_mark: mark, digest } = row;
  const { order_options: order } = row;
  try {
    const source = await openSource(path, format === "jsonl" ? "jsonl" : "csv", inventory.definitions, {
      category,
      ...(encoding !== null && isEncoding(encoding) && { encoding }),
      ...(sheet !== null && { sheet }),
      baseCurrency,
      ...(isExistingPolicy(existing) && { existing }),
      ...((mark === "." || mark === ",") && { decimalMark: mark }),
      recallColumns: (signature) => recallColumns(inventory.store.read, row.user_id, signature),
      // The handler of createImport has written the columns and the options.
      ...(row.columns !== null && { columns: JSON.parse(row.columns) as readonly string[] }),
      ...(order !== null &&
        digest !== null && {
          order: { choices: JSON.parse(order) as OrderOptions, fileName: row.file_name ?? "", digest },
        }),
    });
    const { mapping } = source;
    if (mapping !== undefined) {
      const remembered = { userId: row.user_id, ...mapping, now: now() };
      await inventory.store.transaction((transaction) => rememberColumns(transaction, remembered));
    }
    return { ...source, records: (onBytes) => withoutPath(source.records(onBytes), path) };
  } catch (error) {
    if (error instanceof InvalidHeader) {
      await inventory.store.transaction(async (transaction) => {
        await renewLease(transaction, { id: row.id, holder, now: now() });
        await saveTable(transaction, row, error.facts);
      });
    }
    throw asFailure(error, path);
  }
}

async function* withoutPath<T>(records: AsyncIterable<T>, path: string): AsyncGenerator<T> {
  try {
    yield* records;
  } catch (error) {
    throw asFailure(error, path);
  }
}

/** Returns the error without the path of the file, which is an internal of the service. */
function asFailure(error: unknown, path: string): unknown {
  if (!(error instanceof ImportError)) return error;
  const message = error.message
    .replaceAll(path, "the file")
    .replace("option --category", "the parameter `category`")
    .replace("JSON Lines with --format jsonl", "JSON Lines as application/x-ndjson")
    .replace("a spreadsheet without --format jsonl", "a spreadsheet with its own Content-Type");
  return new ImportFailed(`${message.charAt(0).toUpperCase()}${message.slice(1)}`);
}

interface DryRun {
  /** The store of the service, for the progress. */
  readonly service: Store;
  readonly run: RunInTransaction;
}

async function importBatches(
  options: RunOptions,
  row: ImportRow,
  source: Source,
  dryRun: DryRun | null,
): Promise<void> {
  const { inventory, holder, now, isStopping } = options;
  const { store } = inventory;
  const service = dryRun?.service ?? store;
  const context: BatchContext = {
    inventory,
    fields: fieldsByResource(inventory.definitions),
    naming: source.naming,
    lastPart: await lastPartOf(service.read),
    isList: source.naming !== undefined,
    existing: isExistingPolicy(row.existing) ? row.existing : "reject",
  };
  const ignored = source.ignoredColumns;
  const exempt = new Set(JSON.parse(row.exempt) as string[]);
  // All batches share the change set, also those after an interruption.
  const changeSet: ChangeSet = { ...createChangeSet("createImport"), id: row.change_set_id };
  let current = row;
  let stored = 0;

  const hold = async (transaction: Transaction): Promise<void> => {
    const { isCanceled } = await renewLease(transaction, { id: row.id, holder, now: now() });
    if (isCanceled) throw new Canceled();
  };
  await service.transaction(async (transaction) => {
    await hold(transaction);
    if (dryRun !== null) await resetProgress(transaction, row.id);
    stored = await countErrors(transaction, row.id);
    if (ignored === undefined || source.table === undefined) return;
    await transaction.db
      .updateTable("imports")
      .set({ ignored_columns: JSON.stringify(ignored.map(shortened).slice(0, 1000)) })
      .where("id", "=", row.id)
      .execute();
    await saveTable(transaction, row, source.table());
  });
  for await (const batch of batchesOf(source, row.processed, batchSizes[store.dialect])) {
    if (isStopping()) throw new Interrupted();
    const work = async (transaction: Transaction, principal: Principal): Promise<BatchResult> =>
      importRecords(
        context,
        { inventory, transaction, options: writeOptions(options, row, principal, changeSet) },
        batch.records,
        exempt,
      );
    const save = async (transaction: Transaction, result: BatchResult): Promise<ImportRow> => {
      const progress = {
        ...progressAfter(current, batch, result, exempt),
        lines:
          source.table === undefined
            ? null
            : linesAfter(current, result, dryRun === null ? null : context.lastPart),
        change_set_id: dryRun === null ? changeSet.id : null,
      };
      await saveProgress(transaction, row, progress, stored);
      const { errors: _, ...saved } = progress;
      return { ...current, ...saved };
    };
    let result: BatchResult;
    if (dryRun === null) {
      ({ result, next: current } = await store.transaction(async (transaction) => {
        await hold(transaction);
        const done = await work(transaction, await currentPrincipal(options, transaction, row));
        if (
          row.digest !== null &&
          row.type === "parts" &&
          current.change_set_id === null &&
          changeSet.id !== null
        )
          await recordImportedFile(transaction, row.digest, changeSet.id, now());
        return { result: done, next: await save(transaction, done) };
      }));
    } else {
      const principal = await currentPrincipal(options, service.read, row);
      const done = await dryRun.run((transaction) => work(transaction, principal));
      result = done;
      current = await service.transaction(async (transaction) => {
        await hold(transaction);
        return save(transaction, done);
      });
    }
    for (const element of result.exempt) exempt.add(element);
    const { leftOut, kept } = result.report;
    stored += result.violations.length + leftOut.length + kept.length;
    await setImmediate();
  }
  await service.transaction(async (transaction) => {
    await hold(transaction);
    if (source.table !== undefined) await saveTable(transaction, row, source.table());
  });
  const { processed, records_failed: failed } = current;
  if (failed > 0 && failed === processed) {
    throw new ImportFailed(
      `${failed === 1 ? "The only record was" : `All ${failed} records were`} rejected. The errors name the reasons.`,
    );
  }
}

/** Saves how a list of parts was read. At the end of the file, also its skipped rows and other tables are known. */
async function saveTable({ db }: Transaction, { id }: ImportRow, facts: ListFacts): Promise<void> {
  await db
    .updateTable("imports")
    .set({ format: facts.format, table_facts: JSON.stringify(facts) })
    .where("id", "=", id)
    .execute();
}

/** @throws {ImportFailed} if the user must no longer import parts */
async function currentPrincipal(
  { principalOf }: RunOptions,
  reader: Reader,
  { user_id: userId, username, tier: scope, token_id: tokenId, client }: ImportRow,
): Promise<Principal> {
  const principal = await principalOf(reader, { userId, scope, tokenId, client });
  if (principal === null) {
    throw new ImportFailed(`The user ${username} was disabled or deleted. Import the file as another user.`);
  }
  if (!principal.can("parts.import")) {
    throw new ImportFailed(
      `The user ${username} has lost the permission "parts.import". Import the file as another user.`,
    );
  }
  return principal;
}

function writeOptions(
  { inventory, now }: RunOptions,
  { id, address }: ImportRow,
  principal: Principal,
  changeSet: ChangeSet,
): WriteOptions {
  return {
    principal,
    address,
    actor: actorOf(principal, changeSet),
    now: now(),
    comment: `Import ${id}`,
    files: createRequestFiles(inventory, new Map(), new Map()),
    requirePermission: (...permissions) => requirePermission(principal, ...permissions),
    can: (permission) => principal.can(permission),
  };
}

function progressAfter(
  row: ImportRow,
  { processed, bytesRead }: Batch,
  { report, violations, exempt: added }: BatchResult,
  exempt: ReadonlySet<string>,
): Omit<Progress, "change_set_id" | "lines"> {
  const { records, updated, unchanged, refused } = report;
  const leftOut = [...report.leftOut, ...report.kept];
  const elements = JSON.parse(row.created_elements) as Record<string, number>;
  for (const [resource, count] of Object.entries(report.created)) {
    elements[resource] = (elements[resource] ?? 0) + count;
  }
  const errors = [
    ...violations.map((violation) => ({ kind: "error" as const, ...violation, value: null })),
    ...leftOut.map((remark) => ({
      kind: "left_out" as const,
      ...violationOf(remark),
      value: remark.value ?? null,
    })),
  ].sort((a, b) => a.line - b.line);
  return {
    processed,
    bytes_read: bytesRead,
    records_created: row.records_created + records - updated - unchanged - refused.length,
    records_updated: row.records_updated + updated,
    records_unchanged: row.records_unchanged + unchanged,
    records_failed: row.records_failed + refused.length,
    left_out: row.left_out + leftOut.length,
    created_elements: JSON.stringify(elements),
    exempt: added.size === 0 ? row.exempt : JSON.stringify([...new Set([...exempt, ...added])]),
    errors: errors.map(({ name, message, value, ...error }) => ({
      ...error,
      name: name === null ? null : shortened(name),
      message: shortened(message),
      value: value === null ? null : shortened(value),
    })),
  };
}

const maximumText = 1000;

function shortened(text: string): string {
  return text.length > maximumText ? `${text.slice(0, maximumText).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
}
