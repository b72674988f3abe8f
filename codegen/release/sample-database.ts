/**
 * Creates a SQLite and a PostgreSQL database of a release, which tests of later versions upgrade: the demo inventory,
 * changes of it, users, tokens and an OAuth client. A summary contains what the tests compare.
 */
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { gzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { createStorage } from "../../src/attachments/storage.ts";
import { createBackup } from "../../src/backup/create-backup.ts";
import { readConfig, type Config } from "../../src/config/config.ts";
import type { Logger } from "../../src/http/handler.ts";
import { migrate } from "../../src/database/migrate.ts";
import type { Reader, Store } from "../../src/database/store.ts";
import { fillWithDemo } from "../../src/demo/fill.ts";
import { commandLineActor, writeLog } from "../../src/history/log-entry.ts";
import { createApiToken } from "../../src/identity/api-token.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import type { ChangeContext } from "../../src/identity/record.ts";
import { createToken } from "../../src/identity/tokens.ts";
import { createGroup, createUser } from "../../src/identity/accounts/accounts.ts";
import { startUndoJob } from "../../src/inventory/history/undo-jobs.ts";
import { createInventory, type Inventory } from "../../src/inventory/operations/inventory.ts";
import { exportInventory } from "../../src/exchange/transfer/export-inventory.ts";
import { formOf } from "../../src/exchange/transfer/export-formats.ts";
import { createClient } from "../../src/oauth/clients.ts";
import { createService } from "../../src/service.ts";
import { sha256 } from "./archive.ts";
import { startPostgres } from "./postgres-server.ts";
import { databasePath, releasesFolder } from "./releases.ts";

export interface DatabaseSummary {
  readonly version: string;
  /** SHA-256 hash of the uncompressed SQLite database, in hex. The backup of the other database contains checksums. */
  readonly sha256: string;
  /** An API token with the scope "full". It is valid only in these databases. */
  readonly token: string;
  readonly rows: Readonly<Record<string, number>>;
}

const silent: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (_fields, message) => {
    throw new Error(message);
  },
  child: () => silent,
};

/** What both databases of a release have in common. With the same IDs, clock and token, they have the same contents. */
interface Sample {
  readonly now: Date;
  readonly token: string;
}

/** Writes a SQLite database, a backup of a PostgreSQL database, `inventory.jsonl.gz` and `summary.json`. */
export async function writeSampleDatabases(root: string, version: string): Promise<void> {
  const folder = join(releasesFolder(root), version);
  const uploads = await mkdtemp(join(tmpdir(), "partledger-release-"));
  const postgres = await startPostgres();
  try {
    const sample: Sample = { now: new Date(), token: createApiToken() };
    const sqliteConfig = readConfig({ UPLOADS_DIR: join(uploads, "sqlite") });
    const postgresConfig = readConfig({ UPLOADS_DIR: join(uploads, "postgres"), DATABASE_URL: postgres.url });
    const created = await createDatabase(sqliteConfig, sample);
    if (!isDeepStrictEqual(created, await createDatabase(postgresConfig, sample)))
      throw new Error("The SQLite database and the PostgreSQL database have different contents.");
    const copy = join(uploads, "copy.db");
    copySqlite(join(sqliteConfig.uploadsDirectory, "partledger.db"), copy);
    await mkdir(folder, { recursive: true });
    await writeFile(databasePath(root, version, "sqlite"), gzipSync(await readFile(copy), { level: 9 }));
    await createBackup({
      config: postgresConfig,
      store: {},
      directory: uploads,
      target: databasePath(root, version, "postgres"),
      replace: true,
      files: false,
      now: () => sample.now,
    });
    await writeFile(join(folder, "inventory.jsonl.gz"), gzipSync(created.exported, { level: 9 }));
    const { token } = sample;
    const summary: DatabaseSummary = { version, sha256: await sha256(copy), token, rows: created.rows };
    await writeFile(join(folder, "summary.json"), `${JSON.stringify(summary, null, 2)}\n`);
  } finally {
    await postgres.stop();
    await rm(uploads, { recursive: true, force: true });
  }
}

