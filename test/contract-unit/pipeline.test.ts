import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { UploadReader } from "../../src/contract/body.ts";
import type { IdempotencyKeys, IdempotentStart } from "../../src/contract/idempotency.ts";
import { problem } from "../../src/errors.ts";
import { startToyService, type Ask, type ToyOptions, type ToyService } from "./toy-service.ts";

let service: ToyService;
beforeAll(async () => {
  service = await startToyService();
});
afterAll(() => service.close());

const others: ToyService[] = [];
async function start(options: ToyOptions): Promise<ToyService> {
  const other = await startToyService(options);
  others.push(other);
  return other;
}
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
});

const json = { "content-type": "application/json" };
const patch = { "content-type": "application/merge-patch+json" };
const create = (body: unknown, headers: Record<string, string> = {}): Ask => ({
  method: "POST",
  headers: { ...json, ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const whole = { name: "a", category: "/api/categories/1" };

describe("each status", () => {
  it.each<[number, string, string, Ask]>([
    [200, "a list", "/api/things", {}],
    [200, "an item", "/api/things/1", {}],
    [200, "HEAD", "/api/things/1", { method: "HEAD" }],
    [201, "a creation", "/api/things", create(whole)],
    [200, "a change", "/api/things/1", { method: "PATCH", headers: patch, body: "{}" }],
    [204, "a deletion", "/api/things/1", { method: "DELETE" }],
    [204, "OPTIONS", "/api/things", { method: "OPTIONS", headers: { authorization: "" } }],
    [400, "malformed percent-encoding in the path", "/api/things/%zz", {}],
    [400, "malformed percent-encoding in the query", "/api/things?name=%", {}],
    [400, "a bad parameter", "/api/things?page=abc", {}],
    [400, "an unknown parameter", "/api/things?nope=1", {}],
    [400, "no JSON", "/api/things", create("{bad")],
    [400, "an empty body", "/api/things", create("")],
    [400, "a wrong type", "/api/things", create({ ...whole, name: 5 })],
    [400, "a deep body", "/api/things", create(`{"name":${"[".repeat(5000)}${"]".repeat(5000)}}`)],
    [
      400,
      "bytes that are not UTF-8",
      "/api/things",
      { method: "POST", headers: json, body: Buffer.from([0xff]) },
    ],
    [400, "a malformed If-Match", "/api/things/1", { method: "DELETE", headers: { "if-match": "7" } }],
    [400, "a malformed Idempotency-Key", "/api/things", create(whole, { "idempotency-key": "a b" })],
    [401, "no token", "/api/things", { headers: { authorization: "" } }],
    [401, "a bad token", "/api/things", { headers: { authorization: "Bearer nope" } }],
    [401, "an expired token", "/api/things", { headers: { authorization: "Bearer expired" } }],
    [
      401,
      "no token, whatever else is wrong",
      "/api/things?nope=1",
      { method: "POST", headers: { authorization: "" } },
    ],
    [
      403,
      "too low a tier",
      "/api/things/1",
      { method: "DELETE", headers: { authorization: "Bearer reader" } },
    ],
    [403, "no access to the API", "/api/things", { headers: { authorization: "Bearer noapi" } }],
    [403, "no permission", "/api/things", { headers: { authorization: "Bearer noparts" } }],
    [404, "an unknown path", "/api/nope", {}],
    [404, "no number", "/api/things/abc", {}],
    [404, "repeated slashes", "/api//things", {}],
    [404, "an unknown suffix", "/api/things/1.xml", {}],
    [405, "a method that is not declared", "/api/things/1", { method: "PUT" }],
    [405, "HEAD where there is no GET", "/api/uploads", { method: "HEAD" }],
    [405, "TRACE", "/api/things", { method: "TRACE" }],
    [406, "a format that there is not", "/api/things", { headers: { accept: "application/xml" } }],
    [406, "HTML in answer to a write", "/api/things", create(whole, { accept: "text/html" })],
    [406, "a suffix that there is not", "/api/contexts/Part.json", {}],
    [413, "a large body", "/api/things", create("x".repeat(1024 * 1024 + 1))],
    [414, "a long address", `/api/things?name=${"x".repeat(8200)}`, {}],
    [415, "a body of another type", "/api/things", create(whole, { "content-type": "text/plain" })],
    [415, "a body without type", "/api/things", { method: "POST", body: "{}" }],
    [415, "no body and no type", "/api/things/1", { method: "PATCH" }],
    [
      415,
      "JSON where a merge patch is needed",
      "/api/things/1",
      { method: "PATCH", headers: json, body: "{}" },
    ],
    [
      415,
      "another charset",
      "/api/things",
      create(whole, { "content-type": "application/json; charset=latin1" }),
    ],
    [415, "a compressed body", "/api/things", create(whole, { "content-encoding": "gzip" })],
    [422, "a broken rule", "/api/things", create({ ...whole, name: "" })],
    [422, "an unknown property", "/api/things", create({ ...whole, nope: 1 })],
    [
      422,
      "a prototype key",
      "/api/things",
      create('{"name":"a","category":"/api/categories/1","__proto__":{}}'),
    ],
  ])("%i for %s", async (status, _title, path, ask) => {
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
      const document = reply.json();
      expect(document["status"]).toBe(status);
      expect(document["@context"] === undefined).toBe(plain);
      expect(reply.headers["link"]?.includes("json-ld#error")).toBe(!plain);
    }
  });

  it("429 for bad credentials only, once there are too many of them", async () => {
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
  ])("%i when the handler throws %s", async (status, error) => {
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

  it("500 when an answer cannot be written as JSON", async () => {
    const failing = await start({ respond: () => ({ status: 200, document: { a: 1n } }) });
    expect((await failing.ask("/api/things/1")).status).toBe(500);
  });
});

describe("refusals", () => {
  it("challenge as RFC 6750 says", async () => {
    const missing = await service.ask("/api/things", { headers: { authorization: "" } });
    expect(missing.headers["www-authenticate"]).toBe('Bearer realm="api"');
    const bad = await service.ask("/api/things", { headers: { authorization: "Bearer nope" } });
    expect(bad.headers["www-authenticate"]).toBe(
      `Bearer realm="api", error="invalid_token", error_description="Invalid 'credentials'."`,
    );
    expect(bad.json()).toMatchObject({ "@type": "hydra:Error", detail: 'Invalid "credentials".' });
  });

  it("say where tokens come from when there is an OAuth server", async () => {
    const resourceMetadata = "https://parts.example/.well-known/oauth-protected-resource";
    const withOAuth = await start({ oauth: () => ({ resourceMetadata, scope: "read_only edit" }) });
    const reply = await withOAuth.ask("/api/things", { headers: { authorization: "" } });
    expect(reply.headers["www-authenticate"]).toBe(
      `Bearer realm="api", resource_metadata="${resourceMetadata}", scope="read_only edit"`,
    );
  });

  it("name what is missing", async () => {
    const detail = async (token: string, method: string) =>
      String(
        (await service.ask("/api/things/1", { method, headers: { authorization: token } })).json()["detail"],
      );
    expect(await detail("Bearer reader", "DELETE")).toContain('"edit"');
    expect(await detail("Bearer noapi", "GET")).toContain('"api.access_api"');
    expect(await detail("Bearer noparts", "GET")).toContain('"parts.read"');
  });

  it("leave the permission on what belongs to an element to its handler", async () => {
    expect((await service.ask("/api/owned/1", { headers: { authorization: "Bearer noparts" } })).status).toBe(
      200,
    );
    expect((await service.ask("/api/owned/1", { headers: { authorization: "Bearer noapi" } })).status).toBe(
      403,
    );
  });

  it("name the methods and media types that there are", async () => {
    const method = await service.ask("/api/things/1", { method: "PUT" });
    expect(method.headers["allow"]).toBe("OPTIONS, HEAD, GET, PATCH, DELETE");
    expect(method.headers["accept-patch"]).toBe("application/merge-patch+json");
    const type = await service.ask("/api/things", create("x", { "content-type": "text/plain" }));
    expect(type.headers["accept-post"]).toBe("application/ld+json, application/json");
    const accept = await service.ask("/api/things", { headers: { accept: "application/xml" } });
    expect(accept.json()["detail"]).toBe(
      'Requested format "application/xml" is not supported. Supported MIME types are "application/ld+json", "application/json".',
    );
    expect(
      (await service.ask("/api/things", create(whole, { "content-encoding": "gzip" }))).headers[
        "accept-encoding"
      ],
    ).toBe("identity");
  });

  it("refuse to start with what does not fit together", async () => {
    const { toyOperations } = await import("./toy-operations.ts");
    const [first] = toyOperations;
    if (first === undefined) throw new Error("no operation");
    await expect(start({ operations: [{ ...first, permission: "nope.nope" }] })).rejects.toThrow("nope.nope");
    await expect(start({ handlers: {} as never })).rejects.toThrow("There is no handler for listThings.");
    const body = { mediaTypes: ["application/json"], schema: "Nope" };
    await expect(start({ operations: [{ ...first, body }] })).rejects.toThrow("no schema Nope");
  });
});

describe("representations", () => {
  it.each([
    ["/api/things", "application/ld+json", "application/ld+json; charset=utf-8"],
    ["/api/things", "*/*", "application/ld+json; charset=utf-8"],
    ["/api/things", "application/json", "application/json; charset=utf-8"],
    ["/api/things.json", "application/ld+json", "application/json; charset=utf-8"],
    ["/api/things.jsonld", "application/xml", "application/ld+json; charset=utf-8"],
    ["/api/things/1.json", "", "application/json; charset=utf-8"],
    ["/api/docs.json", "", "application/json; charset=utf-8"],
    ["/api/docs.json", "application/ld+json", "application/json; charset=utf-8"],
    ["/api/docs.json", "application/vnd.openapi+json", "application/vnd.openapi+json; charset=utf-8"],
    ["/api/things", "", "text/html; charset=utf-8"],
    ["/api/things/1", "", "text/html; charset=utf-8"],
    ["/api/things", "text/html,*/*;q=0.8", "text/html; charset=utf-8"],
    ["/api/docs", "", "text/html; charset=utf-8"],
    ["/api", "*/*", "application/ld+json; charset=utf-8"],
  ])("%s with Accept: %s is %s", async (path, accept, contentType) => {
    const reply = await service.ask(path, { headers: { accept } });
    expect(reply.status).toBe(200);
    expect(reply.headers["content-type"]).toBe(contentType);
  });

  it("need no token for the documentation page", async () => {
    const headers = { accept: "", authorization: "" };
    for (const method of ["GET", "HEAD"]) {
      const reply = await service.ask("/api/things", { method, headers });
      expect(reply.status).toBe(200);
      expect(reply.headers["content-type"]).toContain("text/html");
      expect(reply.text).toBe(method === "GET" ? "<h1>Docs</h1>" : "");
    }
  });

  it("send browsers to the page of an item that has one", async () => {
    const paged = await start({
      itemPage: ({ operationId }, id) => (operationId === "getThing" ? `/things/${id}` : null),
    });
    const html = { headers: { accept: "text/html", authorization: "" } };
    expect(await paged.ask("/api/things/3", html)).toMatchObject({
      status: 303,
      headers: { location: "/things/3" },
    });
    expect((await paged.ask("/api/things/3", { headers: { accept: "" } })).status).toBe(200);
    expect((await paged.ask("/api/things", html)).text).toBe("<h1>Docs</h1>");
  });

  it("execute writes without Accept and answer JSON-LD", async () => {
    const reply = await service.ask("/api/things", create(whole, { accept: "" }));
    expect(reply.status).toBe(201);
    expect(reply.headers["content-type"]).toBe("application/ld+json; charset=utf-8");
  });

  it("tell the handler the format, the id and everything that was read", async () => {
    await service.ask("/api/things/007.json?properties[category][]=name", { headers: { accept: "" } });
    const call = service.calls.at(-1);
    expect(call).toMatchObject({
      id: 7,
      path: "/api/things/007",
      format: "json",
      query: {},
      body: undefined,
    });
    expect(call?.searchParams.getAll("properties[category][]")).toEqual(["name"]);
    await service.ask("/api/things?_comment=why", create({ ...whole, id: 1, "@id": "x" }));
    expect(service.calls.at(-1)).toMatchObject({ body: whole, comment: "why", address: "127.0.0.1" });
    expect(service.calls.at(-1)?.body).toEqual(whole);
  });

  it("give files of any type to everyone", async () => {
    for (const accept of ["", "text/html", "image/png"]) {
      const reply = await service.ask("/api/things/1/file", { headers: { accept } });
      expect(reply.status).toBe(200);
    }
  });

  it("let a handler take over, with the headers of every answer", async () => {
    const streaming = await start({
      respond: () => ({
        status: 200,
        send: (_request, response) => {
          response.setHeader("Content-Type", "image/png");
          response.end("png");
        },
      }),
    });
    const reply = await streaming.ask("/api/things/1/file");
    expect(reply.headers).toMatchObject({ "content-type": "image/png", "x-content-type-options": "nosniff" });
    const failing = await start({
      respond: () => ({ status: 200, send: () => Promise.reject(problem("not-found")) }),
    });
    expect((await failing.ask("/api/things/1/file")).status).toBe(404);
  });

  it("answer HEAD like GET, without body", async () => {
    const [get, head] = [
      await service.ask("/api/things/1"),
      await service.ask("/api/things/1", { method: "HEAD" }),
    ];
    expect(head.bytes).toHaveLength(0);
    for (const name of ["etag", "content-type", "content-length", "vary", "allow", "link", "cache-control"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  it("join the links of a handler with their own", async () => {
    const linking = await start({
      respond: () => ({ status: 200, document: [], headers: { Link: '</api/things?page=2>; rel="next"' } }),
    });
    expect((await linking.ask("/api/things")).headers["link"]).toBe(
      `</api/things?page=2>; rel="next", <${linking.origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
    );
  });

  it("keep what a Host header says from breaking out of the link", async () => {
    const reply = await service.raw(
      'GET /api/nope HTTP/1.1\r\nHost: a>; rel="x", <b\r\nConnection: close\r\n\r\n',
    );
    expect(reply).toContain('<http://a;rel=x,b/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core');
  });
});

describe("validation by entity tag", () => {
  it("tags items with version and digest, lists with a digest, and neither for writes without version", async () => {
    expect((await service.ask("/api/things/1")).headers["etag"]).toMatch(/^"7\.[\w-]{27}"$/);
    expect((await service.ask("/api/things")).headers["etag"]).toMatch(/^"[\w-]{27}"$/);
    expect((await service.ask("/api/things", create(whole))).headers["etag"]).toBeUndefined();
    const changed = await service.ask("/api/things/1", { method: "PATCH", headers: patch, body: "{}" });
    expect(changed.headers["etag"]).toMatch(/^"7\./);
  });

  it("answers 304 to who has it already", async () => {
    for (const path of ["/api/things/1", "/api/things"]) {
      const first = await service.ask(path);
      const etag = first.headers["etag"] ?? "";
      for (const method of ["GET", "HEAD"]) {
        for (const header of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
          const reply = await service.ask(path, { method, headers: { "if-none-match": header } });
          expect(reply.status).toBe(304);
          expect(reply.bytes).toHaveLength(0);
          expect(reply.headers["etag"]).toBe(etag);
          expect(reply.headers["vary"]).toBe(first.headers["vary"]);
          expect(reply.headers["cache-control"]).toBe(first.headers["cache-control"]);
          expect(reply.headers["content-type"]).toBeUndefined();
        }
      }
      for (const header of ['"x"', "7", etag.slice(1, -1)]) {
        expect((await service.ask(path, { headers: { "if-none-match": header } })).status).toBe(200);
      }
      const plain = await service.ask(path, {
        headers: { accept: "application/json", "if-none-match": etag },
      });
      expect(plain.status).toBe(200);
    }
  });

  it("hands the tags of a write to its handler", async () => {
    await service.ask("/api/things/1", { method: "DELETE", headers: { "if-match": '"7.abc"' } });
    expect(service.calls.at(-1)?.preconditions.ifMatch).toEqual([{ weak: false, tag: "7.abc" }]);
  });
});

describe("compression", () => {
  const text = "ä".repeat(2000);
  const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0.5, gzip", "gzip"],
    ["*", "br"],
    ["identity", undefined],
    ["identity, br;q=0.5", undefined],
    ["br;q=0", undefined],
    ["deflate", undefined],
    ["", undefined],
  ])("Accept-Encoding: %s gives %s", async (accepted, coding) => {
    const large = await start({ respond: () => ({ status: 200, document: { text } }) });
    const ask = { headers: { "accept-encoding": accepted } };
    const reply = await large.ask("/api/things", ask);
    expect(reply.headers["content-encoding"]).toBe(coding);
    expect(reply.headers["vary"]).toContain("Accept-Encoding");
    expect(Number(reply.headers["content-length"])).toBe(reply.bytes.length);
    const bytes = coding === undefined ? reply.bytes : decoders[coding]?.(reply.bytes);
    expect(JSON.parse(bytes?.toString() ?? "")).toEqual({ text });
    const headers = { ...ask.headers, "if-none-match": reply.headers["etag"] ?? "" };
    expect((await large.ask("/api/things", { headers })).status).toBe(304);
    expect(
      (await large.ask("/api/things", { headers: { "if-none-match": headers["if-none-match"] } })).status,
    ).toBe(304);
  });

  it("leaves short answers and HEAD alone", async () => {
    const headers = { "accept-encoding": "br" };
    expect((await service.ask("/api/things", { headers })).headers["content-encoding"]).toBeUndefined();
    const large = await start({ respond: () => ({ status: 200, document: { text } }) });
    expect(
      (await large.ask("/api/things", { method: "HEAD", headers })).headers["content-encoding"],
    ).toBeUndefined();
  });

  it("prepares reusable content once for each coding", async () => {
    let computed = 0;
    const content = {
      mediaType: "application/ld+json",
      reusable: true,
      get body() {
        computed += 1;
        return text;
      },
    };
    const documents = await start({ respond: () => ({ status: 200, content }) });
    const ask = () => documents.ask("/api", { headers: { "accept-encoding": "br" } });
    const first = await ask();
    const afterFirst = computed;
    const second = await ask();
    expect(second.bytes).toEqual(first.bytes);
    // Its length is looked at to choose the coding; its bytes are not read again.
    expect(computed - afterFirst).toBe(1);
  });
});

describe("other origins", () => {
  const origin = "http://localhost:3000";

  it.each([origin, "https://127.0.0.1", "http://[::1]:5173"])(
    "%s may read answers and errors",
    async (allowed) => {
      for (const path of ["/api/things", "/api/nope"]) {
        const reply = await service.ask(path, { headers: { origin: allowed } });
        expect(reply.headers["access-control-allow-origin"]).toBe(allowed);
        for (const name of ["ETag", "Link", "Location", "X-Total-Count"]) {
          expect(reply.headers["access-control-expose-headers"]).toContain(name);
        }
        expect(reply.headers["vary"]).toContain("Origin");
      }
    },
  );

  it.each([
    "https://evil.example",
    "null",
    "http://localhost.evil.example",
    "http://localhost:3000.evil.example",
  ])("%s may not", async (forbidden) => {
    const reply = await service.ask("/api/things", { headers: { origin: forbidden } });
    expect(reply.status).toBe(200);
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("may be configured, and must match as a whole", async () => {
    const configured = await start({ corsAllowOrigin: /https:\/\/a\.example/g });
    const allowed = async (from: string) =>
      (await configured.ask("/api/things", { headers: { origin: from } })).headers[
        "access-control-allow-origin"
      ];
    expect(await allowed("https://a.example")).toBe("https://a.example");
    expect(await allowed("https://a.example")).toBe("https://a.example");
    expect(await allowed("https://a.example.evil")).toBeUndefined();
  });

  it("are told before they ask", async () => {
    const reply = await service.ask("/api/things", {
      method: "OPTIONS",
      headers: { origin, authorization: "", "access-control-request-method": "POST" },
    });
    expect(reply.status).toBe(204);
    expect(reply.bytes).toHaveLength(0);
    expect(reply.headers).toMatchObject({
      allow: "OPTIONS, HEAD, GET, POST",
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "OPTIONS, HEAD, GET, POST",
    });
    expect(reply.headers["access-control-allow-headers"]).toContain("Idempotency-Key");
  });

  it("may all read what describes the service, and keep it", async () => {
    const reply = await service.ask("/api", {
      headers: { origin: "https://evil.example", authorization: "" },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
    expect(reply.headers["cache-control"]).toContain("public");
    expect(reply.headers["vary"]).not.toContain("Authorization");
    expect((await service.ask("/api/things")).headers["cache-control"]).toContain("private");
  });
});

describe("bodies", () => {
  it("are refused by their declared length before they are sent", async () => {
    const reply = await service.raw(
      "POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n",
    );
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
    expect(reply.toLowerCase()).toContain("connection: close");
  });

  it("are refused while they arrive without a length, and the client gets to read it", async () => {
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    const reply = await service.raw(
      `POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(40)}0\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("that nobody reads do not harm the next request on the connection", async () => {
    const body = JSON.stringify({ x: "y".repeat(5000) });
    const first = `GET /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nAccept: */*\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const refused = `POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const last = "GET /api/nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const reply = await service.raw(first + refused + last);
    expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 401", "HTTP/1.1 404"]);
  });

  it("that stop arriving end the connection without an answer", async () => {
    const impatient = await start({ bodyTimeoutMilliseconds: 50 });
    const reply = await impatient.raw(
      'POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":',
      2000,
    );
    expect(reply).toBe("");
    expect(impatient.calls).toEqual([]);
    expect(impatient.pipeline.inFlight()).toBe(0);
    expect((await impatient.ask("/api/things")).status).toBe(200);
  });

  it("of clients that go away are forgotten", async () => {
    const before = service.log.length;
    await service.raw(
      'POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":',
      50,
    );
    await expect.poll(() => service.pipeline.inFlight()).toBe(0);
    expect(service.log.slice(before).map(({ level, fields }) => [level, fields["aborted"]])).toEqual([
      ["info", true],
    ]);
    expect((await service.ask("/api/things")).status).toBe(200);
  });

  it.each([
    ["application/json; charset=UTF-8", 201],
    ['application/json;charset="utf-8"', 201],
    ["APPLICATION/LD+JSON", 201],
    ["application/json, text/plain", 415],
    ["json", 415],
  ])("of type %s answer %i", async (type, status) => {
    expect((await service.ask("/api/things", create(whole, { "content-type": type }))).status).toBe(status);
  });
});

describe("bodies with files", () => {
  function reader() {
    const seen: { contentLength: number | undefined; length: number }[] = [];
    let discarded = 0;
    const readUpload: UploadReader = async (body, { contentLength, parse }) => {
      const chunks: Buffer[] = [];
      for await (const chunk of body) {
        chunks.push(chunk);
        if (Buffer.concat(chunks).length > 3_000_000) throw problem("payload-too-large");
      }
      const bytes = Buffer.concat(chunks);
      seen.push({ contentLength, length: bytes.length });
      const document = parse(bytes.toString()) as Record<string, unknown>;
      return {
        document: { ...document, data: "handle" },
        uploads: new Map([["handle", bytes.length]]),
        fingerprint: "f",
        discard: () => {
          discarded += 1;
          return Promise.resolve();
        },
      };
    };
    return { readUpload, seen, discarded: () => discarded };
  }
  const upload = (body: unknown): Ask => ({ method: "POST", headers: json, body: JSON.stringify(body) });

  it("are read by who knows about files, however large, and cleaned up afterwards", async () => {
    const { readUpload, seen, discarded } = reader();
    const uploading = await start({ readUpload });
    const body = { name: "a", data: "x".repeat(2_000_000) };
    expect((await uploading.ask("/api/uploads", upload(body))).status).toBe(201);
    const length = JSON.stringify(body).length;
    expect(seen).toEqual([{ contentLength: length, length }]);
    expect(uploading.calls.at(-1)?.body).toEqual({ name: "a", data: "handle" });
    expect(uploading.calls.at(-1)?.uploads.get("handle")).toBe(length);
    expect(discarded()).toBe(1);
    expect((await uploading.ask("/api/uploads", upload({ ...body, nope: 1 }))).status).toBe(422);
    expect(discarded()).toBe(2);
  });

  it("may be small, but are collected in memory when they cannot hold a file", async () => {
    const { readUpload, seen } = reader();
    const uploading = await start({ readUpload });
    expect((await uploading.ask("/api/uploads", upload({ name: "a" }))).status).toBe(201);
    expect(seen).toEqual([]);
    expect((await uploading.ask("/api/uploads", upload({ name: '"upload"' }))).status).toBe(201);
    expect((await uploading.ask("/api/uploads", { ...upload(0), body: '{"\\u006eame":"a"}' })).status).toBe(
      201,
    );
    expect(seen).toHaveLength(1);
  });

  it("are refused with an answer that the client can read", async () => {
    const uploading = await start({ readUpload: reader().readUpload });
    const reply = await uploading.ask("/api/uploads", upload({ data: "x".repeat(8_000_000) }));
    expect(reply.status).toBe(413);
    expect((await uploading.ask("/api/things")).status).toBe(200);
  });
});

describe("Idempotency-Key", () => {
  function keys(begin: () => IdempotentStart) {
    const asked: string[][] = [];
    const idempotency: IdempotencyKeys = {
      begin: (principal, operationId, key, fingerprint) => {
        asked.push([principal.username, operationId, key, fingerprint]);
        return begin();
      },
    };
    return { idempotency, asked };
  }
  const keyed = (body: unknown = whole, headers: Record<string, string> = {}) =>
    create(body, { "idempotency-key": "k1", ...headers });

  it("keeps the answer of the first request, and forgets the key when that fails", async () => {
    const events: string[] = [];
    const { idempotency } = keys(() => ({
      kind: "fresh",
      keep: () => Promise.resolve(),
      finish: ({ status }) => void events.push(`finish ${status}`),
      release: () => void events.push("release"),
    }));
    let fail = false;
    const once = await start({
      idempotency,
      respond: () => {
        if (fail) throw problem("conflict");
        return { status: 201, document: {} };
      },
    });
    expect((await once.ask("/api/things", keyed())).status).toBe(201);
    fail = true;
    expect((await once.ask("/api/things", keyed())).status).toBe(409);
    expect(events).toEqual(["finish 201", "release"]);
  });

  it("gives the first answer again without calling the handler", async () => {
    const { idempotency } = keys(() => ({
      kind: "replay",
      answer: { status: 201, document: { first: true }, headers: { Location: "/api/things/1" } },
    }));
    const once = await start({ idempotency });
    const reply = await once.ask("/api/things", keyed());
    expect(reply).toMatchObject({ status: 201, text: '{"first":true}' });
    expect(reply.headers).toMatchObject({ location: "/api/things/1", "idempotent-replayed": "true" });
    expect(once.calls).toEqual([]);
    expect((await once.ask("/api/things", keyed(whole, { authorization: "Bearer reader" }))).status).toBe(
      403,
    );
  });

  it.each([
    ["running", 409],
    ["mismatch", 422],
  ] as const)("answers %s with %i", async (kind, status) => {
    const once = await start({ idempotency: keys(() => ({ kind })).idempotency });
    const reply = await once.ask("/api/things", keyed(whole, { accept: "application/json" }));
    expect(reply.status).toBe(status);
    expect(once.calls).toEqual([]);
  });

  it("tells requests apart by everything that shapes their answer, and is for POST only", async () => {
    const { idempotency, asked } = keys(() => ({ kind: "running" }));
    const once = await start({ idempotency });
    await once.ask("/api/things", keyed());
    await once.ask("/api/things", keyed());
    await once.ask("/api/things", keyed({ ...whole, name: "b" }));
    await once.ask("/api/things", keyed(whole, { accept: "application/json" }));
    await once.ask("/api/things?_comment=x", keyed());
    await once.ask("/api/things/1", { method: "DELETE", headers: { "idempotency-key": "k1" } });
    expect(asked.map(([user, operation, key]) => [user, operation, key])).toEqual(
      Array.from({ length: 5 }, () => ["ada", "createThing", "k1"]),
    );
    const fingerprints = asked.map(([, , , fingerprint]) => fingerprint);
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect(new Set(fingerprints).size).toBe(4);
  });
});

describe("odds and ends", () => {
  it("leaves other paths to others", async () => {
    expect((await service.ask("/nope")).text).toBe("not ours");
    expect((await service.ask("/apix/things")).text).toBe("not ours");
    expect((await service.ask("//api/things")).text).toBe("not ours");
  });

  it("reads absolute request targets, as proxies send them", async () => {
    const reply = await service.raw(
      "GET http://x/api/nope?a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(reply).toMatch(/^HTTP\/1\.1 404 /);
    expect(reply).toContain("Not Found");
  });

  it("takes over a sane request id and makes one otherwise", async () => {
    const idFor = async (id: string) =>
      (await service.ask("/api/things", { headers: { "x-request-id": id } })).headers["x-request-id"];
    expect(await idFor("client-request-1")).toBe("client-request-1");
    for (const id of ["short", "a".repeat(65), "with blanks in it", "<script>alert(1)"]) {
      expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("logs one line a request, without query and credentials", async () => {
    const before = service.log.length;
    await service.ask("/api/things/1?properties[]=secret");
    const lines = service.log.slice(before);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: "info",
      fields: { method: "GET", path: "/api/things/1", operationId: "getThing", status: 200, user: "ada" },
    });
    expect(JSON.stringify(lines)).not.toMatch(/secret|Bearer|good/);
  });

  it("counts what is under way", async () => {
    let release = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (release = resolve));
    const slow = await start({
      authenticate: async () => {
        await waiting;
        return { ok: false, error: "missing", description: "x" };
      },
    });
    const pending = slow.ask("/api/things");
    await expect.poll(() => slow.pipeline.inFlight()).toBe(1);
    release();
    await pending;
    expect(slow.pipeline.inFlight()).toBe(0);
  });

  it("answers health checks without asking for anything", async () => {
    for (const accept of ["", "*/*", "application/json"]) {
      expect((await service.ask("/healthz", { headers: { accept, authorization: "" } })).status).toBe(200);
    }
  });
});
