import { sql } from "kysely";
import { expect, it } from "vitest";
import { prepared } from "../../src/database/prepared.ts";
import type { SlotValues } from "../../src/database/prepared.ts";
import { namePatterns } from "../../src/inventory/name-pattern.ts";
import { bytesOfShape, createCompiledCache, querySection } from "../../src/query/compiled-cache.ts";

/** Returns a function that builds a different query for each shape. */
const queryOf = (shape: string) => () =>
  prepared<unknown, SlotValues>((db) => ({ compile: () => sql`select ${sql.lit(shape)}`.compile(db) }));

const roomForTwo = 2 * bytesOfShape("a");

it("a query is built once, and again only after later queries have displaced it", () => {
  const query = querySection(createCompiledCache(roomForTwo));
  const [a, b] = [query("a", queryOf("a")), query("b", queryOf("b"))];
  expect(query("a", queryOf("a"))).toBe(a);
  query("c", queryOf("c"));
  expect(query("a", queryOf("a"))).toBe(a);
  expect(query("b", queryOf("b"))).not.toBe(b);
});

it("the cache keeps fewer long shapes than short ones", () => {
  const kept = (length: number): number => {
    const query = querySection(createCompiledCache(100_000));
    const shapes = Array.from({ length: 200 }, (_, index) => String(index).padStart(length, "x"));
    const built = shapes.map((shape) => query(shape, queryOf(shape)));
    let found = 0;
    // Starts with the newest shape, because a request for a displaced one builds it again.
    while (query(shapes.at(-1 - found) ?? "", queryOf("")) === built.at(-1 - found)) found += 1;
    return found;
  };
  expect(kept(20) * bytesOfShape("x".repeat(20))).toBeLessThanOrEqual(100_000);
  expect(kept(20)).toBeGreaterThan(50);
  expect(kept(900)).toBeLessThanOrEqual(5);
});

it("equal keys of two sections are separate but share one limit", () => {
  const cache = createCompiledCache(roomForTwo);
  const [pages, counts] = [querySection(cache), querySection(cache)];
  const page = pages("a", queryOf("page"));
  const count = counts("a", queryOf("count"));
  expect(count).not.toBe(page);
  expect(pages("a", queryOf("page"))).toBe(page);
  counts("b", queryOf("count"));
  expect(pages("a", queryOf("page"))).toBe(page);
  expect(counts("a", queryOf("count"))).not.toBe(count);
});

it("a name pattern that is larger than the whole limit is not cached", () => {
  const pattern = namePatterns(createCompiledCache(1_000_000));
  const large = ".{1000}".repeat(30);
  expect(pattern("LM[0-9]+")).toBe(pattern("LM[0-9]+"));
  expect(pattern(large)).not.toBe(pattern(large));
  expect(pattern(large)).toMatchObject({ matches: expect.any(Function) as unknown });
  expect(pattern("(")).toBe(pattern("("));
});

it("no more statements are named than cached, because a PostgreSQL connection keeps them all", () => {
  const query = querySection(createCompiledCache(roomForTwo), 2);
  const nameOf = (shape: string) => query(shape, queryOf(shape)).compiledFor("postgres").name;
  const [a, b, c, d] = ["a", "b", "c", "d"].map(nameOf);
  expect(new Set([a, b, ""]).size).toBe(3);
  expect([c, d]).toEqual(["", ""]);
  expect(nameOf("a"), "pushed out and built again").toBe(a);
});
