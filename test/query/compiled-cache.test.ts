import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { prepared, type SlotValues } from "../../src/database/prepared.ts";
import { namePatterns } from "../../src/inventory/name-pattern.ts";
import { createMemoryCache } from "../../src/util/memory-cache.ts";
import { bytesOfShape, queryCache } from "../../src/query/compiled-cache.ts";

/** Returns a function that builds a different query for each shape. */
const queryOf = (shape: string) => () =>
  prepared<unknown, SlotValues>((db) => ({ compile: () => sql`select ${sql.lit(shape)}`.compile(db) }));

/** Memory for two queries that can be dropped. A sixteenth is for queries with named statements. */
const roomForTwo = (16 / 15) * 2 * (bytesOfShape("a") + 210);

it("a query is built once, and again only after later queries have displaced it", () => {
  const query = queryCache(createMemoryCache(roomForTwo));
  const [a, b] = [query("a", queryOf("a")), query("b", queryOf("b"))];
  expect(query("a", queryOf("a"))).toBe(a);
  query("c", queryOf("c"));
  expect(query("a", queryOf("a"))).toBe(a);
  expect(query("b", queryOf("b"))).not.toBe(b);
});

it("the cache keeps fewer long shapes than short ones", () => {
  const kept = (length: number): number => {
    const query = queryCache(createMemoryCache(100_000), 0);
    const shapes = Array.from({ length: 200 }, (_, index) => String(index).padStart(length, "x"));
    const built = shapes.map((shape) => query(shape, queryOf(shape)));
    let found = 0;
    // Starts with the newest shape, because a request for a displaced one builds it again.
    while (query(shapes.at(-1 - found) ?? "", queryOf("")) === built.at(-1 - found)) found += 1;
    return found;
  };
  expect(kept(20) * bytesOfShape("x".repeat(20))).toBeLessThanOrEqual(100_000);
  expect(kept(20)).toBeGreaterThan(40);
  expect(kept(900)).toBeLessThanOrEqual(5);
});

it("equal keys of two sections are separate but share one limit", () => {
  const cache = createMemoryCache(roomForTwo);
  const [pages, counts] = [queryCache(cache), queryCache(cache)];
  const page = pages("a", queryOf("page"));
  const count = counts("a", queryOf("count"));
  expect(count).not.toBe(page);
  expect(pages("a", queryOf("page"))).toBe(page);
  counts("b", queryOf("count"));
  expect(pages("a", queryOf("page"))).toBe(page);
  expect(counts("a", queryOf("count"))).not.toBe(count);
});

it("a name pattern that is larger than the whole limit is not cached", () => {
  const pattern = namePatterns(createMemoryCache(1_000_000));
  const large = ".{1000}".repeat(30);
  expect(pattern("LM[0-9]+")).toBe(pattern("LM[0-9]+"));
  expect(pattern(large)).not.toBe(pattern(large));
  expect(pattern(large)).toMatchObject({ matches: expect.any(Function) as unknown });
  expect(pattern("(")).toBe(pattern("("));
});

it.each([
  ["of the section", 2, 1_000_000],
  ["of all sections, which have a sixteenth of the memory,", 50, 16 * 2 * bytesOfShape("a")],
])(
  "the queries up to the limit %s are named and never dropped, because a PostgreSQL connection keeps them",
  (_limit, names, maximumBytes) => {
    const query = queryCache(createMemoryCache(maximumBytes), names);
    const build = (shape: string) => query(shape, queryOf(shape));
    const named = (shape: string) => build(shape).compiledFor("postgres").name !== "";
    const [a, b] = [build("a"), build("b")];
    expect(["a", "b", "c", "d"].map(named)).toEqual([true, true, false, false]);
    for (let shape = 0; shape < 1000; shape += 1) build(String(shape));
    expect([build("a"), build("b")]).toEqual([a, b]);
    expect(build("a")).toBe(a);
    expect(["a", "b", "c", "1"].map(named)).toEqual([true, true, false, false]);
  },
);

it("a compiled query does not keep the values of its first request in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const query = queryCache(createMemoryCache(1_000_000));
  const compiled = () => {
    const values = { ids: Array.from({ length: 1000 }, (_, id) => id) };
    const built = query("category in", () =>
      prepared<unknown, SlotValues>((db) => ({
        compile: () => sql`select ${sql.lit(values.ids.length)}`.compile(db),
      })),
    );
    expect(built.compiledFor("sqlite").sql).toBe("select 1000");
    return new WeakRef(values);
  };
  const values = compiled();
  await setImmediate();
  collectGarbage();
  expect(values.deref()).toBeUndefined();
  expect(query("category in", queryOf("")).compiledFor("sqlite").sql).toBe("select 1000");
});
