import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { fileHeaders, sendFile, type ServedFile } from "../../src/attachments/serve-file.ts";
import type { Problem } from "../../src/util/errors.ts";
import { send } from "../support/client.ts";
import { storeFile, temporaryStorage } from "./temporary-storage.ts";

const view = { fileName: "a.bin", private: false, immutable: true, purpose: "view" } as const;

describe("the headers of a served file", () => {
  it.each([
    ["image/png", "image/png", "inline"],
    ["image/jpeg", "image/jpeg", "inline"],
    ["image/svg+xml", "image/svg+xml", "inline"],
    ["text/plain", "text/plain; charset=utf-8", "inline"],
    ["application/pdf", "application/pdf", "inline"],
    ["text/html", "text/plain; charset=utf-8", "inline"],
    ["application/xhtml+xml", "text/plain; charset=utf-8", "inline"],
    ["application/xml", "text/plain; charset=utf-8", "inline"],
    ["text/javascript", "text/plain; charset=utf-8", "inline"],
    ["application/zip", "application/zip", "attachment"],
    ["application/octet-stream", "application/octet-stream", "attachment"],
    ["application/x-shockwave-flash", "application/x-shockwave-flash", "attachment"],
    ["image/tiff", "image/tiff", "attachment"],
  ])("serves %s as %s with disposition %s", (mediaType, contentType, disposition) => {
    const headers = fileHeaders({ ...view, mediaType });
    expect(headers["Content-Type"]).toBe(contentType);
    expect(headers["Content-Disposition"]).toMatch(new RegExp(`^${disposition};`));
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
    expect(headers["Content-Security-Policy"]).toContain("default-src 'none'");
    expect(headers["Content-Security-Policy"]).not.toContain("script");
    if (mediaType !== "application/pdf") expect(headers["Content-Security-Policy"]).toMatch(/^sandbox;/);
  });

  it('a download always has the disposition "attachment"', () => {
    expect(
      fileHeaders({ ...view, mediaType: "image/png", purpose: "download" })["Content-Disposition"],
    ).toMatch(/^attachment;/);
  });

  it("caches immutable files everywhere, revalidates mutable files and never stores private files in shared caches", () => {
    expect(fileHeaders({ ...view, mediaType: "image/png" })["Cache-Control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect(fileHeaders({ ...view, immutable: false, mediaType: "image/png" })["Cache-Control"]).toBe(
      "private, no-cache",
    );
    const hidden = fileHeaders({ ...view, mediaType: "image/png", private: true });
    expect(hidden).toMatchObject({
      "Cache-Control": "private, no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });

  it("a file name cannot inject header fields", () => {
    const header = fileHeaders({
      ...view,
      mediaType: "image/png",
      fileName: 'a"; filename=b.html; \\ €.png',
    })["Content-Disposition"];
    expect(header).toMatch(/^inline; filename="a\\"; filename=b\.html; \\\\ \?\.png"; filename\*=UTF-8''/);
  });
});

describe("sending a file", () => {
  async function setUp(more: Partial<ServedFile> = {}) {
    const { storage } = await temporaryStorage();
    const key = await storeFile(storage, "0123456789");
    const stored = (await storage.stat(key))!;
    const failures: unknown[] = [];
    const server = createServer((request, response) => {
      sendFile(request, response, {
        stored,
        mediaType: "text/plain",
        fileName: "x.txt",
        private: false,
        immutable: true,
        purpose: "view",
        ...more,
      }).catch((error: unknown) => {
        failures.push(error);
        const { status, headers } = error as Problem;
        response.writeHead(status, { ...headers }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return {
      remove: () => storage.remove(key),
      failures,
      get: (headers: Record<string, string> = {}, method = "GET") =>
        send(origin, method, "/any?thing", undefined, { accept: "*/*", headers }),
    };
  }

  it("GET returns the whole file and HEAD only its headers", async () => {
    const { get } = await setUp();
    const whole = await get();
    expect([whole.status, whole.text]).toEqual([200, "0123456789"]);
    expect(whole.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(whole.headers["cache-control"]).toContain("immutable");
    const head = await get({}, "HEAD");
    expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", "10"]);
    expect(head.headers["content-security-policy"]).toMatch(/^sandbox/);
  });

  it("returns the requested byte range, or 416 if it is outside the file", async () => {
    const { get, failures } = await setUp();
    const part = await get({ Range: "bytes=2-4" });
    expect([part.status, part.headers["content-range"], part.text]).toEqual([206, "bytes 2-4/10", "234"]);
    const outside = await get({ Range: "bytes=20-" });
    expect([outside.status, outside.headers["content-range"], outside.text]).toEqual([416, "bytes */10", ""]);
    expect(outside.headers["content-disposition"]).toBeUndefined();
    expect(failures).toEqual([expect.objectContaining({ code: "range-not-satisfiable" })]);
    const etag = part.headers["etag"]!;
    expect((await get({ Range: "bytes=2-4", "If-Range": etag })).status).toBe(206);
    expect((await get({ Range: "bytes=2-4", "If-Range": '"other"' })).status).toBe(200);
  });

  it("ignores Range if ranges are not supported for the file", async () => {
    const { get } = await setUp({ ranges: false });
    const whole = await get({ Range: "bytes=2-4" });
    expect([whole.status, whole.text]).toEqual([200, "0123456789"]);
    expect(whole.headers["accept-ranges"]).not.toBe("bytes");
  });

  it("returns 304 if the client has the file, and ignores conditions for writes", async () => {
    const { get } = await setUp();
    const first = await get();
    const etag = first.headers["etag"]!;
    expect((await get({ "If-None-Match": etag })).status).toBe(304);
    expect((await get({ "If-Modified-Since": first.headers["last-modified"]! })).status).toBe(304);
    expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
    expect((await get({ "If-Match": '"other"' })).status).toBe(200);
    expect((await get({ "If-Unmodified-Since": "Sat, 31 Jan 2026 12:00:00 GMT" })).status).toBe(200);
    expect((await get({ "If-Match": '"other"', "If-None-Match": etag })).status).toBe(304);
  });

  it("fails with 404 if the file no longer exists", async () => {
    const { get, remove, failures } = await setUp();
    await remove();
    expect((await get()).status).toBe(404);
    expect(failures).toEqual([expect.objectContaining({ code: "not-found" })]);
  });
});
