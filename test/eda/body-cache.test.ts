/** Tests when cached response bodies are rebuilt, with a real database. */
import { expect, it } from "vitest";
import { nameDependencies } from "../../src/eda/dependencies.ts";
import { describeDialects } from "../support/dialects.ts";
import { later, noon, useShownValue } from "./shown-value.ts";

const filler = (length: number) => () => Promise.resolve(JSON.stringify("x".repeat(length)));

describeDialects("cached bodies", (dialect) => {
  const { value, write, shown, expireAt, counted } = useShownValue(dialect);

  it("a cached body is built once if nothing changes", async () => {
    const { content, made } = counted();
    const first = await content();
    expect(first).toMatchObject({ mediaType: "application/json; charset=utf-8", reusable: true });
    for (let count = 0; count < 5; count += 1) expect(await content()).toBe(first);
    expect(made).toEqual(["list"]);
  });

  it("each cached body is rebuilt after a change", async () => {
    const { ask, made } = counted();
    await ask("one");
    await ask("other");
    await write();
    expect(await ask("one")).toBe(value());
    expect(await ask("one")).toBe(value());
    expect(await ask("other")).toBe(value());
    expect(made).toEqual(["one", "other", "one", "other"]);
  });

  it("a cached body is not rebuilt after a change of data that no response shows", async () => {
    const { ask, made } = counted();
    await ask();
    for (const type of ["User", "ApiToken", "Project", "Pricedetail"]) {
      await write(type);
      expect(await ask()).not.toBe(value());
    }
    expect(made).toHaveLength(1);
    await write();
    expect(await ask()).toBe(value());
  });

  it("a cached body is not rebuilt after a change of data that it does not depend on", async () => {
    const { content, made } = counted();
    const ask = (now = noon) => content("list", now, shown, { dependsOn: nameDependencies });
    await expireAt([later(1000)]);
    const first = await ask();
    for (const type of ["PartLot", "Orderdetail", "Manufacturer"]) {
      await write(type);
      expect(await ask(later(1000))).toBe(first);
    }
    expect(made).toHaveLength(1);
    for (const type of ["Part", "Category", "Footprint", "SomethingThatComesLater"]) {
      await write(type);
      expect(String((await ask()).body)).toBe(JSON.stringify({ value: value() }));
    }
  });

  it("a cached body is valid until the next lot expires, to the millisecond", async () => {
    await expireAt([later(1000), later(2000)]);
    const { content, made } = counted();
    const asked = async (milliseconds: number): Promise<number> => {
      await content("list", later(milliseconds));
      return made.length;
    };
    expect(await asked(0)).toBe(1);
    expect(await asked(999)).toBe(1);
    expect(await asked(1000)).toBe(2);
    expect(await asked(1999)).toBe(2);
    expect(await asked(2000)).toBe(3);
    expect(await asked(1e9)).toBe(3);
    // The clock is set back.
    expect(await asked(1999)).toBe(4);
    expect(await asked(0)).toBe(5);
  });

  it("cached bodies are limited in bytes, and the least recently requested ones are removed", async () => {
    const { content, made } = counted({ maximumBytes: 40_000 });
    for (const key of ["a", "b", "c", "a", "d"]) await content(key, noon, filler(7_000));
    expect(made).toEqual(["a", "b", "c", "d"]);
    made.length = 0;
    for (const key of ["d", "a", "c", "b"]) await content(key, noon, filler(7_000));
    expect(made).toEqual(["b"]);
  });

  it("cached bodies never exceed the limit in total, including the largest one", async () => {
    const maximumBytes = 100_000;
    const { content, made } = counted({ maximumBytes });
    const lengths = [60_000, 1_000, 30_000, 10, 20_000, 75_000, 5_000, 40_000, 1_000, 10_000];
    for (const length of lengths) await content(String(length), noon, filler(length));
    made.length = 0;
    // Starts with the latest body: all bodies before the first missing one have been removed too.
    const kept: number[] = [];
    for (const length of [...new Set(lengths.toReversed())]) {
      await content(String(length), noon, filler(length));
      if (made.length > 0) break;
      kept.push(length);
    }
    expect(kept).toEqual([10_000, 1_000, 40_000, 5_000]);
  });

  it("a cached body of a few bytes does not keep a larger buffer in memory", async () => {
    const { body } = await counted().content("short", noon, filler(10));
    expect((body as Buffer).buffer.byteLength).toBe(body.length);
  });

  it("a body above the limit is sent but not cached, and does not remove others", async () => {
    const { content, made } = counted({ maximumBytes: 30_000 });
    await content("small", noon, filler(7_000));
    for (let count = 0; count < 2; count += 1)
      expect((await content("large", noon, filler(40_000))).body).toHaveLength(40_002);
    await content("small", noon, filler(7_000));
    expect(made).toEqual(["small", "large", "large"]);
  });
});
