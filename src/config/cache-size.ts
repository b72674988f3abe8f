/**
 * Divides CACHE_SIZE, the maximum size of all caches of a process, among the caches. `sqlite-store.ts` divides the
 * SQLite share among the database connections.
 */
import { getHeapStatistics } from "node:v8";

/**
 * Returns the default of CACHE_SIZE in bytes: a quarter of the heap limit (which `--max-old-space-size` sets), but at
 * most 128 MB.
 */
export function defaultCacheSize(heapLimit = getHeapStatistics().heap_size_limit): number {
  return Math.min(128_000_000, Math.floor(heapLimit / 4));
}

interface CacheShares {
  /** Maximum size of the memory cache (`util/memory-cache.ts`) in bytes. */
  readonly memory: number;
  /** Maximum size of the page and statement caches of all SQLite connections, in bytes. */
  readonly sqlite: number;
}

export function cacheShares(cacheSize = defaultCacheSize()): CacheShares {
  const half = Math.floor(cacheSize / 2);
  return { memory: half, sqlite: half };
}
