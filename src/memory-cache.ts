/** Caches values of any kind under one memory limit. `config/cache-size.ts` sets the limit. */
import { LRUCache } from "lru-cache";

/**
 * A cache whose sections share one memory limit. If the limit is reached, the cache drops the least recently used
 * values of all sections.
 */
export interface MemoryCache {
  /**
   * Creates a section of the cache, which has its own keys.
   * @param bytes estimates the memory use of a value in bytes
   */
  section<Value extends object>(bytes: (value: Value, key: string) => number): CacheSection<Value>;
  /**
   * Reserves memory for a value that its owner never drops. A quarter of the limit is for these values.
   * @returns whether the memory is available
   */
  reserve(bytes: number): boolean;
}

export interface CacheSection<Value> {
  get(this: void, key: string): Value | undefined;
  /** Caches a value, unless it is larger than half of the memory of all sections. */
  set(this: void, key: string, value: Value): void;
}

/** The estimated memory use of an entry in bytes, in addition to its key and value. */
const entryBytes = 200;

export function createMemoryCache(maximumBytes: number): MemoryCache {
  let reservable = Math.floor(maximumBytes / 4);
  const maxSize = Math.max(1, Math.ceil(maximumBytes) - reservable);
  const kept = new LRUCache<string, object>({ maxSize, maxEntrySize: Math.ceil(maxSize / 2) });
  let sections = 0;
  return {
    section: <Value extends object>(bytes: (value: Value, key: string) => number): CacheSection<Value> => {
      const prefix = `${(sections += 1)}|`;
      return {
        // The cast is safe, because only this section uses keys with its prefix.
        get: (key) => kept.get(prefix + key) as Value | undefined,
        set: (key, value) => {
          const size = Math.ceil(bytes(value, key)) + 2 * (prefix.length + key.length) + entryBytes;
          kept.set(prefix + key, value, { size });
        },
      };
    },
    reserve: (bytes) => {
      if (bytes > reservable) return false;
      reservable -= bytes;
      return true;
    },
  };
}

/** Returns the cached value of a key, or calls `build` to create the value. */
export function memo<Value>(section: CacheSection<Value>, key: string, build: () => Value): Value {
  const known = section.get(key);
  if (known !== undefined) return known;
  const value = build();
  section.set(key, value);
  return value;
}
