/** Serving of attachment files: permissions, ranges, thumbnails and safe headers. */
import { beforeAll, describe, expect, it } from "vitest";
import { api, type Api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { file, useAttachmentService } from "./attachment-service.ts";

/** Headers of every response below `/media`. */
const guarded = {
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
};

describeOneDialect("attachment files", (dialect) => {
  const { running, newFile } = useAttachmentService(dialect);
  const { read } = running;

  describe("in responses", () => {
    let anonymous: Api;
    let publicFile = "";
    let privateFile = "";

    beforeAll(async () => {
      anonymous = api(running.service);
      publicFile = await newFile({ data: textFile, filename: "a.txt" });
      privateFile = await newFile({ data: picture, filename: "secret.png", private: true });
    });

    it("public files have a public, cacheable and safe URL", async () => {
      const path = String((await read(publicFile)).internal_path);
      const { headers, text } = await anonymous.get(path, { ...file, expect: 200 });
      expect(text).toBe("Hello");
      expect(headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        ...guarded,
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(headers["content-security-policy"]).toMatch(/^sandbox/);
      expect(headers["content-disposition"]).toContain("inline");
      const part = await anonymous.get(path, { ...file, headers: { Range: "bytes=1-2" } });
      expect([part.status, part.text]).toEqual([206, "el"]);
      const outside = await anonymous.get(path, { ...file, headers: { Range: "bytes=9-" } });
      expect([outside.status, outside.headers["content-range"]]).toEqual([416, "bytes */5"]);
      expect(outside.headers).toMatchObject(guarded);
      const posted = await anonymous.request("POST", path, "x", { ...file, expect: 405 });
      expect(posted.headers).toMatchObject(guarded);
      expect((await anonymous.get("/media/x", file)).headers).toMatchObject(guarded);
      for (const bad of ["/media/", "/media/../partledger.db", "/media/%2e%2e/x", `${path}x`, "/secure/a"]) {
        expect((await anonymous.get(bad, file)).status, bad).toBe(404);
      }
    });

    it("the API returns files with ranges, conditional requests and a file name", async () => {
      const path = `${publicFile}/file`;
      const whole = await running.client.get(path, { ...file, expect: 200 });
      expect(whole.headers["cache-control"]).toBe("private, no-cache");
      expect(whole.headers["accept-ranges"]).toBe("bytes");
      const get = (headers: Record<string, string>) => running.client.get(path, { ...file, headers });
      const part = await get({ Range: "bytes=-2" });
      expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "lo", "bytes 3-4/5"]);
      expect((await get({ "If-None-Match": whole.headers.etag ?? "" })).status).toBe(304);
      expect((await get({ "If-Match": '"other"' })).status).toBe(200);
      const outside = await get({ Range: "bytes=5-" });
      expect(outside.status).toBe(416);
      expect(outside.mediaType).toBe("application/problem+json");
      expect(outside.headers["content-range"]).toBe("bytes */5");
      expect(outside.headers).not.toHaveProperty("content-disposition");
      const saved = await running.client.get(`${path}?download=true`, { ...file, expect: 200 });
      expect(saved.headers["content-disposition"]).toMatch(/^attachment; filename="?a\.txt"?$/);
      const head = await running.client.request("HEAD", path, undefined, { ...file, expect: 200 });
      expect([head.bytes.length, head.headers["content-length"]]).toEqual([0, "5"]);
    });

    it("private files require the permission to read them", async () => {
      const path = `${privateFile}/file`;
      const { headers } = await running.client.get(path, { ...file, expect: 200 });
      expect(headers["cache-control"]).toBe("private, no-store");
      const reader = api(running.service, tokens.reader);
      for (const hidden of [path, `${privateFile}/thumbnail`]) {
        const { body } = await reader.get(hidden, { ...file, expect: 403 });
        expect(body.detail).toContain("attachments.show_private");
      }
      await reader.get(privateFile, { expect: 200 });
      await reader.get(`${publicFile}/file`, { ...file, expect: 200 });
      await anonymous.get(path, { ...file, expect: 401 });
    });

    it("only pictures have thumbnails", async () => {
      const options = { accept: "image/webp", expect: 200, headers: { Range: "bytes=0-1" } };
      const small = await running.client.get(`${privateFile}/thumbnail`, options);
      expect(small.mediaType).toBe("image/webp");
      expect(small.headers["accept-ranges"]).not.toBe("bytes");
      expect(small.bytes.subarray(0, 4).toString()).toBe("RIFF");
      await running.client.get(`${publicFile}/thumbnail`, { accept: "image/webp", expect: 404 });
      const link = await newFile(null, { url: "https://example.com/a.png" });
      expect((await read(link)).thumbnail_url).toBe("https://example.com/a.png");
      await running.client.get(`${link}/thumbnail`, { accept: "image/webp", expect: 404 });
    });

    it.each([
      ["a.html", "<html><script>alert(1)</script></html>", /^text\/plain/],
      [
        "a.svg",
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect/></svg>',
        /^image\/svg/,
      ],
    ])("%s is served without the ability to run scripts", async (filename, content, contentType) => {
      const iri = await newFile({ data: Buffer.from(content).toString("base64"), filename });
      const { headers, text } = await running.client.get(`${iri}/file`, { ...file, expect: 200 });
      expect(headers["content-type"]).toMatch(contentType);
      expect(headers["content-security-policy"]).toMatch(/^sandbox/);
      if (filename.endsWith("svg")) expect(text).not.toContain("script");
    });
  });
});
