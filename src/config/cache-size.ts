/**
 * Divides CACHE_SIZE, the maximum size of all caches of a process, among the caches. `sqlite-store.ts` divides the
 * share of SQLite among its connections.
 */
import { getHeapStatistics } from "node:v8";

/** Returns a quarter of the heap limit (which `--max-old-space-size` sets), at most 128 MB. */
export function defaultCacheSize(heapLimit = getHeapStatistics().heap_size_limit): number {
  return Math.min(128_000_000, Math.floor(heapLimit / 4));
}

interface CacheShares {
  /** Maximum size of compiled queries, plans and patterns, in bytes. */
  readonly compiled: number;
  /** Maximum size of response bodies of the KiCad API, in bytes. */
  readonly kicad: number;
  /** Maximum size of the pages and statements of all SQLite connections, in bytes. */
  readonly sqlite: number;
}

export function cacheShares(cacheSize = defaultCacheSize()): CacheShares {
  const compiled = Math.floor(cacheSize / 8);
  const half = Math.floor((cacheSize - compiled) / 2);
  return { compiled, kicad: half, sqlite: half };
}
