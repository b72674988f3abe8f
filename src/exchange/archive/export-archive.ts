/**
 * Exports the complete inventory to an archive (see `archive/inventory-format.ts`). Two exports of the same inventory have
 * the same bytes, also from different databases: no content depends on the time of the export.
 */
import { open } from "node:fs/promises";
import { join } from "node:path";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { EncryptionKeys } from "../../archive/encryption.ts";
import type { ArchiveHeader, Manifest } from "../../archive/manifest.ts";
import { addOpenFile, createArchive, requireTarget } from "../../archive/write-archive.ts";
import { openFile, type FileHold } from "../../attachments/file-holds.ts";
import type { Storage } from "../../attachments/storage.ts";
import { isStorageKey } from "../../attachments/storage-key.ts";
import { schemaVersion } from "../../database/migrate.ts";
import type { Reader, Store } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import { version } from "../../util/version.ts";
import { anyDatabase } from "../../inventory/writing/read-rows.ts";
import {
  documentPath,
  filesFolder,
  inventoryFormat,
  type InventoryDetails,
} from "../../archive/inventory-format.ts";
import { changeSetEncoder, hasArchivedEntries } from "./archive-change-sets.ts";
import { historyEncoder, historyTypes } from "./archive-log-entries.ts";
import { readLastId } from "../../database/last-ids.ts";
import { rowEncoder, type AnyRow } from "./archive-rows.ts";
import {
  countedTables,
  exportedColumns,
  inventoryTables,
  type InventoryTable,
} from "../../archive/inventory-tables.ts";

export interface ExportArchiveOptions {
  readonly store: Pick<Store, "readTransaction">;
  readonly storage: Pick<Storage, "hold">;
  readonly definitions: Definitions;
  /** The path of the new file. The extension `.tar` creates an archive without compression. */
  readonly target: string;
  /** Replaces an existing file. Default: false. */
  readonly replace?: boolean;
  readonly encrypt?: EncryptionKeys;
  readonly baseCurrency: string;
  readonly onProgress?: (step: "rows" | "files", done: number, total: number) => void;
  /** Removes temporary files if a signal ends the process. Returns a function that ends this. */
  readonly onTemporary?: (path: string) => () => void;
}

export interface ArchiveReport {
  readonly manifest: Manifest;
  readonly details: InventoryDetails;
  /** The keys of files that are missing in the storage. */
  readonly missing: readonly string[];
}

/** The time in the header of an archive without any rows. */
const noChange = "1970-01-01T00:00:00.000Z";

/**
 * Exports the inventory of one moment while other processes write to it. All files to which its attachments refer are
 * included, even if they are deleted during the export.
 */
export async function exportArchive(options: ExportArchiveOptions): Promise<ArchiveReport> {
  const { store, storage, onTemporary } = options;
  await requireTarget(options.target, options.replace === true);
  // From here on, deleted files are kept. The rows must be read later than this.
  const hold = await storage.hold(onTemporary);
  try {
    // An archive entry begins with its size, so the rows are written to files first.
    const snapshot = await store.readTransaction((reader) => writeRows(options, reader, hold.folder));
    return await writeArchive(options, snapshot, hold);
  } finally {
    await hold.release();
  }
}

interface Snapshot extends Pick<InventoryDetails, "rows" | "lastIds"> {
  readonly schemaVersion: number;
  readonly changed: string;
  /** The keys of the files, in the order of their attachments. */
  readonly keys: ReadonlySet<string>;
}

