import { describe, expect, it } from "vitest";
import { Problem } from "../../src/util/errors.ts";
import {
  cleanClientName,
  clientData,
  redirectUriViolation,
  shortClientName,
} from "../../src/oauth/client-rules.ts";

const cb = "https://client.example.invalid/callback";

describe("the name of a client (RFC 7591 §5)", () => {
  it.each([
    ["unchanged", "My MCP Client", "My MCP Client"],
    ["with any script and emoji", "Löt-Übersicht 部品 👩‍🔧", "Löt-Übersicht 部品 👩‍🔧"],
    ["without surrounding spaces", "  x  ", "x"],
    ["without control characters", "a\u0000b\u001b[31mc\r\nd\u007fe\u0085f", "ab[31mcdef"],
    [
      "without bidirectional formatting characters",
      "a\u202egnp.exe\u202c\u2066b\u2069\u200f\u061c",
      "agnp.exeb",
    ],
    ["without invisible characters", "\u200bP\u2060a\ufeffr\u00adt\u3164s", "Parts"],
    ["without line and paragraph separators", "a\u2028b\u2029c", "abc"],
    ["without lone surrogates", "a\ud800b\udc00c", "abc"],
    ["empty if nothing is left", "\u202e \u0000 \u200b", ""],
  ])("the name of a client is displayed %s", (_, given, shown) => {
    expect(cleanClientName(given)).toBe(shown);
  });

  it("the name of a client is truncated to 128 characters without splitting one", () => {
    expect(shortClientName("x".repeat(500))).toBe("x".repeat(128));
    expect(shortClientName("🔧".repeat(200))).toBe("🔧".repeat(128));
    expect(shortClientName(`${"x".repeat(127)} yz`)).toBe("x".repeat(127));
    expect(shortClientName(`${"\u202e".repeat(200)}x`)).toBe("x");
  });
});

describe("the error for a redirect URI", () => {
  it("the error for a redirect URI contains the URI without dangerous characters", () => {
    expect(redirectUriViolation(cb)).toBeNull();
    expect(redirectUriViolation("http://evil.com/cb")).toContain(
      "http://evil.com/cb is not an allowed redirect URI",
    );
    expect(redirectUriViolation("")).toContain("An empty string is not an allowed redirect URI");
    expect(redirectUriViolation('x"\u001b\n\\ü')).toMatch(/^x'\?\?\/\? is not an allowed redirect URI/);
    expect(redirectUriViolation(`https://x.example/${"a".repeat(3000)}`)).toMatch(
      /^https:.{194}\.\.\. must not be longer than 2000 characters\.$/,
    );
  });
});

describe("the data of a client", () => {
  const given = { name: " Printer ", redirectUris: [cb], scopes: ["read_only"] };
  const violationsOf = (more: Partial<typeof given>) => {
    try {
      clientData({ ...given, ...more });
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
      return ((error as Problem).violations ?? []).map(({ propertyPath, code }) => `${propertyPath} ${code}`);
    }
  };

  it("the data of a client is normalized: no spaces around the name, no duplicates", () => {
    expect(
      clientData({ name: " Printer\u202e ", redirectUris: [cb, cb], scopes: ["edit", "read_only", "edit"] }),
    ).toEqual({ name: "Printer", redirectUris: [cb], scopes: ["edit", "read_only"] });
  });

  it.each([
    [{ name: " " }, ["name not-blank"]],
    [{ name: "\u202e" }, ["name not-blank"]],
    [{ name: "x".repeat(129) }, ["name too-long"]],
    [{ name: "🔧".repeat(128) }, []],
    [{ redirectUris: [] }, ["redirect_uris not-blank"]],
    [{ redirectUris: ["http://evil.example.invalid/callback"] }, ["redirect_uris redirect-uri"]],
    [{ redirectUris: Array.from({ length: 10 }, (_, index) => `${cb}${index}`) }, []],
    [{ redirectUris: Array.from({ length: 11 }, (_, index) => `${cb}${index}`) }, ["redirect_uris too-many"]],
    [{ scopes: [] }, ["scopes not-blank"]],
    [{ scopes: ["superadmin"] }, ["scopes choice"]],
    [{ scopes: ["admin", "full"] }, []],
    [
      { name: "", redirectUris: ["x"], scopes: [] },
      ["name not-blank", "redirect_uris redirect-uri", "scopes not-blank"],
    ],
  ])("the error lists every invalid field of %j", (more, violations) => {
    expect(violationsOf(more)).toEqual(violations);
  });
});
