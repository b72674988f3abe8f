/** Inserts and updates single rows of any table. A statement is built once for each combination of columns. */
import { sql } from "kysely";
import { prepared, type Slot, type SlotValues } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";
import { createMemoryCache, type MemoryCache } from "../../util/memory-cache.ts";
import { queryCache } from "../../query/compiled-cache.ts";
import type { Columns } from "./columns.ts";
import { anyDatabase } from "./read-rows.ts";

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
  // No statement has a name on PostgreSQL, because clients can send any combination of columns.
  const inserts = queryCache<{ id: number }>(cache, 0);
  const updates = queryCache<unknown>(cache, 0);
  return {
    async insert(transaction, table, row) {
      const values = definedIn(row);
      const columns = Object.keys(values);
      const query = inserts([table, ...columns].join(" "), () =>
        prepared((db, slot: Slot<SlotValues>) =>
          anyDatabase({ db }).insertInto(table).values(slotsFor(columns, slot)).returning("id"),
        ),
      );
      const [inserted] = await transaction.run(query, values);
      if (inserted === undefined) throw new Error(`No row was inserted into ${table}.`);
      return inserted.id;
    },
    async update(transaction, table, id, changed) {
      const values = definedIn(changed);
      const columns = Object.keys(values);
      const query = updates([table, ...columns].join(" "), () =>
        prepared((db, slot: Slot<SlotValues>) =>
          anyDatabase({ db })
            .updateTable(table)
            .set(slotsFor(columns, slot))
            .where(sql.ref("id"), "=", slot("id")),
        ),
      );
      values["id"] = id;
      await transaction.run(query, values);
    },
  };
}

function definedIn(columns: Columns): Columns {
  const defined: Columns = {};
  for (const column in columns) if (columns[column] !== undefined) defined[column] = columns[column];
  return defined;
}

function slotsFor(columns: readonly string[], slot: Slot<SlotValues>) {
  return Object.fromEntries(columns.map((column) => [column, slot(column)]));
}