async function writeRows(
  { definitions, onProgress }: ExportArchiveOptions,
  reader: Reader,
  folder: string,
): Promise<Snapshot> {
  const users = await reader.db.selectFrom("users").select(["id", "name"]).execute();
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const nameOf = (user: number): string | null => names.get(user) ?? null;
  const rows: Record<string, number> = {};
  const keys = new Set<string>();
  const encodeChangeSets = changeSetEncoder();
  let changed = noChange;
  for (const [index, table] of inventoryTables.entries()) {
    onProgress?.("rows", index, inventoryTables.length);
    const encode = rowEncoder(table, nameOf);
    const isHistory = table.name === "log_entries";
    const convert = isHistory ? historyEncoder(definitions, nameOf) : (row: AnyRow) => row;
    const source = isHistory
      ? historyRows(reader, table, definitions)
      : rowsOf(reader, table, rowsToExport(reader, table, definitions));
    const handle = await open(join(folder, table.name), "wx", 0o600);
    let count = 0;
    try {
      for await (const page of source) {
        await handle.writeFile(page.map((row) => encode(convert(encodeChangeSets(table, row)))).join(""));
        count += page.length;
        for (const row of page) {
          const time = row["last_modified"] ?? row["datetime"];
          if (typeof time === "string" && time > changed) changed = time;
          const key = row["internal_path"];
          if (typeof key === "string" && isStorageKey(key)) keys.add(key);
        }
      }
    } finally {
      await handle.close();
    }
    rows[table.name] = count;
  }
  const lastIds: Record<string, number> = {};
  for (const { name } of countedTables) lastIds[name] = await readLastId(reader, name);
  return { schemaVersion: (await schemaVersion(reader)).current, changed, rows, lastIds, keys };
}

const rowsPerPage = 1000;

/** Returns the condition for the exported rows of a table. */
function rowsToExport(
  { dialect }: Reader,
  { name }: InventoryTable,
  definitions: Definitions,
): RawBuilder<SqlBool> | undefined {
  if (name === "attachments") return sql<SqlBool>`user_id is null`;
  return name === "change_sets" ? hasArchivedEntries(dialect, historyTypes(definitions)) : undefined;
}

async function* rowsOf(
  reader: Reader,
  table: InventoryTable,
  condition?: RawBuilder<SqlBool>,
): AsyncGenerator<readonly AnyRow[]> {
  const { name, order } = table;
  const columns = [...new Set([...exportedColumns(table).map(({ column }) => column), ...order])];
  const keys = sql.join(order.map((column) => sql.ref(column)));
  const pages = anyDatabase(reader)
    .selectFrom(name)
    .select(columns)
    .$if(condition !== undefined, (query) => query.where(condition ?? sql<SqlBool>`true`))
    .orderBy(keys)
    .limit(rowsPerPage);
  let last: AnyRow | undefined;
  for (;;) {
    const values = order.map((column) => last?.[column]);
    const page: AnyRow[] = await pages
      .$if(last !== undefined, (query) => query.where(sql<boolean>`(${keys}) > (${sql.join(values)})`))
      .execute();
    if (page.length > 0) yield page;
    if (page.length < rowsPerPage) return;
    last = page.at(-1);
  }
}

async function* historyRows(
  reader: Reader,
  table: InventoryTable,
  definitions: Definitions,
): AsyncGenerator<readonly AnyRow[]> {
  const types = new Set<unknown>(historyTypes(definitions));
  const ofUsers = await reader.db
    .selectFrom("attachments")
    .select("id")
    .where("user_id", "is not", null)
    .execute();
  const omitted = new Set<unknown>(ofUsers.map(({ id }) => id));
  for await (const page of rowsOf(reader, table)) {
    yield page.filter(
      ({ target_type: type, target_id: id }) =>
        types.has(type) && !(type === "Attachment" && omitted.has(id)),
    );
  }
}

async function writeArchive(
  options: ExportArchiveOptions,
  snapshot: Snapshot,
  hold: FileHold,
): Promise<ArchiveReport> {
  const { target, baseCurrency } = options;
  const missing: string[] = [];
  for (const key of snapshot.keys) if (!(await hold.has(key))) missing.push(key);
  const absent = new Set(missing);
  const stored = [...snapshot.keys].filter((key) => !absent.has(key));
  const { rows, lastIds } = snapshot;
  const details: InventoryDetails = { baseCurrency, files: stored.length, lastIds, rows };
  const header: ArchiveHeader = {
    ...inventoryFormat,
    // The archive must not depend on the time of the export.
    created: snapshot.changed,
    partledgerVersion: version,
    schemaVersion: snapshot.schemaVersion,
    details,
  };
  const compress = !target.endsWith(".tar");
  const archive = await createArchive(target, header, { ...options, compress });
  try {
    for (const { name } of inventoryTables) {
      await addOpenFile(archive, documentPath(name), await openFile(await open(join(hold.folder, name))));
    }
    for (const [index, key] of stored.entries()) {
      options.onProgress?.("files", index, stored.length);
      await addOpenFile(archive, filesFolder + key, await hold.open(key));
    }
    return { manifest: await archive.finish(), details, missing };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}
