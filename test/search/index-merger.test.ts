/** Merging of the search index on SQLite while nothing is written. */
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import type { Store } from "../../src/database/store.ts";
import { unavailable } from "../../src/database/unavailable.ts";
import { createIndexMerger } from "../../src/search/index-merger.ts";
import { unique, useService } from "../inventory/running-service.ts";
import { found } from "./searching.ts";

const tables = ["search_parts", "search_part_names", "search_word_trigrams"];

/** Returns the number of segments in each table of the search index. */
async function segments(store: Store): Promise<number[]> {
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(distinct segid) as count
        from ${sql.table(`${table}_idx`)}`.execute(store.read.db);
      return rows[0]?.count ?? 0;
    }),
  );
}

describe("a service without requests", () => {
  const running = useService("sqlite", { overrides: { mergeAfterMilliseconds: 100 } });

  it("merges the segments that many commits have added, and searches find the same", async () => {
    const category = await running.make("categories", { name: "Everything" });
    const names = Array.from({ length: 14 }, (_, index) => `mergedpart${String(index).padStart(2, "0")}`);
    const iris: string[] = [];
    for (const name of names) iris.push(await running.make("parts", { name, category }));
    await running.client.patch(iris[3] ?? "", { name: "renamedpart" }, { expect: 200 });
    await running.client.delete(iris[4] ?? "", { expect: 204 });
    const { store } = running.service;
    await vi.waitFor(async () => {
      for (const count of await segments(store)) expect(count).toBeLessThan(8);
    }, 60_000);
    expect(await found(running, "mergedpart")).toHaveLength(12);
    expect(await found(running, "mergedpart13")).toEqual(["mergedpart13"]);
    expect(await found(running, "renamedpart")).toEqual(["renamedpart"]);
  });
});

describe("the merging of the search index", () => {
  const running = useService("sqlite", { overrides: { mergeAfterMilliseconds: 3_600_000 } });
  let version = 0;
  const merge = vi.fn(async () => {
    version += 1;
    return merge.mock.calls.length < 3;
  });
  const counted = {
    dialect: "sqlite" as const,
    dataVersion: async () => String(version),
    mergeSearchIndex: merge,
  };

  it("waits while something is committed, continues until nothing is left, and then waits for a commit", async () => {
    const merger = createIndexMerger({
      store: counted,
      quietMilliseconds: 40,
      onError: (error) => expect.unreachable(String(error)),
    });
    merger.start();
    for (let commit = 0; commit < 20; commit += 1) {
      version += 1;
      await setTimeout(10);
    }
    expect(merge).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(merge).toHaveBeenCalledTimes(3), 60_000);
    await setTimeout(300);
    expect(merge).toHaveBeenCalledTimes(3);
    version += 1;
    await vi.waitFor(() => expect(merge).toHaveBeenCalledTimes(4), 60_000);
    await merger.close();
  });

  it("tries again after the next commit if a step fails", async () => {
    const errors: unknown[] = [];
    const failure = new Error("The disk is full.");
    const failing = vi.fn(() => Promise.reject(failure));
    const merger = createIndexMerger({
      store: { ...counted, mergeSearchIndex: failing },
      quietMilliseconds: 10,
      onError: (error) => errors.push(error),
    });
    merger.start();
    await vi.waitFor(() => expect(errors).toEqual([failure]), 60_000);
    await setTimeout(200);
    expect(failing).toHaveBeenCalledTimes(1);
    version += 1;
    await vi.waitFor(() => expect(errors).toEqual([failure, failure]), 60_000);
    await merger.close();
  });

  it("tries again without an error if another transaction takes long", async () => {
    const errors: unknown[] = [];
    const busy = vi.fn(() => Promise.reject(unavailable(new Error("The database is locked."))));
    const merger = createIndexMerger({
      store: { ...counted, mergeSearchIndex: busy },
      quietMilliseconds: 10,
      onError: (error) => errors.push(error),
    });
    merger.start();
    await vi.waitFor(() => expect(busy.mock.calls.length).toBeGreaterThan(2), 60_000);
    await merger.close();
    expect(errors).toEqual([]);
  });

  it("keeps the number of segments bounded during uninterrupted writes", async () => {
    const category = await running.make("categories", { name: "Everything" });
    const { store } = running.service;
    const counts: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (let index = 0; index < 60; index += 1)
        await running.make("parts", { name: unique("Uninterrupted"), category });
      counts.push(Math.max(...(await segments(store))));
    }
    expect(Math.max(...counts)).toBeGreaterThan(20);
    expect(Math.max(...counts)).toBeLessThan(130);
  });

  it("changes nothing that a search finds, between any two steps", async () => {
    const { store } = running.service;
    const before = await segments(store);
    const names = await found(running, "uninterrupted");
    let steps = 0;
    while (await store.mergeSearchIndex()) {
      steps += 1;
      expect(await found(running, "uninterrupted")).toEqual(names);
    }
    expect(steps).toBeGreaterThan(0);
    const after = await segments(store);
    expect(Math.max(...after)).toBeLessThan(Math.max(...before) / 2);
  });
});
