/**
 * CACHE_SIZE: the memory that the caches of one process may use, and how they share it. `sqlite-store.ts` divides the
 * share of SQLite among its connections.
 */
import { getHeapStatistics } from "node:v8";

/** A quarter of the heap limit, so that `--max-old-space-size` lowers it; 128 MB at most. */
export function defaultCacheSize(heapLimit = getHeapStatistics().heap_size_limit): number {
  return Math.min(128_000_000, Math.floor(heapLimit / 4));
}

interface CacheShares {
  /** Bytes of queries, plans and patterns that were compiled for requests. */
  readonly compiled: number;
  /** Bytes of ready-made KiCad bodies. */
  readonly kicad: number;
  /** Bytes of the pages and statements of all SQLite connections. */
  readonly sqlite: number;
}

export function cacheShares(cacheSize = defaultCacheSize()): CacheShares {
  const compiled = Math.floor(cacheSize / 8);
  const half = Math.floor((cacheSize - compiled) / 2);
  return { compiled, kicad: half, sqlite: half };
}
