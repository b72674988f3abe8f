/** Inserts and updates single rows of any table. A statement is built once for each combination of columns. */
import { prepared, unnamed } from "../../database/prepared.ts";
import type { Prepared, Slot, SlotValues } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { createMemoryCache, memo } from "../../memory-cache.ts";
import type { MemoryCache } from "../../memory-cache.ts";
import { bytesOfShape } from "../../query/compiled-cache.ts";
import type { Columns } from "./columns.ts";
import { anyDatabase } from "./rows.ts";

type Insert = Prepared<{ id: number }, SlotValues>;
type Update = Prepared<unknown, SlotValues & { readonly id: number }>;

export interface RowWriter {
  /** Inserts a row and returns its ID. Columns that are undefined get their default. */
  insert(transaction: Transaction, table: string, row: Columns): Promise<number>;
  /** Changes columns of a row. Columns that are undefined stay as they are. */
  update(transaction: Transaction, table: string, id: number, columns: Columns): Promise<void>;
}

/** The memory for the statements of a single write. */
const bytesOfOneWrite = 100_000;

/** @param cache keeps the statements. By default, they are built again for each row writer. */
export function createRowWriter(cache: MemoryCache = createMemoryCache(bytesOfOneWrite)): RowWriter {
  const inserts = cache.section<Insert>((_statement, key) => bytesOfShape(key));
  const updates = cache.section<Update>((_statement, key) => bytesOfShape(key));
  return {
    insert: async (transaction, table, row) => {
      const values = definedIn(row);
      const key = keyOf(table, values);
      const [inserted] = await transaction.run(
        memo(inserts, key, () => buildInsert(key)),
        values,
      );
      if (inserted === undefined) throw new Error(`No row was inserted into ${table}.`);
      return inserted.id;
    },
    update: async (transaction, table, id, columns) => {
      const values = definedIn(columns);
      const key = keyOf(table, values);
      await transaction.run(
        memo(updates, key, () => buildUpdate(key)),
        { ...values, id },
      );
    },
  };
}

function definedIn(columns: Columns): Columns {
  const defined: Columns = {};
  for (const column in columns) if (columns[column] !== undefined) defined[column] = columns[column];
  return defined;
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
      anyDatabase({ db }).updateTable(table).set(slotsFor(columns, slot)).where("id", "=", slot("id")),
    ),
  );
}

function slotsFor(columns: readonly string[], slot: Slot<SlotValues>) {
  return Object.fromEntries(columns.map((column) => [column, slot(column)]));
}
