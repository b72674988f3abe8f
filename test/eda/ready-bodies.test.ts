/** Ready-made bodies over a real database: when one is made anew, and what many who ask at once get. */
import { beforeEach, expect, it } from "vitest";
import type { Content } from "../../src/contract/handler.ts";
import type { Reader } from "../../src/database/store.ts";
import { createReadyBodies } from "../../src/eda/ready-bodies.ts";
import { writeLog } from "../../src/history/log-entry.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

const actor = { userId: null, username: "tester", tokenId: null, client: null };
const noon = new Date("2026-01-31T12:00:00.000Z");
const later = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);

describeDialects("ready bodies", (dialect) => {
  const { store } = useTestStore(dialect);
  let value = 0;

  beforeEach(() => write());

  /** Changes what the bodies below hold. */
  async function write(targetType = "Supplier"): Promise<void> {
    value += 1;
    await store().transaction(async (transaction) => {
      const { db } = transaction;
      const row = { key: "shown", value: String(value) };
      await db
        .insertInto("instance")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: row.value }))
        .execute();
      await writeLog(transaction, actor, noon, [{ kind: "element_edited", targetType, targetId: 1 }]);
    });
  }

  async function shown(read: Reader): Promise<string> {
    const row = await read.db
      .selectFrom("instance")
      .select("value")
      .where("key", "=", "shown")
      .executeTakeFirstOrThrow();
    return JSON.stringify({ value: Number(row.value) });
  }

  /** Makes a part with a lot for each. */
  async function expireAt(expiries: readonly Date[]): Promise<void> {
    value += 1;
    const time = noon.toISOString();
    const dates = { added_date: time, last_modified: time };
    await store().transaction(async ({ db }) => {
      const name = `x${value}`;
      const named = { name, name_folded: name, ...dates };
      const { id: category } = await db
        .insertInto("categories")
        .values({ ...named, full_path: name })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: part } = await db
        .insertInto("parts")
        .values({ ...named, category_id: category })
        .returning("id")
        .executeTakeFirstOrThrow();
      for (const expiry of expiries)
        await db
          .insertInto("part_lots")
          .values({ part_id: part, amount: 1, expiration_date: expiry.toISOString(), ...dates })
          .execute();
    });
  }

  function counted(options: { readonly maximumBytes?: number } = {}) {
    const bodies = createReadyBodies({ store: store(), ...options });
    const made: string[] = [];
    const content = (key = "list", now = noon, make = shown): Promise<Content> =>
      bodies.content(key, now, (read) => {
        made.push(key);
        return make(read);
      });
    const ask = async (key?: string, now?: Date): Promise<number> =>
      (JSON.parse(String((await content(key, now)).body)) as { value: number }).value;
    return { made, content, ask };
  }

  it("are made once while nothing changes", async () => {
    const { content, made } = counted();
    const first = await content();
    expect(first).toMatchObject({ mediaType: "application/json; charset=utf-8", reusable: true });
    for (let count = 0; count < 5; count += 1) expect(await content()).toBe(first);
    expect(made).toEqual(["list"]);
  });

  it("are made anew after a change, each under its key", async () => {
    const { ask, made } = counted();
    await ask("one");
    await ask("other");
    await write();
    expect(await ask("one")).toBe(value);
    expect(await ask("one")).toBe(value);
    expect(await ask("other")).toBe(value);
    expect(made).toEqual(["one", "other", "one", "other"]);
  });

  it("outlive what does not show in them", async () => {
    const { ask, made } = counted();
    await ask();
    for (const type of ["User", "ApiToken", "Project", "Pricedetail"]) {
      await write(type);
      expect(await ask()).not.toBe(value);
    }
    expect(made).toHaveLength(1);
    await write();
    expect(await ask()).toBe(value);
  });

  it("are made once for many who ask at once", async () => {
    const { content, made } = counted();
    const contents = await Promise.all(Array.from({ length: 20 }, () => content()));
    expect(new Set(contents).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  it("never answer what was read before a change to somebody who comes after it", async () => {
    const { ask, content, made } = counted();
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let begun: () => void = () => undefined;
    const reading = new Promise<void>((resolve) => (begun = resolve));
    const slow = content("list", noon, async (read) => {
      const text = await shown(read);
      begun();
      await held;
      return text;
    });
    await reading;
    const old = value;
    await write();
    const after = [ask(), ask(), ask()];
    go();
    expect(JSON.parse(String((await slow).body))).toEqual({ value: old });
    expect(await Promise.all(after)).toEqual([value, value, value]);
    expect(await ask()).toBe(value);
    expect(made).toHaveLength(2);
  });

  it("are right for everybody while many write", { timeout: 30_000 }, async () => {
    const { ask } = counted();
    let going = true;
    const writers = [1].map(async () => {
      for (let count = 0; count < 40; count += 1) await write();
      going = false;
    });
    const readers = [1, 2, 3, 4].map(async () => {
      while (going) {
        const least = value - 1;
        expect(await ask()).toBeGreaterThanOrEqual(least);
      }
    });
    await Promise.all([...writers, ...readers]);
    expect(await ask()).toBe(value);
  });

  it("do not outlive a failure, nor does it hit who comes later", async () => {
    const { content, ask } = counted();
    let later: Promise<number> | undefined;
    const failing = content("list", noon, () => {
      later = ask();
      return Promise.reject(new Error("no such thing"));
    });
    await expect(failing).rejects.toThrow("no such thing");
    expect(await later).toBe(value);
    expect(await ask()).toBe(value);
  });

  it("last until the next lot expires, to the millisecond", async () => {
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
    // A clock that is set back.
    expect(await asked(1999)).toBe(4);
    expect(await asked(0)).toBe(5);
  });

  it("are kept up to a number of bytes, those asked for last", async () => {
    const { content, made } = counted({ maximumBytes: 20_000 });
    const filler = () => Promise.resolve(JSON.stringify("x".repeat(7_000)));
    for (const key of ["a", "b", "c", "a", "d"]) await content(key, noon, filler);
    expect(made).toEqual(["a", "b", "c", "d"]);
    made.length = 0;
    for (const key of ["d", "a", "c", "b"]) await content(key, noon, filler);
    expect(made).toEqual(["b"]);
  });

  it("are kept however big one is, while others come and go beside it", async () => {
    const { content, made } = counted({ maximumBytes: 10_000 });
    const filler = (length: number) => () => Promise.resolve(JSON.stringify("x".repeat(length)));
    expect((await content("big", noon, filler(20_000))).body).toHaveLength(20_002);
    for (const key of ["a", "b", "big", "a", "b"]) await content(key, noon, filler(2_000));
    expect(made).toEqual(["big", "a", "b"]);
    made.length = 0;
    // The one that was the biggest counts like any other now.
    await content("bigger", noon, filler(30_000));
    for (const key of ["bigger", "big"]) await content(key, noon, filler(20_000));
    expect(made).toEqual(["bigger", "big"]);
  });

  it("are of the time of whoever asks, not of somebody else's who asked before", async () => {
    const { content, made } = counted();
    const expiry = later(1000);
    await expireAt([expiry]);
    const ofTime = (time: Date) => content("list", time, () => Promise.resolve(JSON.stringify(time)));
    let go: () => void = () => undefined;
    const leave = new Promise<string>((resolve) => (go = () => resolve("0")));
    const first = content("list", noon, () => leave);
    while (made.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await write();
    const answers = [ofTime(noon), ofTime(expiry), ofTime(noon)];
    await new Promise((resolve) => setImmediate(resolve));
    go();
    await first;
    const told = (await Promise.all(answers)).map(({ body }) => JSON.parse(String(body)) as string);
    expect(told).toEqual([noon, expiry, noon].map((time) => time.toISOString()));
    expect(made.length).toBeLessThanOrEqual(4);
  });

  it("are made one after the other if they are large, and nobody else waits for them", async () => {
    const bodies = createReadyBodies({ store: store() });
    let making = 0;
    let most = 0;
    const slowly = async () => {
      most = Math.max(most, (making += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      making -= 1;
      return "0";
    };
    const large = ["a", "b", "c"].map((key) => bodies.content(key, noon, slowly, "large"));
    const failing = bodies.content("d", noon, () => Promise.reject(new Error("no such thing")), "large");
    await expect(failing).rejects.toThrow("no such thing");
    await bodies.content("e", noon, slowly, "large");
    await Promise.all(large);
    expect(most).toBe(1);

    let go: () => void = () => undefined;
    const leave = new Promise<string>((resolve) => (go = () => resolve("0")));
    const held = bodies.content("f", noon, () => leave, "large");
    expect((await bodies.content("small", noon, () => Promise.resolve("1"))).body.toString()).toBe("1");
    go();
    await held;
  });
});
