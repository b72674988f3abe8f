import { describe, expect, it } from "vitest";
import { checkAnswer, ContractViolation, declaredOperations, operationOf } from "./contract.ts";
import type { Exchange } from "./contract.ts";

const part = {
  id: 1,
  name: "Part 1",
  description: "",
};

function exchange(status: number, document: unknown, more: Partial<Exchange> = {}): Exchange {
  return {
    method: "GET",
    target: "/api/parts/1?properties[]=name",
    status,
    headers: { "content-type": "application/json; charset=utf-8", etag: '"1.abc"' },
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
  headers: { "content-type": "application/ld+json", etag: '"1.abc"', "x-total-count": "1" },
};

describe("holding an answer against the contract", () => {
  it("accepts what is declared and says what was reached", () => {
    expect(checkAnswer(exchange(200, part))).toEqual({ operationId: "getPart", status: 200 });
    expect(checkAnswer(exchange(200, list, listed))).toEqual({ operationId: "listParts", status: 200 });
  });

  it.each([
    ["an undeclared status", exchange(418, part)],
    [
      "an undeclared media type",
      exchange(200, part, { headers: { "content-type": "text/csv", etag: '"1"' } }),
    ],
    ["a missing header", exchange(200, part, { headers: { "content-type": "application/json" } })],
    [
      "a header of a wrong form",
      exchange(200, part, { headers: { "content-type": "application/json", etag: "1" } }),
    ],
    ["a value of a wrong type", exchange(200, { ...part, name: 5 })],
    ["a missing property", exchange(200, part, { target: "/api/parts/1" })],
    ["a body that is no JSON", exchange(200, part, { body: Buffer.from("<html>") })],
    ["a body where none is declared", exchange(304, part)],
    ["a server error outside all operations", exchange(500, {}, { target: "/api/nope" })],
    ["a bare 404 outside all operations", exchange(404, {}, { target: "/api/nope" })],
    ["a 405 without Allow", exchange(405, {}, { method: "PUT" })],
    ["OPTIONS without Allow", exchange(204, {}, { method: "OPTIONS", headers: {}, body: Buffer.alloc(0) })],
    ["a sparse list without its total", exchange(200, { ...list, "hydra:totalItems": undefined }, listed)],
    ["a sparse list without its members", exchange(200, { ...list, "hydra:member": undefined }, listed)],
    ["a member without its IRI", exchange(200, { ...list, "hydra:member": [{ "@type": "Part" }] }, listed)],
  ])("refuses %s", (_title, faulty) => {
    expect(() => checkAnswer(faulty)).toThrow(ContractViolation);
  });

  it.each([
    ["GET", "/api/parts", "listParts"],
    ["HEAD", "/api/parts/", "listParts"],
    ["GET", "/api/parts.jsonld?page=2", "listParts"],
    ["GET", "/api/parts/7.json", "getPart"],
    ["GET", "/api/docs.json", "getOpenApiDocument"],
    ["GET", "/api/tokens/current", "getCurrentToken"],
  ])("knows the operation of %s %s", (method, target, operationId) => {
    expect(operationOf(method, target)?.operationId).toBe(operationId);
  });

  it("knows no operation where there is none", () => {
    expect(operationOf("PUT", "/api/parts/1")).toBeNull();
    expect(operationOf("GET", "/api/parts/1/nope")).toBeNull();
  });

  it("names the tier and the permission of every operation that is not public", () => {
    const guarded = declaredOperations().filter(({ tier }) => tier !== null);
    expect(guarded.length).toBeGreaterThan(40);
    expect(guarded.filter(({ permission }) => permission === null)).toEqual([]);
  });
});
