/**
 * The store on PostgreSQL: a pool that reads and a pool that writes, so that a transaction that also looks at
 * committed data never waits for a connection that only another transaction could give back.
 */
import type { Pool } from "pg";
import { problem, retryLater } from "../errors.ts";
import { createPatience } from "./patience.ts";
import { openPool, postgresConnection, postgresKysely, whenSlotIsFree } from "./postgres-connection.ts";
import type { PostgresConnection } from "./postgres-connection.ts";
import { createStatementLog } from "./statement-log.ts";
import type { StatementLog } from "./statement-log.ts";
import type { Reader, Store, StoreOptions } from "./store.ts";
import type { Tables } from "./tables.ts";
import { createAttempt } from "./transaction-hooks.ts";
import { asCommitFault, asProblem, isConflict, unavailable } from "./unavailable.ts";

/**
 * Serializable, because writers check before they write; the conflicts that this finds are resolved by running the
 * transaction again.
 */
const beginWriting = "begin isolation level serializable";
const beginReading = "begin isolation level repeatable read, read only";

/** @throws {Error} when the server cannot be reached */
export async function openPostgresStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const log = createStatementLog(options.onStatement);
  const { connections = 20 } = options;
  const readers = openPool(url, "read", { ...options, max: Math.ceil(connections / 2) });
  const writers = openPool(url, "write", { ...options, max: Math.max(1, Math.floor(connections / 2)) });
  const attempt = createAttempt(options);

  const committed = postgresConnection(readers, log, options);

  const store: Store = {
    dialect: "postgres",
    read: reader(committed),
    get statements() {
      return log.count;
    },

    transaction: async (work) => {
      const patience = createPatience(options);
      for (;;) {
        try {
          return await attempt((hooks) =>
            within(writers, beginWriting, log, options, (connection) =>
              work({ ...reader(connection), ...hooks }),
            ),
          );
        } catch (error) {
          if (!isConflict(error)) throw error;
          if (!(await patience())) throw unavailable(error);
        }
      }
    },

    readTransaction: (work) =>
      within(readers, beginReading, log, options, (connection) => work(reader(connection))),

    // Says of every transaction whether it is visible. Neither a sequence nor the last ID of a table would do:
    // transactions are not committed in the order in which they take their numbers.
    dataVersion: async () => {
      const { rows } = await committed.execute("select cast(pg_current_snapshot() as text) as version", []);
      return String(rows[0]?.["version"]);
    },

    checkWritable: async () => {
      const { rows } = await postgresConnection(writers, log).execute(
        "select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as refused",
        [],
      );
      if (rows[0]?.["refused"] !== true) return;
      const detail = "The database accepts no changes: the PostgreSQL server is a standby, or read-only.";
      throw problem("unavailable", detail, retryLater);
    },

    close: async () => {
      await Promise.all([readers.end(), writers.end()]);
    },
  };

  try {
    await whenSlotIsFree(options, () => readers.query("select 1"));
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function reader(connection: PostgresConnection): Reader {
  return {
    dialect: "postgres",
    db: postgresKysely<Tables>(connection),
    run: (query, values) => connection.run(query, values),
  };
}

/**
 * Runs `work` on one client between `begin` and `commit`, or `rollback` if it fails.
 * @throws {Problem} `outcome-unknown` where the server does not say what has become of the commit
 */
async function within<T>(
  pool: Pool,
  begin: string,
  log: StatementLog,
  options: StoreOptions,
  work: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  const client = await whenSlotIsFree(options, () => pool.connect()).catch((error: unknown) => {
    throw asProblem(error);
  });
  // Nobody else listens to a client in use. The statement under way, or the next one, says that it is lost.
  const lost = (): void => undefined;
  client.on("error", lost);
  const release = (broken: boolean): void => {
    client.off("error", lost);
    client.release(broken);
  };
  const connection = postgresConnection(client, log);
  const scope = { over: false };
  try {
    await connection.control(begin);
    const result = await work(postgresConnection(client, log, {}, scope));
    scope.over = true;
    await connection.control("commit").catch((error: unknown) => {
      throw asCommitFault(error);
    });
    release(false);
    return result;
  } catch (error) {
    scope.over = true;
    try {
      await connection.control("rollback");
      release(false);
    } catch {
      // The connection is broken, and its transaction with it.
      release(true);
    }
    throw error;
  }
}
