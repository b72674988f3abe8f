/**
 * Manages a SQLite connection: settings, statement cache, and value conversion. `sqlite-store.ts` handles transactions
 * and selects the connection for each query.
 */
import { closeSync, openSync } from "node:fs";
import Database, { type Database as Handle, type Statement } from "better-sqlite3";
import { LRUCache } from "lru-cache";
import { memoize } from "../../util/memoize.ts";
import type { StatementLog } from "../statement-log.ts";
import { bindSlots, type Prepared, type SlotValues } from "../prepared.ts";
import { openDatabaseFile } from "./sqlite-file.ts";
import { requireFile, requireOwnDatabase } from "./sqlite-open-failure.ts";
import { searchDocument } from "../search-document.ts";
import { storageFailure } from "./storage-failure.ts";

interface SqliteResult {
  readonly rows: unknown[];
  /** The number of changed rows, or undefined for a statement that returns rows. */
  readonly changes: number | undefined;
}

export type SqliteConnection = ReturnType<typeof openSqliteConnection>;

export interface SqliteConnectionOptions {
  readonly readonly: boolean;
  readonly log: StatementLog;
  readonly nativeBinding?: string | undefined;
  readonly durability?: "full" | "normal" | undefined;
  /** Memory in bytes for the page cache and the prepared statements. */
  readonly cacheBytes: number;
}

/** The size in bytes to which SQLite truncates the write-ahead log after a checkpoint. */
export const journalSizeLimit = 67_108_864;

/**
 * The number of pages in the write-ahead log (16 MB) from which a commit copies them into the database file. A page that
 * many commits change is copied once. Up to 4,062 pages, a reader finds a page with a single hash table.
 */
const checkpointPages = 4000;

/**
 * The share of the memory for prepared statements. The page cache gets the rest. Preparing a statement again takes longer
 * than reading many pages again, because the operating system caches the file.
 */
const statementShare = 1 / 2;

/** Estimates the memory use of a prepared statement and its row function in bytes. */
export function statementBytes(sql: string): number {
  return 1000 + 14 * sql.length;
}

/**
 * The time in milliseconds that SQLite waits for a lock. SQLite blocks the event loop while it waits, so the timeout of
 * the writer is short, and the writer then waits asynchronously. In WAL mode, a reader waits only while another process
 * opens or closes the database.
 */
const busyTimeout = { writer: 5, reader: 250 };

interface CachedStatement {
  readonly statement: Statement<unknown[]>;
  /** Creates a row object. Null for a statement that returns no rows. */
  readonly toRow: ((values: readonly unknown[]) => Row) | null;
}

/**
 * Opens and configures a connection. A connection for writing creates a missing file. The methods of the connection
 * throw a `StorageFailure` if the file cannot be read or written.
 */
export function openSqliteConnection(path: string, options: SqliteConnectionOptions) {
  return connectionOf(openHandle(path, options), path, options);
}

/** Opens a connection to a new, empty database in memory. */
export function openMemoryConnection(options: Omit<SqliteConnectionOptions, "readonly" | "durability">) {
  const path = ":memory:";
  const handle = openDatabaseFile(path, options.nativeBinding);
  addSearchDocument(handle);
  return connectionOf(handle, path, { ...options, readonly: false });
}

function connectionOf(handle: Handle, path: string, options: SqliteConnectionOptions) {
  const { log } = options;
  const controls = memoize((sql: string) => handle.prepare(sql));
  const statements = new LRUCache<string, CachedStatement>({
    maxSize: Math.ceil(options.cacheBytes * statementShare),
    sizeCalculation: (_statement, sql) => statementBytes(sql),
  });

  function statementOf(sql: string): CachedStatement {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = prepare(handle, sql);
    statements.set(sql, statement);
    return statement;
  }

  /**
   * Returns a storage failure that explains the error, or the error itself if it has another cause. A write on a
   * read-only connection is a bug in our code, not a storage failure.
   */
  function explained(error: unknown): unknown {
    const isOurs =
      options.readonly && error instanceof Database.SqliteError && error.code === "SQLITE_READONLY";
    return (isOurs ? null : storageFailure(error, path)) ?? error;
  }

  // Runs a statement. Preparing the statement reads the schema from the file, so it can fail with a storage error too.
  function execute(sql: string, bound: unknown[]): SqliteResult {
    log.record(sql);
    try {
      const { statement, toRow } = statementOf(sql);
      if (toRow === null) return { rows: [], changes: statement.run(bound).changes };
      return { rows: (statement.all(bound) as unknown[][]).map(toRow), changes: undefined };
    } catch (error) {
      throw explained(error);
    }
  }

  return {
    handle,
    /** Runs a statement that Kysely has compiled. */
    execute: (sql: string, parameters: readonly unknown[]) => execute(sql, parameters.map(toSqlite)),
    run: <Result, Values extends SlotValues>(query: Prepared<Result, Values>, values: Values) => {
      const compiled = query.compiledFor("sqlite");
      return execute(compiled.sql, bindSlots(compiled, values, toSqlite)).rows as Result[];
    },
    /** Runs `begin`, `commit` and similar statements, which the statement log does not count. */
    control: (sql: string): void => {
      try {
        controls(sql).run();
      } catch (error) {
        throw explained(error);
      }
    },
  };
}

