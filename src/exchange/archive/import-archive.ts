/**
 * Imports an archive that `export-archive.ts` wrote into an empty inventory. All rows keep their IDs, versions and
 * dates, except log entries and change sets, which get new IDs in the same order.
 */
import { stat } from "node:fs/promises";
import type { DecryptionKeys } from "../../archive/encryption.ts";
import {
  ArchiveError,
  requireKnownSchema,
  type ArchiveHeader,
  type Manifest,
} from "../../archive/manifest.ts";
import { readArchive } from "../../archive/read-archive.ts";
import { isStorageKey } from "../../attachments/storage-key.ts";
import type { StagedFile, Storage } from "../../attachments/storage.ts";
import { restartChangeFeed } from "../../database/change-feed-start.ts";
import { deferIndexes } from "../../database/deferred-indexes.ts";
import { setLastId } from "../../database/last-ids.ts";
import { requiredSchemaVersion } from "../../database/migrate.ts";
import { renewSearchIndex } from "../../database/sqlite/renew-search-index.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { allowIdleTime, lockTables, runDeferredTriggers } from "../../database/transaction-locks.ts";
import { textList } from "../../database/id-list.ts";
import { moveHistoryStart } from "../../history/history-start.ts";
import { commandLineActor, writeLog } from "../../history/log-entry.ts";
import type { Definitions } from "../../representation/definition.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { isEmpty } from "../transfer/is-empty.ts";
import {
  detailsOf,
  filesFolder,
  inventoryFormat,
  tableAt,
  type InventoryDetails,
} from "../../archive/inventory-format.ts";
import { changeSetDecoder } from "./archive-change-sets.ts";
import { historyTypes } from "./archive-log-entries.ts";
import { createTableLoader, linkAttachments, loadTable } from "./load-tables.ts";
import { countedTables, inventoryTables } from "../../archive/inventory-tables.ts";

export interface ImportArchiveOptions {
  readonly inventory: Inventory;
  readonly file: string;
  readonly keys?: DecryptionKeys;
  readonly baseCurrency: string;
  /** The operating system user that the change log names. */
  readonly systemUser: string;
  readonly now: () => Date;
  /** Receives the completed share of a step: the bytes of the archive, or the rows. */
  readonly onProgress?: (step: "archive" | "rows", done: number, total: number) => void;
}

export interface ImportArchiveReport {
  readonly manifest: Manifest;
  readonly details: InventoryDetails;
  /** The keys of files to which attachments refer, but which the archive does not contain. */
  readonly missing: readonly string[];
  readonly users: readonly string[];
}

/**
 * Imports an archive. Verifies all checksums first, then writes all rows in one transaction.
 * @throws {ArchiveError} if the inventory is not empty or the archive is invalid, in which case nothing is changed
 */
export async function importArchive(options: ImportArchiveOptions): Promise<ImportArchiveReport> {
  const { store, storage, definitions } = options.inventory;
  await requireEmpty(store.read, definitions);
  const unpacked = await unpack(options);
  const { documents, files } = unpacked;
  try {
    const loaded = await store.transaction((transaction) => load(options, transaction, unpacked));
    return { ...unpacked, ...loaded };
  } finally {
    await discard(storage, [documents, files]);
  }
}

interface Unpacked {
  readonly manifest: Manifest;
  readonly details: InventoryDetails;
  readonly documents: ReadonlyMap<string, StagedFile>;
  readonly files: ReadonlyMap<string, StagedFile>;
}

/** Unpacks the archive to temporary files and verifies all checksums. */
async function unpack(options: ImportArchiveOptions): Promise<Unpacked> {
  const { file, keys, baseCurrency, onProgress } = options;
  const { storage } = options.inventory;
  const documents = new Map<string, StagedFile>();
  const files = new Map<string, StagedFile>();
  const size = (await stat(file).catch(() => null))?.size ?? 0;
  let details: InventoryDetails | null = null;
  try {
    const manifest = await readArchive(file, {
      ...inventoryFormat,
      ...(keys !== undefined && { keys }),
      onProgress: (bytes) => onProgress?.("archive", bytes, size),
      onHeader: (header) => {
        details = requireSuitable(file, header, baseCurrency);
      },
      onEntry: async ({ path }, content) => {
        const table = tableAt(path);
        const key = path.startsWith(filesFolder) ? path.slice(filesFolder.length) : "";
        if (table !== null) documents.set(table.name, await storage.stage(content));
        else if (isStorageKey(key)) files.set(key, await storage.stage(content));
        else throw new ArchiveError(`${file} contains "${path}", which is not part of an inventory.`);
      },
    });
    if (details === null) throw new ArchiveError(`${file} is not an archive of an inventory.`);
    return { manifest, details, documents, files };
  } catch (error) {
    await discard(storage, [documents, files]);
    throw error;
  }
}

async function discard(storage: Storage, maps: readonly ReadonlyMap<string, StagedFile>[]): Promise<void> {
  for (const map of maps) for (const staged of map.values()) await storage.discard(staged);
}

function requireSuitable(file: string, header: ArchiveHeader, baseCurrency: string): InventoryDetails {
  requireKnownSchema(file, header, requiredSchemaVersion);
  const details = detailsOf(header);
  if (details === null) throw new ArchiveError(`${file} is damaged: header.json is invalid.`);
  if (details.baseCurrency !== baseCurrency) {
    throw new ArchiveError(
      `Prices without a currency are in ${details.baseCurrency} in ${file}, but in ${baseCurrency} here. Set ` +
        `BASE_CURRENCY=${details.baseCurrency}.`,
    );
  }
  return details;
}

