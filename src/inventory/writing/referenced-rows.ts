/**
 * Rows that a write refers to: units, locations, suppliers, categories. The elements of a list name the same few again
 * and again, and several rules look at each of them, so that a write reads each once.
 */
import type { Definition, StoredResource } from "../../representation/definition.ts";
import type { Row, WriteContext } from "./change.ts";
import { rowById, typedRow } from "./rows.ts";

/**
 * The row of an id as it was when the write first asked for it, null if there is none. Not for what the same write
 * changes.
 */
export async function referencedRow<R extends StoredResource>(
  { transaction, referencedRows }: WriteContext,
  definition: Definition<R>,
  id: number,
): Promise<Row<R> | null> {
  const key = `${definition.table} ${id}`;
  const present = referencedRows.get(key);
  if (present !== undefined) return typedRow(definition, present);
  const row = await rowById<StoredResource>(transaction, definition, id);
  if (row === null) return null;
  referencedRows.set(key, row);
  return typedRow(definition, row);
}

/** The row whose restrictions a write has to obey; null also where it came along with what is written. */
export async function restrictingRow<R extends StoredResource>(
  context: WriteContext,
  definition: Definition<R>,
  id: number,
): Promise<Row<R> | null> {
  if (context.isExempt?.(definition.name, id) === true) return null;
  return referencedRow(context, definition, id);
}
