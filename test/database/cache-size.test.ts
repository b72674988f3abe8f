/** The memory limit of all caches of a process, for any heap limit. */
import { getHeapStatistics } from "node:v8";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { cacheShares, defaultCacheSize } from "../../src/config/cache-size.ts";
import type { Reader, Store } from "../../src/database/store.ts";
import { openStore } from "../../src/database/connect.ts";
import { startService } from "../support/service.ts";
import { createTestDatabase } from "../support/dialects.ts";

const keptViews = 4;

/** Returns the size in bytes of the page caches of all connections, of which `views` are for read transactions. */
async function pageCaches(store: Store, views = keptViews): Promise<number> {
  const bytes = async ({ db }: Pick<Reader, "db">): Promise<number> => {
    const { rows } = await sql<{ cache_size: number }>`pragma cache_size`.execute(db);
    return -1024 * (rows[0]?.cache_size ?? NaN);
  };
  let opened = 0;
  let allOpened: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => (allOpened = resolve));
  const view = () =>
    store.readTransaction(async (read) => {
      opened += 1;
      if (opened === views) allOpened();
      await opening;
      return bytes(read);
    });
  const sizes = await Promise.all([
    bytes(store.read),
    store.transaction(bytes),
    ...Array.from({ length: views }, view),
  ]);
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe("cache memory", () => {
  it("is 128 MB, or a quarter of a smaller heap", () => {
    expect(defaultCacheSize(4_000_000_000)).toBe(128_000_000);
    expect(defaultCacheSize(512_000_000)).toBe(128_000_000);
    expect(defaultCacheSize(200_000_000)).toBe(50_000_000);
    expect(defaultCacheSize()).toBe(defaultCacheSize(getHeapStatistics().heap_size_limit));
  });

  it.each([4_000_000_000, 200_000_000, 50_000_000])(
    "is not exceeded by the sum of all caches with a heap of %d bytes",
    async (heapLimit) => {
      const total = defaultCacheSize(heapLimit);
      const { memory, sqlite } = cacheShares(total);
      expect(memory + sqlite).toBeLessThanOrEqual(total);
      const database = await createTestDatabase("sqlite");
      const store = await openStore(database.url, { cacheBytes: sqlite });
      try {
        const pages = await pageCaches(store);
        // Half of the SQLite share is for statements. Sizes are rounded down to whole KiB.
        expect(pages).toBeLessThanOrEqual(sqlite / 2);
        expect(pages).toBeGreaterThan(sqlite / 2 - 10_000);
        // Further read transactions use little memory, and only until they end.
        expect(await pageCaches(store, keptViews + 20)).toBeLessThanOrEqual(sqlite / 2 + 20 * 100_000);
        expect(await pageCaches(store)).toBe(pages);
      } finally {
        await store.close();
        await database.drop();
      }
    },
  );

  it("contains the pages of large transactions, within CACHE_SIZE", async () => {
    const total = 128_000_000;
    const { sqlite } = cacheShares(total);
    const database = await createTestDatabase("sqlite");
    const pagesOf = async (largeTransactions: boolean): Promise<number> => {
      const store = await openStore(database.url, { cacheBytes: sqlite, largeTransactions });
      try {
        return await pageCaches(store);
      } finally {
        await store.close();
      }
    };
    try {
      const pages = await pagesOf(true);
      expect(pages - (await pagesOf(false))).toBeGreaterThan(20_000_000);
      // The other half is for statements. Commands with large transactions keep few results in the memory cache.
      expect(2 * pages).toBeLessThanOrEqual(total);
    } finally {
      await database.drop();
    }
  });

  it("is limited to CACHE_SIZE for the connections of a service", async () => {
    const service = await startService({ environment: { CACHE_SIZE: "8M" }, inProcess: true });
    try {
      expect(await pageCaches(service.store)).toBeLessThanOrEqual(4_000_000);
    } finally {
      await service.close();
    }
  });
});