/** @throws {ArchiveError} if the inventory contains elements or the history of deleted ones */
async function requireEmpty(reader: Pick<Reader, "db" | "dialect">, definitions: Definitions): Promise<void> {
  const remedy = "Set UPLOADS_DIR or DATABASE_URL to a new database, then import the archive again.";
  if (!(await isEmpty(reader, definitions))) {
    throw new ArchiveError(
      `The inventory is not empty. An archive can only be imported into an empty inventory. ${remedy}`,
    );
  }
  const entry = await reader.db
    .selectFrom("log_entries")
    .select("id")
    .where(textList(reader.dialect, "target_type", historyTypes(definitions)))
    .limit(1)
    .executeTakeFirst();
  if (entry === undefined) return;
  throw new ArchiveError(
    "The inventory is empty, but its history is not. Imported elements would get the history of deleted elements with " +
      `the same IDs. ${remedy}`,
  );
}

async function load(
  { inventory, file, systemUser, now, onProgress }: ImportArchiveOptions,
  transaction: Transaction,
  { manifest, details, documents, files }: Unpacked,
): Promise<Pick<ImportArchiveReport, "missing" | "users">> {
  const { definitions, storage, store } = inventory;
  // The transaction is idle while files are stored.
  await allowIdleTime(transaction);
  await lockTables(
    transaction,
    inventoryTables.map(({ name }) => name),
  );
  await requireEmpty(transaction, definitions);
  // Records of copies from other instances can remain after their entities were deleted.
  await transaction.db.deleteFrom("import_sources").execute();
  const actor = commandLineActor(systemUser, "import all");
  const moment = now();
  const total = Object.values(details.rows).reduce((sum, count) => sum + count, 0);
  const loader = createTableLoader({
    transaction,
    file,
    definitions,
    isOlder: manifest.schemaVersion < requiredSchemaVersion,
    files: new Set(files.keys()),
    change: {
      store,
      now: moment,
      record: (own, entries) => writeLog(own, actor, moment, entries),
    },
    decodeChangeSets: await changeSetDecoder(transaction, details.rows["change_sets"] ?? 0),
    onRows: (rows) => onProgress?.("rows", rows, total),
  });
  // A new database contains the first label profiles, which no archive of an earlier version has.
  if (documents.has("label_profiles")) await transaction.db.deleteFrom("label_profiles").execute();
  const createIndexes = await deferIndexes(transaction, details.rows);
  for (const table of inventoryTables) {
    const document = documents.get(table.name);
    if (document !== undefined) await loadTable(loader, table, document.path);
  }
  for (const table of inventoryTables) {
    const document = documents.get(table.name);
    if (document !== undefined) await linkAttachments(loader, table, document.path);
  }
  await createIndexes();
  await renewSearchIndex(transaction);
  const { missing, unused, users } = loader;
  const [extra] = unused;
  if (extra !== undefined) {
    throw new ArchiveError(`${file} contains "${filesFolder}${extra}", to which no attachment refers.`);
  }
  await startHistory(transaction);
  // Files that were kept after the deletion of their attachments have attachments again.
  await transaction.db
    .deleteFrom("deleted_files")
    .where(({ exists, selectFrom, ref }) =>
      exists(selectFrom("attachments").select("id").where("internal_path", "=", ref("deleted_files.key"))),
    )
    .execute();
  for (const { name } of countedTables) await setLastId(transaction, name, details.lastIds[name] ?? 0);
  const data = { event: "inventory_imported", parts: details.rows["parts"] ?? 0, files: files.size };
  await writeLog(transaction, actor, moment, { kind: "security_event", level: "notice", data });
  // Files are stored last, because a rollback must remove them.
  await runDeferredTriggers(transaction);
  await placeFiles(transaction, storage, files);
  // The feed does not list the imported elements, so clients that follow the feed must read all lists.
  await restartChangeFeed(transaction.db, transaction.dialect, moment);
  return { missing, users: users.created };
}

/**
 * Sets the time since which the change log contains all values. Entries of versions without change sets do not contain
 * them, and compacted change sets have no entries.
 */
async function startHistory({ db }: Transaction): Promise<void> {
  const incomplete = await db
    .selectFrom("log_entries")
    .select(({ fn }) => fn.max("datetime").as("last"))
    .where("change_set_id", "is", null)
    .where("kind", "not in", ["security_event", "user_not_allowed"])
    .unionAll(
      db
        .selectFrom("change_sets")
        .select(({ fn }) => fn.max("datetime").as("last"))
        .where("compacted_elements", "is not", null),
    )
    .execute();
  const last = incomplete
    .flatMap((row) => row.last ?? [])
    .sort()
    .at(-1);
  if (last !== undefined) await moveHistoryStart(db, last);
}

async function placeFiles(
  transaction: Transaction,
  storage: Storage,
  files: ReadonlyMap<string, StagedFile>,
): Promise<void> {
  const placed: string[] = [];
  transaction.afterRollback(async () => {
    for (const key of placed) await storage.remove(key);
  });
  for (const [key, staged] of files) {
    // An import that was killed can leave a file to which no row refers.
    await storage.remove(key);
    placed.push(key);
    await storage.place(staged, key);
  }
}
