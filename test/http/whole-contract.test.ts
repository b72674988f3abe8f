import { parseQuery } from "../../src/http/request/parameters.ts";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apiOperationsOf, follow, type Contract } from "../../codegen/document.ts";
import { operations, protocolOperations, type OperationId } from "../../generated/operations.ts";
import { requestComponents, requestSchemas } from "../../generated/resources.ts";
import { tools } from "../../generated/tools.ts";
import { createEndpoints } from "../../src/http/pipeline/endpoint.ts";
import type { Handlers } from "../../src/http/handler.ts";
import { createRouteIndex } from "../../src/http/pipeline/route-index.ts";
import { propertyNames } from "../../src/http/validation/schemas.ts";
import { contractValidation } from "../../src/http/validation/contract-validation.ts";

const handlers = Object.fromEntries(
  operations.map(({ operationId }) => [operationId, () => ({ status: 204 })]),
) as unknown as Handlers<OperationId>;

const endpoints = createEndpoints({
  operations,
  handlers,
  validation: contractValidation,
  timeoutMilliseconds: 1000,
});

/** Returns every array of objects or references in a request body, with its path. */
function arraysOf(
  schema: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; maxItems: unknown }[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, maxItems } = schema as { readonly type?: unknown; readonly maxItems?: unknown };
  const own = [type].flat().includes("array") ? [{ path, maxItems }] : [];
  const below = Object.entries(schema).flatMap(([key, value]) => arraysOf(value, [...path, key]));
  return [...own, ...below];
}

const bodySchemas = [...new Set(operations.flatMap(({ body }) => (body === null ? [] : [body.schema])))];

it("every error that the API declares is a problem document", () => {
  const { paths, components } = JSON.parse(
    readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
  ) as Contract;
  const missing = apiOperationsOf({ openapi: "3.1.1", info: { title: "", version: "" }, paths, components })
    .filter(({ path }) => path.startsWith("/api") || path.startsWith("/eda-api"))
    .flatMap(({ operation: { operationId, responses } }) =>
      Object.entries(responses).flatMap(([status, response]) => {
        const { content = {} } = follow({ paths, components } as Contract, response);
        return Number(status) < 400 || "application/problem+json" in content
          ? []
          : [`${operationId} ${status}`];
      }),
    );
  expect(missing).toEqual([]);
});

it("the examples of JSON-LD responses have a context", () => {
  const document = JSON.parse(
    readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
  ) as Contract;
  const examples = apiOperationsOf(document).flatMap(({ operation: { operationId, responses } }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      Object.values(follow(document, response).content?.["application/ld+json"]?.examples ?? {}).map(
        (example) => ({ place: `${operationId} ${status}`, value: follow(document, example).value }),
      ),
    ),
  );
  const missing = examples.filter(({ value }) => !Object.keys(value as object).includes("@context"));
  expect(examples.length).toBeGreaterThan(100);
  expect(missing.map(({ place }) => place)).toEqual([]);
});

/** Maps each `@id` in a JSON document to the `@type` values of its objects. */
function typesById(value: unknown, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (typeof value !== "object" || value === null) return found;
  const { "@id": id, "@type": type } = value as { readonly "@id"?: unknown; readonly "@type"?: unknown };
  if (typeof id === "string" && typeof type === "string")
    found.set(id, (found.get(id) ?? new Set()).add(type));
  for (const member of Object.values(value)) typesById(member, found);
  return found;
}

/** Returns the examples of a document, each with its path in the document. */
function examplesIn(value: unknown, path = ""): (readonly [string, unknown])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === "examples" && typeof member === "object" && member !== null
      ? Object.entries(member).map(([name, example]) => [`${path}/examples/${name}`, example] as const)
      : examplesIn(member, `${path}/${key}`),
  );
}

it("no example uses the same @id for objects of different types", () => {
  const document: unknown = JSON.parse(
    readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
  );
  const examples = examplesIn(document);
  const ids = examples.flatMap(([path, example]) =>
    [...typesById(example)].map(([id, types]) => ({ path, id, types: [...types] })),
  );
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter(({ types }) => types.length > 1)).toEqual([]);
});

