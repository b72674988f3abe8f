import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, returnPath, returnQuery } from "../../../src/pages/site/return-to.ts";

const base = "https://parts.example";

/** Where a browser ends up that is sent to what comes back, however often it is resolved. */
function origins(path: string): string[] {
  const first = new URL(path, `${base}/login`);
  return [first.origin, new URL(first.pathname, base).origin];
}

describe("where to go on to", () => {
  it.each([
    "/",
    "/user/settings",
    "/user/settings#tokens",
    "/tools/users?page=2&q=a%20b",
    "/oauth/authorize?redirect_uri=https%3A%2F%2Fapp.example%2Fcb&state=%2F%2Fx&scope=read_only+edit",
    "/tools/log?q=//evil.example",
  ])("a path of the service is returned to: %s", (path) => {
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
  ])("an address outside of the service is not returned to: %j", (path) => {
    expect(returnPath(path, "/other")).toBe("/other");
  });

  it("the return path stays within the service, whatever is requested", () => {
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

describe("the parameter that carries where to go on to", () => {
  it.each(["%41", "+", "&", "a"])(
    "the return parameter is at most a third longer than a long path of %s",
    (sign) => {
      const path = `/oauth/authorize?${sign.repeat(4096 / sign.length)}`;
      const query = returnQuery(path);
      expect(query.length).toBeLessThan(5600);
      const value = new URLSearchParams(query).get("return_to");
      expect(returnPath(value, "/other")).toBe(path);
      // Whoever is interrupted on the way is led back to the interruption.
      const nested = `/user/settings/password?${query}`;
      expect(loginPath(nested).length).toBeLessThan(8192);
      expect(returnPath(new URL(loginPath(nested), base).searchParams.get("return_to"), "/other")).toBe(
        nested,
      );
    },
  );

  it("leads nowhere else in its packed form either", () => {
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

describe("the address of the login", () => {
  it("carries where to go on to, whatever is in it", () => {
    const path = "/oauth/authorize?a=b&c=%26#d";
    const query = new URL(loginPath(path), base).searchParams;
    expect(query.get("return_to")).toBe(path);
  });

  it("the address of the login is never longer than addresses may be", () => {
    expect(loginPath(`/x?${"%".repeat(8_000)}`)).toBe("/login");
  });
});
