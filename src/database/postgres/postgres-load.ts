/**
 * Loads a dump that `postgres-dump.ts` wrote, in one transaction that replaces all tables of Partledger. Objects of other
 * programs in the same schema are not changed.
 */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import { restartChangeFeed } from "../change-feed-start.ts";
import { createSchema, firstMigrationName, migrationLock, requiredSchemaVersion } from "../migrate.ts";
import { codeOf, MissingRequirement, OpenFailure } from "../open-failure.ts";
import { postgresConnection, postgresKysely } from "./postgres-connection.ts";
import { dumpIndexName, tableFileName, type DumpIndex } from "./postgres-dump.ts";
import { grantAgain, readGrants } from "./postgres-grants.ts";
import { functionsOf, quoted, sequencesOf, tablesOf } from "./postgres-objects.ts";
import { connect, openPool, useLock } from "./postgres-pool.ts";
import { createStatementLog } from "../statement-log.ts";
import type { StoreOptions } from "../store.ts";
import type { Tables } from "../tables/tables.ts";

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

/** Returns whether the schema contains tables that a restore would replace. */
export async function hasTables(url: string, options: StoreOptions): Promise<boolean> {
  return withClient(url, "read", options, async (client) => (await tablesOf(client)).length > 0);
}

/**
 * Locks the database until the client disconnects, so that no other process of Partledger uses it.
 *
 * A service that starts already shares this lock when it waits for the migration lock. Waiting for it here would be a
 * deadlock, for which PostgreSQL can end the service.
 * @throws {OpenFailure} if another process uses the database
 */
async function lockDatabase(client: PoolClient): Promise<void> {
  // The server closes the connections of a process that has just ended.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(${useLock}) as locked`,
    );
    if (rows[0]?.locked === true) return;
    await setTimeout(100);
  }
  throw new OpenFailure(
    "The PostgreSQL database is in use. Stop the service and all commands that use it, then try again.",
  );
}

/** Returns the names of tables in the dump that were skipped, because they do not belong to Partledger. */
export async function loadPostgres({
  url,
  beforeCommit,
  ...options
}: LoadOptions): Promise<readonly string[]> {
  return withClient(url, "write", options, async (client) => {
    await client.query("set idle_in_transaction_session_timeout = 0");
    // A service that starts waits for this lock before it upgrades the schema.
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    await lockDatabase(client);
    await client.query("begin");
    const skipped = await replaceTables(client, options);
    await beforeCommit();
    await client.query("commit");
    return skipped;
  });
}

/** Returns whether the transaction of a restore was committed. Waits for the end of a transaction in progress. */
export async function isLoaded(url: string, restoreId: string, options: StoreOptions): Promise<boolean> {
  return withClient(url, "read", options, async (client) => {
    // The server may still commit the transaction of a process that was killed, which has this lock.
    await client.query("set lock_timeout = 0");
    await client.query(`select pg_advisory_lock(${migrationLock})`);
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
): Promise<readonly string[]> {
  const index = JSON.parse(await readFile(join(folder, dumpIndexName), "utf8")) as DumpIndex;
  const grants = await readGrants(client);
  await dropTables(client);
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
  const created = await tablesOf(client);
  // Backups of earlier versions contain tables of other programs in the same schema.
  const tables = index.tables.filter(({ name }) => created.includes(name));
  const createdSequences = await sequencesOf(client, created);
  const sequences = index.sequences.filter(({ name }) => createdSequences.includes(name));
  const references = await foreignKeys(client, created);
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  for (const name of created) await client.query(`alter table ${quoted(name)} disable trigger user`);
  // Migrations can insert rows.
  for (const name of created) await client.query(`delete from ${quoted(name)}`);
  for (const [done, { name }] of tables.entries()) {
    onProgress?.(done, tables.length);
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
  if (created.includes("change_feed"))
    await restartChangeFeed(postgresKysely<Tables>(connection), "postgres", new Date());
  await grantAgain(client, grants);
  return index.tables.map(({ name }) => name).filter((name) => !created.includes(name));
}

/** Drops the tables and functions of Partledger. */
async function dropTables(client: PoolClient): Promise<void> {
  const tables = await tablesOf(client);
  if (tables.length === 0) return;
  await requireOwnTables(client, tables);
  try {
    await client.query(`drop table ${tables.map(quoted).join(", ")}`);
    for (const signature of await functionsOf(client)) await client.query(`drop function ${signature}`);
  } catch (error) {
    if (codeOf(error) !== dependentObjects) throw error;
    const { detail = "" } = error as { detail?: string };
    throw new OpenFailure(
      `Objects of other programs depend on the tables of Partledger: ${detail.replaceAll("\n", "; ")}. Drop them, restore ` +
        "the backup, then create them again.",
      { cause: error },
    );
  }
}

const dependentObjects = "2BP01";

/**
 * @throws {OpenFailure} if another program created the tables, which have the names of Partledger's tables, or a newer
 * version of Partledger, whose other tables are not known
 */
async function requireOwnTables(client: PoolClient, tables: readonly string[]): Promise<void> {
  if (tables.includes("migrations")) {
    const { rows } = await client.query(
      "select from migrations as migration where to_jsonb(migration)->>'name' = $1",
      [firstMigrationName],
    );
    if (rows.length > 0) {
      const { rows: found } = await client.query<{ version: number }>(
        "select max(version)::integer as version from migrations",
      );
      const version = found[0]?.version ?? 0;
      if (version <= requiredSchemaVersion) return;
      throw new OpenFailure(
        `The database has schema version ${version}. This program knows only version ${requiredSchemaVersion}, and cannot ` +
          "remove the tables of newer versions. Restore the backup with the version of Partledger that upgraded the " +
          "database, before you install this version again, or restore it to an empty database.",
      );
    }
  }
  throw new OpenFailure(
    `The schema contains tables that another program created: ${tables.join(", ")}. Restore the backup to another ` +
      "database or schema.",
  );
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

async function foreignKeys(
  client: PoolClient,
  tables: readonly string[],
): Promise<readonly { table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select r.conrelid::regclass::text as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
     from pg_constraint r join pg_class t on t.oid = r.conrelid
     where r.contype = 'f' and t.relnamespace = current_schema()::regnamespace and t.relname = any($1)
     order by r.conname`,
    [tables],
  );
  return rows;
}

async function withClient<T>(
  url: string,
  access: "read" | "write",
  options: StoreOptions,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const pool = openPool(url, access, { ...options, max: 1, locked: false });
  try {
    const client = await connect(pool, url, options);
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
