/** Inserts and updates single rows of any table. A statement is built once for each combination of columns. */
import { LRUCache } from "lru-cache";
import { prepared, unnamed } from "../../database/prepared.ts";
import type { Prepared, Slot, SlotValues } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import type { Columns } from "./columns.ts";
import { anyDatabase } from "./rows.ts";

type Insert = Prepared<{ id: number }, SlotValues>;
type Update = Prepared<{ id: number }, SlotValues & { readonly id: number }>;

/** Clients select the columns, so there can be many combinations. */
const maximumStatements = 500;

const inserts = new LRUCache<string, Insert>({ max: maximumStatements, memoMethod: buildInsert });
const updates = new LRUCache<string, Update>({ max: maximumStatements, memoMethod: buildUpdate });

/** Inserts a row and returns its ID. Columns that are undefined get their default. */
export async function insertRow(transaction: Transaction, table: string, row: Columns): Promise<number> {
  const given = definedIn(row);
  const id = await transaction.newId?.(table);
  if (id !== undefined && given["id"] === undefined) {
    const values = { id, ...given };
    transaction.send(inserts.memo(keyOf(table, values)), values);
    return id;
  }
  const values = given;
  const [inserted] = await transaction.run(inserts.memo(keyOf(table, values)), values);
  if (inserted === undefined) throw new Error(`No row was inserted into ${table}.`);
  return inserted.id;
}

/** Changes columns of a row. Columns that are undefined stay as they are. */
export async function updateRow(
  transaction: Transaction,
  table: string,
  id: number,
  columns: Columns,
): Promise<void> {
  const values = definedIn(columns);
  await transaction.run(updates.memo(keyOf(table, values)), { ...values, id });
}

function definedIn(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function keyOf(table: string, values: SlotValues): string {
  return [table, ...Object.keys(values)].join(" ");
}

function buildInsert(key: string): Insert {
  const [table = "", ...columns] = key.split(" ");
  return unnamed(
    prepared((db, slot: Slot<SlotValues>) =>
      anyDatabase({ db }).insertInto(table).values(slotsFor(columns, slot)).returning("id"),
    ),
  );
}

function buildUpdate(key: string): Update {
  const [table = "", ...columns] = key.split(" ");
  return unnamed(
    prepared((db, slot: Slot<SlotValues & { id: number }>) =>
      anyDatabase({ db })
        .updateTable(table)
        .set(slotsFor(columns, slot))
        .where("id", "=", slot("id"))
        .returning("id"),
    ),
  );
}

function slotsFor(columns: readonly string[], slot: Slot<SlotValues>) {
  return Object.fromEntries(columns.map((column) => [column, slot(column)]));
}
