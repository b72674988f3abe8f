/** Reads whole rows of entities by id, to change or delete them: statements prepared once for each table. */
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import type { Prepared, Slot } from "../../database/prepared.ts";
import { prepared } from "../../database/prepared.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import type { Definition } from "../../representation/definition.ts";
import type { Columns } from "./change.ts";

/** Kysely over tables whose names are only known at run time. */
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

export function anyDatabase(transaction: Pick<Reader, "db">): AnyDatabase {
  return transaction.db as unknown as AnyDatabase;
}

type RowQuery<Name extends string> = Prepared<Columns, Record<Name, number>>;

const byId = new Map<string, RowQuery<"id">>();
const byOwner = new Map<string, RowQuery<"owner">>();

/** The row of an id, null if there is none. Transactions are serializable: what was read still holds at the end. */
export async function rowById(
  transaction: Reader,
  definition: Definition,
  id: number,
): Promise<Readonly<Columns> | null> {
  const { table } = definition;
  let query = byId.get(table);
  if (query === undefined) {
    query = prepared<Columns, { id: number }>((db, slot: Slot<{ id: number }>) =>
      (db as unknown as AnyDatabase).selectFrom(table).selectAll().where("id", "=", slot("id")),
    );
    byId.set(table, query);
  }
  return (await transaction.run(query, { id }))[0] ?? null;
}

/**
 * Locks rows that were read in this transaction until it ends. On PostgreSQL a row that another transaction has changed
 * since is a conflict, which runs the transaction again. On SQLite only one transaction writes at a time.
 */
export async function lockRows(
  { dialect, db }: Transaction,
  { table }: Definition,
  ids: readonly number[],
): Promise<void> {
  if (dialect !== "postgres" || ids.length === 0) return;
  // In a fixed order: transactions that lock the same rows wait for each other in turn.
  await anyDatabase({ db })
    .selectFrom(table)
    .select("id")
    .where(idList(dialect, "id", ids))
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The rows that belong to an owner through `column`. */
export async function ownedRows(
  transaction: Transaction,
  definition: Definition,
  column: string,
  owner: number,
): Promise<Readonly<Columns>[]> {
  const key = `${definition.table}.${column}`;
  let query = byOwner.get(key);
  if (query === undefined) {
    query = prepared<Columns, { owner: number }>((db, slot: Slot<{ owner: number }>) =>
      (db as unknown as AnyDatabase)
        .selectFrom(definition.table)
        .selectAll()
        .where(sql.ref(column), "=", slot("owner"))
        .orderBy("id"),
    );
    byOwner.set(key, query);
  }
  return await transaction.run(query, { owner });
}

/** The rows of several ids; those that name nothing are left out. */
export async function rowsById(
  transaction: Reader,
  { table }: Definition,
  ids: readonly number[],
): Promise<Readonly<Columns>[]> {
  const rows = await anyDatabase(transaction)
    .selectFrom(table)
    .selectAll()
    .where(idList(transaction.dialect, "id", ids))
    .orderBy("id")
    .execute();
  return rows as Readonly<Columns>[];
}

/** The rows that belong to one of several owners through `column`. */
export async function rowsOwnedBy(
  transaction: Reader,
  { table }: Definition,
  column: string,
  owners: readonly number[],
): Promise<Readonly<Columns>[]> {
  const rows = await anyDatabase(transaction)
    .selectFrom(table)
    .selectAll()
    .where(idList(transaction.dialect, column, owners))
    .orderBy("id")
    .execute();
  return rows as Readonly<Columns>[];
}
