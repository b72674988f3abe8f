/**
 * Rows that what is written refers to: units, locations, suppliers, categories. The elements of a list name the same few
 * again and again, and several rules look at each of them, so that a write reads each once.
 */
import type { Definition } from "../../representation/definition.ts";
import type { Columns, WriteContext } from "./change.ts";
import { rowById } from "./rows.ts";

type Row = Readonly<Columns>;

const known = new WeakMap<WriteContext, Map<string, Row>>();

/**
 * The row of an id as it was when the write first asked for it, null if there is none. Not for what the same write
 * changes.
 */
export async function referredRow(
  context: WriteContext,
  definition: Definition,
  id: number,
): Promise<Row | null> {
  const rows = known.get(context) ?? new Map<string, Row>();
  known.set(context, rows);
  const key = `${definition.table} ${id}`;
  const present = rows.get(key);
  if (present !== undefined) return present;
  const row = await rowById(context.transaction, definition, id);
  if (row !== null) rows.set(key, row);
  return row;
}
