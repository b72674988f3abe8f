import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFileTypeFilter } from "../../src/attachments/file-type-filter.ts";
import { sniffMediaType } from "../../src/attachments/media-type.ts";
import { pictures } from "./pictures.ts";

const sniff = (content: string | Uint8Array) => sniffMediaType(Buffer.from(content));

describe("the type of a file", () => {
  it.each([
    ["text", "Hello", "text/plain"],
    ["no content", "", "text/plain"],
    ["text with an umlaut cut in two", Buffer.from("Größe").subarray(0, 3), "text/plain"],
    ["UTF-16 text", Buffer.from("\ufeffHello", "utf16le"), "text/plain"],
    ["text that starts like an image", "BM is a label of its own, and so are II* and GIF89a", "text/plain"],
    ["a CSV file", "name;value\n1;2", "text/plain"],
    ["an SVG file", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"],
    [
      "an SVG file after everything that can precede its root element",
      '\ufeff <?xml version="1.0"?>\n<!-- <html> -->\n<?x y?><!DOCTYPE svg [<!ENTITY a ">">]><svg/>',
      "image/svg+xml",
    ],
    ["an SVG file with a prefix", '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', "image/svg+xml"],
    [
      "an SVG file in UTF-16",
      Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', "utf16le"),
      "image/svg+xml",
    ],
    ["an HTML page", "\n<!doctype html><title>x</title>", "text/html"],
    ["a script tag", "<script>alert(1)</script>", "text/html"],
    [
      "an XHTML page",
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
      "application/xhtml+xml",
    ],
    ["an XML file", '<?xml version="1.0"?><kicad/>', "application/xml"],
    ["an unterminated comment", `<!--${"-".repeat(60_000)}`, "text/plain"],
    ["a PDF file", "%PDF-1.7\n%\u00e2", "application/pdf"],
    ["arbitrary bytes", Buffer.from([0x80, 0x00, 0x05, 0x99, 0x9f]), "application/octet-stream"],
    ["a PNG image", pictures.png, "image/png"],
    ["a GIF image", pictures.gif, "image/gif"],
    ["a JPEG image", pictures.jpeg, "image/jpeg"],
    ["a WebP image", pictures.webp, "image/webp"],
    ["a BMP image", pictures.bmp, "image/bmp"],
  ])("detects the media type of %s from its content", async (_, content, type) => {
    expect(await sniff(content)).toBe(type);
  });

  it("detects a media type for any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await sniff(bytes)).toMatch(/^[\w.+-]+\/[\w.+-]+$/);
      }),
    );
  });
});

describe("a file type filter", () => {
  it.each([
    "",
    " ",
    ".pdf",
    ".PDF, image/*",
    "image/*,audio/*,video/*",
    "application/pdf",
    "model/step , .kicad_mod",
    "application/vnd.ms-excel",
  ])("accepts the file type filter %j", (text) => {
    expect(() => parseFileTypeFilter(text)).not.toThrow();
  });

  it.each([
    "*.notvalid,,foo",
    "pdf",
    "*.pdf",
    "text/*",
    "*/*",
    ".pdf,",
    ",",
    "image/",
    ". pdf",
    ".pdf;.png",
    "image/png/x",
    "<script>",
  ])("rejects the file type filter %j", (text) => {
    expect(() => parseFileTypeFilter(text)).toThrow(expect.objectContaining({ code: "filetype-filter" }));
  });

  it.each([
    ["", "application/x-msdownload", "exe", true],
    ["image/*", "image/png", "png", true],
    ["image/*", "image/png", "jpg", true],
    ["image/*", "image/svg+xml", "svg", true],
    ["image/*", "text/html", "png", false],
    ["image/*", "text/plain", "png", false],
    ["image/*", "image/png", "txt", false],
    ["image/*", "application/pdf", "pdf", false],
    [".pdf", "application/pdf", "pdf", true],
    [".PDF", "application/pdf", "pdf", true],
    [".pdf", "text/html", "pdf", false],
    [".pdf", "text/plain", "pdf", false],
    [".pdf", "image/png", "pdf", false],
    [".pdf", "application/pdf", "txt", false],
    ["application/pdf", "application/pdf", "pdf", true],
    ["application/pdf", "text/plain", "pdf", false],
    [".csv,.json", "text/plain", "json", true],
    ["text/csv", "text/plain", "csv", true],
    ["text/csv", "text/plain", "pdf", false],
    [".kicad_sym", "text/plain", "kicad_sym", true],
    [".step", "text/plain", "step", true],
    [".docx", "application/zip", "docx", true],
    [".mp4", "application/zip", "mp4", false],
    [".stl", "application/octet-stream", "stl", true],
  ])(
    "the file type filter %j matches %s with extension .%s: %s",
    (filter, mediaType, extension, accepted) => {
      expect(parseFileTypeFilter(filter)({ mediaType, extension })).toBe(accepted);
    },
  );
});
