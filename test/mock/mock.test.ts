import { sample } from "openapi-sampler";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readAsset } from "../../src/util/assets.ts";
import { send, type Answer, type RequestOptions } from "../support/client.ts";
import { checkResponse } from "../support/contract.ts";
import {
  declaredOperations,
  declaredProtocolOperations,
  follow,
  type DeclaredOperation,
  type Json,
} from "../support/declared-operations.ts";
import { startMock, type TestMock } from "../support/mock.ts";

let mock: TestMock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock?.close());

const contract = JSON.parse(readAsset("openapi.json").toString()) as { readonly paths: object };
const example = (schema: object): unknown => sample({ ...schema }, {}, contract);

/** Sends a request to the mock server and validates the response. These responses do not count as reached. */
async function ask(
  method: string,
  path: string,
  body?: unknown,
  { headers, ...options }: RequestOptions = {},
): Promise<Answer<Record<string, unknown>>> {
  const answer = await send<Record<string, unknown>>(mock.url, method, path, body, {
    authorization: "Bearer any",
    accept: "application/json",
    ...options,
    ...(headers !== undefined && { headers }),
  });
  checkResponse({ method, target: path, status: answer.status, headers: answer.headers, body: answer.bytes });
  return answer;
}

function targetOf({ path, parameters }: DeclaredOperation): string {
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.required === true);
  const search = new URLSearchParams(query.map(({ name, schema }) => [name, String(example(schema))]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const declared = parameters.find((parameter) => parameter.name === name);
    return encodeURIComponent(String(example(declared?.schema ?? {})));
  });
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function request({ method, body, ...operation }: DeclaredOperation, options: RequestOptions) {
  const [contentType, schema] = Object.entries(body ?? {})[0] ?? [null, null];
  const target = targetOf({ method, body, ...operation });
  if (schema === null) return ask(method, target, undefined, options);
  return ask(method, target, JSON.stringify(example(schema)), { contentType, ...options });
}

/** Returns the media types of a response that a request can select. */
function offered({ protocol, documentation }: DeclaredOperation, content: object): readonly string[] {
  const types = Object.keys(content).filter(
    // For HTML, the mock returns the documentation page instead of data.
    (type) => type !== "text/html" || protocol !== null || documentation,
  );
  return types.length === 0 ? ["*/*"] : types;
}

/** Expects an example of the contract, in one of the declared formats. */
function expectExample(
  { mediaType, body, status }: Answer<Record<string, unknown>>,
  { protocol, operationId }: DeclaredOperation,
  examples: Readonly<Record<string, Json>>,
): void {
  if (mediaType === null) return;
  const values = Object.values(examples).map((declared) => follow(declared)["value"]);
  // Each error needs its own example, because the example of the schema does not fit every status.
  if (status < 400 && (!/[/+]json$/.test(mediaType) || values.length === 0)) return;
  expect(values, `${operationId} ${status}`).toContainEqual(body);
  if (status >= 400 && protocol === null) expect(body["status"]).toBe(status);
}

const named = (list: readonly DeclaredOperation[]) =>
  list.map((operation) => [operation.operationId, operation] as const);

describe("every operation", () => {
  test.each(named([...declaredOperations(), ...declaredProtocolOperations()]))(
    "%s returns each declared status in each media type",
    async (_, operation) => {
      for (const [status, { content = {} }] of Object.entries(operation.answers)) {
        const isSuccess = status.startsWith("2") || operation.protocol !== null;
        for (const accept of isSuccess ? offered(operation, content) : ["*/*"]) {
          const answer = await request(operation, { accept, headers: { Prefer: `code=${status}` } });
          expect(answer.status, answer.text).toBe(Number(status));
          expectExample(answer, operation, content[answer.mediaType ?? ""]?.examples ?? {});
          if (!accept.includes("*") && answer.mediaType !== null) expect(answer.mediaType).toBe(accept);
        }
      }
    },
  );

  test.each(named(declaredOperations()))("%s succeeds without a preference", async (_, operation) => {
    const answer = await request(operation, { accept: "*/*" });
    expect(answer.status, answer.text).toBeLessThan(300);
  });
});

