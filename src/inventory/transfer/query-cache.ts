/**
 * Lines of a file refer to the same few entities again and again, and an import only ever adds: what was read of
 * them once within a batch is not read again. On PostgreSQL this saves most of the time.
 */
import type { Prepared, SlotValues } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";

interface QueryCache {
  /** The transaction, with results of prepared queries kept. Only for queries about what is there already. */
  readonly transaction: Transaction;
  /** Makes it forget everything: something that was read is undone, and its id may be given again. */
  clear(): void;
}

export function cacheQueries(transaction: Transaction): QueryCache {
  const results = new Map<object, Map<string, unknown>>();

  async function run<Row, Values extends SlotValues>(
    query: Prepared<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    let known = results.get(query);
    if (known === undefined) results.set(query, (known = new Map<string, unknown>()));
    const key = JSON.stringify(values);
    const cached = known.get(key) as Row[] | undefined;
    if (cached !== undefined) return cached;
    const rows = await transaction.run(query, values);
    if (rows.length > 0) known.set(key, rows);
    return rows;
  }

  return {
    transaction: { ...transaction, run },
    clear: () => {
      results.clear();
    },
  };
}