async function createDatabase(
  config: Config,
  sample: Sample,
): Promise<Pick<DatabaseSummary, "rows"> & { readonly exported: string }> {
  await migrate(config.databaseUrl);
  const service = await createService(config, { logger: silent, now: () => sample.now });
  try {
    const inventory = await openInventory(service.store, config.uploadsDirectory);
    const { url } = await service.listen(0, "127.0.0.1");
    await fill(inventory, sample, url);
    return {
      exported: await exportedRecords(inventory),
      rows: countRows(await readRows(service.store.read)),
    };
  } finally {
    await service.close();
  }
}

async function openInventory(store: Store, uploads: string): Promise<Inventory> {
  const storage = await createStorage({ directory: uploads, random: randomBytes, now: () => new Date() });
  return createInventory({ store, storage, download: null });
}

async function fill(inventory: Inventory, { now, token }: Sample, url: string): Promise<void> {
  const { store } = inventory;
  const actor = commandLineActor("release");
  const context: ChangeContext = {
    store,
    now,
    record: (transaction, entries) => writeLog(transaction, actor, now, entries),
  };
  await fillWithDemo(inventory, actor, now);
  const groupId = await createGroup(context, { name: "engineers", permissions: presetData("editor") });
  await createUser(context, { name: "admin", permissions: presetData("admin") });
  await createUser(context, { name: "ada", password: "correct horse battery staple", groupId });
  await createToken(context, { user: "ada", name: "Read", scope: "read_only" });
  await createToken(context, { user: "admin", name: "Upgrade test", scope: "full", secret: token });
  await createClient(
    { store, now, actor },
    { name: "Agent", redirectUris: ["http://127.0.0.1/callback"], scopes: ["read_only"] },
  );
  await send(url, token, "PATCH", "/api/parts/1", { comment: "Check the date code.", tags: "checked" });
  await send(url, token, "POST", "/api/part_lots/1/add", { amount: 5, comment: "Delivery" });
  await send(url, token, "DELETE", "/api/parts/2");
  await undoInTwoWays(inventory, now, url, token);
}

/** Takes back the last change set, and stores the undo of a large one that was interrupted. */
async function undoInTwoWays({ store }: Inventory, now: Date, url: string, token: string): Promise<void> {
  const { id } = await store.read.db
    .selectFrom("change_sets")
    .select(({ fn }) => fn.max<number>("id").as("id"))
    .executeTakeFirstOrThrow();
  await send(url, token, "POST", `/api/change_sets/${id}/undo`);
  await store.transaction((transaction) =>
    startUndoJob(transaction, {
      source_id: 1,
      is_redo: false,
      mode: "skip",
      comment: "Undo of change set 1",
      // The service does not continue the undo of a command.
      user_id: null,
      username: "!!!CLI release",
      tier: null,
      token_id: null,
      client: null,
      total: 6000,
      now,
    }),
  );
}

async function send(url: string, token: string, method: string, path: string, body?: object): Promise<void> {
  const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const response = await fetch(new URL(path, url), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": type }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
}

export async function exportedRecords(inventory: Inventory): Promise<string> {
  const form = formOf("jsonl", inventory.definitions);
  let text = form.head;
  await exportInventory(inventory, (record) => void (text += form.text(record)));
  return text;
}

/** Copies the database into one file without free pages. */
function copySqlite(source: string, copy: string): void {
  const database = new Database(source, { readonly: true });
  try {
    database.prepare("vacuum into ?").run(copy);
  } finally {
    database.close();
  }
}

export type TableRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Reads all tables except those of the search index and of the schema version. */
export async function readRows({ db }: Pick<Reader, "db">): Promise<TableRows> {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith("search_") && name !== "migrations")
    .toSorted();
  const found: Record<string, readonly Record<string, unknown>[]> = {};
  for (const name of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} order by 1`.execute(
      db,
    );
    found[name] = rows;
  }
  return found;
}

export function countRows(tables: TableRows): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
}
