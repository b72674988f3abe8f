/** Runs Kysely on our SQLite connection, which caches statements and controls transactions. */
import type { Kysely } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { driverOf, kyselyFor } from "../kysely.ts";
import { asProblem } from "../unavailable.ts";

/** How transactions begin and end. Only one can be open on a connection. */
export interface TransactionControl {
  begin(): Promise<void>;
  commit(): void;
  rollback(): void;
}

/** Creates a Kysely instance on `connection`, without transactions by default. The caller closes the connection. */
export function sqliteKysely<Schema>(
  connection: SqliteConnection,
  transactions?: TransactionControl,
): Kysely<Schema> {
  const execute = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return connection.execute(sql, parameters);
    } catch (error) {
      throw asProblem(error);
    }
  };
  if (transactions === undefined) return kyselyFor("sqlite", driverOf(execute));
  return kyselyFor(
    "sqlite",
    driverOf(execute, {
      beginTransaction: () => transactions.begin(),
      commitTransaction: async () => transactions.commit(),
      rollbackTransaction: async () => transactions.rollback(),
    }),
  );
}
