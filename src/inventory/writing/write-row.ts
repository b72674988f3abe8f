/** Inserts and updates single rows of any table. A statement is built once for each combination of columns. */
import { prepared, unnamed, type Prepared, type Slot, type SlotValues } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { createMemoryCache, type MemoryCache } from "../../util/memory-cache.ts";
import { bytesOfShape } from "../../query/compiled-cache.ts";
import type { Columns } from "./columns.ts";
import { anyDatabase } from "./read-rows.ts";

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
  const inserts = cache.section();
  const updates = cache.section();
  return {
    async insert(transaction, table, row) {
      const values = definedIn(row);
      const [inserted] = await transaction.run(statementFor(inserts, table, values, buildInsert), values);
      if (inserted === undefined) throw new Error(`No row was inserted into ${table}.`);
      return inserted.id;
    },
    async update(transaction, table, id, columns) {
      const values = definedIn(columns);
      await transaction.run(statementFor(updates, table, values, buildUpdate), { ...values, id });
    },
  };
}

function statementFor<Statement>(
  statements: MemoryCache,
  table: string,
  values: SlotValues,
  build: (shape: string) => Statement,
): Statement {
  const key = [table, ...Object.keys(values)].join(" ");
  return statements.memo({ key, bytes: () => bytesOfShape(key), compute: build });
}

function definedIn(columns: Columns): Columns {
  const defined: Columns = {};
  for (const column in columns) if (columns[column] !== undefined) defined[column] = columns[column];
  return defined;
}

function buildInsert(shape: string): Insert {
  const [table = "", ...columns] = shape.split(" ");
  return unnamed(
    prepared((db, slot: Slot<SlotValues>) =>
      anyDatabase({ db }).insertInto(table).values(slotsFor(columns, slot)).returning("id"),
    ),
  );
}

function buildUpdate(shape: string): Update {
  const [table = "", ...columns] = shape.split(" ");
  return unnamed(
    prepared((db, slot: Slot<SlotValues & { id: number }>) =>
      anyDatabase({ db }).updateTable(table).set(slotsFor(columns, slot)).where("id", "=", slot("id")),
    ),
  );
}

function slotsFor(columns: readonly string[], slot: Slot<SlotValues>) {
  return Object.fromEntries(columns.map((column) => [column, slot(column)]));
}
