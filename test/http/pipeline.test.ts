/** Tests the error responses of each pipeline step. */
import { describe, expect, it } from "vitest";
import { problem } from "../../src/util/errors.ts";
import type { Ask } from "./sample-service.ts";
import { create, json, patch, useSampleService, whole } from "./use-sample-service.ts";

const { service, start } = useSampleService();

describe("each status", () => {
  it.each<[number, string, string, Ask]>([
    [200, "a list", "/api/things", {}],
    [200, "an item", "/api/things/1", {}],
    [200, "HEAD", "/api/things/1", { method: "HEAD" }],
    [201, "a created item", "/api/things", create(whole)],
    [200, "a changed item", "/api/things/1", { method: "PATCH", headers: patch, body: "{}" }],
    [204, "a deleted item", "/api/things/1", { method: "DELETE" }],
    [204, "OPTIONS", "/api/things", { method: "OPTIONS", headers: { authorization: "" } }],
    [400, "malformed percent-encoding in the path", "/api/things/%zz", {}],
    [400, "malformed percent-encoding in the query", "/api/things?name=%", {}],
    [400, "an invalid parameter", "/api/things?page=abc", {}],
    [400, "an unknown parameter", "/api/things?nope=1", {}],
    [400, "no JSON", "/api/things", create("{bad")],
    [400, "an empty body", "/api/things", create("")],
    [400, "a wrong type", "/api/things", create({ ...whole, name: 5 })],
    [400, "a deeply nested body", "/api/things", create(`{"name":${"[".repeat(5000)}${"]".repeat(5000)}}`)],
    [
      400,
      "bytes that are not UTF-8",
      "/api/things",
      { method: "POST", headers: json, body: Buffer.from([0xff]) },
    ],
    [400, "a malformed If-Match", "/api/things/1", { method: "DELETE", headers: { "if-match": "7" } }],
    [400, "a malformed Idempotency-Key", "/api/things", create(whole, { "idempotency-key": "a b" })],
    [401, "no token", "/api/things", { headers: { authorization: "" } }],
    [401, "an invalid token", "/api/things", { headers: { authorization: "Bearer nope" } }],
    [401, "an expired token", "/api/things", { headers: { authorization: "Bearer expired" } }],
    [
      401,
      "no token and several other errors",
      "/api/things?nope=1",
      { method: "POST", headers: { authorization: "" } },
    ],
    [
      403,
      "a token with an insufficient scope",
      "/api/things/1",
      { method: "DELETE", headers: { authorization: "Bearer reader" } },
    ],
    [403, "no access to the API", "/api/things", { headers: { authorization: "Bearer noapi" } }],
    [403, "no permission", "/api/things", { headers: { authorization: "Bearer noparts" } }],
    [404, "an unknown path", "/api/nope", {}],
    [404, "an ID that is not a number", "/api/things/abc", {}],
    [404, "repeated slashes", "/api//things", {}],
    [404, "an unknown suffix", "/api/things/1.xml", {}],
    [405, "an undeclared method", "/api/things/1", { method: "PUT" }],
    [405, "HEAD for an operation without GET", "/api/uploads", { method: "HEAD" }],
    [405, "TRACE", "/api/things", { method: "TRACE" }],
    [406, "an unsupported format", "/api/things", { headers: { accept: "application/xml" } }],
    [406, "HTML as the format of a write", "/api/things", create(whole, { accept: "text/html" })],
    [406, "an unsupported suffix", "/api/contexts/Part.json", {}],
    [413, "a large body", "/api/things", create("x".repeat(1024 * 1024 + 1))],
    [414, "a long URL", `/api/things?name=${"x".repeat(8200)}`, {}],
    [415, "a body of another media type", "/api/things", create(whole, { "content-type": "text/plain" })],
    [415, "a body without a media type", "/api/things", { method: "POST", body: "{}" }],
    [415, "no body and no media type", "/api/things/1", { method: "PATCH" }],
    [415, "JSON instead of a merge patch", "/api/things/1", { method: "PATCH", headers: json, body: "{}" }],
    [
      415,
      "another charset",
      "/api/things",
      create(whole, { "content-type": "application/json; charset=latin1" }),
    ],
    [415, "a compressed body", "/api/things", create(whole, { "content-encoding": "gzip" })],
    [422, "a violated rule", "/api/things", create({ ...whole, name: "" })],
    [422, "an unknown property", "/api/things", create({ ...whole, nope: 1 })],
    [
      422,
      "a prototype key",
      "/api/things",
      create('{"name":"a","category":"/api/categories/1","__proto__":{}}'),
    ],
  ])("returns %i for %s", async (status, _title, path, ask) => {
    for (const accept of ["application/ld+json", "application/json"]) {
      const headers = { accept, ...ask.headers };
      const reply = await service.ask(path, { ...ask, headers });
      expect(reply.status).toBe(status);
      expect(reply.headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
      expect(reply.headers["x-content-type-options"]).toBe("nosniff");
      expect(reply.headers["link"]).toContain(
        `<${service.origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
      );
      if (status < 400) continue;
      expect(reply.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
      expect(reply.headers["cache-control"]).toBe("no-store");
      if (ask.method === "HEAD") continue;
      const plain = headers.accept === "application/json" || path.endsWith(".json");
      const document = reply.body;
      expect(document["status"]).toBe(status);
      expect(document["@context"] === undefined).toBe(plain);
      expect(reply.headers["link"]?.includes("json-ld#error")).toBe(!plain);
    }
  });

  it("returns 429 only for invalid credentials, after too many of them", async () => {
    const counted: string[] = [];
    const limited = await start({
      failures: {
        count: (subject) => {
          counted.push(subject);
          return Promise.resolve({ allowed: false, retryAfter: 42 });
        },
      },
    });
    const bad = await limited.ask("/api/things", { headers: { authorization: "Bearer nope" } });
    expect(bad.status).toBe(429);
    expect(bad.headers["retry-after"]).toBe("42");
    expect((await limited.ask("/api/things", { headers: { authorization: "" } })).status).toBe(401);
    expect((await limited.ask("/api/things")).status).toBe(200);
    expect(counted).toEqual(["127.0.0.1"]);
  });

  it.each([
    [404, problem("not-found")],
    [409, problem("conflict", "Still used by 3 parts.")],
    [412, problem("precondition-failed")],
    [422, problem("unprocessable", "The file is broken.")],
    [503, problem("unavailable", "Busy", { headers: { "Retry-After": "1" }, cause: new Error("secret") })],
    [500, new Error("secret")],
    [500, problem("internal", "secret")],
    [500, "secret" as unknown as Error],
  ])("returns %i if the handler throws %s", async (status, error) => {
    const failing = await start({
      respond: () => {
        throw error;
      },
    });
    const reply = await failing.ask("/api/things/1");
    expect(reply.status).toBe(status);
    expect(reply.text).not.toContain("secret");
    if (status === 503) expect(reply.headers["retry-after"]).toBe("1");
    const logged = failing.log.find(({ level }) => level === "error" || level === "warn");
    expect(logged !== undefined).toBe(status >= 500);
    if (logged) expect(logged.fields["requestId"]).toBe(reply.headers["x-request-id"]);
  });

  it("returns 500 for a response that cannot be written as JSON", async () => {
    const failing = await start({ respond: () => ({ status: 200, document: { a: 1n } }) });
    expect((await failing.ask("/api/things/1")).status).toBe(500);
  });
});

describe("errors", () => {
  it("401 errors have a challenge as defined in RFC 6750", async () => {
    const missing = await service.ask("/api/things", { headers: { authorization: "" } });
    expect(missing.headers["www-authenticate"]).toBe('Bearer realm="api"');
    const bad = await service.ask("/api/things", { headers: { authorization: "Bearer nope" } });
    expect(bad.headers["www-authenticate"]).toBe(
      `Bearer realm="api", error="invalid_token", error_description="Invalid 'credentials'."`,
    );
    expect(bad.body).toMatchObject({ "@type": "hydra:Error", detail: 'Invalid "credentials".' });
  });

  it("an error names the authorization server if OAuth is enabled", async () => {
    const resourceMetadata = "https://parts.example/.well-known/oauth-protected-resource";
    const withOAuth = await start({ oauth: () => ({ resourceMetadata, scope: "read_only edit" }) });
    const reply = await withOAuth.ask("/api/things", { headers: { authorization: "" } });
    expect(reply.headers["www-authenticate"]).toBe(
      `Bearer realm="api", resource_metadata="${resourceMetadata}", scope="read_only edit"`,
    );
  });

  it("an error names the missing permission", async () => {
    const detail = async (token: string, method: string) =>
      String(
        (await service.ask("/api/things/1", { method, headers: { authorization: token } })).body["detail"],
      );
    expect(await detail("Bearer reader", "DELETE")).toContain('"edit"');
    expect(await detail("Bearer noapi", "GET")).toContain('"api.access_api"');
    expect(await detail("Bearer noparts", "GET")).toContain('"parts.read"');
  });

  it("leaves permission checks for owned objects to the handler", async () => {
    expect((await service.ask("/api/owned/1", { headers: { authorization: "Bearer noparts" } })).status).toBe(
      200,
    );
    expect((await service.ask("/api/owned/1", { headers: { authorization: "Bearer noapi" } })).status).toBe(
      403,
    );
  });

  it("an error names the allowed methods and media types", async () => {
    const method = await service.ask("/api/things/1", { method: "PUT" });
    expect(method.headers["allow"]).toBe("OPTIONS, HEAD, GET, PATCH, DELETE");
    expect(method.headers["accept-patch"]).toBe("application/merge-patch+json");
    const type = await service.ask("/api/things", create("x", { "content-type": "text/plain" }));
    expect(type.headers["accept-post"]).toBe("application/ld+json, application/json");
    const accept = await service.ask("/api/things", { headers: { accept: "application/xml" } });
    expect(accept.body["detail"]).toBe(
      'Requested format "application/xml" is not supported. Supported MIME types are "application/ld+json", "application/json".',
    );
    expect(
      (await service.ask("/api/things", create(whole, { "content-encoding": "gzip" }))).headers[
        "accept-encoding"
      ],
    ).toBe("identity");
  });

  it("a service with an inconsistent contract does not start", async () => {
    const { sampleOperations } = await import("./sample-operations.ts");
    const [first] = sampleOperations;
    if (first === undefined) throw new Error("no operation");
    await expect(start({ operations: [{ ...first, permission: "nope.nope" }] })).rejects.toThrow("nope.nope");
    await expect(start({ handlers: {} as never })).rejects.toThrow("No handler for operation listThings.");
    const body = { mediaTypes: ["application/json"], schema: "Nope" };
    await expect(start({ operations: [{ ...first, body }] })).rejects.toThrow("no schema Nope");
  });
});
