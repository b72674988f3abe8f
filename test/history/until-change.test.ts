import { beforeAll, expect, it } from "vitest";
import { timestamp } from "../../src/database/timestamp.ts";
import { commandLineActor, writeLog } from "../../src/history/log-entry.ts";
import { createUntilChange } from "../../src/history/until-change.ts";
import { createMemoryCache } from "../../src/memory-cache.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { insertParts } from "../support/many-parts.ts";
import { testCache } from "../support/memory-cache.ts";

const expiry = new Date("2026-05-01T12:00:00.000Z");
const at = (milliseconds: number): Date => new Date(expiry.getTime() + milliseconds);

describeDialects("a result that is cached until a change", (dialect) => {
  const { store } = useTestStore(dialect);

  beforeAll(async () => {
    await insertParts(store(), 1000, "");
    const dates = { added_date: timestamp(expiry), last_modified: timestamp(expiry) };
    await store().transaction(({ db }) =>
      db
        .insertInto("part_lots")
        .values({ part_id: 1, amount: 1, expiration_date: timestamp(expiry), ...dates })
        .execute(),
    );
  });

  const log = (targetType: string): Promise<unknown> =>
    store().transaction((transaction) =>
      writeLog(transaction, commandLineActor("test"), expiry, [
        { kind: "element_edited", targetType, targetId: 1 },
      ]),
    );

  it("is read again after a change of the inventory and after a lot expires", async () => {
    const cached = createUntilChange<number>({ store: store(), cache: testCache(), bytes: () => 8 });
    let reads = 0;
    const read = (now: Date, key = "a"): Promise<number> => cached(key, now, async () => (reads += 1));
    expect([await read(at(-2)), await read(at(-1))]).toEqual([1, 1]);
    expect(await read(at(-1), "b")).toBe(2);
    await log("User");
    expect(await read(at(-1))).toBe(1);
    await log("Pricedetail");
    expect([await read(at(-1)), await read(at(-1))]).toEqual([3, 3]);
    expect([await read(at(0)), await read(at(1))]).toEqual([4, 4]);
  });

  it("is dropped if the results exceed the memory of the cache", async () => {
    const cache = createMemoryCache(100_000);
    const cached = createUntilChange<string>({ store: store(), cache, bytes: ({ length }) => length });
    const read = async (key: string, length: number): Promise<boolean> => {
      let wasRead = false;
      await cached(key, expiry, async () => {
        wasRead = true;
        return "x".repeat(length);
      });
      return wasRead;
    };
    const keys = Array.from({ length: 20 }, (_, index) => String(index));
    for (const key of keys) await read(key, 10_000);
    const kept = [];
    for (const key of keys.toReversed()) {
      if (await read(key, 10_000)) break;
      kept.push(key);
    }
    expect(kept).toEqual(["19", "18", "17", "16", "15", "14", "13"]);
    for (let count = 0; count < 2; count += 1) expect(await read("large", 50_000)).toBe(true);
  });

  it("is not cached if it cannot be read", async () => {
    const cached = createUntilChange<number>({ store: store(), cache: testCache(), bytes: () => 8 });
    await expect(cached("a", expiry, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await cached("a", expiry, async () => 1)).toBe(1);
  });
});
