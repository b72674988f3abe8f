import { describe, expect, it } from "vitest";
import { scopesUpTo } from "../../src/identity/scope.ts";
import { advertisedScopes, parseScope, scopeNames, strongestOf } from "../../src/oauth/parse-scope.ts";

describe("a list of scopes (RFC 6749 §3.3)", () => {
  it.each([
    ["", null],
    ["   ", null],
    ["read_only", "read_only"],
    ["read_only edit", "edit"],
    ["edit read_only", "edit"],
    ["full read_only", "full"],
    [" admin  edit ", "admin"],
    ["edit edit", "edit"],
  ])("the strongest scope of %j is found", (text, scope) => {
    expect(parseScope(text)).toEqual({ scope });
  });

  it.each([
    ["superadmin", "superadmin"],
    ["read_only x y", "x"],
    ["READ_ONLY", "READ_ONLY"],
    ["read_only,edit", "read_only,edit"],
    ["read_only\tedit", "read_only\tedit"],
    ["read_only\nedit", "read_only\nedit"],
    ["read_only\u00a0edit", "read_only\u00a0edit"],
    ["constructor", "constructor"],
    ["__proto__", "__proto__"],
  ])("%j is rejected with its first unknown name", (text, unknown) => {
    expect(parseScope(text)).toEqual({ unknown });
  });

  it("lists each scope once, in the original order", () => {
    expect(scopeNames("edit  read_only edit")).toEqual(["edit", "read_only"]);
  });
});

describe("a scope (RFC 6749 §3.3)", () => {
  it.each([
    ["read_only", ["read_only"]],
    ["edit", ["read_only", "edit"]],
    ["admin", ["read_only", "edit", "admin"]],
    ["full", ["read_only", "edit", "admin", "full"]],
  ] as const)("%s includes every weaker scope", (scope, scopes) => {
    expect(scopesUpTo(scope)).toEqual(scopes);
  });

  it("the strongest of several scopes is found, and null for none", () => {
    expect(strongestOf(["edit", "read_only"])).toBe("edit");
    expect(strongestOf([])).toBeNull();
  });

  it("scopes above edit are not advertised", () => {
    expect(advertisedScopes).toEqual(["read_only", "edit"]);
  });
});
