import { expect, it } from "vitest";
import { createLimitedLookup } from "../../src/outgoing/limited-lookup.ts";

it("at most two names are looked up at a time, because a lookup occupies a thread", async () => {
  let running = 0;
  let most = 0;
  const lookup = createLimitedLookup(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 50));
    running -= 1;
    return [];
  });
  const hosts = ["a", "b", "c", "d", "a", "b"].map((name) => `${name}.example.com`);
  await Promise.all(hosts.map((host) => lookup(host, new AbortController().signal)));
  expect(most).toBe(2);
});

it("a request that is aborted does not wait for other lookups", async () => {
  const lookup = createLimitedLookup(() => new Promise(() => undefined));
  const { signal: never } = new AbortController();
  for (const host of ["a.example.com", "b.example.com"]) void lookup(host, never);
  await expect(lookup("c.example.com", AbortSignal.timeout(20))).rejects.toThrow(/timeout/);
});
