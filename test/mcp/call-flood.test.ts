/** Tests the concurrency limits for many simultaneous calls of one credential. */
import { once } from "node:events";
import { request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { sendBody, callMethod } from "./mcp-requests.ts";
import { startSampleEndpoint, textResult, type SampleEndpoint } from "./sample-endpoint.ts";

function callOf(name: string, id: number) {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: {} } };
}

describe("slow calls of one token", () => {
  let endpoint: SampleEndpoint;
  afterEach(() => endpoint.close());

  it("slow calls of one token run four at a time, do not delay other tokens, and do not start after a disconnect", async () => {
    const ends: (() => void)[] = [];
    let wasAbandonedCallStarted = false;
    endpoint = await startSampleEndpoint({
      tools: {
        slow: async () => {
          await new Promise<void>((resolve) => ends.push(resolve));
          return textResult("");
        },
        abandoned: () => {
          wasAbandonedCallStarted = true;
          return Promise.resolve(textResult(""));
        },
        fast: () => Promise.resolve(textResult("")),
      },
    });
    const call = (id: number) => sendBody(endpoint, callOf("slow", id), { token: "slow" });
    const slow = Array.from({ length: 6 }, (_, id) => call(id));
    await expect.poll(() => ends.length).toBe(4);
    const { status } = await sendBody(endpoint, callOf("fast", 1), { token: "other" });
    expect(status).toBe(200);

    const headers = {
      Authorization: "Bearer slow",
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    };
    const body = JSON.stringify(callOf("abandoned", 7));
    // The headers of the event stream arrive before the call starts.
    const abandoned = request(`${endpoint.url}/mcp`, { method: "POST", headers, agent: false }).end(body);
    await once(abandoned, "response");
    abandoned.on("error", () => undefined).destroy();
    await expect
      .poll(() => endpoint.lines.map(({ fields }) => fields))
      .toContainEqual(expect.objectContaining({ aborted: true }));

    expect(ends).toHaveLength(4);
    for (const end of ends.splice(0)) end();
    await expect.poll(() => ends.length).toBe(2);
    for (const end of ends) end();
    expect((await Promise.all(slow)).map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(wasAbandonedCallStarted).toBe(false);
  });
});

describe("a flood of expensive calls", () => {
  let endpoint: SampleEndpoint;
  afterEach(() => endpoint.close());

  it.each(["in batches", "one by one"])(
    "a flood of expensive calls of one token leaves room for another token: %s",
    async (how) => {
      const total = 60;
      let done = 0;
      endpoint = await startSampleEndpoint({
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
      const call = (id: number) => callOf("expensive", id);
      const bodies =
        how === "in batches"
          ? Array.from({ length: total / 10 }, () => Array.from({ length: 10 }, (_, id) => call(id)))
          : Array.from({ length: total }, (_, id) => call(id));
      const flood = Promise.all(bodies.map((body) => sendBody(endpoint, body, { token: "flooding" })));
      await expect.poll(() => done, { interval: 1 }).toBeGreaterThan(0);
      const { status } = await callMethod(
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
    },
  );
});
