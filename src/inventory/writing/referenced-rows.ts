/**
 * Caches the rows that a write refers to, such as units, locations and categories. Rules and list items often refer to
 * the same rows.
 */
import type { Definition, StoredResource } from "../../representation/definition.ts";
import type { Row, WriteContext } from "./write-context.ts";
import { rowById, typedRow } from "./read-rows.ts";

/**
 * Returns a row, or `null` if the row does not exist. The row is cached and may lack changes that the same write has
 * made.
 */
export async function referencedRow<R extends StoredResource>(
  { transaction, referencedRows }: WriteContext,
  definition: Definition<R>,
  id: number,
): Promise<Row<R> | null> {
  const key = `${definition.table} ${id}`;
  const row = referencedRows.get(key) ?? (await rowById<StoredResource>(transaction, definition, id));
  // The same write can create the row later.
  if (row === null) return null;
  referencedRows.set(key, row);
  return typedRow(definition, row);
}

/** Returns a row whose restrictions apply to the write, or `null` if the row does not exist or is exempt. */
export async function restrictingRow<R extends StoredResource>(
  context: WriteContext,
  definition: Definition<R>,
  id: number,
): Promise<Row<R> | null> {
  if (context.isExempt?.(definition.name, id) === true) return null;
  return referencedRow(context, definition, id);
}
