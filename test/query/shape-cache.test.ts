import { sql } from "kysely";
import { expect, it } from "vitest";
import { prepared } from "../../src/database/prepared.ts";
import type { SlotValues } from "../../src/database/prepared.ts";
import { shapeCache } from "../../src/query/shape-cache.ts";

const query = () => prepared<unknown, SlotValues>((db) => ({ compile: () => sql`select 1`.compile(db) }));

it("builds a query once, and again only after it was pushed out by what was used later", () => {
  const cache = shapeCache(2);
  const [a, b] = [cache("a", query), cache("b", query)];
  expect(cache("a", query)).toBe(a);
  cache("c", query);
  expect(cache("a", query)).toBe(a);
  expect(cache("b", query)).not.toBe(b);
});

it("names no more statements than it keeps, as PostgreSQL never forgets one", () => {
  const cache = shapeCache(2);
  const names = ["a", "b", "a", "c", "b"].map((shape) => cache(shape, query).compiledFor("postgres").name);
  expect(new Set(names.slice(0, 2)).size).toBe(2);
  expect(names[2]).toBe(names[0]);
  expect(names.slice(3)).toEqual(["", ""]);
});
