/** Runs Kysely on our SQLite connection, which caches statements. */
import type { Driver, Kysely } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { driverOf, kyselyFor } from "../kysely.ts";
import { asProblem } from "../unavailable.ts";

/**
 * Creates a Kysely instance on `connection`, which can start transactions only if `transactions` is passed. The caller
 * closes the connection.
 */
export function sqliteKysely<Schema>(
  connection: Pick<SqliteConnection, "execute">,
  transactions: Partial<Driver> = {},
): Kysely<Schema> {
  const execute = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return connection.execute(sql, parameters);
    } catch (error) {
      throw asProblem(error);
    }
  };
  return kyselyFor("sqlite", driverOf(execute, transactions));
}
