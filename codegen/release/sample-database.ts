/**
 * Creates the SQLite database of a release, which tests of later versions upgrade: the demo inventory, changes of it,
 * users, tokens and an OAuth client. A summary contains what the tests compare.
 */
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { createStorage } from "../../src/attachments/storage.ts";
import { readConfig } from "../../src/config.ts";
import type { Logger } from "../../src/contract/handler.ts";
import { migrate } from "../../src/database/migrate.ts";
import type { Store } from "../../src/database/store.ts";
import { fillWithDemo } from "../../src/demo/fill.ts";
import { commandLineActor, writeLog } from "../../src/history/log-entry.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import type { ChangeContext } from "../../src/identity/record.ts";
import { createToken } from "../../src/identity/tokens.ts";
import { createGroup, createUser } from "../../src/inventory/accounts.ts";
import { createInventory } from "../../src/inventory/operations/inventory.ts";
import type { Inventory } from "../../src/inventory/operations/inventory.ts";
import { exportInventory } from "../../src/inventory/transfer/export-inventory.ts";
import { formOf } from "../../src/inventory/transfer/formats.ts";
import { createClient } from "../../src/oauth/clients.ts";
import { createService } from "../../src/service.ts";
import { sha256 } from "./archive.ts";
import { databasePath, releasesFolder } from "./releases.ts";

/** The content of `summary.json`. */
export interface DatabaseSummary {
  readonly version: string;
  /** SHA-256 hash of the uncompressed database, in hex. */
  readonly sha256: string;
  /** An API token with the scope "full". It is valid only in this database. */
  readonly token: string;
  /** Number of rows in each table. */
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

/** Writes `partledger.db.gz`, `inventory.jsonl.gz` and `summary.json` to the folder of the release. */
export async function writeSampleDatabase(root: string, version: string): Promise<void> {
  const folder = join(releasesFolder(root), version);
  const uploads = await mkdtemp(join(tmpdir(), "partledger-release-"));
  try {
    const config = readConfig({ UPLOADS_DIR: uploads });
    await migrate(config.databaseUrl);
    const service = await createService(config, { logger: silent });
    const token = await fill(service.store, uploads, async () => (await service.listen(0, "127.0.0.1")).url);
    const inventory = await openInventory(service.store, uploads);
    const exported = await exportedRecords(inventory);
    await service.close();
    const copy = join(uploads, "copy.db");
    const rows = copyDatabase(join(uploads, "partledger.db"), copy);
    await mkdir(folder, { recursive: true });
    await writeFile(databasePath(root, version), gzipSync(await readFile(copy), { level: 9 }));
    await writeFile(join(folder, "inventory.jsonl.gz"), gzipSync(exported, { level: 9 }));
    const summary: DatabaseSummary = { version, sha256: await sha256(copy), token, rows };
    await writeFile(join(folder, "summary.json"), `${JSON.stringify(summary, null, 2)}\n`);
  } finally {
    await rm(uploads, { recursive: true, force: true });
  }
}

async function openInventory(store: Store, uploads: string): Promise<Inventory> {
  const storage = await createStorage({ directory: uploads, random: randomBytes, now: () => new Date() });
  return createInventory({ store, storage, download: null });
}

/** Fills the database and returns an API token. */
async function fill(store: Store, uploads: string, listen: () => Promise<string>): Promise<string> {
  const actor = commandLineActor("release");
  const now = new Date();
  const context: ChangeContext = {
    store,
    now,
    record: (transaction, entries) => writeLog(transaction, actor, now, entries),
  };
  await fillWithDemo(await openInventory(store, uploads), actor, now);
  const groupId = await createGroup(context, { name: "engineers", permissions: presetData("editor") });
  await createUser(context, { name: "admin", permissions: presetData("admin") });
  await createUser(context, { name: "ada", password: "correct horse battery staple", groupId });
  await createToken(context, { user: "ada", name: "Read", tier: "read_only" });
  const { token } = await createToken(context, { user: "admin", name: "Upgrade test", tier: "full" });
  await createClient(
    { store, now, actor },
    { name: "Agent", redirectUris: ["http://127.0.0.1/callback"], scopes: ["read_only"] },
  );
  const url = await listen();
  await send(url, token, "PATCH", "/api/parts/1", { comment: "Check the date code.", tags: "checked" });
  await send(url, token, "POST", "/api/part_lots/1/add", { amount: 5, comment: "Delivery" });
  await send(url, token, "DELETE", "/api/parts/2");
  return token;
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

/** Copies the database into one file without free pages, and returns the number of rows of its tables. */
function copyDatabase(source: string, copy: string): Record<string, number> {
  const database = new Database(source);
  try {
    database.prepare("vacuum into ?").run(copy);
    return countRows(database);
  } finally {
    database.close();
  }
}

/** Counts the rows of all tables except the tables of the search index and of the schema version. */
export function countRows(database: Database.Database): Record<string, number> {
  const names = database
    .prepare<[], string>(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'
         and name not like 'search_%' and name <> 'migrations' order by name`,
    )
    .pluck()
    .all();
  return Object.fromEntries(
    names.map((name) => [name, Number(database.prepare(`select count(*) from "${name}"`).pluck().get())]),
  );
}
