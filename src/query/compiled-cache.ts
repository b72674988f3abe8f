/** Caches compiled objects (queries, plans, patterns) by kind of request. */
import { LRUCache } from "lru-cache";
import type { Prepared, SlotValues } from "../database/prepared.ts";
import { unnamed } from "../database/prepared.ts";

/**
 * The cache of all compiled objects. Clients can combine filters in any number of ways, so all sections share one
 * memory limit. The cache drops the least recently used objects.
 */
export interface CompiledCache {
  /** Creates a part of the cache with its own keys. */
  section<Value extends object>(options: SectionOptions<Value>): CacheSection<Value>;
}

interface SectionOptions<Value> {
  /** Estimates the memory that a value takes, in bytes. */
  readonly bytes: (value: Value, key: string) => number;
  /**
   * The number of keys whose statements may have names. PostgreSQL keeps a named statement until its connection is
   * closed.
   */
  readonly names?: number;
}

/**
 * Returns the value of a key, and builds the value if it is not cached. `named` tells `build` whether statements may
 * have names.
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
        // Only this section uses keys with its prefix, so the type is known.
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

/** Creates a section for queries. The key is the shape of a list request: its filters and sort order. */
export function querySection<Row>(cache: CompiledCache, names = 50) {
  type Query = Prepared<Row, SlotValues>;
  const section = cache.section<Query>({ bytes: (_query, shape) => bytesOfShape(shape), names });
  return (shape: string, build: () => Query): Query =>
    section(shape, (named) => (named ? build() : unnamed(build())));
}

/** Estimates the memory of a query in bytes. The SQL of a query is about 20 times as long as the shape. */
export function bytesOfShape(shape: string): number {
  return 1000 + 20 * shape.length;
}
