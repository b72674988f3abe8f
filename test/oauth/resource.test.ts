import { describe, expect, it } from "vitest";
import { protectedResources } from "../../src/identity/protected-resource.ts";
import { audienceCovers, parseResource, resourceIncludes } from "../../src/oauth/resource.ts";

const issuer = "https://parts.example.org";

describe("the parameter resource (RFC 8707 §2)", () => {
  it.each([
    [[], null],
    [[issuer], issuer],
    [[`${issuer}/`], issuer],
    [[`${issuer}/api`], `${issuer}/api`],
    [[`${issuer}/mcp/`], `${issuer}/mcp`],
    [["https://PARTS.example.org/eda-api"], `${issuer}/eda-api`],
    [[`${issuer}:443/mcp`], `${issuer}/mcp`],
    [[`${issuer}/mcp`, `${issuer}/api`], `${issuer}/api ${issuer}/mcp`],
    [[`${issuer}/mcp`, `${issuer}/mcp/`], `${issuer}/mcp`],
    [[`${issuer}/mcp`, issuer], issuer],
  ])("%j names a resource of this service", (values, resource) => {
    expect(parseResource(values, issuer)).toEqual({ resource });
  });

  it.each([
    ["another host", "https://evil.example.org/mcp"],
    ["another port", `${issuer}:8443/mcp`],
    ["another scheme", "http://parts.example.org/mcp"],
    ["another path", `${issuer}/api/parts`],
    ["another case of the path", `${issuer}/MCP`],
    ["two slashes", `${issuer}/mcp//`],
    ["a fragment", `${issuer}/mcp#x`],
    ["an empty fragment", `${issuer}/mcp#`],
    ["a query", `${issuer}/mcp?x=1`],
    ["a user name", "https://user@parts.example.org/mcp"],
    ["no URI", "mcp"],
    ["a relative URL", "/mcp"],
    ["a name", "urn:partledger"],
    ["control characters", `${issuer}/mcp\n`],
    ["blanks", `${issuer}/mcp ${issuer}/api`],
  ])("a resource with %s is rejected as invalid_target", (_, value) => {
    expect(parseResource([value], issuer)).toMatchObject({ error: "invalid_target" });
    expect(parseResource([issuer, value], issuer)).toMatchObject({ error: "invalid_target" });
  });
});

describe("the audience of a token (RFC 8707 §3, RFC 9068 §4)", () => {
  it.each([
    [null, ["/api", "/eda-api", "/mcp"]],
    [issuer, ["/api", "/eda-api", "/mcp"]],
    [`${issuer}/api`, ["/api"]],
    [`${issuer}/eda-api`, ["/eda-api"]],
    [`${issuer}/api ${issuer}/mcp`, ["/api", "/mcp"]],
    ["https://other.example.org/api", []],
    ["", []],
  ])("the audience %j gives access to %j and nothing else", (resource, open) => {
    expect(protectedResources.filter((path) => audienceCovers(resource, path, issuer))).toEqual(open);
  });

  it.each([
    [null, `${issuer}/mcp`, true],
    [null, null, true],
    [issuer, null, true],
    [`${issuer}/api ${issuer}/mcp`, `${issuer}/mcp`, true],
    [`${issuer}/mcp`, null, false],
    [`${issuer}/mcp`, issuer, false],
    [`${issuer}/mcp`, `${issuer}/api`, false],
    [`${issuer}/mcp`, `${issuer}/api ${issuer}/mcp`, false],
  ])("a grant for %j covers %j: %s", (granted, requested, holds) => {
    expect(resourceIncludes(granted, requested, issuer)).toBe(holds);
  });
});
