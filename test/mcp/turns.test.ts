/** Whose turn it is when many calls come at once. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createTurns } from "../../src/mcp/turns.ts";
import { sendBody, speak } from "./speak.ts";
import { startToyEndpoint, textResult, type ToyEndpoint } from "./toy-endpoint.ts";

const patient = new AbortController().signal;

describe("work", () => {
  it("is begun one piece in a turn of the event loop, so that others get theirs", async () => {
    const turns = createTurns();
    let done = 0;
    const work = Array.from({ length: 10 }, () => turns("a", patient, () => Promise.resolve((done += 1))));
    const seen: number[] = [];
    while (done < 10) {
      await nextTurn();
      seen.push(done);
    }
    expect(Math.max(...seen.map((now, index) => now - (seen[index - 1] ?? 0)))).toBe(1);
    expect(await Promise.all(work)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("of somebody else comes next, however much the first has sent", async () => {
    const turns = createTurns();
    const order: string[] = [];
    const note = (name: string) => turns(name, patient, () => Promise.resolve(order.push(name)));
    await Promise.all([...Array.from({ length: 5 }, () => note("a")), note("b"), note("c"), note("b")]);
    expect(order.join("")).toBe("abcabaaa");
  });

  it("that takes long holds up neither others nor, all by itself, the same credential", async () => {
    const turns = createTurns();
    const ends: (() => void)[] = [];
    const slow = (): Promise<void> => turns("a", patient, () => new Promise((resolve) => ends.push(resolve)));
    const long = Array.from({ length: 6 }, slow);
    await turns("b", patient, () => Promise.resolve());
    await expect.poll(() => ends.length).toBe(4);
    for (const end of ends.splice(0)) end();
    await expect.poll(() => ends.length).toBe(2);
    for (const end of ends) end();
    await Promise.all(long);
  });

  it("that fails makes room for the next", async () => {
    const turns = createTurns();
    const fail = (): Promise<never> => turns("a", patient, () => Promise.reject(new Error("broken")));
    const results = await Promise.allSettled(Array.from({ length: 10 }, fail));
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(await turns("a", patient, () => Promise.resolve("fine"))).toBe("fine");
  });

  it("is not begun for who did not wait for it", async () => {
    const turns = createTurns();
    const impatient = new AbortController();
    let begun = false;
    const work = turns("a", impatient.signal, () => Promise.resolve((begun = true)));
    impatient.abort();
    await expect(work).rejects.toBe(impatient.signal.reason);
    expect(begun).toBe(false);
  });
});

describe("a flood of expensive calls", () => {
  let endpoint: ToyEndpoint;
  afterEach(() => endpoint.close());

  it.each(["in batches", "one by one"])("of one token leaves room for another token: %s", async (how) => {
    const total = 60;
    let done = 0;
    endpoint = await startToyEndpoint({
      tools: {
        expensive: () => {
          const until = performance.now() + 10;
          while (performance.now() < until);
          done += 1;
          return Promise.resolve(textResult(""));
        },
        cheap: () => Promise.resolve(textResult("")),
      },
    });
    const call = (id: number) => ({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name: "expensive", arguments: {} },
    });
    const bodies =
      how === "in batches"
        ? Array.from({ length: total / 10 }, () => Array.from({ length: 10 }, (_, id) => call(id)))
        : Array.from({ length: total }, (_, id) => call(id));
    const flood = Promise.all(bodies.map((body) => sendBody(endpoint, body, { token: "flooding" })));
    await expect.poll(() => done, { interval: 1 }).toBeGreaterThan(0);
    const { status } = await speak(
      endpoint,
      "2026",
      "tools/call",
      { name: "cheap", arguments: {} },
      { token: "other" },
    );
    const before = done;
    await flood;
    expect(status).toBe(200);
    expect(before).toBeLessThan(total);
    expect(done).toBe(total);
  });
});
