/** Tests the format, entity tag and compression of responses in the pipeline. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Content } from "../../src/http/handler.ts";
import { problem } from "../../src/util/errors.ts";
import { create, patch, useSampleService, whole } from "./use-sample-service.ts";

const { service, start } = useSampleService();

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

  it("the documentation page requires no token", async () => {
    const headers = { accept: "", authorization: "" };
    for (const method of ["GET", "HEAD"]) {
      const reply = await service.ask("/api/things", { method, headers });
      expect(reply.status).toBe(200);
      expect(reply.headers["content-type"]).toContain("text/html");
      expect(reply.text).toBe(method === "GET" ? "<h1>Docs</h1>" : "");
    }
  });

  it("redirects browsers to the page of an item that has one", async () => {
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

  it("writes without Accept succeed and return JSON-LD", async () => {
    const reply = await service.ask("/api/things", create(whole, { accept: "" }));
    expect(reply.status).toBe(201);
    expect(reply.headers["content-type"]).toBe("application/ld+json; charset=utf-8");
  });

  it("the handler receives the format, the request ID and the parsed request", async () => {
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

  it("binary files are returned for any Accept header", async () => {
    for (const accept of ["", "text/html", "image/png"]) {
      const reply = await service.ask("/api/things/1/file", { headers: { accept } });
      expect(reply.status).toBe(200);
    }
  });

  it("a handler that writes the response itself gets the standard headers", async () => {
    const streaming = await start({
      respond: () => ({
        status: 200,
        send: async (_request, response) => {
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

  it("HEAD returns the headers of GET and no body", async () => {
    const [get, head] = [
      await service.ask("/api/things/1"),
      await service.ask("/api/things/1", { method: "HEAD" }),
    ];
    expect(head.bytes).toHaveLength(0);
    for (const name of ["etag", "content-type", "content-length", "vary", "allow", "link", "cache-control"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  it("the links of a handler are added to those of the pipeline", async () => {
    const linking = await start({
      respond: () => ({ status: 200, document: [], headers: { Link: '</api/things?page=2>; rel="next"' } }),
    });
    expect((await linking.ask("/api/things")).headers["link"]).toBe(
      `</api/things?page=2>; rel="next", <${linking.origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
    );
  });

  it("the Host header cannot inject text into the Link header", async () => {
    const reply = await service.raw(
      'GET /api/nope HTTP/1.1\r\nHost: a>; rel="x", <b\r\nConnection: close\r\n\r\n',
    );
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).toContain('<http://a;rel=x,b/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core');
  });
});

describe("entity tags", () => {
  it("items have a version and digest as their tag, lists a digest, and writes without a version no tag", async () => {
    expect((await service.ask("/api/things/1")).headers["etag"]).toMatch(/^"7\.[\w-]{27}"$/);
    expect((await service.ask("/api/things")).headers["etag"]).toMatch(/^"[\w-]{27}"$/);
    expect((await service.ask("/api/things", create(whole))).headers["etag"]).toBeUndefined();
    const changed = await service.ask("/api/things/1", { method: "PATCH", headers: patch, body: "{}" });
    expect(changed.headers["etag"]).toMatch(/^"7\./);
  });

  it("returns 304 for a matching tag", async () => {
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

  it("passes the tags of a write to its handler", async () => {
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
  ])("selects the coding for Accept-Encoding %s: %s", async (accepted, coding) => {
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

  it("does not compress short responses and HEAD", async () => {
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
    // The length is read twice, to count unsent bytes and to select the coding. The bytes are not read again.
    expect(computed - afterFirst).toBe(2);
  });

  it("keeps nothing but the bytes of reusable content in memory", async () => {
    const content: Content = { mediaType: "application/ld+json", reusable: true, body: text };
    const documents = await start({ respond: () => ({ status: 200, content }) });
    for (const coding of ["br", "gzip", "identity"])
      await documents.ask("/api", { headers: { "accept-encoding": coding } });
    expect(content.prepared?.size).toBe(3);
    for (const variant of content.prepared?.values() ?? []) {
      const { body } = await variant;
      expect(body.buffer.byteLength).toBe(body.byteLength);
    }
  });

  it("prepares reusable content again after a failure", async () => {
    let bytes = { length: 5000 } as Buffer;
    const content = {
      mediaType: "application/ld+json",
      reusable: true,
      get body() {
        return bytes;
      },
    };
    const documents = await start({ respond: () => ({ status: 404, content }) });
    const ask = () => documents.ask("/api", { headers: { "accept-encoding": "br" } });
    expect((await ask()).status).toBe(500);
    bytes = Buffer.from(text);
    expect(await ask()).toMatchObject({ status: 404, headers: { "content-encoding": "br" } });
  });
});