function openHandle(path: string, options: SqliteConnectionOptions): Handle {
  const { readonly, nativeBinding, durability = "full", cacheBytes } = options;
  if (!readonly) createForOwner(path);
  requireFile(path);
  const handle = openDatabaseFile(path, nativeBinding, {
    readonly,
    timeout: readonly ? busyTimeout.reader : busyTimeout.writer,
  });
  try {
    requireOwnDatabase(handle, path);
    if (!readonly) {
      handle.pragma("journal_mode = WAL");
      // After a change of the journal mode, SQLite opens the -wal file with the next read. Only a connection that has opened
      // it removes the -wal and -shm files when it is closed.
      handle.pragma("schema_version");
      handle.pragma(`synchronous = ${durability}`);
      handle.pragma("foreign_keys = ON");
      addSearchDocument(handle);
      handle.pragma(`wal_autocheckpoint = ${checkpointPages}`);
      // SQLite truncates the write-ahead log to this size, so the log becomes small again after a large import.
      handle.pragma(`journal_size_limit = ${journalSizeLimit}`);
    }
    handle.pragma("temp_store = MEMORY");
    // A negative `cache_size` is a size in KiB; a positive one is a number of pages.
    handle.pragma(`cache_size = -${Math.floor((cacheBytes * (1 - statementShare)) / 1024)}`);
    handle.pragma("trusted_schema = OFF");
  } catch (error) {
    handle.close();
    throw error;
  }
  return handle;
}

function addSearchDocument(handle: Handle): void {
  handle.function(
    "search_document",
    { deterministic: true, directOnly: true },
    searchDocument as (text: unknown) => string,
  );
}

/**
 * Creates the file with access only for its owner, because SQLite would create a file that other users can read. The
 * -wal and -shm files inherit the mode of the database file.
 */
function createForOwner(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch {
    // The file already exists, or cannot be created. In the second case, SQLite reports the error.
  }
}

function prepare(handle: Handle, sql: string): CachedStatement {
  const statement = handle.prepare<unknown[]>(withHiddenValues(sql));
  return statement.reader
    ? { statement: statement.raw(), toRow: rowFactory(statement.columns()) }
    : { statement, toRow: null };
}

/**
 * Casts the parameters of LIMIT and LIKE. SQLite uses the values of these parameters for its plan unless they are part of
 * an expression, and therefore prepares the statement again for each execution. For a list or a search, this can take
 * longer than the execution.
 */
function withHiddenValues(sql: string): string {
  return sql.replace(/\b(limit|like) \?/g, (_, keyword: string) =>
    keyword === "limit" ? "limit cast(? as integer)" : "like cast(? as text)",
  );
}

/**
 * Converts a value for SQLite. Integers are bound as BigInt, because better-sqlite3 binds every number as REAL, which
 * changes the results of string concatenation and division. Lists are bound as JSON arrays for `json_each`.
 */
function toSqlite(value: unknown): unknown {
  switch (typeof value) {
    case "string":
    case "bigint":
      return value;
    case "number":
      return Number.isSafeInteger(value) ? BigInt(value) : value;
    case "boolean":
      return value ? 1n : 0n;
    case "object":
      if (value === null || value instanceof Uint8Array) return value;
      if (Array.isArray(value)) return JSON.stringify(value);
      break;
    case "undefined":
    case "function":
    case "symbol":
  }
  throw new TypeError(`A value of type ${describeType(value)} cannot be bound to a statement.`);
}

function describeType(value: unknown): string {
  return typeof value === "object" ? (value?.constructor?.name ?? "object") : typeof value;
}

interface ResultColumn {
  readonly name: string;
  /** The declared type of the column, or null for an expression. */
  readonly type: string | null;
}

type Row = Record<string, unknown>;

/**
 * Returns a function that converts the values of a row to an object. In columns declared as `boolean`, 0 and 1 become
 * false and true.
 *
 * The function is compiled from generated source code with an object literal, which takes half as long as setting the
 * properties one by one.
 */
export function rowFactory(columns: readonly ResultColumn[]): (values: readonly unknown[]) => Row {
  const properties = columns.map(({ name, type }, index) => {
    const value = `values[${index}]`;
    const converted = type?.toLowerCase() === "boolean" ? `${value} === null ? null : ${value} === 1` : value;
    return `${JSON.stringify(name)}: ${converted}`;
  });
  // The column names are the only external text in the generated code, and they are quoted.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  return new Function("values", `return { ${properties.join(", ")} };`) as (
    values: readonly unknown[],
  ) => Row;
}
