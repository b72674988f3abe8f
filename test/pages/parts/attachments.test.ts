import { expect, test } from "vitest";
import { datasheetFirst } from "../../../src/pages/parts/attachments.ts";
import type { AttachmentDocument } from "../../../src/pages/parts/read-part.ts";

interface Given {
  readonly id: number;
  readonly name?: string;
  readonly internal_path?: string;
  readonly external_path?: string;
}

function first(given: readonly Given[], types: Readonly<Record<number, string>> = {}): number | undefined {
  const attachments = given.map((each) => ({ name: "", ...each }) as AttachmentDocument);
  const known = new Map(Object.entries(types).map(([id, name]) => [Number(id), name]));
  const sorted = datasheetFirst(attachments, known);
  expect(sorted).toHaveLength(attachments.length);
  return sorted[0]?.id;
}

test.each<[what: string, given: readonly Given[], expected: number]>([
  ["what is called so", [{ id: 1 }, { id: 2, name: "My DataSheet" }], 2],
  ["what is called so in two words", [{ id: 1 }, { id: 2, name: "data sheet" }], 2],
  [
    "a name before a PDF",
    [
      { id: 1, internal_path: "/media/a.pdf" },
      { id: 2, name: "Datasheet" },
    ],
    2,
  ],
  ["a stored PDF", [{ id: 1 }, { id: 2, internal_path: "/media/a.PDF" }], 2],
  ["the address of a PDF", [{ id: 1 }, { id: 2, external_path: "https://a.example/x.pdf?y#z" }], 2],
  ["a bare address of a PDF", [{ id: 1 }, { id: 2, external_path: "a.example/x.pdf" }], 2],
  ["no host that looks like a PDF", [{ id: 1 }, { id: 2, external_path: "https://a.pdf" }], 1],
  ["the first where there is none", [{ id: 1 }, { id: 2 }], 1],
])("the datasheet is %s", (_, given, expected) => {
  expect(first(given)).toBe(expected);
});

test("the datasheet is what is of a type called so", () => {
  expect(first([{ id: 1 }, { id: 2 }], { 1: "Pictures", 2: "Datasheets" })).toBe(2);
});

test("there may be no attachment at all", () => {
  expect(first([])).toBeUndefined();
});
