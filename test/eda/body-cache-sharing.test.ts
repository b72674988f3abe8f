/** Tests cached response bodies with concurrent requests and writes. */
import { expect, it } from "vitest";
import { createBodyCache } from "../../src/eda/body-cache.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { later, noon, useShownValue } from "./shown-value.ts";

describeOneDialect("cached bodies with concurrent requests", (dialect) => {
  const { store, value, write, shown, expireAt, counted } = useShownValue(dialect);

  it("a cached body is built once for concurrent requests", async () => {
    const { content, made } = counted();
    const contents = await Promise.all(Array.from({ length: 20 }, () => content()));
    expect(new Set(contents).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  it("a cached body that was read before a change is not returned to requests after the change", async () => {
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

  it("a body is shared by all requests that arrived before its transaction began, whatever is written in the meantime", async () => {
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

  it("a body is shared by requests that arrive while it waits in the queue", async () => {
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

  it("cached bodies are up to date for all readers during many writes", { timeout: 30_000 }, async () => {
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

  it("a failure is not cached and does not affect later requests", async () => {
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

  it("a body is built for the time of its request, not for that of an earlier one", async () => {
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
    const times = (await Promise.all(answers)).map(({ body }) => JSON.parse(String(body)) as string);
    expect(times).toEqual([noon, expiry, noon].map((time) => time.toISOString()));
    expect(made.length).toBeLessThanOrEqual(4);
  });

  it("large bodies are built one after the other and do not delay small ones", async () => {
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
    // Requests for unknown lists do not wait either.
    const check = () => Promise.reject(new Error("no such thing"));
    const absent = () => bodies.content("none", noon, slowly, { size: "large", check });
    for (const answer of [absent(), absent()]) await expect(answer).rejects.toThrow("no such thing");
    go();
    await held;
  });
});
