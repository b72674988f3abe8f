import { sql } from "kysely";
import { expect, it } from "vitest";
import { prepared } from "../../src/database/prepared.ts";
import type { SlotValues } from "../../src/database/prepared.ts";
import { shapeCache } from "../../src/query/shape-cache.ts";

/** Makes a query of its own for each shape. */
const queryOf = (shape: string) => () =>
  prepared<unknown, SlotValues>((db) => ({ compile: () => sql`select ${sql.lit(shape)}`.compile(db) }));

it("builds a query once, and again only after it was pushed out by what was used later", () => {
  const cache = shapeCache(2);
  const [a, b] = [cache("a", queryOf("a")), cache("b", queryOf("b"))];
  expect(cache("a", queryOf("a"))).toBe(a);
  cache("c", queryOf("c"));
  expect(cache("a", queryOf("a"))).toBe(a);
  expect(cache("b", queryOf("b"))).not.toBe(b);
});

it("names no more statements than it keeps, as a PostgreSQL connection forgets none", () => {
  const cache = shapeCache(2);
  const nameOf = (shape: string) => cache(shape, queryOf(shape)).compiledFor("postgres").name;
  const [a, b, c, d] = ["a", "b", "c", "d"].map(nameOf);
  expect(new Set([a, b, ""]).size).toBe(3);
  expect([c, d]).toEqual(["", ""]);
  expect(nameOf("a"), "pushed out and built again").toBe(a);
});
