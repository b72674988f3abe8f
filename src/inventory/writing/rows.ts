/** Reads whole rows of entities by id, to change or delete them: statements prepared once for each table. */
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import type { Slot } from "../../database/prepared.ts";
import { prepared } from "../../database/prepared.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { memoize } from "../../memoize.ts";
import type { Definition, StoredResource } from "../../representation/definition.ts";
import type { ColumnName, Row } from "./columns.ts";

/** Kysely over tables whose names are only known at run time. */
type AnyDatabase = Kysely<Record<string, { id: number } & Record<string, unknown>>>;

/** The one place where the types of the tables are given up, for code that is the same for all of them. */
export function anyDatabase({ db }: { readonly db: unknown }): AnyDatabase {
  return db as AnyDatabase;
}

const byId = memoize((table: string) =>
  prepared((db, slot: Slot<{ id: number }>) =>
    anyDatabase({ db }).selectFrom(table).selectAll().where("id", "=", slot("id")),
  ),
);

const byOwner = memoize((tableAndColumn: string) => {
  const [table = "", column = ""] = tableAndColumn.split(".");
  return prepared((db, slot: Slot<{ owner: number }>) =>
    anyDatabase({ db })
      .selectFrom(table)
      .selectAll()
      .where(sql.ref(column), "=", slot("owner"))
      .orderBy("id"),
  );
});

/** The row of an id, null if there is none. Transactions are serializable: what was read still holds at the end. */
export async function rowById<R extends StoredResource>(
  transaction: Reader,
  definition: Definition<R>,
  id: number,
): Promise<Row<R> | null> {
  const [row] = await transaction.run(byId(definition.table), { id });
  return row === undefined ? null : typedRow(definition, row);
}

/** A row that was read from the table of the definition. */
export function typedRow<R extends StoredResource>(_definition: Definition<R>, row: unknown): Row<R> {
  return row as Row<R>;
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
export async function ownedRows<R extends StoredResource>(
  transaction: Transaction,
  definition: Definition<R>,
  column: ColumnName<R>,
  owner: number,
): Promise<Row<R>[]> {
  const rows = await transaction.run(byOwner(`${definition.table}.${column}`), { owner });
  return rows.map((row) => typedRow(definition, row));
}

/** The rows of several ids; those that name nothing are left out. */
export function rowsById<R extends StoredResource>(
  transaction: Reader,
  definition: Definition<R>,
  ids: readonly number[],
): Promise<Row<R>[]> {
  return rowsIn(transaction, definition, "id", ids);
}

/** The rows that belong to one of several owners through `column`. */
export function rowsOwnedBy<R extends StoredResource>(
  transaction: Reader,
  definition: Definition<R>,
  column: ColumnName<R>,
  owners: readonly number[],
): Promise<Row<R>[]> {
  return rowsIn(transaction, definition, column, owners);
}

async function rowsIn<R extends StoredResource>(
  transaction: Reader,
  definition: Definition<R>,
  column: string,
  values: readonly number[],
): Promise<Row<R>[]> {
  const rows = await anyDatabase(transaction)
    .selectFrom(definition.table)
    .selectAll()
    .where(idList(transaction.dialect, column, values))
    .orderBy("id")
    .execute();
  return rows.map((row) => typedRow(definition, row));
}
