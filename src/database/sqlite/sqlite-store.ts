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
import { openSqliteConnection } from "./sqlite-connection.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { sqliteKysely } from "./sqlite-dialect.ts";
import { writeSearchDocuments } from "../search-documents.ts";
import { openDatabaseFile } from "./sqlite-file.ts";
import { lazily } from "../../util/memoize.ts";
import { createStatementLog } from "../statement-log.ts";
import type { DataVersion, Reader, Store, StoreOptions, Transaction } from "../store.ts";
import type { Tables } from "../tables/tables.ts";
import { createAttempt } from "../transaction-hooks.ts";
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

export function openSqliteStore(path: string, options: StoreOptions = {}): Store {
  createFolder(dirname(path));
  const log = createStatementLog(options.onStatement);
  const { nativeBinding, durability, cacheBytes = cacheShares().sqlite, largeTransactions = false } = options;
  const open = (readonly: boolean, bytes: number): SqliteConnection =>
    openSqliteConnection(path, { readonly, log, nativeBinding, durability, cacheBytes: bytes });
  const view = (bytes: number) => {
    const connection = open(true, bytes);
    // Reading the schema version begins the snapshot of a transaction.
    const schemaVersion = connection.handle.prepare("pragma schema_version").pluck();
    return { connection, reader: reader(connection), beginSnapshot: () => void schemaVersion.get() };
  };

  const writerShare = largeTransactions ? cacheShareOf.largeWriter : cacheShareOf.writer;
  const writer = open(false, cacheBytes * writerShare);
  const { onBackgroundError = (error: unknown) => process.emitWarning(String(error)) } = options;
  const groups = createGroupCommit({
    connection: writer,
    begin: () => beginImmediate(writer, options),
    beforeCommit: () => updatePendingDocuments(writer),
    onRollbackFailure: onBackgroundError,
    waitTimeoutMilliseconds: options.waitTimeoutMilliseconds,
    monotonic: options.monotonic,
  });
  const writing = lazily(() => sqliteKysely<Tables>(writer, groups.transactions));
  const mergeStep = createMergeStep(writer);
  const attempt = createAttempt(options);
  const writeCheck = createWriteCheck(options);
  const committed = view(cacheBytes * cacheShareOf.reader);
  // `data_version` changes with every commit of another connection. This connection never writes, so every commit is a
  // commit of another connection.
  const dataVersion = committed.connection.handle.prepare("pragma data_version").pluck();
  const versionNow = (): DataVersion => {
    try {
      return String(dataVersion.get());
    } catch (error) {
      throw asProblem(error);
    }
  };
  const viewBytes = cacheBytes * cacheShareOf.keptView;
  let keptViews = 0;
  const openView = () => {
    const isKept = keptViews < maximumKeptViews;
    try {
      const opened = view(isKept ? viewBytes : Math.min(viewBytes, temporaryViewBytes));
      if (isKept) keptViews += 1;
      return { ...opened, isKept };
    } catch (error) {
      throw asProblem(storageFailure(error, path) ?? error);
    }
  };
  const idleViews: ReturnType<typeof openView>[] = [];

  return {
    dialect: "sqlite",
    read: committed.reader,
    get statements() {
      return log.count;
    },

    transaction: (work, { groupCommit = false } = {}) =>
      attempt((hooks, complete) =>
        groups.run(
          () =>
            writing()
              .transaction()
              .execute(async (db) => {
                let over = false;
                try {
                  const runOpen: Transaction["run"] = async (query, values) => {
                    if (over) throw new Error("The transaction has ended.");
                    return run(writer, query, values);
                  };
                  const result = await work({ dialect: "sqlite", db, run: runOpen, ...hooks });
                  await complete();
                  return result;
                } finally {
                  over = true;
                }
              }),
          groupCommit,
        ),
      ).catch((error: unknown) => {
        writeCheck.failed(error);
        throw error;
      }),

    readTransaction: async (work) => {
      const current = idleViews.pop() ?? openView();
      const { connection, reader: read, beginSnapshot } = current;
      try {
        connection.control("begin");
        beginSnapshot();
        return await work(read);
      } finally {
        if (connection.handle.inTransaction) connection.control("rollback");
        if (current.isKept) idleViews.push(current);
        else connection.handle.close();
      }
    },

    dataVersion: async () => versionNow(),

    localDataVersion: async () => versionNow(),

    checkWritable: async () => {
      writeCheck.check((hasFailed) => probeWrite(writer, hasFailed));
    },

    mergeSearchIndex: () =>
      groups.run(
        () =>
          writing()
            .transaction()
            .execute(() => Promise.resolve(mergeStep())),
        false,
      ),

    close: async () => {
      for (const { connection } of [...idleViews.splice(0), committed]) connection.handle.close();
      // Close the writer last. When the last connection closes, it copies the write-ahead log into the database file,
      // which a read-only connection cannot do.
      writer.handle.close();
    },
  };
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
 * Deletes the rows of `search_pending`, which makes triggers update the search documents of changed parts. These
 * statements are part of the commit and are not counted in the statement log.
 */
function updatePendingDocuments(connection: SqliteConnection): void {
  for (const statement of [writeSearchDocuments(null), "delete from search_pending"]) {
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

function reader(connection: SqliteConnection): Reader {
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
  const waitForRetry = createBusyWait(options);
  for (;;) {
    try {
      connection.control("begin immediate");
      return;
    } catch (error) {
      if (!isBusy(error)) throw asProblem(error);
      if (!(await waitForRetry())) throw unavailable(error);
    }
  }
}
