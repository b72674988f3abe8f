/** Tests that results of changes are shortened if their lists have very long items. */
import { expect, it } from "vitest";
import { maximumText as most } from "../../../src/mcp/tools/results.ts";
import { briefDocument } from "../../../src/mcp/tools/writing/brief-document.ts";

const texts = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`text${index}`, "x".repeat(2000)]),
);
const items = Array.from({ length: 10 }, () => texts);

it("a list without room is omitted and named, and never shown as empty", () => {
  const brief = briefDocument({ id: 7, items, none: [], inner: { items } }, most);
  expect(brief).toEqual({
    id: 7,
    none: [],
    inner: {},
    truncated: [
      { property: "items", total: 10, shown: 0 },
      { property: "inner.items", total: 10, shown: 0 },
    ],
  });
});

it("no result exceeds the maximum length", () => {
  const long = Object.fromEntries(Object.keys(texts).map((name) => [name, "👍".repeat(30_000)]));
  const brief = briefDocument({ ...long, more: { ...long }, items }, most);
  expect(JSON.stringify(brief).length).toBeLessThanOrEqual(most);
  expect(JSON.stringify(brief)).not.toContain("\\ud83d");
});

it("a short result does not change", () => {
  const document = { id: 7, name: "Part", lots: [{ amount: 1 }], footprint: null };
  expect(briefDocument(document, most)).toEqual(document);
});
