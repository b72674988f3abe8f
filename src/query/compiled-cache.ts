/** Caches compiled objects such as queries, plans and patterns. */
import { LRUCache } from "lru-cache";
import type { Prepared, SlotValues } from "../database/prepared.ts";
import { unnamed } from "../database/prepared.ts";

/**
 * The cache of all compiled objects. All sections share one memory limit, because clients can combine filters in any
 * number of ways. If the limit is reached, the cache drops the least recently used objects.
 */
export interface CompiledCache {
  /** Creates a section of the cache, which has its own keys. */
  section<Value extends object>(options: SectionOptions<Value>): CacheSection<Value>;
}

interface SectionOptions<Value> {
  /** Estimates the memory use of a cached value in bytes. */
  readonly bytes: (value: Value, key: string) => number;
  /**
   * The number of keys whose statements can have names. The number is limited, because PostgreSQL keeps a named
   * statement until its connection is closed. Default: 0.
   */
  readonly names?: number;
}

/**
 * Returns the cached value of a key, or calls `build` to create the value. `named` is whether the statements of the
 * value can have names.
 */
type CacheSection<Value> = (key: string, build: (named: boolean) => Value) => Value;

export function createCompiledCache(maximumBytes: number): CompiledCache {
  const kept = new LRUCache<string, object>({ maxSize: maximumBytes });
  let sections = 0;
  return {
    section: <Value extends object>({ bytes, names = 0 }: SectionOptions<Value>) => {
      const prefix = `${(sections += 1)}|`;
      const named = new Set<string>();
      return (key: string, build: (named: boolean) => Value): Value => {
        // The cast is safe, because only this section uses keys with its prefix.
        const known = kept.get(prefix + key) as Value | undefined;
        if (known !== undefined) return known;
        if (named.size < names) named.add(key);
        const value = build(named.has(key));
        kept.set(prefix + key, value, { size: bytes(value, key) });
        return value;
      };
    },
  };
}

/**
 * Creates a section for the queries of lists. The key describes the shape of a request, which is its filters and its
 * sort order.
 */
export function querySection<Row>(cache: CompiledCache, names = 50) {
  type Query = Prepared<Row, SlotValues>;
  const section = cache.section<Query>({ bytes: (_query, shape) => bytesOfShape(shape), names });
  return (shape: string, build: () => Query): Query =>
    section(shape, (named) => (named ? build() : unnamed(build())));
}

/** Estimates the memory use of a query in bytes. The SQL of a query is about 20 times as long as its shape. */
export function bytesOfShape(shape: string): number {
  return 1000 + 20 * shape.length;
}
