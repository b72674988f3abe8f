/** Upgrades the database schema to the version that this program requires. */
import { dirname } from "node:path";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { cacheShares } from "../config/cache-size.ts";
import { explainOpening, parseDatabaseUrl } from "./connect.ts";
import { createFolder } from "./create-folder.ts";
import { migrations as allMigrations } from "./migrations/all.ts";
import type { Migration } from "./migrations/schema.ts";
import { MissingRequirement } from "./open-failure.ts";
import { openSqliteConnection } from "./sqlite-connection.ts";
import { sqliteKysely } from "./sqlite-dialect.ts";
import { beginImmediate } from "./sqlite-store.ts";
import { createStatementLog } from "./statement-log.ts";
import type { Dialect, Reader, StoreOptions } from "./store.ts";
import type { MigrationsTable } from "./tables.ts";

interface MigrateOptions extends StoreOptions {
  readonly now?: () => Date;
  /** Replaces the list of migrations. Used in tests. */
  readonly migrations?: readonly Migration[];
}

export interface MigrationReport {
  /** Names of the applied migrations; empty if the schema was up to date. */
  readonly applied: readonly string[];
  readonly version: number;
}

interface Schema {
  migrations: MigrationsTable;
}

/**
 * Applies the missing migrations, each in its own transaction, so a failed migration leaves no changes. Several
 * processes can call this function at the same time. An existing SQLite database is checked for damage first.
 * @throws {Error} with a message for the operator, if the schema is newer than this program or the file is damaged
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<MigrationReport> {
  const location = parseDatabaseUrl(url);
  try {
    return location.dialect === "sqlite"
      ? await migrateSqlite(location.path, options)
      : await migratePostgres(location.url, options);
  } catch (error) {
    throw await explainOpening(location, error);
  }
}

/**
 * Returns the version of the database schema and the version that this program requires. The schema is up to date if
 * both are equal. A schema created by a development version counts as version 0.
 */
export async function schemaVersion(read: Reader): Promise<{ current: number; latest: number }> {
  const { version, foreign: unknownMigration } = await appliedTo(
    read.db as unknown as Kysely<Schema>,
    allMigrations,
  );
  return { current: unknownMigration === null ? version : 0, latest: allMigrations.length };
}

async function migrateSqlite(path: string, options: MigrateOptions): Promise<MigrationReport> {
  createFolder(dirname(path));
  const { nativeBinding, cacheBytes = cacheShares().sqlite } = options;
  const log = createStatementLog(options.onStatement);
  const connection = openSqliteConnection(path, { readonly: false, log, nativeBinding, cacheBytes });
  try {
    // Some changes to a table require recreating it, and dropping the old table must not delete the rows that reference
    // it. Therefore, foreign keys are disabled here and checked before each commit.
    connection.handle.pragma("foreign_keys = OFF");
    const db = sqliteKysely<Schema>(connection, { begin: (begun) => beginImmediate(begun, options) });
    return await runPending(db, "sqlite", options, () => {
      const damage = connection.handle.pragma("quick_check(1)", { simple: true });
      if (damage !== "ok") throw new Error(`The database ${path} is damaged: ${String(damage)}.`);
    });
  } finally {
    connection.handle.close();
  }
}

/**
 * The key of the advisory lock that prevents two processes from migrating at the same time. The number is arbitrary,
 * but must be the same in all versions.
 */
const migrationLock = 7_046_021_915;

