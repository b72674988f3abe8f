/** Caches compiled queries and plans in the memory cache, and selects the statements that have a name on PostgreSQL. */
import { unnamed, type Prepared, type SlotValues } from "../database/prepared.ts";
import type { MemoryCache } from "../util/memory-cache.ts";

interface CompiledOptions {
  /** Estimates the memory use of the compiled object of a key in bytes. */
  readonly bytes: (key: string) => number;
  /** The maximum number of keys whose statements have names. */
  readonly names: number;
}

/**
 * Returns the cached object of a key, or calls `build` to create the object. `named` is whether the statements of the
 * object have names.
 */
type Compiled<Value> = (key: string, build: (named: boolean) => Value) => Value;

/**
 * Creates a cache of compiled objects. The objects of the first keys have named statements, which PostgreSQL and the
 * driver keep until their connection is closed. These objects are never dropped: otherwise, each connection could keep
 * its own copy of the same text.
 * @example compiledCache(cache, { bytes: bytesOfShape, names: 50 })(key, (named) => compile(key, named))
 */
export function compiledCache<Value>(cache: MemoryCache, { bytes, names }: CompiledOptions): Compiled<Value> {
  const permanent = new Map<string, Value>();
  const others = cache.section();
  return (key, build) => {
    const known = permanent.get(key);
    if (known !== undefined) return known;
    const size = bytes(key);
    if (permanent.size < names && cache.reserve(size)) {
      const compiled = build(true);
      permanent.set(key, compiled);
      return compiled;
    }
    return others.memo({ key, bytes: () => size, compute: () => build(false) });
  };
}

/**
 * Creates a cache of queries. The key describes everything on which the SQL depends, such as the filters and the sort
 * order of a list, or the columns of a write. All queries must run on the same dialect.
 * @param names the maximum number of queries that have a name on PostgreSQL
 * @example queryCache(cache)("name:equals,-id", () => prepared((db) => db.selectFrom("parts").select("id")))
 */
export function queryCache<Row>(cache: MemoryCache, names = 50): QueryCache<Row> {
  const queries = compiledCache<Prepared<Row, SlotValues>>(cache, { bytes: bytesOfShape, names });
  return (shape, build) => queries(shape, (named) => compiledOnce(named ? build() : unnamed(build())));
}

export type QueryCache<Row> = (
  shape: string,
  build: () => Prepared<Row, SlotValues>,
) => Prepared<Row, SlotValues>;

/**
 * Returns a query that keeps only its SQL after it was compiled. The function that builds the SQL refers to the values of
 * the first request with the same shape, which can be much larger than the SQL.
 */
function compiledOnce<Row, Values extends SlotValues>(query: Prepared<Row, Values>): Prepared<Row, Values> {
  let current = query;
  return {
    compiledFor: (dialect) => {
      const compiled = current.compiledFor(dialect);
      current = { compiledFor: () => compiled };
      return compiled;
    },
  };
}

/**
 * Estimates the memory use of a query in bytes. The SQL of a query is about 20 times as long as its shape.
 * @example bytesOfShape("name:like") // 1180
 */
export function bytesOfShape(shape: string): number {
  return 1000 + 20 * shape.length;
}
