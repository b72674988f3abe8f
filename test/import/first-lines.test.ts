import { expect, it } from "vitest";
import { createFirstLines } from "../../src/exchange/transfer/first-lines.ts";

it("returns the first line of each key, also after the table has grown", () => {
  const lines = createFirstLines();
  const count = 5000;
  for (let line = 1; line <= count; line += 1) expect(lines.add(`part ${line}`, line)).toBeUndefined();
  for (let line = 1; line <= count; line += 1) expect(lines.add(`part ${line}`, count + line)).toBe(line);
  expect(lines.add("part 0", 1)).toBeUndefined();
});
