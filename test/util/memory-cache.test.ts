import { expect, it } from "vitest";
import { createMemoryCache, type MemoryCache } from "../../src/util/memory-cache.ts";

interface Value {
  readonly bytes: number;
}

const bytes = (value: Value): number => value.bytes;
const noon = new Date("2026-01-31T12:00:00.000Z");
const later = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);

/** Returns functions that keep values in a section of a cache, and find the keys that it still has. */
function filled(maximumBytes: number, cache: MemoryCache = createMemoryCache(maximumBytes)) {
  const section = cache.section();
  const state = { version: "1" };
  const set = (key: string, size: number): void =>
    section.keep({ bytes: size }, { ...state, key, until: Infinity, bytes: size });
  const has = (...keys: string[]) => keys.filter((key) => section.find(key, state) !== undefined);
  return { cache, section, set, has };
}

/** Returns a function that reads a result with `cached`, and the keys that were read. */
function reading(cache = createMemoryCache(100_000)) {
  const section = cache.section();
  const made: string[] = [];
  const read = (
    key: string,
    options: { version?: string; now?: Date; until?: number; work?: () => Promise<unknown> } = {},
  ): Promise<unknown> => {
    const { version = "1", now, until, work = async () => made.length } = options;
    return section.cached({
      key,
      version,
      bytes: () => 100,
      ...(now !== undefined && { now }),
      ...(until !== undefined && { nextChange: async () => until }),
      read: async () => {
        made.push(key);
        return work();
      },
    });
  };
  return { read, made };
}

function held<T>(value: T) {
  let go: () => void = () => undefined;
  const left = new Promise<T>((resolve) => (go = () => resolve(value)));
  return { work: () => left, go: () => go() };
}

it("a cache drops the least recently used values of all its sections", () => {
  // A sixteenth of the memory is for values that are never dropped.
  const { cache, set, has } = filled(32_000);
  const other = filled(0, cache);
  for (const key of ["a", "b"]) set(key, 9_000);
  expect(other.has("a")).toEqual([]);
  expect(has("a")).toEqual(["a"]);
  other.set("a", 9_000);
  expect(has("a", "b")).toEqual(["a", "b"]);
  other.set("b", 9_000);
  expect(other.has("a")).toEqual([]);
  expect(has("a", "b")).toEqual(["a", "b"]);
});

it("the size of an entry includes its key", () => {
  const { set, has } = filled(32_000);
  for (const letter of ["a", "b", "c"]) set(letter.repeat(6_000), 0);
  expect(has("a".repeat(6_000), "b".repeat(6_000), "c".repeat(6_000))).toHaveLength(2);
});

it("a value that takes more than three quarters of the memory is not kept and drops no other values", () => {
  const { set, has } = filled(32_000);
  set("small", 9_000);
  set("large", 23_000);
  expect(has("small", "large")).toEqual(["small"]);
});

it("a value that has become too large replaces the kept value", () => {
  const { set, has } = filled(32_000);
  set("key", 1_000);
  set("key", 23_000);
  expect(has("key")).toEqual([]);
});

it("a sixteenth of the memory can be reserved for values that are never dropped", () => {
  const { cache } = filled(160_000);
  expect([8_000, 3_000, 2_000, 1].map(cache.reserve)).toEqual([true, false, true, false]);
});

it("a value is computed once while it is kept, also if it is undefined", () => {
  const { section, set } = filled(32_000);
  let computed = 0;
  const value = () =>
    section.memo({ key: "a", bytes, compute: () => ({ bytes: 9_000, number: (computed += 1) }) });
  expect(value()).toBe(value());
  for (const key of ["b", "c", "d"]) set(key, 9_000);
  value();
  expect(computed).toBe(2);
  const nothing = () => section.memo({ key: "none", bytes: () => 0, compute: () => void (computed += 1) });
  expect([nothing(), nothing()]).toEqual([undefined, undefined]);
  expect(computed).toBe(3);
});

it("a result is read again after a change of what it depends on", async () => {
  const { read, made } = reading();
  expect([await read("a"), await read("a"), await read("b")]).toEqual([1, 1, 2]);
  expect([await read("a", { version: "2" }), await read("a", { version: "2" })]).toEqual([3, 3]);
  expect(await read("b")).toBe(2);
  expect(made).toEqual(["a", "b", "a"]);
});

it("a result is valid until it changes by itself, to the millisecond", async () => {
  const { read, made } = reading();
  const asked = async (milliseconds: number, until: number): Promise<number> => {
    await read("a", { now: later(milliseconds), until: noon.getTime() + until });
    return made.length;
  };
  expect(await asked(0, 1000)).toBe(1);
  expect(await asked(999, 1000)).toBe(1);
  expect(await asked(1000, 2000)).toBe(2);
  expect(await asked(1999, 2000)).toBe(2);
  expect(await asked(2000, Infinity)).toBe(3);
  expect(await asked(1e9, Infinity)).toBe(3);
});

it("a result is read once for calls at the same time, but not for calls after a change", async () => {
  const { read, made } = reading();
  const { work, go } = held("old");
  const first = [read("a", { work }), read("a", { work: async () => "not read" })];
  const after = read("a", { version: "2", work: async () => "new" });
  const other = read("b", { work: async () => "other" });
  expect([await after, await other]).toEqual(["new", "other"]);
  go();
  expect(await Promise.all(first)).toEqual(["old", "old"]);
  expect(made).toEqual(["a", "a", "b"]);
});

it("a result that is being read is not returned for a time after it changes by itself", async () => {
  const { read, made } = reading();
  const { work, go } = held("before");
  const change = later(1000).getTime();
  const before = read("a", { now: noon, until: change, work });
  const after = read("a", { now: later(1000), until: Infinity, work: async () => "after" });
  go();
  expect([await before, await after]).toEqual(["before", "after"]);
  expect(made).toEqual(["a", "a"]);
});

it("a result that is too large to be kept is shared by calls at the same time", async () => {
  const section = createMemoryCache(1000).section();
  let reads = 0;
  const { work, go } = held("large");
  const ask = () =>
    section.cached({
      key: "a",
      version: "1",
      bytes: () => 10_000,
      read: () => {
        reads += 1;
        return work();
      },
    });
  const asked = [ask(), ask(), ask()];
  go();
  expect(await Promise.all(asked)).toEqual(["large", "large", "large"]);
  await ask();
  expect(reads).toBe(2);
});

it("a failure is not kept", async () => {
  const { read } = reading();
  const failing = read("a", { work: () => Promise.reject(new Error("broken")) });
  await expect(failing).rejects.toThrow("broken");
  expect(await read("a", { work: async () => 1 })).toBe(1);
});
