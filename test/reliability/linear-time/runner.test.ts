/** Tests that the checks of this directory detect parsers that take more than linear time. */
import { expect, it } from "vitest";
import { isLinear } from "./runner.ts";

const textOf = (length: number): string => "a".repeat(length);

/** Compares each character with all others. */
function countPairs(text: string): number {
  let pairs = 0;
  for (let first = 0; first < text.length; first += 1)
    for (let second = 0; second < text.length; second += 1)
      if (text.charCodeAt(first) === text.charCodeAt(second)) pairs += 1;
  return pairs;
}

it("detects a function that takes quadratic time", async () => {
  expect(await isLinear(countPairs, textOf)).toBe(false);
});

it("detects a function that takes quadratic time and consumes its input", async () => {
  const consume = (characters: string[]): number => countPairs(characters.splice(0).join(""));
  expect(await isLinear(consume, (length) => [...textOf(length)])).toBe(false);
});

it("accepts a slow function that takes linear time", async () => {
  const copies = 2000;
  const count = (text: string): number => {
    let sum = 0;
    for (let copy = 0; copy < copies; copy += 1)
      for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
    return sum;
  };
  expect(await isLinear(count, textOf)).toBe(true);
});
