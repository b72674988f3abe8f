/**
 * Implements the store on SQLite with one connection for writes, one for reads, and one for each open read transaction.
 * The connection for reads never sees uncommitted data and never waits for a writer.
 */
import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { cacheShares } from "../../config/cache-size.ts";
import { createFolder } from "../create-folder.ts";
import { createBusyWait } from "./busy-wait.ts";
import { createGroupCommit } from "./group-commit.ts";
import { createMergeStep } from "./merge-search-index.ts";
import type { Prepared, SlotValues } from "../prepared.ts";
import { openSqliteConnection, type SqliteConnection } from "./sqlite-connection.ts";
import { sqliteKysely } from "./sqlite-dialect.ts";
import { cjkDocumentsSql } from "../search-documents.ts";
import { openDatabaseFile } from "./sqlite-file.ts";
import { createStatementLog, type StatementLog } from "../statement-log.ts";
import type { DataVersion, Reader, Store, StoreOptions, Transaction } from "../store.ts";
import type { Tables } from "../tables/tables.ts";
import { createAttempt, type TransactionHooks } from "../transaction-hooks.ts";
import { storageFailure } from "./storage-failure.ts";
import { asProblem, isBusy, unavailable } from "../unavailable.ts";
import { createWriteCheck } from "../write-check.ts";

/** The maximum number of connections that are kept for `readTransaction`. */
const maximumKeptViews = 4;

/**
 * The share of the cache memory for each connection. Nearly all requests use the connection for reads. With
 * large transactions, the sum exceeds the memory, because the process of such a store has no other large caches.
 */
const cacheShareOf = { reader: 1 / 2, writer: 1 / 4, largeWriter: 1, keptView: 1 / 4 / maximumKeptViews };

/** The cache memory in bytes of each further connection for `readTransaction`, which is closed after its transaction. */
const temporaryViewBytes = 200_000;

/** A connection for reads, and the statement that begins a snapshot. */
interface View {
  readonly connection: SqliteConnection;
  readonly reader: Reader;
  readonly beginSnapshot: () => void;
  /** Whether the connection stays open after its transaction. */
  readonly isKept: boolean;
}

/** What the methods of a store share. */
interface SqliteFile {
  readonly path: string;
  readonly options: StoreOptions;
  readonly log: StatementLog;
  readonly cacheBytes: number;
  readonly idleViews: View[];
  keptViews: number;
}

export function openSqliteStore(path: string, options: StoreOptions = {}): Store {
  createFolder(dirname(path));
  const log = createStatementLog(options.onStatement);
  const { cacheBytes = cacheShares().sqlite, largeTransactions = false } = options;
  const file: SqliteFile = { path, options, log, cacheBytes, idleViews: [], keptViews: 0 };
  const writerShare = largeTransactions ? cacheShareOf.largeWriter : cacheShareOf.writer;
  const writer = openConnection(file, false, cacheBytes * writerShare);
  const { onBackgroundError = (error: unknown) => process.emitWarning(String(error)) } = options;
  const groups = createGroupCommit({
    connection: writer,
    begin: () => beginImmediate(writer, options),
    beforeGroupCommit: () => updatePendingDocuments(writer),
    onRollbackFailure: onBackgroundError,
    waitTimeoutMilliseconds: options.waitTimeoutMilliseconds,
    monotonic: options.monotonic,
  });
  const mergeStep = createMergeStep(writer);
  const attempt = createAttempt(options);
  const writeCheck = createWriteCheck(options);
  const committed = createView(openConnection(file, true, cacheBytes * cacheShareOf.reader), true);
  const readVersion = createVersionReader(committed.connection);

  return {
    dialect: "sqlite",
    read: committed.reader,
    get statements() {
      return log.count;
    },
    transaction: (work, { groupCommit = false } = {}) =>
      attempt((hooks, complete) =>
        groups.run(() => runWork(writer, { hooks, complete }, work), groupCommit),
      ).catch((error: unknown) => {
        writeCheck.failed(error);
        throw error;
      }),
    readTransaction: (work) => readSnapshot(file, work),
    dataVersion: readVersion,
    localDataVersion: readVersion,
    checkWritable: async () => {
      writeCheck.check((hasFailed) => probeWrite(writer, hasFailed));
    },
    mergeSearchIndex: () => groups.run(async () => mergeStep(), false),
    close: async () => {
      for (const { connection } of [...file.idleViews.splice(0), committed]) connection.handle.close();
      // Close the writer last. When the last connection closes, it copies the write-ahead log into the database file,
      // which a read-only connection cannot do.
      writer.handle.close();
    },
  };
}

function openConnection({ path, options, log }: SqliteFile, readonly: boolean, bytes: number) {
  const { nativeBinding, durability } = options;
  return openSqliteConnection(path, { readonly, log, nativeBinding, durability, cacheBytes: bytes });
}

function createView(connection: SqliteConnection, isKept: boolean): View {
  // Reading the schema version begins the snapshot of a transaction.
  const schemaVersion = connection.handle.prepare("pragma schema_version").pluck();
  return {
    connection,
    reader: reader(connection),
    beginSnapshot: () => void schemaVersion.get(),
    isKept,
  };
}

/** Opens a connection for `readTransaction`. */
function openView(file: SqliteFile): View {
  const isKept = file.keptViews < maximumKeptViews;
  const bytes = file.cacheBytes * cacheShareOf.keptView;
  try {
    const connection = openConnection(file, true, isKept ? bytes : Math.min(bytes, temporaryViewBytes));
    const view = createView(connection, isKept);
    if (isKept) file.keptViews += 1;
    return view;
  } catch (error) {
    throw asProblem(storageFailure(error, file.path) ?? error);
  }
}

