/** Loads a dump that `postgres-dump.ts` wrote, in one transaction that replaces all tables of the schema. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PoolClient } from "pg";
import { createSchema, migrationLock } from "./migrate.ts";
import { MissingRequirement, OpenFailure } from "./open-failure.ts";
import { openPool, postgresConnection, postgresKysely, retryUntilConnected } from "./postgres-connection.ts";
import { dumpIndexName, quoted, selectRelations, tableFileName } from "./postgres-dump.ts";
import type { DumpIndex } from "./postgres-dump.ts";
import { createStatementLog } from "./statement-log.ts";
import type { StoreOptions } from "./store.ts";

interface LoadOptions extends StoreOptions {
  readonly url: string;
  /** The folder with the files of the dump. */
  readonly folder: string;
  readonly schemaVersion: number;
  /** Identifies this restore. {@link isLoaded} recognizes it after a crash. */
  readonly restoreId: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Runs after all rows are loaded and before the commit. */
  readonly beforeCommit: () => Promise<void>;
}

const batchBytes = 1_000_000;
const restoreKey = "restore_id";

/** Returns whether the schema contains tables. */
export async function hasTables(url: string, options: StoreOptions): Promise<boolean> {
  return withClient(url, "read", options, async (client) => (await relations(client, "r")).length > 0);
}

/**
 * Checks that no service or command uses the database.
 * @throws {OpenFailure} if the database has other connections of Partledger
 */
async function requireUnused(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from pg_stat_activity where datname = current_database()
       and application_name = 'partledger' and pid <> pg_backend_pid()`,
  );
  if (Number(rows[0]?.count) === 0) return;
  throw new OpenFailure(
    "The PostgreSQL database is in use. Stop the service and all commands that use it, then try again.",
  );
}

export async function loadPostgres({ url, beforeCommit, ...options }: LoadOptions): Promise<void> {
  await withClient(url, "write", options, async (client) => {
    await client.query("set idle_in_transaction_session_timeout = 0");
    // A service that starts waits for this lock before it upgrades the schema.
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    await requireUnused(client);
    await client.query("begin");
    await replaceTables(client, options);
    await beforeCommit();
    await client.query("commit");
  });
}

/** Returns whether the transaction of a restore was committed. */
export async function isLoaded(url: string, restoreId: string, options: StoreOptions): Promise<boolean> {
  return withClient(url, "read", options, async (client) => {
    const { rows: found } = await client.query("select from pg_class where oid = to_regclass('instance')");
    if (found.length === 0) return false;
    const { rows } = await client.query("select from instance where key = $1 and value = $2", [
      restoreKey,
      restoreId,
    ]);
    return rows.length > 0;
  });
}

async function replaceTables(
  client: PoolClient,
  { folder, schemaVersion, restoreId, onProgress }: Omit<LoadOptions, "url" | "beforeCommit">,
): Promise<void> {
  const { tables, sequences } = JSON.parse(await readFile(join(folder, dumpIndexName), "utf8")) as DumpIndex;
  for (const name of await relations(client, "r")) await client.query(`drop table ${quoted(name)} cascade`);
  for (const signature of await functions(client)) await client.query(`drop function ${signature} cascade`);
  const connection = postgresConnection(client, createStatementLog(undefined));
  try {
    await createSchema(postgresKysely(connection), "postgres", schemaVersion);
  } catch (error) {
    if (!(error instanceof MissingRequirement)) throw error;
    const { rows } = await client.query<{ role: string }>("select current_user as role");
    throw new OpenFailure(`The database cannot be used: ${error.explain(rows[0]?.role ?? "")}`, {
      cause: error,
    });
  }
  const created = await relations(client, "r");
  const missing = tables.find(({ name }) => !created.includes(name));
  if (missing !== undefined) {
    throw new OpenFailure(
      `The backup contains the table "${missing.name}", which schema version ${schemaVersion} does not have.`,
    );
  }
  const references = await foreignKeys(client);
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  for (const name of created) await client.query(`alter table ${quoted(name)} disable trigger user`);
  // Migrations can insert rows.
  for (const name of created) await client.query(`delete from ${quoted(name)}`);
  for (const [index, { name }] of tables.entries()) {
    onProgress?.(index, tables.length);
    await loadTable(client, name, join(folder, tableFileName(name)));
  }
  for (const { name, last_value, is_called } of sequences) {
    await client.query("select setval($1::regclass, $2, $3)", [quoted(name), last_value, is_called]);
  }
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
  for (const name of created) await client.query(`alter table ${quoted(name)} enable trigger user`);
  if (created.includes("instance")) {
    await client.query(
      "insert into instance (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
      [restoreKey, restoreId],
    );
  }
}

async function loadTable(client: PoolClient, table: string, path: string): Promise<void> {
  const insert = `insert into ${quoted(table)} select * from json_populate_recordset(null::${quoted(table)}, $1::json)`;
  let rows: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await client.query(insert, [`[${rows.join(",")}]`]);
    rows = [];
    size = 0;
  };
  for await (const line of linesOf(path)) {
    rows.push(line);
    size += line.length;
    if (size >= batchBytes) await flush();
  }
  await flush();
}

/** Reads the lines of a file. `node:readline` would also split at U+2028, which JSON strings can contain. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8") as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

async function relations(client: PoolClient, kind: "r"): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(selectRelations, [kind]);
  return rows.map(({ name }) => name);
}

async function functions(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f' and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  return rows.map(({ signature }) => signature);
}

async function foreignKeys(
  client: PoolClient,
): Promise<readonly { table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`);
  return rows;
}

async function withClient<T>(
  url: string,
  access: "read" | "write",
  options: StoreOptions,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const pool = openPool(url, access, { ...options, max: 1 });
  try {
    const client = await retryUntilConnected(options, () => pool.connect());
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
