/** Divides parts into batches. `part-texts.ts` can read the texts of a batch quickly. */
import { sql } from "kysely";
import { idList } from "../database/id-list.ts";
import type { Reader } from "../database/store.ts";
import { prepared, type Slot } from "../database/prepared.ts";

/** The maximum size of a batch in bytes of text. A part with more text becomes a batch of its own. */
const maximumSize = 1_000_000;

/** The cost of a row in bytes. Reading a short row takes as long as reading this number of bytes of a long text. */
const sizeOfRow = 500;

interface SizeRow {
  readonly id: number;
  readonly size: number;
}

/**
 * Reads the sizes of parts. The database takes lengths and counts from record headers and indexes, without reading the
 * texts.
 */
const sizes = prepared((_db, slot: Slot<{ ids: readonly number[] }>, dialect) => {
  const owned = ["parameters", "orderdetails", "part_lots"].map(
    (table) => sql`(select count(*) from ${sql.table(table)} o where o.part_id = p.id)`,
  );
  return sql<SizeRow>`select p.id, octet_length(p.description_folded) + octet_length(p.comment_folded)
        + ${sql.lit(sizeOfRow)} * (1 + ${sql.join(owned, sql` + `)}) as size
      from parts p where ${idList(dialect, "p.id", slot("ids"))}`;
});

/** Returns the parts that exist, divided into batches in the order of `ids`. Runs one statement. */
export async function textBatches(reader: Reader, ids: readonly number[]): Promise<number[][]> {
  const sizeOf = new Map((await reader.run(sizes, { ids })).map(({ id, size }) => [id, size]));
  const batches: number[][] = [];
  let batch: number[] = [];
  let total = 0;
  for (const id of ids) {
    const size = sizeOf.get(id);
    if (size === undefined) continue;
    if (batch.length === 0 || total + size > maximumSize) {
      batch = [];
      total = 0;
      batches.push(batch);
    }
    batch.push(id);
    total += size;
  }
  return batches;
}
