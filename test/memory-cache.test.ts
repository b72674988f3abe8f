import { expect, it } from "vitest";
import { createMemoryCache, memo } from "../src/memory-cache.ts";

/** Returns a cache, a section whose values take the given number of bytes, and the keys that the section still has. */
function filled(maximumBytes: number) {
  const cache = createMemoryCache(maximumBytes);
  const section = cache.section<{ readonly bytes: number }>(({ bytes }) => bytes);
  const has = (...keys: string[]) => keys.filter((key) => section.get(key) !== undefined);
  return { cache, section, has };
}

it("a cache drops the least recently used values of all its sections", () => {
  // Three quarters of the memory are for values that can be dropped.
  const { cache, section, has } = filled(40_000);
  const other = cache.section<{ readonly bytes: number }>(({ bytes }) => bytes);
  for (const key of ["a", "b"]) section.set(key, { bytes: 9_000 });
  expect(other.get("a")).toBeUndefined();
  expect(has("a")).toEqual(["a"]);
  other.set("a", { bytes: 9_000 });
  expect(has("a", "b")).toEqual(["a", "b"]);
  other.set("b", { bytes: 9_000 });
  expect(other.get("a")).toBeUndefined();
  expect(has("a", "b")).toEqual(["a", "b"]);
});

it("the size of an entry includes its key", () => {
  const { section, has } = filled(40_000);
  for (const letter of ["a", "b", "c"]) section.set(letter.repeat(6_000), { bytes: 0 });
  expect(has("a".repeat(6_000), "b".repeat(6_000), "c".repeat(6_000))).toHaveLength(2);
});

it("a value that takes more than half of the memory is not cached and drops no other values", () => {
  const { section, has } = filled(40_000);
  section.set("small", { bytes: 9_000 });
  section.set("large", { bytes: 16_000 });
  expect(has("small", "large")).toEqual(["small"]);
});

it("a value that has become too large replaces the cached value", () => {
  const { section, has } = filled(40_000);
  section.set("key", { bytes: 1_000 });
  section.set("key", { bytes: 16_000 });
  expect(has("key")).toEqual([]);
});

it("a quarter of the memory can be reserved for values that are never dropped", () => {
  const { cache } = filled(40_000);
  expect([8_000, 3_000, 2_000, 1].map(cache.reserve)).toEqual([true, false, true, false]);
});

it("a value is built once while it is cached", () => {
  const { section } = filled(40_000);
  let built = 0;
  const value = () => memo(section, "a", () => ({ bytes: 9_000, number: (built += 1) }));
  expect(value()).toBe(value());
  for (const key of ["b", "c", "d"]) section.set(key, { bytes: 9_000 });
  value();
  expect(built).toBe(2);
});
