/**
 * Checks that a parser takes linear time: twice the input must take at most three times the CPU time, which other
 * processes do not affect. Only the tests of this folder measure time.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { byThoroughness, sampled } from "../../support/soak.ts";

/** Characters of the shorter input. A quadratic reader takes more than 50 ms for twice as many. */
export const size = byThoroughness({ sample: 5000, full: 8000 });
/** Milliseconds that count as fine, whatever the ratio: shorter times say little. */
export const floor = 15;

/** Texts that backtracking, repeated scanning and repeated copying are slow with, from a repeated unit. */
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

/** For readers that there are many of, such as those of each property: a sample takes a quarter of the texts. */
export const hostileSample: typeof hostileTexts = Object.fromEntries(
  sampled(Object.entries(hostileTexts), 4),
);

/** Milliseconds of CPU time that the fastest of several runs takes. Refusals count like results. */
export async function fastest<T>(run: (input: T) => unknown, input: T, runs: number): Promise<number> {
  let best = Infinity;
  for (let index = 0; index < runs; index += 1) {
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

/** @param length that of the shorter input */
export async function isLinear<T>(
  run: (input: T) => unknown,
  inputOf: (length: number) => T | Promise<T>,
  length = size,
): Promise<boolean> {
  const [short, long] = [await inputOf(length), await inputOf(2 * length)];
  let longTime = await fastest(run, long, 1);
  if (longTime <= floor) return true;
  // Compilation and garbage collection count too: several attempts, and the fastest run of each length.
  let shortTime = Infinity;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await pause(50 * attempt);
    shortTime = Math.min(shortTime, await fastest(run, short, 2));
    if (longTime > 3 * shortTime) longTime = Math.min(longTime, await fastest(run, long, 2));
    if (longTime <= Math.max(floor, 3 * shortTime)) return true;
  }
  return false;
}

/** The names of the inputs that take more than linear time. */
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

/** Each reader with a way to give it a text. */
export type Readers = Readonly<Record<string, (text: string) => unknown>>;

/** Tests all readers with all hostile texts. */
export function describeReaders(readers: Readers): void {
  describe("takes linear time for any text:", () => {
    it.each(Object.entries(readers))("%s takes linear time for any text", async (_, run) => {
      expect(await slowInputs(run, hostileTexts)).toEqual([]);
    });
  });
}

export function message(headers: IncomingHttpHeaders, remoteAddress = "127.0.0.1"): IncomingMessage {
  // Only these members are read.
  return { headers, method: "POST", socket: { remoteAddress } } as unknown as IncomingMessage;
}
