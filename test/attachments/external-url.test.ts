import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { absoluteUrl, normalizeExternalUrl } from "../../src/attachments/external-url.ts";

describe("an external URL", () => {
  it.each([
    ["https://example.com/a.pdf", "https://example.com/a.pdf"],
    ["HTTP://EXAMPLE.com", "HTTP://EXAMPLE.com"],
    ["  https://example.com/a b.pdf ", "https://example.com/a%20b.pdf"],
    ["www.foo.bar", "www.foo.bar"],
    ["www.foo.bar/x.pdf?y=1#z", "www.foo.bar/x.pdf?y=1#z"],
    ["foo.bar:8080/x", "foo.bar:8080/x"],
    ["https://user:secret@example.com/", "https://user:secret@example.com/"],
    ["https://münchen.de/ä", "https://münchen.de/ä"],
    ["http://[::1]/x", "http://[::1]/x"],
    ["http://127.0.0.1:9/none.png", "http://127.0.0.1:9/none.png"],
  ])("stores %j as %j", (text, stored) => {
    expect(normalizeExternalUrl(text)).toBe(stored);
    expect(absoluteUrl(stored)).toMatch(/^https?:\/\//i);
  });

  it("accepts a URL with Latin-1 letters after many other URLs were checked", () => {
    for (let count = 0; count < 200_000; count += 1) normalizeExternalUrl(`https://example.com/${count}`);
    expect(normalizeExternalUrl("https://münchen.de/ä")).toBe("https://münchen.de/ä");
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "ftp://127.0.0.1/x",
    "mailto:a@b.c",
    "//foo.bar/x",
    "/etc/passwd",
    "not a url",
    "nohost",
    "",
    "https://",
    "http://exa mple.com/\u0000",
    "https://example.com/\r\nX: y",
    "https:example.com",
    "http:\\\\example.com",
    "vbscript:x.y",
    "javascript.x:alert(1)",
    "https://example.com:99999/",
    "https://example.com/\ud800",
    "-x.example.com",
    "foo..bar",
  ])("rejects %j as an external URL", (text) => {
    expect(() => normalizeExternalUrl(text)).toThrow(expect.objectContaining({ code: "url" }));
  });

  it("rejects a built-in file as an external URL, and gives the reason", () => {
    expect(() => normalizeExternalUrl("%FOOTPRINTS%/x.png")).toThrow("Built-in files are not supported");
    expect(() => normalizeExternalUrl("%BASE%/../x")).toThrow("Built-in files are not supported");
  });

  it("accepts an external URL of at most 2,048 characters, counted in its stored form", () => {
    expect(normalizeExternalUrl(`https://e.com/${"x".repeat(2034)}`)).toHaveLength(2048);
    expect(() => normalizeExternalUrl(`https://e.com/${" x".repeat(1000)}`)).toThrow(
      expect.objectContaining({ code: "too-long" }),
    );
  });

  it("an external URL always has the scheme http or https, whatever the input", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl(), fc.string({ unit: fc.constantFrom(..."ahtps:/.@[]%\\j \t1?#") })),
        (text) => {
          let stored: string;
          try {
            stored = normalizeExternalUrl(text);
          } catch {
            return;
          }
          expect(new URL(absoluteUrl(stored)).protocol).toMatch(/^https?:$/);
          expect(normalizeExternalUrl(stored)).toBe(stored);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
