/** Tests request bodies in the pipeline: large, slow, aborted, unread and with files. */
import { describe, expect, it } from "vitest";
import type { UploadReader } from "../../src/http/body/body.ts";
import { parseJson } from "../../src/http/body/json-body.ts";
import { problem } from "../../src/util/errors.ts";
import type { Ask } from "./sample-service.ts";
import { create, json, useSampleService, whole } from "./use-sample-service.ts";

const { service, start } = useSampleService();

describe("bodies", () => {
  it("a body with a too large Content-Length is rejected before the client sends it", async () => {
    const reply = await service.raw(
      "POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n",
    );
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
    expect(reply.toLowerCase()).toContain("connection: close");
  });

  it("a body without Content-Length is rejected during the upload, and the client can read the response", async () => {
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    const reply = await service.raw(
      `POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(40)}0\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("unread bodies do not affect the next request on the connection", async () => {
    const body = JSON.stringify({ x: "y".repeat(5000) });
    const first = `GET /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nAccept: */*\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const refused = `POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const last = "GET /api/nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const reply = await service.raw(first + refused + last);
    expect(reply.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 401", "HTTP/1.1 404"]);
  });

  it("rejected unread bodies are logged with their status, even if the client disconnects", async () => {
    const before = service.log.length;
    const head = "POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    const reply = await service.raw(`${head}Content-Length: 200000\r\n\r\n${"x".repeat(100_000)}`, 100);
    expect(reply).toMatch(/^HTTP\/1\.1 401 /);
    await expect.poll(() => service.log.length).toBe(before + 1);
    expect(service.log.at(-1)?.fields).toMatchObject({ status: 401, aborted: true });
  });

  it("a body that stops arriving closes the connection without a response", async () => {
    const impatient = await start({ bodyTimeoutMilliseconds: 50 });
    const reply = await impatient.raw(
      'POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":',
      2000,
    );
    expect(reply).toBe("");
    expect(impatient.calls).toEqual([]);
    expect(impatient.inFlight()).toBe(0);
    expect((await impatient.ask("/api/things")).status).toBe(200);
  });

  it("a body is discarded if its client disconnects", async () => {
    const before = service.log.length;
    await service.raw(
      'POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":',
      50,
    );
    await expect
      .poll(() => service.log.slice(before).map(({ level, fields }) => [level, fields["aborted"]]))
      .toEqual([["info", true]]);
    expect((await service.ask("/api/things")).status).toBe(200);
  });

  it.each([
    ["application/json; charset=UTF-8", 201],
    ['application/json;charset="utf-8"', 201],
    ["APPLICATION/LD+JSON", 201],
    ["application/json, text/plain", 415],
    ["json", 415],
  ])("a body of type %s returns %i", async (type, status) => {
    expect((await service.ask("/api/things", create(whole, { "content-type": type }))).status).toBe(status);
  });
});

describe("bodies with files", () => {
  function reader() {
    const seen: { contentLength: number | undefined; length: number }[] = [];
    let discarded = 0;
    const readUpload: UploadReader = async (body, { contentLength }) => {
      const chunks: Buffer[] = [];
      for await (const chunk of body) {
        chunks.push(chunk);
        if (Buffer.concat(chunks).length > 3_000_000) throw problem("payload-too-large");
      }
      const bytes = Buffer.concat(chunks);
      seen.push({ contentLength, length: bytes.length });
      const document = parseJson(bytes, { withPosition: false }) as Record<string, unknown>;
      return {
        document: { ...document, data: "handle" },
        uploads: new Map([["handle", bytes.length]]),
        fingerprint: () => "f",
        discard: () => {
          discarded += 1;
          return Promise.resolve();
        },
      };
    };
    return { readUpload, seen, discarded: () => discarded };
  }
  const upload = (body: unknown): Ask => ({ method: "POST", headers: json, body: JSON.stringify(body) });

  it("a body with files is streamed to the handler, whatever its size, and deleted afterwards", async () => {
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

  it("a small body is collected in memory if it cannot contain a file", async () => {
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

  it("a body with files is rejected with a response that the client can read", async () => {
    const uploading = await start({ readUpload: reader().readUpload });
    const reply = await uploading.ask("/api/uploads", upload({ data: "x".repeat(8_000_000) }));
    expect(reply.status).toBe(413);
    expect((await uploading.ask("/api/things")).status).toBe(200);
  });
});
