/** Upgrades the database schema to the version that this program requires. */
import { dirname, resolve } from "node:path";
import { sql, type Kysely } from "kysely";
import { cacheShares } from "../config/cache-size.ts";
import { lazily } from "../util/memoize.ts";
import { version as programVersion } from "../util/version.ts";
import { explainOpening, parseDatabaseUrl, sqlitePath } from "./connect.ts";
import { createFolder } from "./create-folder.ts";
import { migrations as allMigrations } from "./migrations/all.ts";
import type { Migration } from "./migrations/schema.ts";
import { prepared } from "./prepared.ts";
import { engineError, MissingRequirement } from "./open-failure.ts";
import { developmentSchema, newerSchema, UpgradeFailure, upgradeFailed } from "./schema-failure.ts";
import { openSqliteConnection, type SqliteConnection } from "./sqlite/sqlite-connection.ts";
import { sqliteKysely } from "./sqlite/sqlite-dialect.ts";
import { beginImmediate, run } from "./sqlite/sqlite-store.ts";
import { createStatementLog } from "./statement-log.ts";
import type { Dialect, Reader, StoreOptions } from "./store.ts";
import type { InstanceTable, MigrationsTable } from "./tables/tables.ts";
import { isBusy } from "./unavailable.ts";
import { createUpgradeCopies } from "./sqlite/upgrade-copy.ts";

interface MigrateOptions extends StoreOptions {
  readonly now?: () => Date;
  /**
   * SQLite only. The folder for the copy of the database that is made before an upgrade. If null or omitted, no copy is
   * made.
   */
  readonly copyFolder?: string | null;
  /** PostgreSQL only. Backs up the database before an upgrade. Returns the path of the backup. */
  readonly backUp?: (version: number) => Promise<string>;
  /** Receives a message before each step that can take long. */
  readonly onProgress?: (message: string) => void;
  /** Replaces the list of migrations. Used in tests. */
  readonly migrations?: readonly Migration[];
}

export interface MigrationReport {
  /** Names of the applied migrations; empty if the schema was up to date. */
  readonly applied: readonly string[];
  readonly version: number;
  /** The path of the copy of the database from before the upgrade, or null if no copy was made. */
  readonly copy: string | null;
}

interface Schema {
  instance: InstanceTable;
  migrations: MigrationsTable;
}

/** The key in `instance` of the program version that last changed the schema. */
const versionKey = "schema_changed_by";

/**
 * Applies the missing migrations in one transaction, so a failed upgrade changes nothing. Several processes can call
 * this function at the same time: one of them upgrades the database, and the others wait. An existing SQLite database
 * is checked for damage and copied first.
 * @throws {Error} with a message for the operator, if the schema is newer than this program or the upgrade fails
 * @example const { applied } = await migrate("sqlite:uploads/partledger.db");
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<MigrationReport> {
  const location = parseDatabaseUrl(url);
  try {
    return location.dialect === "sqlite"
      ? await migrateSqlite(location.path, options)
      : await migratePostgres(location.url, options);
  } catch (error) {
    if (!(error instanceof UpgradeFailure)) throw await explainOpening(location, error);
    throw upgradeFailed(error, await explainOpening(location, error.cause));
  }
}

/** The version of the database schema that this program requires. */
export const requiredSchemaVersion = allMigrations.length;

/** The name of the first migration, which identifies the table `migrations` of Partledger. */
export const firstMigrationName = allMigrations[0]?.name;

/**
 * Returns the version of the database schema and the version that this program requires. The schema is up to date if
 * both are equal. A schema created by a development version counts as version 0.
 * @example const { current, latest } = await schemaVersion(store.read);
 */
export async function schemaVersion(read: Reader): Promise<{ current: number; latest: number }> {
  const { version, foreign: unknownMigration } = await appliedTo(read, allMigrations);
  return { current: unknownMigration === null ? version : 0, latest: requiredSchemaVersion };
}

/**
 * Returns the command that restores the copy of a SQLite database from before the upgrade to a newer schema than this
 * program supports. Returns null if there is no copy.
 * @example upgradeWayBack("postgres://localhost/partledger", "uploads/backups") // null
 */
export function upgradeWayBack(url: string, copyFolder: string): string | null {
  const path = sqlitePath(url);
  if (path === null) return null;
  return createUpgradeCopies(path, copyFolder, undefined).wayBack(requiredSchemaVersion);
}

/**
 * Creates the schema of a version in an empty database, without rows in `migrations`. The caller runs it in a
 * transaction.
 */
