/**
 * Implements the store on PostgreSQL. Reads and writes use separate pools. With a single pool, transactions that also
 * read committed data could occupy all connections and then wait for each other.
 */
import type { Pool } from "pg";
import { problem, retryLater } from "../../util/errors.ts";
import { createBusyWait } from "../sqlite/busy-wait.ts";
import {
  postgresConnection,
  postgresKysely,
  type PostgresConnection,
  type Result,
} from "./postgres-connection.ts";
import { openPool, retryUntilConnected } from "./postgres-pool.ts";
import { createPostgresWatchdog } from "./postgres-watchdog.ts";
import { codeOf } from "../open-failure.ts";
import { createStatementLog, type StatementLog } from "../statement-log.ts";
import type { DataVersion, Reader, Store, StoreOptions } from "../store.ts";
import type { Tables } from "../tables/tables.ts";
import { createAttempt } from "../transaction-hooks.ts";
import { asCommitError, asProblem, isConflict, unavailable } from "../unavailable.ts";

const selectVersion = "select cast(pg_current_snapshot() as text) as version";

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
    read: readerOf(committed),
    get statements() {
      return log.count;
    },

    // The transactions are serializable, because they check data before they change it.
    transaction: async (work) => {
      const waitForRetry = createBusyWait(options);
      for (;;) {
        try {
          return await attempt((hooks, complete) =>
            within({ pool: writers, log, options }, async (connection) => {
              await connection.control("begin isolation level serializable");
              const result = await work({ ...readerOf(connection), ...hooks });
              await complete();
              await commit(connection);
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
      within({ pool: readers, log, options }, async (connection) => {
        await connection.control("begin isolation level repeatable read, read only");
        const result = await work(readerOf(connection));
        await connection.end("commit");
        return result;
      }),

    // The snapshot identifies the committed transactions. A sequence or the highest ID of a table cannot replace the
    // snapshot, because transactions do not commit in the order of their IDs.
    dataVersion: async () => versionIn(await committed.execute(selectVersion, [])),

    localDataVersion: () => Promise.resolve(null),

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

function readerOf(connection: PostgresConnection): Reader {
  return { dialect: "postgres", db: postgresKysely<Tables>(connection), run: connection.run };
}

/**
 * Whether the columns of a prepared statement have changed (0A000 feature_not_supported), because a newer version upgraded
 * the schema. The statement fails until the connection is closed.
 */
function hasOldPlans(error: unknown): boolean {
  return codeOf(error) === "0A000";
}

function versionIn(result: Result | undefined): DataVersion {
  return String(result?.rows[0]?.["version"]);
}

/** @throws {Problem} `outcome-unknown` if the server does not report whether the commit succeeded */
async function commit(connection: PostgresConnection): Promise<void> {
  const { command } = await connection.end("commit").catch((error: unknown) => {
    throw asCommitError(error);
  });
  if (command === "COMMIT") return;
  throw new Error("The server rolled back after an error that the caller ignored.");
}

interface Clients {
  readonly pool: Pool;
  readonly log: StatementLog;
  readonly options: StoreOptions;
}

/** Runs `work`, which begins and ends a transaction, on one client. Rolls back if it fails. */
async function within<T>(
  { pool, log, options }: Clients,
  work: (connection: PostgresConnection) => Promise<T>,
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
  try {
    const result = await work(connection);
    release(false);
    return result;
  } catch (error) {
    try {
      await connection.end("rollback");
      release(hasOldPlans(error));
    } catch {
      // The connection is broken. Closing it also ends the transaction.
      release(true);
    }
    throw error;
  }
}
