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
    const time = noon.toISOString();
    const dates = { added_date: time, last_modified: time };
    await store().transaction(async ({ db }) => {
      const named = { name: "x", name_folded: "x", ...dates };
      const { id: category } = await db
        .insertInto("categories")
        .values({ ...named, full_path: "x" })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: part } = await db
        .insertInto("parts")
        .values({ ...named, category_id: category })
        .returning("id")
        .executeTakeFirstOrThrow();
      const expiries = [later(1000), later(2000)];
      for (const expiry of expiries)
        await db
          .insertInto("part_lots")
          .values({ part_id: part, amount: 1, expiration_date: expiry.toISOString(), ...dates })
          .execute();
    });
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
    const { content, made } = counted({ maximumBytes: 30_000 });
    const filler = () => Promise.resolve(JSON.stringify("x".repeat(7_000)));
    for (const key of ["a", "b", "c", "a", "d"]) await content(key, noon, filler);
    expect(made).toEqual(["a", "b", "c", "d"]);
    made.length = 0;
    for (const key of ["d", "a", "c", "b"]) await content(key, noon, filler);
    expect(made).toEqual(["b"]);
  });

  it("are answered but not kept where one is bigger than all may be", async () => {
    const { content, made } = counted({ maximumBytes: 10_000 });
    const filler = () => Promise.resolve(JSON.stringify("x".repeat(20_000)));
    expect((await content("a", noon, filler)).body).toHaveLength(20_002);
    await content("b");
    await content("a", noon, filler);
    await content("b");
    expect(made).toEqual(["a", "b", "a"]);
  });
});
