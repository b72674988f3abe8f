import { sql } from "kysely";
import { expect, it } from "vitest";
import { prepared } from "../../src/database/prepared.ts";
import type { SlotValues } from "../../src/database/prepared.ts";
import { bytesOfShape, shapeCache } from "../../src/query/shape-cache.ts";

/** Makes a query of its own for each shape. */
const queryOf = (shape: string) => () =>
  prepared<unknown, SlotValues>((db) => ({ compile: () => sql`select ${sql.lit(shape)}`.compile(db) }));

it("builds a query once, and again only after it was pushed out by what was used later", () => {
  const cache = shapeCache(2 * bytesOfShape("a"));
  const [a, b] = [cache("a", queryOf("a")), cache("b", queryOf("b"))];
  expect(cache("a", queryOf("a"))).toBe(a);
  cache("c", queryOf("c"));
  expect(cache("a", queryOf("a"))).toBe(a);
  expect(cache("b", queryOf("b"))).not.toBe(b);
});

it("keeps fewer long shapes than short ones", () => {
  const kept = (length: number): number => {
    const cache = shapeCache(100_000);
    const shapes = Array.from({ length: 200 }, (_, index) => String(index).padStart(length, "x"));
    const built = shapes.map((shape) => cache(shape, queryOf(shape)));
    let found = 0;
    // From the newest: looking for one that was pushed out builds it again.
    while (cache(shapes.at(-1 - found) ?? "", queryOf("")) === built.at(-1 - found)) found += 1;
    return found;
  };
  expect(kept(20) * bytesOfShape("x".repeat(20))).toBeLessThanOrEqual(100_000);
  expect(kept(20)).toBeGreaterThan(50);
  expect(kept(900)).toBeLessThanOrEqual(5);
});

it("names no more statements than it keeps, as a PostgreSQL connection forgets none", () => {
  const cache = shapeCache(2 * bytesOfShape("a"), 2);
  const nameOf = (shape: string) => cache(shape, queryOf(shape)).compiledFor("postgres").name;
  const [a, b, c, d] = ["a", "b", "c", "d"].map(nameOf);
  expect(new Set([a, b, ""]).size).toBe(3);
  expect([c, d]).toEqual(["", ""]);
  expect(nameOf("a"), "pushed out and built again").toBe(a);
});
