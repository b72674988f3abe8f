/** Cached response bodies with concurrent requests and writes. */
import { expect, it } from "vitest";
import { createBodyCache } from "../../src/eda/body-cache.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { later, noon, useShownValue } from "./shown-value.ts";

describeOneDialect("ready bodies for many", (dialect) => {
  const { store, value, write, shown, expireAt, counted } = useShownValue(dialect);

  it("ready bodies for many are made once for many who ask at once", async () => {
    const { content, made } = counted();
    const contents = await Promise.all(Array.from({ length: 20 }, () => content()));
    expect(new Set(contents).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  it("ready bodies for many never answer what was read before a change to a client that comes after it", async () => {
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
    const old = value();
    await write();
    const after = [ask(), ask(), ask()];
    go();
    expect(JSON.parse(String((await slow).body))).toEqual({ value: old });
    expect(await Promise.all(after)).toEqual([value(), value(), value()]);
    expect(await ask()).toBe(value());
    expect(made).toHaveLength(2);
  });

  it("ready bodies for many are given to whoever came before their reading was begun, whatever is written meanwhile", async () => {
    const { content, made } = counted();
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const slow = content("list", noon, async (read) => {
      const text = await shown(read);
      await held;
      return text;
    });
    while (made.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await write();
    const least = value();
    const after = [1, 2, 3, 4].map(() =>
      content("list", noon, async (read) => {
        const text = await shown(read);
        await write();
        return text;
      }),
    );
    go();
    await slow;
    const bodies = (await Promise.all(after)).map(({ body }) => String(body));
    expect(bodies).toEqual(bodies.map(() => JSON.stringify({ value: least })));
    expect(made).toHaveLength(2);
  });

  it("ready bodies for many are given to whoever came while they waited for their turn, too", async () => {
    const bodies = createBodyCache({ store: store(), maximumBytes: 1_000_000 });
    let go: () => void = () => undefined;
    const leave = new Promise<string>((resolve) => (go = () => resolve("0")));
    const other = bodies.content("other", noon, () => leave, { size: "large" });
    let made = 0;
    const ask = () =>
      bodies.content(
        "list",
        noon,
        async (read) => {
          made += 1;
          const text = await shown(read);
          await write();
          return text;
        },
        { size: "large" },
      );
    const first = ask();
    await write();
    const second = ask();
    const least = value();
    go();
    await other;
    expect(String((await second).body)).toBe(JSON.stringify({ value: least }));
    expect(await first).toBe(await second);
    expect(made).toBe(1);
  });

  it("ready bodies for many are right for everybody while many write", { timeout: 30_000 }, async () => {
    const { ask } = counted();
    let going = true;
    const writers = [1].map(async () => {
      for (let count = 0; count < 40; count += 1) await write();
      going = false;
    });
    const readers = [1, 2, 3, 4].map(async () => {
      while (going) {
        const least = value() - 1;
        expect(await ask()).toBeGreaterThanOrEqual(least);
      }
    });
    await Promise.all([...writers, ...readers]);
    expect(await ask()).toBe(value());
  });

  it("ready bodies for many do not outlive a failure, nor does it hit who comes later", async () => {
    const { content, ask } = counted();
    let later: Promise<number> | undefined;
    const failing = content("list", noon, () => {
      later = ask();
      return Promise.reject(new Error("no such thing"));
    });
    await expect(failing).rejects.toThrow("no such thing");
    expect(await later).toBe(value());
    expect(await ask()).toBe(value());
  });

  it("ready bodies for many are of the time of whoever asks, not of somebody else's who asked before", async () => {
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

  it("ready bodies for many are made one after the other if they are large, and nobody else waits for them", async () => {
    const bodies = createBodyCache({ store: store(), maximumBytes: 1_000_000 });
    let making = 0;
    let most = 0;
    const slowly = async () => {
      most = Math.max(most, (making += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      making -= 1;
      return "0";
    };
    const large = ["a", "b", "c"].map((key) => bodies.content(key, noon, slowly, { size: "large" }));
    const failing = bodies.content("d", noon, () => Promise.reject(new Error("no such thing")), {
      size: "large",
    });
    await expect(failing).rejects.toThrow("no such thing");
    await bodies.content("e", noon, slowly, { size: "large" });
    await Promise.all(large);
    expect(most).toBe(1);

    let go: () => void = () => undefined;
    const leave = new Promise<string>((resolve) => (go = () => resolve("0")));
    const held = bodies.content("f", noon, () => leave, { size: "large" });
    expect((await bodies.content("small", noon, () => Promise.resolve("1"))).body.toString()).toBe("1");
    // Nor does whoever asks for what there is not.
    const check = () => Promise.reject(new Error("no such thing"));
    const absent = () => bodies.content("none", noon, slowly, { size: "large", check });
    for (const answer of [absent(), absent()]) await expect(answer).rejects.toThrow("no such thing");
    go();
    await held;
  });
});
