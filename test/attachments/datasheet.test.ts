/** Tests which attachment is the datasheet of a part. */
import { expect, test } from "vitest";
import { chooseDatasheet, type DatasheetCandidate } from "../../src/attachments/datasheet.ts";

const url = (external_path: string, more = {}): Partial<DatasheetCandidate> => ({ external_path, ...more });
const file = (internal_path: string, more = {}): Partial<DatasheetCandidate> => ({ internal_path, ...more });

test.each<[what: string, given: readonly Partial<DatasheetCandidate>[], expected: number | null]>([
  ["undefined without attachments", [], null],
  [
    "undefined if no attachment is a PDF or has a matching name or type",
    [{}, url("https://a.example/x.html"), file("media/a.png")],
    null,
  ],
  ['the attachment whose name contains "datasheet"', [file("media/a.pdf"), { name: "My DataSheet" }], 1],
  ['the attachment whose name contains "data sheet"', [file("media/a.pdf"), { name: "data sheet" }], 1],
  ['the attachment whose type contains "datasheet"', [{ type: "Pictures" }, { type: "Datasheets" }], 1],
  [
    "the first attachment with a matching name or type",
    [{}, { type: "Datasheets" }, { name: "datasheet" }],
    1,
  ],
  ["a stored PDF", [{}, file("media/a.PDF")], 1],
  ["a private PDF", [{}, file("secure/a.pdf")], 1],
  ["the first of several PDFs", [url("https://a.example/x.pdf"), file("media/a.pdf")], 0],
  ["an external URL of a PDF", [{}, url("https://a.example/x.pdf?y#z")], 1],
  ["an external URL of a PDF without a scheme", [{}, url("www.ti.com/lit/x.pdf")], 1],
  ["not a URL whose host ends in .pdf", [url("https://a.pdf"), url("a.pdf"), url("a.pdf/x")], null],
  ["not a URL whose query mentions a PDF", [url("https://a.example/a?file=x.pdf")], null],
  ["not an invalid URL", [url("https://a b/x.pdf")], null],
  [
    "a stored PDF that was downloaded from a URL without an extension",
    [url("https://a.example/get", file("media/a.pdf"))],
    0,
  ],
  [
    "not a stored file of another type, whatever its URL",
    [url("https://a.example/a.pdf", file("media/a.html"))],
    null,
  ],
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