async function migratePostgres(url: string, options: MigrateOptions): Promise<MigrationReport> {
  const { openPool, postgresConnection, postgresKysely, retryUntilConnected } =
    await import("./postgres-connection.ts");
  const log = createStatementLog(options.onStatement);
  const pool = openPool(url, "write", { ...options, max: 1 });
  try {
    const client = await retryUntilConnected(options, () => pool.connect());
    try {
      const connection = postgresConnection(client, log);
      const db = postgresKysely<Schema>(connection, {
        beginTransaction: () => connection.control("begin"),
        commitTransaction: () => connection.control("commit"),
        rollbackTransaction: () => connection.control("rollback"),
      });
      await requireUsable(db);
      await connection.control("set lock_timeout = 0");
      await connection.control(`select pg_advisory_lock(${migrationLock})`);
      return await runPending(db, "postgres", options);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function requireUsable(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ encoding: string; schema: string | null; path: string }>`
    select current_setting('server_encoding') as encoding, current_schema() as schema,
      current_setting('search_path') as path`.execute(db);
  const [found] = rows;
  if (found?.encoding !== "UTF8") {
    throw new MissingRequirement(
      () => `its encoding is ${found?.encoding}. Create a database with the encoding UTF8.`,
    );
  }
  if (found.schema !== null) return;
  const [first = ""] = found.path.split(",");
  throw new MissingRequirement(
    (role) =>
      `its search_path (${found.path}) contains no schema that role ${role} can use. Set another ` +
      "search_path, or ask the owner of the database or a superuser to run in this database: " +
      `CREATE SCHEMA ${first === '"$user"' ? role : first} AUTHORIZATION ${role};`,
  );
}

/**
 * Runs the missing migrations.
 * @param before is called once, before the first change to a database that is not empty
 */
async function runPending(
  db: Kysely<Schema>,
  dialect: Dialect,
  options: MigrateOptions,
  before?: () => void,
): Promise<MigrationReport> {
  const { migrations = allMigrations, now = () => new Date() } = options;
  const { version, foreign } = await appliedTo(db, migrations);
  if (foreign !== null) throw developmentSchema(foreign);
  if (version > migrations.length) throw newerSchema(version, migrations.length);
  if (version > 0 && version < migrations.length) before?.();
  const applied: string[] = [];
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue;
    await db.transaction().execute(async (transaction) => {
      // Another process may have applied this migration since the list of missing migrations was read.
      if ((await appliedTo(transaction, migrations)).version > index) return;
      if (index === 0) await createMigrationsTable(transaction, dialect);
      await migration.up(transaction as unknown as Kysely<unknown>, dialect);
      if (dialect === "sqlite") await checkForeignKeys(transaction, migration);
      const row = { version: index + 1, name: migration.name, applied_at: now().toISOString() };
      await transaction.insertInto("migrations").values(row).execute();
      applied.push(migration.name);
    });
  }
  return { applied, version: migrations.length };
}

function newerSchema(version: number, known: number): Error {
  return new Error(
    `The database has schema version ${version}, and this version of Partledger knows only ${known}. ` +
      "Start a newer version of Partledger, or restore a backup made with this version.",
  );
}

function developmentSchema(name: string): Error {
  return new Error(
    `The database was created by a development version of Partledger: its migration "${name}" is not part of any ` +
      "release. Export the data with the version that created it (partledger export), create a new database with " +
      "this version (partledger migrate), and import the data there (partledger import).",
  );
}

/**
 * Returns the schema version, which is 0 for an empty database. Also returns the name of the first migration that this
 * version of Partledger does not know, if there is one.
 */
async function appliedTo(
  db: Kysely<Schema>,
  migrations: readonly Migration[],
): Promise<{ version: number; foreign: string | null }> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations")) return { version: 0, foreign: null };
  const rows = await db.selectFrom("migrations").select(["version", "name"]).orderBy("version").execute();
  const foreign = rows.find(
    ({ version, name }) => version <= migrations.length && migrations[version - 1]?.name !== name,
  );
  return { version: rows.at(-1)?.version ?? 0, foreign: foreign?.name ?? null };
}

async function createMigrationsTable(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("migrations")
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("name", dialect === "sqlite" ? "text" : sql`text collate "C"`, (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
}

async function checkForeignKeys(db: Kysely<Schema>, migration: Migration): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (rows.length === 0) return;
  const tables = [...new Set(rows.map(({ table }) => table))].join(", ");
  throw new Error(`The migration ${migration.name} leaves broken foreign keys in: ${tables}.`);
}
