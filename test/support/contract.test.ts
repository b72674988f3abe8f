import { describe, expect, it } from "vitest";
import { protocolOperations } from "../../generated/operations.ts";
import { checkResponse, ContractViolation, type Exchange } from "./contract.ts";
import { declaredOperations, declaredProtocolOperations, operationOf } from "./declared-operations.ts";
import { assertDeclared } from "./reached.ts";

const part = {
  id: 1,
  name: "Part 1",
  description: "",
};

const usual = {
  "x-request-id": "1c9f2a54-7d0b-4e43-9d6e-0f6f9d1b7a21",
  link: '<http://127.0.0.1/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
};

function exchange(status: number, document: unknown, more: Partial<Exchange> = {}): Exchange {
  return {
    method: "GET",
    target: "/api/parts/1?properties[]=name",
    status,
    headers: { ...usual, "content-type": "application/json; charset=utf-8", etag: '"1.abc"' },
    body: Buffer.from(JSON.stringify(document)),
    ...more,
  };
}

const member = { "@id": "/api/parts/1", "@type": "Part", id: 1 };
const list = {
  "@context": "/api/contexts/Part",
  "@id": "/api/parts",
  "@type": "hydra:Collection",
  "hydra:totalItems": 1,
  "hydra:member": [member],
};
const listed: Partial<Exchange> = {
  target: "/api/parts?properties[]=id",
  headers: { ...usual, "content-type": "application/ld+json", etag: '"1.abc"', "x-total-count": "1" },
};

const documentationPage = {
  target: "/api/parts",
  headers: { ...usual, "content-type": "text/html; charset=utf-8", etag: '"1.abc"' },
  body: Buffer.from("<!doctype html>"),
} satisfies Partial<Exchange>;

