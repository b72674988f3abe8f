/**
 * Caches query results within a batch, because records often refer to the same few entities. Without the cache, queries
 * for these entities would take most of the import time on PostgreSQL. Cached results stay valid, because an import
 * only adds entities.
 */
import type { Prepared, SlotValues } from "../../database/prepared.ts";
import type { Transaction } from "../../database/store.ts";

export interface QueryCache {
  /** The transaction, with a cache for the rows of prepared `select` queries. Empty results are not cached. */
  readonly transaction: Transaction;
  /**
   * Clears the cache. This is required after a rollback, because the database can assign the same IDs to other rows.
   */
  clear(): void;
}

export function cacheQueries(transaction: Transaction): QueryCache {
  const results = new Map<object, Map<string, unknown>>();

  async function run<Row, Values extends SlotValues>(
    query: Prepared<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    // A write must run each time, even with the same values.
    if (!/^(select|with)\b/.test(query.compiledFor(transaction.dialect).sql.trimStart())) {
      return transaction.run(query, values);
    }
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
