import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, returnPath, returnQuery } from "../../../src/pages/site/return-to.ts";

const base = "https://parts.example";

/** Returns the origins of a return path that is resolved once, and of its path resolved again. */
function origins(path: string): string[] {
  const first = new URL(path, `${base}/login`);
  return [first.origin, new URL(first.pathname, base).origin];
}

describe("the return path", () => {
  it.each([
    "/",
    "/user/settings",
    "/user/settings#tokens",
    "/tools/users?page=2&q=a%20b",
    "/oauth/authorize?redirect_uri=https%3A%2F%2Fapp.example%2Fcb&state=%2F%2Fx&scope=read_only+edit",
    "/tools/log?q=//evil.example",
  ])("can be a path of the service: %s", (path) => {
    expect(returnPath(path, "/other")).toBe(path);
  });

  it.each([
    null,
    "",
    "tools",
    "https://evil.example/",
    "http:/evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/tools\\..\\..\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/ /evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/a/%2E%2e//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/tools\r\nSet-Cookie: a=1",
    "/\u2215evil.example",
    "/tools?q=ä",
    "//",
    "//user:password@evil.example",
    `/${"x".repeat(8192)}`,
  ])("cannot be an address outside the service: %j", (path) => {
    expect(returnPath(path, "/other")).toBe("/other");
  });

  it("stays within the service for any request", () => {
    const characters = fc.constantFrom(..."/\\.:@?#%\t\r\n ab2eE5cCfF");
    const text = fc.string({ unit: characters, maxLength: 20 });
    fc.assert(
      fc.property(text, (tail) => {
        const path = returnPath(`/${tail}`, "/");
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(origins(path)).toEqual([base, base]);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("the return parameter", () => {
  it.each(["%41", "+", "&", "a"])("is at most a third longer than a long path of %s", (sign) => {
    const path = `/oauth/authorize?${sign.repeat(4096 / sign.length)}`;
    const query = returnQuery(path);
    expect(query.length).toBeLessThan(5600);
    const value = new URLSearchParams(query).get("return_to");
    expect(returnPath(value, "/other")).toBe(path);
    // Users who are interrupted again return to the first interruption, whose path contains the return path.
    const nested = `/user/settings/password?${query}`;
    expect(loginPath(nested).length).toBeLessThan(8192);
    expect(returnPath(new URL(loginPath(nested), base).searchParams.get("return_to"), "/other")).toBe(nested);
  });

  it("cannot lead to another host in its encoded form", () => {
    const pack = (path: string): string => `~${Buffer.from(path).toString("base64url")}`;
    expect(returnPath(pack("/tools"), "/other")).toBe("/tools");
    const elsewhere = [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "/a/..//evil",
      "/ä",
      pack("/tools"),
      "",
    ];
    for (const path of elsewhere) expect(returnPath(pack(path), "/other"), path).toBe("/other");
    expect(returnPath("~%%%", "/other")).toBe("/other");
  });
});

describe("the login address", () => {
  it("contains any return path", () => {
    const path = "/oauth/authorize?a=b&c=%26#d";
    const query = new URL(loginPath(path), base).searchParams;
    expect(query.get("return_to")).toBe(path);
  });

  it("never exceeds the maximum length of an address", () => {
    expect(loginPath(`/x?${"%".repeat(8_000)}`)).toBe("/login");
  });
});
