/** Lists of reference designators of any size are read in bounded time and memory. */
import { expect, it } from "vitest";
import { readReferences } from "../../src/exchange/bom/references.ts";

it.each([
  ["R1-R4", 4],
  ["R9007199254740993-R9007199254740993", 1],
  [`R1-R${"9".repeat(400)}`, 1],
  ["R1-R1001", 0],
  ["R1-R999 ".repeat(500_000), 10_989],
])("%.40j names few designators", (text, count) => {
  expect(readReferences(text).references).toHaveLength(count);
});