async function readSnapshot<T>(file: SqliteFile, work: (read: Reader) => Promise<T>): Promise<T> {
  const view = file.idleViews.pop() ?? openView(file);
  const { connection } = view;
  try {
    connection.control("begin");
    view.beginSnapshot();
    return await work(view.reader);
  } finally {
    if (connection.handle.inTransaction) connection.control("rollback");
    if (view.isKept) file.idleViews.push(view);
    else connection.handle.close();
  }
}

/**
 * Returns the function that reads the version of the data. SQLite's `data_version` changes with every commit of another
 * connection. The given connection never writes, so every commit is a commit of another connection.
 */
function createVersionReader({ handle }: SqliteConnection): () => Promise<DataVersion> {
  const dataVersion = handle.prepare("pragma data_version").pluck();
  return async () => {
    try {
      return String(dataVersion.get());
    } catch (error) {
      throw asProblem(error);
    }
  };
}

interface OpenTransaction {
  readonly hooks: TransactionHooks;
  /** Runs the `beforeCommit` hooks. */
  readonly complete: () => Promise<void>;
}

async function runWork<T>(
  writer: SqliteConnection,
  { hooks, complete }: OpenTransaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let hasEnded = false;
  let db: Transaction["db"] | null = null;
  try {
    const result = await work({
      dialect: "sqlite",
      // Most transactions run only prepared queries.
      get db() {
        db ??= sqliteKysely({
          execute(sql, parameters) {
            if (hasEnded) throw endedTransaction();
            return writer.execute(sql, parameters);
          },
        });
        return db;
      },
      async run(query, values) {
        if (hasEnded) throw endedTransaction();
        return run(writer, query, values);
      },
      ...hooks,
    });
    await complete();
    return result;
  } finally {
    hasEnded = true;
  }
}

function endedTransaction(): Error {
  return new Error("The transaction has ended.");
}

/** Opens an existing file with one connection that only reads, and never checkpoints the write-ahead log. */
export function openSqliteReader(
  path: string,
  options: StoreOptions,
): { readonly read: Reader; close(): Promise<void> } {
  // SQLite reports a missing file or directory with an error that does not contain the reason.
  statSync(path);
  const log = createStatementLog(options.onStatement);
  const { nativeBinding, cacheBytes = cacheShares().sqlite } = options;
  const hadLog = existsSync(`${realpathSync(path)}-wal`);
  const connection = openSqliteConnection(path, { readonly: true, log, nativeBinding, cacheBytes });
  return {
    read: reader(connection),
    close: async () => {
      connection.handle.close();
      if (!hadLog) removeEmptyLog(path, nativeBinding);
    },
  };
}

/**
 * Removes the empty -wal and -shm files that a read-only connection leaves. SQLite removes them when it closes the last
 * connection that can write.
 */
function removeEmptyLog(path: string, nativeBinding: string | undefined): void {
  try {
    const handle = openDatabaseFile(path, nativeBinding, { fileMustExist: true });
    handle.pragma("schema_version");
    handle.close();
  } catch {
    // Without write access, the empty files remain.
  }
}

/**
 * Deletes the rows of `search_pending`, which makes triggers update the search documents of changed parts, and writes the
 * documents that SQL cannot create. These statements are part of the commit and are not counted in the statement log.
 */
function updatePendingDocuments(connection: SqliteConnection): void {
  for (const statement of [cjkDocumentsSql(null), "delete from search_pending"]) {
    try {
      connection.control(statement);
    } catch (error) {
      // The tables do not exist before the database is migrated.
      if (!(error instanceof Error && /^no such table: (?:main\.)?search_/.test(error.message))) throw error;
    }
  }
}

/**
 * A full disk may still accept a few pages. After a failure, the probe therefore writes as much data as a large
 * request.
 */
const probeCharacters = 1_048_576;

/**
 * Checks whether the database is writable by committing one page with its current content or, after a failure, a large
 * value that is then deleted. If a transaction is open in any process, returns false without waiting, because the
 * outcome of that transaction shows whether the database is writable.
 */
function probeWrite(writer: SqliteConnection, hasFailed: boolean): boolean {
  if (writer.handle.inTransaction) return false;
  try {
    if (hasFailed) {
      const value = "x".repeat(probeCharacters);
      writer.execute("insert or replace into instance (key, value) values ('write_probe', ?)", [value]);
      writer.execute("delete from instance where key = 'write_probe'", []);
    } else {
      const [row] = writer.execute("pragma user_version", []).rows as { user_version: number }[];
      writer.control(`pragma user_version = ${row?.user_version ?? 0}`);
    }
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw asProblem(error);
  }
}

/** Returns a reader of everything that the connection can read. */
export function reader(connection: SqliteConnection): Reader {
  return {
    dialect: "sqlite",
    db: sqliteKysely<Tables>(connection),
    run: async (query, values) => run(connection, query, values),
  };
}

export function run<Row, Values extends SlotValues>(
  connection: SqliteConnection,
  query: Prepared<Row, Values>,
  values: Values,
): Row[] {
  try {
    return connection.run(query, values);
  } catch (error) {
    throw asProblem(error);
  }
}

/**
 * Takes the write lock at the start of the transaction. A transaction that reads first could not get the lock later if
 * another process commits in between. Waits for other processes without blocking the event loop.
 */
export async function beginImmediate(connection: SqliteConnection, options: StoreOptions): Promise<void> {
  let waitForRetry: (() => Promise<boolean>) | null = null;
  for (;;) {
    try {
      connection.control("begin immediate");
      return;
    } catch (error) {
      if (!isBusy(error)) throw asProblem(error);
      waitForRetry ??= createBusyWait(options);
      if (!(await waitForRetry())) throw unavailable(error);
    }
  }
}
