/** Selects the attachment that is the datasheet of a part. */
import { expect, test } from "vitest";
import { chooseDatasheet } from "../../src/attachments/datasheet.ts";
import type { DatasheetCandidate } from "../../src/attachments/datasheet.ts";

const url = (external_path: string, more = {}): Partial<DatasheetCandidate> => ({ external_path, ...more });
const file = (internal_path: string, more = {}): Partial<DatasheetCandidate> => ({ internal_path, ...more });

test.each<[what: string, given: readonly Partial<DatasheetCandidate>[], expected: number | null]>([
  ["nothing of nothing", [], null],
  ["nothing where there is none", [{}, url("https://a.example/x.html"), file("media/a.png")], null],
  ["what is called so", [file("media/a.pdf"), { name: "My DataSheet" }], 1],
  ["what is called so in two words", [file("media/a.pdf"), { name: "data sheet" }], 1],
  ["what is of a type called so", [{ type: "Pictures" }, { type: "Datasheets" }], 1],
  ["the first of those", [{}, { type: "Datasheets" }, { name: "datasheet" }], 1],
  ["a stored PDF", [{}, file("media/a.PDF")], 1],
  ["a private PDF", [{}, file("secure/a.pdf")], 1],
  ["the first of PDFs", [url("https://a.example/x.pdf"), file("media/a.pdf")], 0],
  ["the address of a PDF", [{}, url("https://a.example/x.pdf?y#z")], 1],
  ["the bare address of a PDF", [{}, url("www.ti.com/lit/x.pdf")], 1],
  ["no host that looks like a PDF", [url("https://a.pdf"), url("a.pdf"), url("a.pdf/x")], null],
  ["no address that mentions one", [url("https://a.example/a?file=x.pdf")], null],
  ["no address that is none", [url("https://a b/x.pdf")], null],
  ["a PDF whose address has no ending", [url("https://a.example/get", file("media/a.pdf"))], 0],
  ["no other file, whatever its address", [url("https://a.example/a.pdf", file("media/a.html"))], null],
])("the datasheet is %s", (_, given, expected) => {
  const attachments = given.map((each) => ({
    name: "",
    type: "",
    external_path: null,
    internal_path: null,
    ...each,
  }));
  expect(chooseDatasheet(attachments)).toBe(expected === null ? undefined : attachments[expected]);
});
