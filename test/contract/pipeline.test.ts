/**
 * Tests the error statuses of each pipeline step in both formats. `statuses.test.ts` and `matrix.test.ts` test
 * differences between operations.
 */
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, type Answer, type Api } from "../support/client.ts";
import { createInventory, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { forgetFailures, startService, type TestService } from "../support/service.ts";

const formats = ["application/ld+json", "application/json"] as const;
const hydraLink = 'rel="http://www.w3.org/ns/hydra/core#apiDocumentation"';

let service: TestService;
let client: Api;
let inventory: Inventory;

beforeAll(async () => {
  service = await startService();
  client = api(service, tokens.full);
  inventory = await createInventory(client);
});
afterAll(async () => {
  await service.close();
});

function expectProblem(answer: Answer, status: number, format: string): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.mediaType).toBe("application/problem+json");
  const keys = Object.keys(answer.body).filter((key) => key !== "violations");
  const shape =
    format === "application/json"
      ? ["detail", "status", "title", "type"]
      : ["@context", "@id", "@type", "detail", "hydra:description", "hydra:title", "status", "type"];
  expect(keys.sort()).toEqual(shape);
  expect(answer.body.status).toBe(status);
}

describe.each(formats)("an error in %s", (format) => {
  const accept = format;

  describe("routing", () => {
    it.each(["/api/nope", "/api/parts/1/nope", "/api//parts", "/api/Parts", "/api/parts/1/children"])(
      "returns 404 for an unknown path: %s",
      async (path) => {
        expectProblem(await client.get(path, { accept }), 404, format);
      },
    );

    it.each(["abc", "0", "-1", "1.5", "1e3", "99999999999999999999", "%20", "1%00"])(
      "returns 404 for an ID that is not a positive integer: %s",
      async (id) => {
        expectProblem(await client.get(`/api/parts/${id}`, { accept }), 404, format);
      },
    );

    it.each([
      ["PUT", "/api/parts/1", "GET, HEAD, OPTIONS, PATCH, DELETE"],
      ["POST", "/api/parts/1", "GET, HEAD, OPTIONS, PATCH, DELETE"],
      ["DELETE", "/api/parts", "GET, HEAD, OPTIONS, POST"],
      ["PATCH", "/api/log_entries/1", "GET, HEAD, OPTIONS"],
      ["PROPFIND", "/api/parts", "GET, HEAD, OPTIONS, POST"],
    ])("returns 405 and the allowed methods: %s %s", async (method, path, allowed) => {
      const answer = await client.request(method, path, undefined, { accept });
      expectProblem(answer, 405, format);
      const sorted = (list: string): string[] => list.split(", ").sort();
      expect(sorted(answer.headers.allow ?? "")).toEqual(sorted(allowed));
    });
  });

  describe("credentials", () => {
    it.each([
      ["none", null, undefined],
      ["an unknown token", "Bearer unknown", "invalid_token"],
      ["an expired token", `Bearer ${tokens.expired}`, "invalid_token"],
      ["an empty token", "Bearer ", undefined],
    ])("returns 401 with a challenge for %s", async (_title, authorization, error) => {
      await forgetFailures(service);
      const answer = await client.get("/api/parts", { accept, authorization });
      expectProblem(answer, 401, format);
      const challenge = answer.headers["www-authenticate"];
      expect(challenge).toMatch(/^Bearer/);
      if (error === undefined) expect(challenge).not.toContain("error=");
      else expect(challenge).toContain(`error="${error}"`);
    });

    it("returns 403 and names the missing permission", async () => {
      const answer = await client.post(
        "/api/categories",
        { name: "x" },
        { accept, authorization: `Bearer ${tokens.reader}` },
      );
      expectProblem(answer, 403, format);
      expect(String(answer.body.detail)).toContain("categories.create");
    });

    it("returns 403 and names the missing scope", async () => {
      const authorization = `Bearer ${tokens.readOnly}`;
      const answer = await client.post("/api/categories", { name: "x" }, { accept, authorization });
      expectProblem(answer, 403, format);
      expect(String(answer.body.detail)).toContain("edit");
    });

    it("returns 429 after many failed credentials and never rejects valid ones", async () => {
      await forgetFailures(service);
      const statuses: number[] = [];
      // More attempts are possible if a new minute begins during the loop.
      for (let attempt = 0; attempt < 62 && statuses.at(-1) !== 429; attempt += 1) {
        const { status } = await client.get("/api/parts", { accept, authorization: `Bearer bad${attempt}` });
        statuses.push(status);
      }
      expect(statuses.length).toBeGreaterThan(30);
      expect(statuses).toEqual([...Array<number>(statuses.length - 1).fill(401), 429]);
      const refused = await client.get("/api/parts", { accept, authorization: "Bearer bad" });
      expectProblem(refused, 429, format);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      await client.get("/api/parts", { accept, expect: 200 });
      await forgetFailures(service);
    });
  });

  describe("bodies", () => {
    const name = (): Record<string, string> => ({ name: `x ${Math.random()}` });

    it.each([
      ["POST", "/api/categories", "application/x-www-form-urlencoded", "accept-post"],
      ["POST", "/api/categories", "application/merge-patch+json", "accept-post"],
      ["POST", "/api/categories", "text/plain", "accept-post"],
      ["POST", "/api/categories", "nonsense", "accept-post"],
      ["PATCH", "/api/categories/1", "application/json", "accept-patch"],
      ["PATCH", "/api/categories/1", "application/ld+json", "accept-patch"],
    ])(
      "returns 415 for %s %s with %s and names the accepted types",
      async (method, path, contentType, header) => {
        const answer = await client.request(method, path, name(), { accept, contentType });
        expectProblem(answer, 415, format);
        const taken = answer.headers[header]?.split(", ").sort();
        expect(taken).toEqual(
          method === "PATCH" ? ["application/merge-patch+json"] : ["application/json", "application/ld+json"],
        );
      },
    );

    it.each(["POST /api/categories", "PATCH /api/categories/1"])(
      "returns 415 for %s without a Content-Type",
      async (line) => {
        const [method, path] = line.split(" ") as [string, string];
        expectProblem(await client.request(method, path, name(), { accept, contentType: null }), 415, format);
      },
    );

    it.each([
      ["an operation without upload", "/api/categories", { name: "x", comment: "x".repeat(1024 * 1024) }],
      ["a wrong type in a large body", "/api/parts", { name: ["x".repeat(1024 * 1024)] }],
    ])("returns 413 for a body over 1 MiB: %s", async (_title, path, body) => {
      expectProblem(await client.post(path, body, { accept }), 413, format);
    });

    it.each([
      ["nothing", ""],
      ["no JSON", '{"name":'],
      ["followed by more text", '{"name":"a"} b'],
      ["a trailing comma", '{"name":"a",}'],
      ["not an object", "5"],
      ["null", "null"],
      ["an array", '[{"name":"a"}]'],
      ["broken UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
      ["very deep nesting", "[".repeat(100_000)],
    ])("returns 400 for a body that is %s", async (_title, body) => {
      const contentType = "application/json";
      expectProblem(await client.post("/api/categories", body, { accept, contentType }), 400, format);
    });

    it("reports all properties of a wrong type in one response", async () => {
      const answer = await client.post("/api/parts", { name: 5, category: 1, mass: "heavy" }, { accept });
      expectProblem(answer, 400, format);
      const violations = answer.body.violations as unknown as { propertyPath: string }[];
      expect(violations.map(({ propertyPath }) => propertyPath).sort()).toEqual(["category", "mass", "name"]);
    });

    it("reports all violated rules in one response", async () => {
      const answer = await client.post("/api/parts", { name: "", mass: -1, nope: 1 }, { accept });
      expectProblem(answer, 422, format);
      const violations = answer.body.violations as unknown as { propertyPath: string }[];
      expect(violations.map(({ propertyPath }) => propertyPath).sort()).toEqual([
        "category",
        "mass",
        "name",
        "nope",
      ]);
    });
  });

  describe("the query", () => {
    it.each([
      ["page=0", "page"],
      ["page=abc", "page"],
      ["page=1.5", "page"],
      ["itemsPerPage=5001", "itemsPerPage"],
      ["itemsPerPage=-1", "itemsPerPage"],
      ["page=1&page=2", "page"],
      ["nope=1", "nope"],
      ["order[nope]=asc", "order[nope]"],
      ["order[name]=up", "order[name]"],
      ["addedDate[after]=yesterday", "addedDate[after]"],
      ["mass[gt]=heavy", "mass[gt]"],
      ["favorite=perhaps", "favorite"],
      ["category=abc", "category"],
      ["cursor=nonsense", "cursor"],
      ["__proto__=1", "__proto__"],
      ["constructor[prototype]=1", "constructor[prototype]"],
    ])("returns 400 for %s and names the parameter", async (query, named) => {
      const answer = await client.get(`/api/parts?${query}`, { accept });
      expectProblem(answer, 400, format);
      expect(answer.text).toContain(named);
    });

    it.each(["%", "%zz", "%ff", "%00%"])("returns 4xx for invalid percent-encoding: %s", async (text) => {
      for (const path of [`/api/parts?name=${text}`, `/api/parts/${text}`]) {
        const answer = await client.get(path, { accept });
        expect([400, 404]).toContain(answer.status);
      }
    });
  });

  it("returns 412 for an If-Match with another version", async () => {
    const path = `/api/parts/${inventory.parts}`;
    const headers = { "If-Match": '"0.other"' };
    expectProblem(await client.patch(path, { name: "x" }, { accept, headers }), 412, format);
    expectProblem(await client.delete(path, { accept, headers }), 412, format);
  });

  it("returns 409 for the deletion of a used element and names its uses", async () => {
    const answer = await client.delete(`/api/categories/${inventory.categories}`, { accept });
    expectProblem(answer, 409, format);
    expect(String(answer.body.detail)).toMatch(/part/i);
  });
});

describe("negotiation", () => {
  it.each([
    ["application/ld+json", "application/ld+json"],
    ["application/json", "application/json"],
    ["*/*", "application/ld+json"],
    ["application/*", "application/ld+json"],
    ["application/json, application/ld+json;q=0.5", "application/json"],
    ["application/xml, application/json;q=0.1", "application/json"],
    ["text/html;q=0.1, application/json", "application/json"],
  ])("returns %s the requested format", async (accept, mediaType) => {
    for (const path of ["/api/parts", `/api/parts/${inventory.parts}`]) {
      const answer = await client.get(path, { accept, expect: 200 });
      expect(answer.mediaType).toBe(mediaType);
      expect(answer.headers.vary?.toLowerCase()).toContain("accept");
    }
  });

  it.each(["application/xml", "image/png", "garbage", "application/json;q=0", "text/turtle"])(
    "returns 406 for Accept: %s",
    async (accept) => {
      const answer = await client.get("/api/parts", { accept });
      expect(answer.status).toBe(406);
      expect(answer.mediaType).toBe("application/problem+json");
    },
  );

  it("returns an accepted format for a write that prefers text/html", async () => {
    const accept = "text/html, application/json;q=0.9";
    const answer = await client.post("/api/categories", { name: "from a browser" }, { accept, expect: 201 });
    expect(answer.mediaType).toBe("application/json");
  });

  it.each([
    "application/problem+json",
    "application/xml;q=0.5, application/problem+json;q=0.1",
    "text/html, application/problem+json;q=0.9",
  ])("a DELETE requires only an acceptable format for errors: %s", async (accept) => {
    const { body } = await client.post("/api/categories", { name: `to delete (${accept})` }, { expect: 201 });
    const path = String(body["@id"]);
    const deleted = await client.delete(path, { accept, expect: 204 });
    expect(deleted.text).toBe("");
    const answer = await client.delete(path, { accept, expect: 404 });
    expect(answer.mediaType).toBe("application/problem+json");
    expect(answer.body["title"]).toBe("Not Found");
  });

  it("a DELETE rejects formats that errors do not have", async () => {
    const path = `/api/categories/${inventory.categories}`;
    const answer = await client.delete(path, { accept: "application/xml, application/problem+json;q=0" });
    expect(answer.status).toBe(406);
    expect(answer.body.detail).toContain('"application/problem+json"');
  });

  it("returns 406 for a write before it changes anything", async () => {
    const name = "never made";
    expect((await client.post("/api/categories", { name }, { accept: "text/html" })).status).toBe(406);
    const { body } = await client.get(`/api/categories?name=${encodeURIComponent(name)}`);
    expect(body["hydra:totalItems"]).toBe(0);
  });

  it.each([
    ["/api/parts.json", "application/json"],
    ["/api/parts.jsonld", "application/ld+json"],
    ["/api/parts/", "application/ld+json"],
  ])("selects the format by suffix and accepts a trailing slash: %s", async (path, mediaType) => {
    expect((await client.get(path, { expect: 200 })).mediaType).toBe(mediaType);
  });

  it.each(["/api/parts.json", "/api/parts.jsonld"])(
    "a suffix replaces the Accept header: %s",
    async (path) => {
      const answer = await client.get(path, { accept: null, expect: 200 });
      expect(answer.mediaType).toBe(path.endsWith("ld") ? "application/ld+json" : "application/json");
    },
  );

  it.each([`/api/parts`, "/api/parts/999999", "/api", "/api/docs"])(
    "returns the documentation page for a GET without Accept, before authentication: %s",
    async (path) => {
      const answer = await client.get(path, { accept: null, authorization: null, expect: 200 });
      expect(answer.mediaType).toBe("text/html");
      expect(answer.text).toMatch(/<!doctype html>/i);
    },
  );

  it("returns JSON-LD for a write without Accept", async () => {
    const answer = await client.post("/api/categories", { name: "no accept" }, { accept: null, expect: 201 });
    expect(answer.mediaType).toBe("application/ld+json");
  });
});

describe("other methods", () => {
  it("HEAD returns the headers of GET without the body", async () => {
    const path = `/api/parts/${inventory.parts}`;
    const get = await client.get(path, { expect: 200 });
    const head = await client.request("HEAD", path, undefined, { expect: 200 });
    expect(head.text).toBe("");
    for (const name of ["content-type", "etag", "vary", "link"])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  it("OPTIONS returns the allowed methods without a token", async () => {
    const answer = await client.request("OPTIONS", "/api/parts", undefined, {
      authorization: null,
      expect: 204,
    });
    expect(answer.headers.allow?.split(", ").sort()).toEqual(["GET", "HEAD", "OPTIONS", "POST"]);
  });
});

describe("every response", () => {
  it("has the link to the Hydra documentation and a request ID", async () => {
    for (const path of ["/api/parts", "/api/parts/999999999", "/api/nope"]) {
      const answer = await client.get(path);
      expect(answer.headers.link).toContain(`/api/docs.jsonld>; ${hydraLink}`);
      expect(answer.headers["x-request-id"]).toMatch(/\S/);
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }
  });
});

describe("malformed HTTP requests", () => {
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(service.url).port), "127.0.0.1", () => socket.write(text));
      let answer = "";
      socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
      socket.on("close", () => {
        resolve(answer);
      });
      socket.on("error", reject);
      socket.setTimeout(10_000, () => socket.destroy(new Error("hangs")));
    });

  // Node.js closes the connection with the response. Data that it has not read by then would reset the connection.
  it.each([
    [
      "an over-long URL",
      `GET /api/parts?name=${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    ],
    [
      "over-long headers",
      `GET /api/parts HTTP/1.1\r\nHost: a\r\nX-A: ${"x".repeat(20_000)}\r\nConnection: close\r\n\r\n`,
    ],
  ])("returns 431 for %s", async (_title, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 431 .*\r\n\r\n$/s);
  });

  it.each([
    ["a request without Host", "GET /api/parts HTTP/1.1\r\nConnection: close\r\n\r\n"],
    [
      "an absolute URL",
      "GET http://other.example/api/parts HTTP/1.1\r\nHost: a\r\nAccept: */*\r\nConnection: close\r\n\r\n",
    ],
    ["a request without a path", "GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    [
      "a negative Content-Length",
      "POST /api/parts HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\nConnection: close\r\n\r\n",
    ],
    ["nonsense", "\x16\x03\x01\x00\r\n\r\n"],
  ])("returns 4xx for %s", async (_title, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
