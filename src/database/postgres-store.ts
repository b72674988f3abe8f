/**
 * Implements the store on PostgreSQL. Reads and writes use separate pools. With a single pool, transactions that also
 * read committed data could occupy all connections and then wait for each other.
 */
import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { problem, retryLater } from "../errors.ts";
import { createBusyWait } from "./busy-wait.ts";
import { postgresConnection, postgresKysely } from "./postgres-connection.ts";
import type { PostgresConnection, TransactionScope } from "./postgres-connection.ts";
import { openPool, retryUntilConnected } from "./postgres-pool.ts";
import { createPostgresWatchdog } from "./postgres-watchdog.ts";
import { codeOf } from "./open-failure.ts";
import { createStatementLog } from "./statement-log.ts";
import type { StatementLog } from "./statement-log.ts";
import type { DataVersion, Reader, Store, StoreOptions } from "./store.ts";
import type { Tables } from "./tables.ts";
import { createAttempt } from "./transaction-hooks.ts";
import { asCommitError, asProblem, isConflict, unavailable } from "./unavailable.ts";

/**
 * Write transactions are serializable, because they check data before they change it. After a conflict with another
 * transaction, the store retries them.
 */
const beginWriting = "begin isolation level serializable";
const versionColumn = "cast(pg_current_snapshot() as text) as version";
/** Both statements are sent together. */
const beginReading = `begin isolation level repeatable read, read only; select ${versionColumn}`;

/** How often a store without a connection tries to connect. */
const reconnectMilliseconds = 1000;

/**
 * Opens a PostgreSQL database.
 * @throws {Error} if the server cannot be reached
 */
export async function openPostgresStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const log = createStatementLog(options.onStatement);
  const { connections = 20 } = options;
  const shared = { ...options, watchdog: createPostgresWatchdog(url, options) };
  const readers = openPool(url, "read", { ...shared, max: Math.ceil(connections / 2), min: 1 });
  const writers = openPool(url, "write", { ...shared, max: Math.max(1, Math.floor(connections / 2)) });
  const attempt = createAttempt(options);
  // A restore recognizes a service without requests only by the lock of its connection.
  const reconnecting = setInterval(() => {
    if (readers.totalCount === 0) readers.query("select 1").catch(() => undefined);
  }, reconnectMilliseconds).unref();

  const committed = postgresConnection(readers, log, options);

  const store: Store = {
    dialect: "postgres",
    commitsPending: true,
    read: new PostgresReader(committed),
    get statements() {
      return log.count;
    },

    transaction: async (work) => {
      const waitForRetry = createBusyWait(options);
      for (;;) {
        try {
          return await attempt((hooks, complete) =>
            within(writers, beginWriting, log, options, async (connection) => {
              const { send, settle } = connection;
              const result = await work(
                Object.assign(new PostgresReader(connection), { send, settle }, hooks),
              );
              await complete();
              return result;
            }),
          );
        } catch (error) {
          if (!isConflict(error)) throw error;
          if (!(await waitForRetry())) throw unavailable(error);
        }
      }
    },

    readTransaction: (work) =>
      within(readers, beginReading, log, options, (connection, version) =>
        Promise.resolve(work(Object.assign(new PostgresReader(connection), { version }))),
      ),

    // The snapshot identifies the committed transactions. A sequence or the highest ID of a table cannot replace the
    // snapshot, because transactions do not commit in the order of their IDs.
    dataVersion: async () => {
      const { rows } = await committed.execute(`select ${versionColumn}`, []);
      return String(rows[0]?.["version"]);
    },

    mergeSearchIndex: () => Promise.resolve(false),

    checkWritable: async () => {
      const { rows } = await postgresConnection(writers, log).execute(
        "select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as refused",
        [],
      );
      if (rows[0]?.["refused"] !== true) return;
      const detail =
        "The database is read-only: the PostgreSQL server is a standby or does not allow writes.";
      throw problem("unavailable", detail, retryLater);
    },

    close: async () => {
      clearInterval(reconnecting);
      await Promise.all([readers.end(), writers.end()]);
    },
  };

  try {
    await retryUntilConnected(options, () => readers.query("select 1"));
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** Copying a reader with `...` omits `db`, which is a getter of the class. */
class PostgresReader implements Reader {
  readonly dialect = "postgres";
  readonly run: Reader["run"];
  readonly #connection: PostgresConnection;
  #db: Kysely<Tables> | undefined;

  constructor(connection: PostgresConnection) {
    this.#connection = connection;
    this.run = (query, values) => connection.run(query, values);
  }

  /** Created on first use, because most transactions only run prepared queries. */
  get db(): Kysely<Tables> {
    return (this.#db ??= postgresKysely<Tables>(this.#connection));
  }
}

/**
 * Whether the columns of a prepared statement have changed (0A000 feature_not_supported), because a newer version upgraded
 * the schema. The statement fails until the connection is closed.
 */
function hasOldPlans(error: unknown): boolean {
  return codeOf(error) === "0A000";
}

/**
 * Runs `work` on one client between `begin` and `commit`, or `rollback` if it fails. `begin` is sent together with the
 * first statement.
 * @throws {Problem} `outcome-unknown` if the server does not report whether the commit succeeded
 */
async function within<T>(
  pool: Pool,
  begin: string,
  log: StatementLog,
  options: StoreOptions,
  work: (connection: PostgresConnection, version: Promise<DataVersion | null>) => Promise<T>,
): Promise<T> {
  const client = await retryUntilConnected(options, () => pool.connect()).catch((error: unknown) => {
    throw asProblem(error);
  });
  // A client in use has no other error listener, and an unhandled `error` event would end the process. The current or
  // next statement reports the lost connection.
  const lost = (): void => undefined;
  client.on("error", lost);
  const release = (broken: boolean): void => {
    client.off("error", lost);
    client.release(broken);
  };
  const connection = postgresConnection(client, log);
  const isReadOnly = begin === beginReading;
  const scope: TransactionScope = { over: false, isReadOnly, sent: [] };
  const version = connection.begin(begin).then((row) => {
    scope.begun = undefined;
    return typeof row?.["version"] === "string" ? row["version"] : null;
  });
  scope.begun = version;
  version.catch(() => undefined);
  const commit = async (): Promise<void> => {
    if (scope.begun !== undefined) await version;
    scope.over = true;
    // After a failed statement, the server rolls back instead, so the commit need not wait for the results.
    const [committed, ...sent] = await Promise.allSettled([connection.commit(), ...scope.sent] as const);
    const failed = sent.find((outcome) => outcome.status === "rejected");
    if (committed.status === "rejected") throw asCommitError(failed?.reason ?? committed.reason);
    if (!committed.value)
      throw (
        failed?.reason ??
        scope.failure?.error ??
        new Error("The server rolled back after an error that the caller ignored.")
      );
    release(false);
  };
  try {
    const result = await work(postgresConnection(client, log, {}, scope), version);
    // A read has its result before the commit, which only ends the snapshot.
    if (!isReadOnly || scope.begun !== undefined) await commit();
    else void commit().catch(() => release(true));
    return result;
  } catch (error) {
    scope.over = true;
    try {
      await connection.control("rollback");
      release(hasOldPlans(error));
    } catch {
      // The connection is broken. Closing it also ends the transaction.
      release(true);
    }
    throw error;
  }
}