export async function createSchema<Tables>(
  db: Kysely<Tables>,
  dialect: Dialect,
  version: number,
): Promise<void> {
  if (version > 0) await createMigrationsTable(db as unknown as Kysely<Schema>, dialect);
  for (const migration of allMigrations.slice(0, version)) {
    await migration.up(db as unknown as Kysely<unknown>, dialect);
  }
}

async function migrateSqlite(path: string, options: MigrateOptions): Promise<MigrationReport> {
  createFolder(dirname(path));
  const { nativeBinding, cacheBytes = cacheShares().sqlite, copyFolder = null, onProgress } = options;
  const log = createStatementLog(options.onStatement);
  const connection = openSqliteConnection(path, { readonly: false, log, nativeBinding, cacheBytes });
  const copies = copyFolder === null ? null : createUpgradeCopies(path, copyFolder, nativeBinding);
  try {
    // Some changes to a table require recreating it, and dropping the old table must not delete the rows that reference
    // it. Therefore, foreign keys are disabled here and checked before each commit.
    connection.handle.pragma("foreign_keys = OFF");
    const db = lazily(() =>
      sqliteKysely<Schema>(connection, {
        beginTransaction: () => beginUpgrade(connection, options),
        commitTransaction: async () => connection.control("commit"),
        rollbackTransaction: async () => {
          if (connection.handle.inTransaction) connection.control("rollback");
        },
      }),
    );
    const database: Database = {
      dialect: "sqlite",
      db,
      run: async (query, values) => run(connection, query, values),
    };
    return await runPending(database, options, {
      beforeUpgrade: async (version) => {
        const damage = connection.handle.pragma("quick_check(1)", { simple: true });
        if (damage !== "ok") throw new Error(`The database ${path} is damaged: ${String(damage)}.`);
        if (copies === null) return null;
        onProgress?.(`Copying the database to ${resolve(copies.folder)} before the upgrade.`);
        return copies.create(version, (options.now ?? (() => new Date()))());
      },
      wayBack: (supported) => copies?.wayBack(supported) ?? null,
    });
  } finally {
    connection.handle.close();
  }
}

/** How long a process waits for another process that upgrades the database, in milliseconds. */
const upgradeTimeoutMilliseconds = 600_000;

async function beginUpgrade(connection: SqliteConnection, options: MigrateOptions): Promise<void> {
  try {
    await beginImmediate(connection, options);
  } catch (error) {
    const isLocked = isBusy(engineError(error));
    if (!isLocked || options.waitTimeoutMilliseconds !== undefined) throw error;
    options.onProgress?.("Another process is changing the database. Waiting until it has finished.");
    await beginImmediate(connection, { ...options, waitTimeoutMilliseconds: upgradeTimeoutMilliseconds });
  }
}

/**
 * The key of the advisory lock that prevents two processes from migrating at the same time. The number is arbitrary,
 * but must be the same in all versions.
 */
export const migrationLock = 7_046_021_915;

