/** Reads rows by ID or owner. The statements are prepared once per table. */
import { sql, type Kysely } from "kysely";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader, Transaction } from "../../database/store.ts";
import { memoize } from "../../util/memoize.ts";
import type { Definition, StoredResource } from "../../representation/definition.ts";
import type { ColumnName, Row } from "./columns.ts";

/** A Kysely instance for tables whose names are only known at run time. */
type AnyDatabase = Kysely<Record<string, { id: number } & Record<string, unknown>>>;

/** Returns the database without its table types, for code that handles any table. */
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

/**
 * Returns the row with this ID, or `null` if there is none. Transactions are serializable, so no other transaction
 * changes the row before the commit.
 */
export async function rowById<R extends StoredResource>(
  transaction: Reader,
  definition: Definition<R>,
  id: number,
): Promise<Row<R> | null> {
  const [row] = await transaction.run(byId(definition.table), { id });
  return row === undefined ? null : typedRow(definition, row);
}

export function typedRow<R extends StoredResource>(_definition: Definition<R>, row: unknown): Row<R> {
  return row as Row<R>;
}

/** Returns the rows that belong to an owner. `column` is the foreign key of the owner. */
export async function ownedRows<R extends StoredResource>(
  transaction: Transaction,
  definition: Definition<R>,
  column: ColumnName<R>,
  owner: number,
): Promise<Row<R>[]> {
  const rows = await transaction.run(byOwner(`${definition.table}.${column}`), { owner });
  return rows.map((row) => typedRow(definition, row));
}

/** Returns the rows with these IDs. Rows that do not exist are omitted. */
export function rowsById<R extends StoredResource>(
  transaction: Reader,
  definition: Definition<R>,
  ids: readonly number[],
): Promise<Row<R>[]> {
  return rowsIn(transaction, definition, "id", ids);
}

/** Returns the rows that belong to several owners. `column` is the foreign key of the owner. */
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