describe("arrays in requests", () => {
  const properties = bodySchemas.flatMap((name) =>
    Object.entries(requestComponents[name]?.["properties"] ?? {}).flatMap(([property, schema]) =>
      [(schema as { readonly type?: unknown }).type].flat().includes("array")
        ? [{ name, property, maxItems: Number((schema as { readonly maxItems?: unknown }).maxItems) }]
        : [],
    ),
  );

  it("arrays in requests have a maximum length in the contract, including arrays in tool arguments", () => {
    const found = [requestComponents, ...tools.map(({ inputSchema }) => inputSchema)].flatMap((schema) =>
      arraysOf(schema),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ maxItems }) => typeof maxItems !== "number")).toEqual([]);
  });

  it.each(properties)(
    "arrays in requests are not validated further if $property of $name is too long",
    ({ name, property, maxItems }) => {
      const body = { [property]: Array.from({ length: maxItems + 1 }, () => 0) };
      expect(() => contractValidation.body(name)(body)).toThrow(
        expect.objectContaining({
          status: 422,
          violations: [
            {
              propertyPath: property,
              message: `This collection should contain ${maxItems} elements or less.`,
              code: "too-many",
            },
          ],
        }) as Error,
      );
    },
  );
});

describe("the pipeline and the contract", () => {
  const index = createRouteIndex(endpoints.map((endpoint) => ({ operation: endpoint.operation, endpoint })));

  it.each([
    ["/api", true],
    ["/api/", true],
    ["/api//x", true],
    ["/api.json", true],
    ["/api.json/", false],
    ["/eda-api", false],
    ["/eda-api/", false],
    ["/eda-api.json", true],
    ["/eda-api//", true],
    ["/eda-api/v1", true],
    ["/kicad-api/v1", false],
    ["/errors", false],
    ["/errors/", false],
    ["/errors/404", true],
    ["/validation_errors", false],
    ["/validation_errors/0=not-blank;1=not-null", true],
  ])("responds to %s: %s", (path, isResponding) => {
    expect(index.respondsTo(path)).toBe(isResponding);
  });

  it("routes, permissions and schemas are consistent", () => {
    for (const endpoint of endpoints) {
      const path = endpoint.operation.path
        .replace(/\{(id|status)\}/, "7")
        .replace(/\{(type|codes)\}/, "Part");
      expect(index.find(path).route.endpoints.get(endpoint.operation.method)).toBe(endpoint);
    }
  });

  it.each(Object.values(protocolOperations))("leaves $path to the protocol module", ({ path }) => {
    expect(index.respondsTo(path)).toBe(false);
  });

  it.each(Object.keys(requestComponents))("the schema %s compiles", (name) => {
    const validate = contractValidation.validators.component(name);
    expect(() => validate({})).not.toThrow();
  });

  it.each(operations.map(({ operationId }) => operationId))("the parameters of %s compile", (operationId) => {
    const endpoint = endpoints.find(({ operation }) => operation.operationId === operationId);
    for (const { name, in: place } of endpoint?.operation.parameters ?? []) {
      if (place !== "query") continue;
      // The parameters can be invalid, but must not cause an internal error.
      try {
        if (endpoint !== undefined) parseQuery(endpoint.parameters(), `${encodeURIComponent(name)}=x`);
      } catch (error) {
        expect(error).toMatchObject({ status: 400 });
      }
    }
  });

  it.each(Object.entries(requestSchemas))(
    "%s ignores no property that its schema declares",
    (name, { ignored }) => {
      const declared = propertyNames({ $ref: `#/components/schemas/${name}` }, requestComponents);
      expect(ignored.filter((property) => declared.includes(property))).toEqual([]);
    },
  );

  it("each entry of the ignored properties names an existing schema", () => {
    for (const [name, { nested }] of Object.entries(requestSchemas)) {
      for (const schemaName of [name, ...Object.values(nested)])
        expect(requestComponents).toHaveProperty([schemaName]);
    }
  });
});