describe("contract checks of a response", () => {
  it("accepts a declared response and returns its operation and status", () => {
    expect(checkResponse(exchange(200, part))).toEqual({ operationId: "getPart", status: 200 });
    expect(checkResponse(exchange(200, list, listed))).toEqual({ operationId: "listParts", status: 200 });
  });

  it("accepts the documentation page of a list, which has no number of items", () => {
    expect(checkResponse(exchange(200, null, documentationPage))).toBeNull();
  });

  it("accepts a 500 response, although tests never expect one", () => {
    const problem = { title: "Internal Server Error", detail: "Internal Server Error", status: 500 };
    const answer = exchange(500, { ...problem, type: "/errors/500" });
    const headers = { ...usual, "content-type": "application/problem+json" };
    expect(checkResponse({ ...answer, headers })).toEqual({ operationId: "getPart", status: 500 });
    expect(() => assertDeclared({ ...answer, headers })).toThrow(ContractViolation);
  });

  it.each([
    ["an undeclared status", exchange(418, part)],
    [
      "an undeclared media type",
      exchange(200, part, { headers: { ...usual, "content-type": "text/csv", etag: '"1"' } }),
    ],
    [
      "a missing header",
      exchange(200, list, {
        ...listed,
        headers: { ...usual, "content-type": "application/ld+json", "x-total-count": "1" },
      }),
    ],
    [
      "a list without its total",
      exchange(200, list, {
        ...listed,
        headers: { ...usual, "content-type": "application/ld+json", etag: '"1.abc"' },
      }),
    ],
    [
      "a documentation page without an ETag",
      exchange(200, null, {
        ...documentationPage,
        headers: { ...usual, "content-type": "text/html; charset=utf-8" },
      }),
    ],
    [
      "an invalid header value",
      exchange(200, part, { headers: { ...usual, "content-type": "application/json", etag: "1" } }),
    ],
    ["a value of the wrong type", exchange(200, { ...part, name: 5 })],
    ["a missing property", exchange(200, part, { target: "/api/parts/1" })],
    [
      "an invalid complete record, although a short record is also declared",
      exchange(200, [{ id: "1", name: "R", description: "", keywords: "", fields: { value: "10k" } }], {
        target: "/eda-api/v1/parts/category/1.json",
      }),
    ],
    ["a body that is not JSON", exchange(200, part, { body: Buffer.from("<html>") })],
    ["a body although none is declared", exchange(304, part)],
    ["a 500 response of an undeclared path", exchange(500, {}, { target: "/api/nope" })],
    [
      "a 404 response without a problem document for an undeclared path",
      exchange(404, {}, { target: "/api/nope" }),
    ],
    ["a 405 response without Allow", exchange(405, {}, { method: "PUT" })],
    [
      "an OPTIONS response without Allow",
      exchange(204, {}, { method: "OPTIONS", headers: {}, body: Buffer.alloc(0) }),
    ],
    [
      "a list with selected properties without its total",
      exchange(200, { ...list, "hydra:totalItems": undefined }, listed),
    ],
    [
      "a list with selected properties without its members",
      exchange(200, { ...list, "hydra:member": undefined }, listed),
    ],
    ["a member without its IRI", exchange(200, { ...list, "hydra:member": [{ "@type": "Part" }] }, listed)],
  ])("rejects %s", (_title, invalid) => {
    expect(() => checkResponse(invalid)).toThrow(ContractViolation);
  });

  it.each([
    [
      "the page of a protocol operation",
      "GET",
      "/tools/oauth_clients",
      200,
      "text/html",
      "<!doctype html>",
      {},
    ],
    [
      "an error in the format of its protocol",
      "POST",
      "/oauth/revoke",
      400,
      "application/json",
      '{"error":"invalid_request","error_description":"token is missing."}',
      { "cache-control": "no-store", pragma: "no-cache" },
    ],
  ])("accepts %s of a protocol operation", (_title, method, target, status, type, text, headers) => {
    const answer = { method, target, status, headers: { ...usual, "content-type": type, ...headers } };
    const operationId = operationOf(method, target)?.operationId;
    expect(checkResponse({ ...answer, body: Buffer.from(text) })).toEqual({ operationId, status });
  });

  it.each([
    ["a redirect to an invalid URL", "GET", "/tools/oauth_clients", 303, {}, ""],
    [
      "a media type that only the API uses",
      "GET",
      "/oauth/authorize?client_id=x",
      400,
      { "content-type": "text/plain" },
      "x",
    ],
    [
      "an error without an error code",
      "POST",
      "/oauth/revoke",
      400,
      { "content-type": "application/json" },
      "{}",
    ],
    [
      "a cacheable token response",
      "POST",
      "/oauth/token",
      200,
      { "content-type": "application/json", "cache-control": "max-age=60", pragma: "no-cache" },
      '{"token_type":"Bearer","expires_in":3600,"access_token":"x","scope":"read_only"}',
    ],
  ])("rejects %s of a protocol operation", (_title, method, target, status, headers, text) => {
    const answer = { method, target, status, headers: { ...usual, ...headers }, body: Buffer.from(text) };
    expect(() => checkResponse(answer)).toThrow(ContractViolation);
  });

  it.each([
    ["GET", "/api/parts", "listParts"],
    ["HEAD", "/api/parts/", "listParts"],
    ["GET", "/api/parts.jsonld?page=2", "listParts"],
    ["GET", "/api/parts/7.json", "getPart"],
    ["GET", "/api/docs.json", "getOpenApiDocument"],
    ["GET", "/api/tokens/current", "getCurrentToken"],
    ["POST", "/oauth/token", "requestToken"],
    ["HEAD", "/.well-known/jwks.json", "getSigningKeys"],
    ["GET", "/.well-known/oauth-protected-resource/mcp", "getProtectedResourceMetadataOf"],
  ])("finds the operation of %s %s", (method, target, operationId) => {
    expect(operationOf(method, target)?.operationId).toBe(operationId);
  });

  it("finds no operation for an undeclared path or method", () => {
    expect(operationOf("PUT", "/api/parts/1")).toBeNull();
    expect(operationOf("GET", "/api/parts/1/nope")).toBeNull();
    expect(operationOf("GET", "/tools/oauth_clients/")).toBeNull();
    expect(operationOf("GET", "/tools/oauth_clients.json")).toBeNull();
  });

  it("separates API operations from protocol operations", () => {
    expect(declaredOperations().filter(({ path }) => path.startsWith("/oauth/"))).toEqual([]);
    expect(declaredProtocolOperations().map(({ operationId }) => operationId)).toEqual(
      Object.keys(protocolOperations),
    );
  });

  it("reports the scope and the permission of every operation that is not public", () => {
    const guarded = declaredOperations().filter(({ scope }) => scope !== null);
    expect(guarded.length).toBeGreaterThan(40);
    expect(guarded.filter(({ permission }) => permission === null)).toEqual([]);
  });
});
