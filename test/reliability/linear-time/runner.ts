/**
 * Checks that a parser takes linear time: input of eight times the length must take at most 24 times the CPU time,
 * while a quadratic parser takes 64 times. CPU time is independent of other processes. Only the tests in this directory
 * measure time.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { byThoroughness, sampled } from "../../support/soak.ts";

/** Length of the longer input in characters. A quadratic parser takes more than 50 ms for it. */
export const size = byThoroughness({ sample: 10_000, full: 16_000 });
/** Milliseconds that always pass, because shorter times cannot be compared. */
const floor = 15;
/** Ratio of the lengths. */
const growth = 8;
/** Allowed ratio of the times. The factor of 3 covers caches, garbage collection and compilation, which favor the short input. */
const allowedRatio = 3 * growth;

/** Repeated texts that are slow with backtracking, repeated scanning or repeated copying. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = Object.fromEntries(
  [
    ..."a0 ,;.-=%/\\\"'([{<&+@:~_#?é̀Ω😀\n",
    "a ",
    "a,",
    "a=b; ",
    '"a",',
    "a.b",
    "1.",
    "0.",
    "[a]",
    "[1",
    "\\p{",
    "(?a",
    "<!doctype a>",
    "<!---->",
    "a@a.",
    "a-",
    "xn--",
    "%41",
    "://",
    "1e",
    "0:",
    "q=0.",
    "*/*;",
    "a/b;q=1,",
    "\u0300\u0316",
  ].flatMap((unit): [string, (length: number) => string][] => {
    const run = (length: number): string => unit.repeat(Math.ceil(length / unit.length));
    const name = JSON.stringify(unit);
    return [
      [name, run],
      [`${name}…x`, (length) => `x${run(length)}\nx`],
      [`http://${name}`, (length) => `http://${run(length)}`],
    ];
  }),
);

/** A quarter of the texts, for tests with many parsers. */
export const hostileSample: typeof hostileTexts = Object.fromEntries(
  sampled(Object.entries(hostileTexts), 4),
);

/**
 * Returns the CPU time of the fastest of several runs in milliseconds. Rejected input counts, too. Each run gets an input
 * of its own, because some parsers change it.
 */
async function fastest<T>(
  run: (input: T) => unknown,
  create: () => T | Promise<T>,
  runs: number,
): Promise<number> {
  let best = Infinity;
  for (let index = 0; index < runs; index += 1) {
    const input = await create();
    const started = process.cpuUsage();
    try {
      await run(input);
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) throw error;
    }
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** @param length length of the longer input */
export async function isLinear<T>(
  run: (input: T) => unknown,
  inputOf: (length: number) => T | Promise<T>,
  length = size,
): Promise<boolean> {
  const short = () => inputOf(length / growth);
  const long = () => inputOf(length);
  let longTime = await fastest(run, long, 1);
  if (longTime <= floor) return true;
  // The CPU time includes compilation and garbage collection, so the fastest of several runs counts.
  let shortTime = Infinity;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await pause(50 * attempt);
    shortTime = Math.min(shortTime, await fastest(run, short, 5));
    if (longTime > allowedRatio * shortTime) longTime = Math.min(longTime, await fastest(run, long, 2));
    if (longTime <= Math.max(floor, allowedRatio * shortTime)) return true;
  }
  return false;
}

/** Returns the names of the inputs that take more than linear time. */
export async function slowInputs<T>(
  run: (input: T) => unknown,
  inputs: Readonly<Record<string, (length: number) => T | Promise<T>>>,
  length = size,
): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, inputOf] of Object.entries(inputs))
    if (!(await isLinear(run, inputOf, length))) slow.push(name);
  return slow;
}

/** Maps the name of a parser to a function that calls it with a text. */
export type Readers = Readonly<Record<string, (text: string) => unknown>>;

/** Tests all parsers with all hostile texts. */
export function describeReaders(readers: Readers): void {
  describe("takes linear time for any text:", () => {
    it.each(Object.entries(readers))("%s takes linear time for any text", async (_, run) => {
      expect(await slowInputs(run, hostileTexts)).toEqual([]);
    });
  });
}

export function message(headers: IncomingHttpHeaders, remoteAddress = "127.0.0.1"): IncomingMessage {
  // The parsers read only these members.
  return { headers, method: "POST", socket: { remoteAddress } } as unknown as IncomingMessage;
}
