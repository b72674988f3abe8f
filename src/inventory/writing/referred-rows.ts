/**
 * Rows that what is written refers to: units, locations, suppliers, categories. The elements of a list name the same few
 * again and again, and several rules look at each of them, so that a write reads each once.
 */
import type { Definition } from "../../representation/definition.ts";
import type { Columns, WriteContext } from "./change.ts";
import { rowById } from "./rows.ts";

type Row = Readonly<Columns>;

/**
 * The row of an id as it was when the write first asked for it, null if there is none. Not for what the same write
 * changes.
 */
export async function referredRow(
  { transaction, referredRows }: WriteContext,
  definition: Definition,
  id: number,
): Promise<Row | null> {
  const key = `${definition.table} ${id}`;
  const present = referredRows.get(key);
  if (present !== undefined) return present;
  const row = await rowById(transaction, definition, id);
  if (row !== null) referredRows.set(key, row);
  return row;
}