describe("the mock server", () => {
  test("returns the examples of the contract as JSON and JSON-LD", async () => {
    const { body: plain } = await ask("GET", "/api/parts/3");
    expect(plain).toMatchObject({ id: 3, name: "STM32F407VGT6", category: { name: "Microcontrollers" } });
    const { body: linked } = await ask("GET", "/api/parts/3", undefined, { accept: "application/ld+json" });
    expect(linked).toMatchObject({
      ...plain,
      "@context": "/api/contexts/Part",
      "@id": "/api/parts/3",
      category: { "@id": "/api/categories/3", "@type": "Category" },
      partLots: [{ "@id": "/api/part_lots/9", "@type": "PartLot" }],
    });
    expect((await ask("GET", "/api/parts/3.jsonld")).body).toEqual(linked);
  });

  test("selects an example by its name", async () => {
    const minimal = await ask("GET", "/api/parts/4", undefined, { headers: { Prefer: "example=minimal" } });
    expect(minimal.body).toMatchObject({ name: "BC547", partLots: [] });
    const empty = await ask("GET", "/api/parts", undefined, {
      accept: "application/ld+json",
      headers: { Prefer: 'return=minimal, example="empty"' },
    });
    expect(empty.body).toMatchObject({ "hydra:totalItems": 0, "hydra:member": [] });
    expect(empty.headers["x-total-count"]).toBe("0");
  });

  test.each([
    ["code=418", "Use one of: 200, 303, 304, 400"],
    ["example=large", "Use one of: default, minimal."],
    ["code=200, example=large", "Use one of: default, minimal."],
  ])("rejects the preference %s, which the contract does not declare", async (preference, remedy) => {
    const { status, body } = await ask("GET", "/api/parts/3", undefined, { headers: { Prefer: preference } });
    expect([status, body["detail"]]).toEqual([400, expect.stringContaining(remedy)]);
  });

  test("accepts dry runs like the service", async () => {
    const tried = await ask("POST", "/api/manufacturers?dry_run=true", { name: "Microchip" });
    expect([tried.status, tried.headers["partledger-dry-run"], tried.headers["etag"]]).toEqual([
      201,
      "true",
      undefined,
    ]);
    const real = await ask("POST", "/api/manufacturers", { name: "Microchip" });
    expect([real.status, real.headers["partledger-dry-run"]]).toEqual([201, undefined]);
    expect(real.headers["etag"]).toBeDefined();
    expect((await ask("POST", "/api/manufacturers?dry_run=maybe", { name: "Microchip" })).status).toBe(400);
  });

  test("rejects invalid requests like the service", async () => {
    const missing = await ask("GET", "/api/parts", undefined, { authorization: null });
    expect([missing.status, missing.headers["www-authenticate"]]).toEqual([401, 'Bearer realm="api"']);
    expect((await ask("GET", "/api/parts?nothing=1")).status).toBe(400);
    expect((await ask("GET", "/api/parts/3", undefined, { accept: "image/png" })).status).toBe(406);
    expect((await ask("PUT", "/api/parts/3", {})).status).toBe(405);
    expect((await ask("POST", "/api/parts", "x", { contentType: "text/plain" })).status).toBe(415);
    const invalid = await ask("POST", "/api/parts", { name: "" });
    expect(invalid.body["violations"]).toMatchObject([
      { propertyPath: "name", code: "not-blank" },
      { propertyPath: "category", code: "not-null" },
    ]);
    expect((await ask("POST", "/mcp", {}, { authorization: null })).status).toBe(401);
  });

  test("returns the example of each operation of a batch", async () => {
    const operations = [
      { method: "POST", path: "/api/manufacturers", body: { name: "Microchip" } },
      { method: "PATCH", path: "$1.@id", body: { comment: "$1.name" } },
      { method: "DELETE", path: "/api/manufacturers/$1.id" },
    ];
    const { body } = await ask("POST", "/api/batch", { operations });
    expect(body["results"]).toMatchObject([{ status: 201 }, { status: 200 }, { status: 204 }]);
    const failed = [...operations, { method: "POST", path: "/api/parts", body: {} }];
    const refused = await ask("POST", "/api/batch", { operations: failed });
    expect([refused.status, refused.body["index"]]).toEqual([422, 3]);
    const each = await ask("POST", "/api/batch", { operations: failed, atomic: false });
    expect(each.body["results"]).toMatchObject([{}, {}, {}, { status: 422 }]);
  });

  test("serves the contract and the documentation", async () => {
    expect((await ask("GET", "/api/docs.json")).body).toMatchObject({
      paths: contract.paths,
      servers: [{ url: mock.url, description: "The instance that serves this API description." }],
    });
    expect((await ask("GET", "/api/docs", undefined, { accept: "text/html" })).text).toContain("(mock)");
  });

  test("returns 404 for paths outside of the contract and 405 for another method", async () => {
    expect((await ask("GET", "/nothing")).status).toBe(404);
    expect((await ask("PUT", "/oauth/token")).status).toBe(405);
  });
});

test("each response has its own request ID and each API link once", async () => {
  const [first, second] = [await ask("GET", "/api/parts"), await ask("GET", "/api/parts")];
  expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  expect(first.headers.link?.match(/rel=/g)).toHaveLength(1);
});

test.each([
  ["the API", "GET", "/api/parts"],
  ["OAuth", "GET", "/.well-known/jwks.json"],
  ["MCP", "POST", "/mcp"],
])("a response of %s has the request ID of the client, if it is valid", async (_name, method, path) => {
  const requestIdFor = async (sent: string): Promise<string | undefined> =>
    (await ask(method, path, method === "POST" ? {} : undefined, { headers: { "X-Request-Id": sent } }))
      .headers["x-request-id"];
  expect(await requestIdFor("build-4711.step-3")).toBe("build-4711.step-3");
  expect(await requestIdFor("short")).toMatch(/^[0-9a-f-]{36}$/);
});
