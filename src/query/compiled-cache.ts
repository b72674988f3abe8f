/** What is compiled for one kind of request (a query, a plan, a pattern) and kept for the next request of that kind. */
import { LRUCache } from "lru-cache";
import type { Prepared, SlotValues } from "../database/prepared.ts";
import { unnamed } from "../database/prepared.ts";

/** Clients can combine filters without end: all sections share one limit, and what was used last is kept. */
export interface CompiledCache {
  /** A part of the cache with its own keys. */
  section<Value extends object>(options: SectionOptions<Value>): CacheSection<Value>;
}

interface SectionOptions<Value> {
  /** Estimate of the memory that a value takes. */
  readonly bytes: (value: Value, key: string) => number;
  /** How many keys get named statements. PostgreSQL keeps one of these for as long as the connection lives. */
  readonly names?: number;
}

/** Returns the value of a key, built if it is not kept. `named`: whether its statements may have names. */
type CacheSection<Value> = (key: string, build: (named: boolean) => Value) => Value;

export function createCompiledCache(maximumBytes: number): CompiledCache {
  const kept = new LRUCache<string, object>({ maxSize: maximumBytes });
  let sections = 0;
  return {
    section: <Value extends object>({ bytes, names = 0 }: SectionOptions<Value>) => {
      const prefix = `${(sections += 1)}|`;
      const named = new Set<string>();
      return (key: string, build: (named: boolean) => Value): Value => {
        // Only this section writes keys with its prefix.
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

/** A section for queries, one for each shape of a list: which filters and orders a request has. */
export function querySection<Row>(cache: CompiledCache, names = 50) {
  type Query = Prepared<Row, SlotValues>;
  const section = cache.section<Query>({ bytes: (_query, shape) => bytesOfShape(shape), names });
  return (shape: string, build: () => Query): Query =>
    section(shape, (named) => (named ? build() : unnamed(build())));
}

/** Estimate of the memory of a query with its SQL, which is about 20 times as long as the shape. */
export function bytesOfShape(shape: string): number {
  return 1000 + 20 * shape.length;
}