async function migratePostgres(url: string, options: MigrateOptions): Promise<MigrationReport> {
  const { postgresConnection, postgresKysely } = await import("./postgres/postgres-connection.ts");
  const { openPool, retryUntilConnected } = await import("./postgres/postgres-pool.ts");
  const log = createStatementLog(options.onStatement);
  const pool = openPool(url, "write", { ...options, max: 1 });
  try {
    const client = await retryUntilConnected(options, () => pool.connect());
    try {
      const connection = postgresConnection(client, log);
      const db = postgresKysely<Schema>(connection, {
        beginTransaction: async () => void (await connection.control("begin")),
        commitTransaction: async () => void (await connection.control("commit")),
        rollbackTransaction: async () => void (await connection.control("rollback")),
      });
      await requireUsable(db);
      await connection.control("set lock_timeout = 0");
      await connection.control(`select pg_advisory_lock(${migrationLock})`);
      // The transaction is idle during the backup.
      await connection.control("set idle_in_transaction_session_timeout = 0");
      const database: Database = { dialect: "postgres", db: () => db, run: connection.run };
      return await runPending(database, options, {
        beforeUpgrade: async (version) => {
          if (options.backUp === undefined) return null;
          options.onProgress?.("Backing up the database before the upgrade.");
          return options.backUp(version);
        },
        wayBack: () => null,
      });
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

interface UpgradeSteps {
  /**
   * Called before the first change to a database that is not empty. No other process can change the database until the
   * upgrade has ended.
   * @returns the path of the copy of the database, or null if no copy was made
   */
  readonly beforeUpgrade: (version: number) => Promise<string | null>;
  /** Returns the commands that restore the newest copy with a schema version of at most `supported`. */
  readonly wayBack: (supported: number) => string | null;
}

/** The connection of an upgrade. */
interface Database extends Pick<Reader, "dialect" | "run"> {
  /** Kysely, which is only needed if the schema is not up to date. */
  readonly db: () => Kysely<Schema>;
}

async function runPending(
  database: Database,
  options: MigrateOptions,
  { beforeUpgrade, wayBack }: UpgradeSteps,
): Promise<MigrationReport> {
  const { migrations = allMigrations, now = () => new Date(), onProgress } = options;
  const { dialect } = database;
  const latest = migrations.length;
  const { version, foreign } = await appliedTo(database, migrations);
  if (foreign !== null) throw developmentSchema(foreign);
  if (version > latest) {
    const changedBy = await schemaChangedBy(database.db());
    throw newerSchema({ version, changedBy, supported: latest, wayBack: wayBack(latest) });
  }
  if (version === latest) return { applied: [], version, copy: null };
  return database
    .db()
    .transaction()
    .execute(async (transaction) => {
      // Another process may have upgraded the database since its version was read.
      const { version: from } = await appliedTo(database, migrations);
      const pending = migrations.slice(from);
      if (pending.length === 0) return { applied: [], version: from, copy: null };
      const copy = from === 0 ? null : await beforeUpgrade(from);
      if (from > 0) onProgress?.(`Upgrading the database schema from version ${from} to ${latest}.`);
      for (const [index, migration] of pending.entries()) {
        try {
          if (from + index === 0) await createMigrationsTable(transaction, dialect);
          await migration.up(transaction as unknown as Kysely<unknown>, dialect);
          await checkConstraints(transaction, dialect, migration);
        } catch (error) {
          if (from === 0) throw error;
          const restore = copy === null ? null : wayBack(from);
          throw new UpgradeFailure({ migration: migration.name, from, to: latest, wayBack: restore }, error);
        }
        const row = { version: from + index + 1, name: migration.name, applied_at: now().toISOString() };
        await transaction.insertInto("migrations").values(row).execute();
      }
      await recordProgramVersion(transaction);
      return { applied: pending.map(({ name }) => name), version: latest, copy };
    });
}

async function recordProgramVersion(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto("instance")
    .values({ key: versionKey, value: programVersion })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: programVersion }))
    .execute();
}

/** Returns the version of Partledger that last changed the schema, or null if it is not known. */
async function schemaChangedBy(db: Kysely<Schema>): Promise<string | null> {
  const row = await db
    .selectFrom("instance")
    .select("value")
    .where("key", "=", versionKey)
    .executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Returns the schema version, which is 0 for an empty database. Also returns the name of the first migration that this
 * version of Partledger does not know, if there is one.
 */
async function appliedTo(
  reader: Pick<Reader, "run">,
  migrations: readonly Migration[],
): Promise<{ version: number; foreign: string | null }> {
  if ((await reader.run(migrationsTable, {})).length === 0) return { version: 0, foreign: null };
  const rows = await reader.run(appliedMigrations, {});
  const foreign = rows.find(
    ({ version, name }) => version <= migrations.length && migrations[version - 1]?.name !== name,
  );
  return { version: rows.at(-1)?.version ?? 0, foreign: foreign?.name ?? null };
}

const migrationsTable = prepared((_db, _slot, dialect) =>
  dialect === "sqlite"
    ? sql<object>`select 1 from sqlite_schema where type = 'table' and name = 'migrations'`
    : sql<object>`select 1 where to_regclass('migrations') is not null`,
);

const appliedMigrations = prepared((db) =>
  db.selectFrom("migrations").select(["version", "name"]).orderBy("version"),
);

async function createMigrationsTable(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable("migrations")
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("name", dialect === "sqlite" ? "text" : sql`text collate "C"`, (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
}

/**
 * Checks the constraints that the migration deferred. PostgreSQL cannot change a table while deferred constraints and
 * triggers of its rows are pending, so the next migration needs them to be done.
 */
async function checkConstraints(db: Kysely<Schema>, dialect: Dialect, migration: Migration): Promise<void> {
  if (dialect === "postgres") {
    await sql`set constraints all immediate`.execute(db);
    await sql`set constraints all deferred`.execute(db);
    return;
  }
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (rows.length === 0) return;
  const tables = [...new Set(rows.map(({ table }) => table))].join(", ");
  throw new Error(`The migration ${migration.name} leaves broken foreign keys in: ${tables}.`);
}
