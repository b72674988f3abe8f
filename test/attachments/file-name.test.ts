import { parse } from "content-disposition";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanFileName,
  contentDisposition,
  extensionOfName,
  storedExtension,
} from "../../src/attachments/file-name.ts";

describe("a client's file name", () => {
  it.each([
    ["pic.png", "pic.png"],
    ["../../evil.txt", "evil.txt"],
    ["..\\evil.txt", "evil.txt"],
    ["/etc/passwd", "passwd"],
    ["C:\\Users\\x\\a b.pdf", "a b.pdf"],
    ["nul\0.txt", "nul.txt"],
    ["a\r\nSet-Cookie: x.pdf", "aSet-Cookie: x.pdf"],
    ["exe\u202efdp.txt", "exefdp.txt"],
    [" ünï €.pdf ", "ünï €.pdf"],
    [".htaccess", ".htaccess"],
    ["\ud800x.txt", "x.txt"],
    ["", null],
    ["..", null],
    ["a/", null],
    ["\0\u0001", null],
  ])("keeps the file name %j as %j", (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });

  it("a file name is cut to 255 characters and keeps its extension", () => {
    const name = cleanFileName(`${"x".repeat(300)}.tar.gz`)!;
    expect(name).toHaveLength(255);
    expect(name).toMatch(/x\.gz$/);
    expect(cleanFileName("😀".repeat(200))).not.toMatch(/\p{Cs}/u);
  });

  it("a file name never contains a folder, a control character or too many characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (name) => {
        const kept = cleanFileName(name);
        expect(kept === null || (kept !== "" && kept.length <= 255 && !/[/\\\p{Cc}\p{Cs}]/u.test(kept))).toBe(
          true,
        );
      }),
    );
  });
});

describe("the extension of a stored file", () => {
  it.each([
    ["a.pdf", "application/pdf", "pdf"],
    ["A.PDF", "text/plain", "pdf"],
    ["a.tar.gz", "application/gzip", "gz"],
    ["a.php.txt", "text/plain", "txt"],
    ["part.kicad_sym", "text/plain", "kicad_sym"],
    ["a.php", "text/plain", "txt"],
    ["a.html", "text/html", "txt"],
    ["a.HTM", "text/html", "txt"],
    ["x.exe", "application/x-msdownload", "txt"],
    [".htaccess", "text/plain", "txt"],
    ["noext", "text/plain", "txt"],
    ["a.", "text/plain", "txt"],
    ["a.p h p", "text/plain", "txt"],
    [null, "text/plain", "txt"],
    [null, "text/html", "txt"],
    [null, "application/octet-stream", "txt"],
    [null, "image/png", "png"],
    ["photo", "image/jpeg", "jpg"],
    [null, "application/x-unheard-of", "txt"],
  ])("stores a file of %j with type %s with the extension %s", (name, mediaType, extension) => {
    expect(storedExtension(name, mediaType)).toBe(extension);
  });

  it("a stored file never has an extension that a server or desktop would execute", () => {
    for (const dangerous of "php phtml php3 ph3 php4 ph4 php5 ph5 phtm sh asp cgi py pl exe aspx js mjs jsp css jar html htm shtm shtml htaccess htpasswd phar phps".split(
      " ",
    )) {
      expect(storedExtension(`x.${dangerous.toUpperCase()}`, "text/plain")).toBe("txt");
    }
    expect(extensionOfName("x.<script>")).toBe("");
  });
});

describe("Content-Disposition (RFC 6266, RFC 8187)", () => {
  it("any file name survives encoding and decoding, on one line of ASCII", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
        const name = cleanFileName(text);
        if (name === null) return;
        const header = contentDisposition("attachment", name);
        expect(header).toMatch(/^attachment; [\u0020-\u007e]*$/);
        expect(parse(header).parameters["filename"]).toBe(name);
      }),
    );
  });
});
