/**
 * Converts change sets for an inventory archive. Their IDs depend on the instance, because changes of accounts have change
 * sets too, so the archive contains the position of a change set in its document instead.
 */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { textList } from "../../database/id-list.ts";
import { readLastId, setLastId } from "../../database/last-ids.ts";
import type { Dialect, Transaction } from "../../database/store.ts";
import type { InventoryTable } from "../../archive/inventory-tables.ts";
import { InvalidRow, type AnyRow } from "./archive-rows.ts";

/** Returns the condition that a change set contains entries of the archive. */
export function hasArchivedEntries(dialect: Dialect, types: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from log_entries as entry where entry.change_set_id = change_sets.id
    and ${textList(dialect, "entry.target_type", types)}
    and not (entry.target_type = 'Attachment'
      and entry.target_id in (select id from attachments where user_id is not null)))`;
}

/** Creates the function that replaces the IDs of change sets with positions. It must get the change sets first. */
export function changeSetEncoder(): (table: InventoryTable, row: AnyRow) => AnyRow {
  const positions = new Map<unknown, number>();
  return (table, row) => {
    if (table.name === "change_sets") positions.set(row["id"], positions.size + 1);
    const columns = changeSetColumns(table);
    if (columns.length === 0) return row;
    return { ...row, ...Object.fromEntries(columns.map((name) => [name, positions.get(row[name]) ?? null])) };
  };
}

/**
 * Reserves the IDs of the change sets of an archive, and creates the function that replaces positions with these IDs.
 * @param count the number of change sets
 */
export async function changeSetDecoder(
  transaction: Transaction,
  count: number,
): Promise<(table: InventoryTable, row: Record<string, unknown>, line: number) => Record<string, unknown>> {
  const last = await readLastId(transaction, "change_sets");
  await setLastId(transaction, "change_sets", last + count);
  const idAt = (position: number): number => {
    if (position > count) throw new InvalidRow(`the change set ${position} does not exist`);
    return last + position;
  };
  return (table, row, line) => {
    if (table.name === "change_sets") row["id"] = idAt(line);
    for (const column of changeSetColumns(table)) {
      const position = row[column];
      if (typeof position === "number") row[column] = idAt(position);
    }
    return row;
  };
}

function changeSetColumns({ columns }: InventoryTable): readonly string[] {
  return Object.keys(columns).filter((column) => columns[column] === "change-set?");
}
