/** Files of attachments: how they come in, where they are, how they are served, and when they go. */
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import type { Answer, Api, Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { unique, useService, versionOf } from "./running-service.ts";

type Document = Record<string, Json>;

const pixelBytes = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
const file = { accept: "*/*" } as const;

describeDialects("files of attachments", (dialect) => {
  const running = useService(dialect, {
    environment: { ALLOW_ATTACHMENT_DOWNLOADS: "1", MAX_ATTACHMENT_FILE_SIZE: "1M" },
    parts: { allowAddress: (address) => address === "127.0.0.1" },
  });
  const { make, refused, read } = running;
  let type = "";
  let category = "";
  let part = "";
  let remote: Server;
  let remoteUrl = "";

  beforeAll(async () => {
    type = await make("attachment_types", { name: "Any" });
    category = await make("categories", { name: "Category" });
    part = await make("parts", { name: "Part", category });
    remote = createServer((request, response) => {
      if (request.url === "/missing") return void response.writeHead(404).end();
      if (request.url === "/empty") return void response.writeHead(200).end();
      if (request.url === "/large") return void response.writeHead(200).end(Buffer.alloc(1_100_000));
      response.writeHead(200, { "Content-Type": "image/png" }).end(pixelBytes);
    });
    await new Promise<void>((resolve) => remote.listen(0, "127.0.0.1", resolve));
    remoteUrl = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    remote.closeAllConnections();
    remote.close();
  });

  const newFile = (upload: unknown, more: Record<string, unknown> = {}): Promise<string> =>
    make("attachments", { name: unique("File"), element: part, attachment_type: type, upload, ...more });
  const post = (body: Record<string, unknown>): Promise<Answer> =>
    running.client.post("/api/attachments", {
      name: unique("File"),
      element: part,
      attachment_type: type,
      ...body,
    });
  const bytesOf = async (iri: string): Promise<string> =>
    (await running.client.get(`${iri}/file`, { ...file, expect: 200 })).bytes.toString("base64");

  /** Every file below the uploads directory that belongs to an attachment, or is on its way. */
  async function stored(): Promise<string[]> {
    const names: string[] = [];
    for (const folder of ["media", "secure", "tmp", "cache"]) {
      const directory = join(running.service.uploads, folder);
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        if (entry.isFile())
          names.push(`${entry.parentPath.slice(running.service.uploads.length + 1)}/${entry.name}`);
      }
    }
    return names.sort();
  }

  describe("coming in", () => {
    it("are stored under an unguessable name, the client's name kept as data", async () => {
      const iri = await newFile({ data: textFile, filename: "My notes (ü).txt" }, { name: "Notes ü" });
      const document = await read(iri);
      expect(document).toMatchObject({
        original_filename: "My notes (ü).txt",
        internal: true,
        external: false,
        private: false,
        picture: false,
        thumbnail_url: null,
      });
      expect(document).not.toHaveProperty("external_path");
      expect(document.internal_path).toMatch(/^\/media\/part\/\d+\/notes_?u-[A-Za-z0-9_-]{16,}\.txt$/);
      expect(document.media_url).toBe(document.internal_path);
      expect(await bytesOf(iri)).toBe("SGVsbG8=");
    });

    it.each([
      ["a data URL", "data:text/plain;base64,SGVsbG8="],
      ["bare base64", "SGVsbG8="],
      ["base64 without padding", "SGVsbG8"],
    ])("may be sent as %s", async (_form, data) => {
      expect(await bytesOf(await newFile({ data, filename: "a.txt" }))).toBe("SGVsbG8=");
    });

    it("take the place of an address, and an address takes theirs", async () => {
      const before = await stored();
      const iri = await newFile(null, { url: "www.example.com/a b.pdf" });
      expect(await read(iri)).toMatchObject({ external_path: "www.example.com/a%20b.pdf", internal: false });
      await running.client.patch(iri, { upload: { data: textFile, filename: "a.txt" } }, { expect: 200 });
      const uploaded = await read(iri);
      expect(uploaded).toMatchObject({ internal: true, external: false });
      expect(uploaded).not.toHaveProperty("external_path");
      await running.client.patch(iri, { url: "https://example.com/b" }, { expect: 200 });
      const linked = await read(iri);
      expect(linked).toMatchObject({
        internal: false,
        internal_path: null,
        external_path: "https://example.com/b",
      });
      expect(linked).not.toHaveProperty("original_filename");
      await running.client.get(`${iri}/file`, { accept: "*/*", expect: 404 });
      expect(await stored()).toEqual(before);
    });

    it.each([
      ["javascript:alert(1)"],
      ["data:text/html,x"],
      ["file:///etc/passwd"],
      ["ftp://example.com/a"],
      ["//example.com/a"],
      ["/etc/passwd"],
      ["not an address"],
    ])("refuse the address %j", async (url) => {
      expect(await refused(post({ url }))).toEqual(["url: url"]);
    });

    it.each([
      [{ data: "" }, 422, ["upload.data: empty-file"]],
      [{ data: "data:text/plain;base64," }, 422, ["upload.data: empty-file"]],
      [{ data: "data:text/plain,Hello" }, 422, [expect.stringMatching(/^upload\.data: /)]],
      [{ data: "!!!!" }, 422, [expect.stringMatching(/^upload\.data: /)]],
      [{ data: 5 }, 400, ["upload.data: type"]],
      [{ data: textFile, nonsense: 1 }, 422, ["upload.nonsense: unknown-property"]],
      [{ downloadUrl: true }, 422, [expect.stringMatching(/^upload\.downloadUrl: /)]],
      ["text", 400, ["upload: type"]],
    ])("refuse the upload %j and keep nothing", async (upload, status, expected) => {
      const before = await stored();
      expect(await refused(post({ upload }), status)).toEqual(expected);
      expect(await stored()).toEqual(before);
    });

    it("refuse a file that is too large with 413 and keep nothing", async () => {
      const before = await stored();
      const data = Buffer.alloc(1_000_001).toString("base64");
      expect((await post({ upload: { data } })).status).toBe(413);
      expect(await stored()).toEqual(before);
      await newFile({ data: Buffer.alloc(1_000_000).toString("base64"), filename: "a.bin" });
    });

    it("refuse what the attachment type does not take, by content and by name", async () => {
      const pictures = await make("attachment_types", {
        name: unique("Pictures"),
        filetype_filter: "image/*",
      });
      const pdfs = await make("attachment_types", { name: unique("PDF"), filetype_filter: ".pdf" });
      const before = await stored();
      const attempts = [
        { attachment_type: pictures, upload: { data: textFile, filename: "a.txt" } },
        { attachment_type: pictures, upload: { data: textFile, filename: "a.png" } },
        { attachment_type: pdfs, upload: { data: picture, filename: "a.png" } },
      ];
      for (const body of attempts) expect(await refused(post(body))).toEqual(["upload.data: filetype"]);
      expect(await stored()).toEqual(before);
      const iri = await newFile({ data: picture, filename: "a.png" }, { attachment_type: pictures });
      expect(await refused(running.client.patch(iri, { attachment_type: pdfs }))).toEqual([
        "attachment_type: filetype",
      ]);
      await running.client.patch(iri, { attachment_type: type }, { expect: 200 });
      const bad = running.client.post("/api/attachment_types", {
        name: unique("x"),
        filetype_filter: "nonsense",
      });
      expect(await refused(bad)).toEqual(["filetype_filter: filetype-filter"]);
    });

    it("keep nothing of a write that fails for another reason", async () => {
      const before = await stored();
      const upload = { data: textFile, filename: "a.txt" };
      const taken = await read(await newFile(null, { url: "https://a.example/" }));
      expect(await refused(post({ name: taken.name, upload }))).toEqual(["name: unique"]);
      expect(
        await refused(post({ attachment_type: "/api/attachment_types/999999", upload }), 400),
      ).toHaveLength(1);
      const nested = {
        attachments: [
          { name: "good", attachment_type: type, upload },
          { name: "bad", attachment_type: type, url: "javascript:x", upload: { data: picture } },
        ],
      };
      expect(await refused(running.client.patch(category, nested))).toEqual(["attachments[1].url: url"]);
      const reader = api(running.service, tokens.reader);
      await reader.patch(category, nested, { expect: 403 });
      expect(await stored()).toEqual(before);
    });

    it("arrive nested in their element, several at once", async () => {
      const iri = await make("categories", {
        name: unique("With files"),
        attachments: [
          { name: "a", attachment_type: type, upload: { data: textFile, filename: "a.txt" } },
          { name: "b", attachment_type: type, upload: { data: picture, filename: "b.png", private: true } },
        ],
      });
      const { attachments } = await read(iri);
      const [a, b] = attachments as unknown as Document[];
      expect(await bytesOf(String(a?.["@id"]))).toBe("SGVsbG8=");
      expect(await read(String(b?.["@id"]))).toMatchObject({ private: true, picture: true });
      const before = (await stored()).length;
      const replaced = { id: a?.id, upload: { data: picture, filename: "c.png" } };
      await running.client.patch(iri, { attachments: [replaced, b] }, { expect: 200 });
      expect(await bytesOf(String(a?.["@id"]))).toBe(pixelBytes.toString("base64"));
      expect((await stored()).length).toBe(before);
      await running.client.patch(iri, { attachments: [a] }, { expect: 200 });
      expect((await stored()).length).toBe(before - 1);
    });
  });

  describe("fetched from an address", () => {
    it("are stored and keep their address", async () => {
      const iri = await newFile({ downloadUrl: true }, { url: `${remoteUrl}/photo.png` });
      expect(await read(iri)).toMatchObject({
        internal: true,
        external: true,
        external_path: `${remoteUrl}/photo.png`,
        original_filename: "photo.png",
        picture: true,
      });
      expect(await bytesOf(iri)).toBe(pixelBytes.toString("base64"));
    });

    it("may be fetched later, from the address that is there", async () => {
      const iri = await newFile(null, { url: `${remoteUrl}/later.png` });
      await running.client.patch(iri, { upload: { downloadUrl: true } }, { expect: 200 });
      expect(await read(iri)).toMatchObject({ internal: true, original_filename: "later.png" });
    });

    it("may come nested", async () => {
      const iri = await make("categories", {
        name: unique("Fetched"),
        attachments: [
          {
            name: "a",
            attachment_type: type,
            url: `${remoteUrl}/a.png`,
            upload: { downloadUrl: true, private: true },
          },
        ],
      });
      const [attachment] = (await read(iri)).attachments as unknown as Document[];
      expect(await read(String(attachment?.["@id"]))).toMatchObject({ internal: true, private: true });
    });

    it.each([
      ["missing", "download"],
      ["empty", "empty-file"],
      ["large", "too-large"],
    ])("are refused when the answer is %s, and nothing is kept", async (path) => {
      const before = await stored();
      const entries = await running.logged();
      const found = await refused(post({ url: `${remoteUrl}/${path}`, upload: { downloadUrl: true } }));
      expect(found).toEqual([expect.stringMatching(/^upload\.downloadUrl: /)]);
      expect(await stored()).toEqual(before);
      expect(await running.logged()).toBe(entries);
    });

    it("are refused from addresses that are not public", async () => {
      const answer = post({ url: "http://127.0.0.2:1/", upload: { downloadUrl: true } });
      expect(await refused(answer)).toEqual([expect.stringMatching(/^upload\.downloadUrl: /)]);
    });
  });

  describe("replacing and moving", () => {
    it("removes the old file from disk after the write, with its thumbnail", async () => {
      const iri = await newFile({ data: picture, filename: "a.png" });
      await running.client.get(`${iri}/thumbnail`, { accept: "image/webp", expect: 200 });
      const old = String((await read(iri)).internal_path);
      expect((await stored()).filter((name) => name.includes(old.slice(1)))).toHaveLength(2);
      await running.client.patch(iri, { upload: { data: textFile, filename: "b.txt" } }, { expect: 200 });
      expect((await stored()).filter((name) => name.includes(old.slice(1)))).toEqual([]);
      await running.client.get(old, { ...file, expect: 404 });
      expect((await read(iri)).original_filename).toBe("b.txt");
      const present = String((await read(iri)).internal_path);
      await running.client.delete(iri, { expect: 204 });
      await running.client.get(present, { ...file, expect: 404 });
      expect((await stored()).filter((name) => name.includes(present.slice(1)))).toEqual([]);
    });

    it("crosses the border between public and private when `private` says so, and only then", async () => {
      const iri = await newFile({ data: textFile, filename: "a.txt", private: true });
      const isPrivate = async (): Promise<unknown> => (await read(iri)).private;
      await running.client.patch(iri, { name: unique("n"), upload: {} }, { expect: 200 });
      await running.client.patch(iri, { upload: { private: null } }, { expect: 200 });
      await running.client.patch(iri, { upload: { data: textFile, filename: "b.txt" } }, { expect: 200 });
      expect(await isPrivate()).toBe(true);
      expect((await read(iri)).internal_path).toBe(`${iri}/file`);

      const before = await stored();
      await running.client.patch(iri, { upload: { private: false } }, { expect: 200 });
      expect(await isPrivate()).toBe(false);
      const path = String((await read(iri)).internal_path);
      expect((await running.client.get(path, { ...file, expect: 200 })).text).toBe("Hello");
      await running.client.patch(iri, { upload: { private: true } }, { expect: 200 });
      await running.client.get(path, { ...file, expect: 404 });
      expect(await stored()).toHaveLength(before.length);
      expect(await bytesOf(iri)).toBe("SGVsbG8=");
    });

    it("answers cleanly when the stored file has gone missing", async () => {
      const iri = await newFile({ data: picture, filename: "a.png" });
      const path = String((await read(iri)).internal_path);
      await rm(join(running.service.uploads, path));
      await running.client.get(path, { ...file, expect: 404 });
      await running.client.get(`${iri}/file`, { ...file, expect: 404 });
      await running.client.get(`${iri}/thumbnail`, { accept: "image/webp", expect: 404 });
      expect(await refused(running.client.patch(iri, { upload: { private: true } }))).toEqual([
        "upload.private: file-missing",
      ]);
      await running.client.delete(iri, { expect: 204 });
    });
  });

  describe("PUT", () => {
    it("sets what is not sent back to its default, and keeps file, element and address", async () => {
      const iri = await newFile(
        { data: textFile, filename: "a.txt", private: true },
        { show_in_table: true },
      );
      const before = await read(iri);
      await running.client.put(iri, { name: "Replaced", attachment_type: type }, { expect: 200 });
      const after = await read(iri);
      const dates = { lastModified: expect.any(String) as unknown };
      expect(after).toEqual({ ...before, ...dates, name: "Replaced", show_in_table: false });
      const link = await newFile(null, { url: "https://example.com/a" });
      await running.client.put(link, { name: unique("Link"), attachment_type: type }, { expect: 200 });
      expect((await read(link)).external_path).toBe("https://example.com/a");
      await running.client.put(link, { name: "Link", attachment_type: type, url: null }, { expect: 200 });
      expect(await read(link)).not.toHaveProperty("external_path");
    });

    it("takes an upload, needs name and type, and answers 404 for what does not exist", async () => {
      const iri = await newFile(null, { url: "https://example.com/a" });
      const upload = { data: textFile, filename: "a.txt" };
      await running.client.put(iri, { name: unique("x"), attachment_type: type, upload }, { expect: 200 });
      expect(await bytesOf(iri)).toBe("SGVsbG8=");
      expect(
        (await refused(running.client.put(iri, {}))).map((violation) => violation.split(":")[0]),
      ).toEqual(expect.arrayContaining(["attachment_type", "name"]));
      const body = { name: "x", attachment_type: type, element: part };
      await running.client.put("/api/attachments/999999", body, { expect: 404 });
      await running.client.put(part, { name: "x" }, { expect: 405 });
    });
  });

  describe("served", () => {
    let anonymous: Api;
    let publicFile = "";
    let privateFile = "";

    beforeAll(async () => {
      anonymous = api(running.service);
      publicFile = await newFile({ data: textFile, filename: "a.txt" });
      privateFile = await newFile({ data: picture, filename: "secret.png", private: true });
    });

    it("publicly under their name to anybody, forever, and harmlessly", async () => {
      const path = String((await read(publicFile)).internal_path);
      const { headers, text } = await anonymous.get(path, { ...file, expect: 200 });
      expect(text).toBe("Hello");
      expect(headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "x-content-type-options": "nosniff",
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(headers["content-security-policy"]).toMatch(/^sandbox/);
      expect(headers["content-disposition"]).toContain("inline");
      const part = await anonymous.get(path, { ...file, headers: { Range: "bytes=1-2" } });
      expect([part.status, part.text]).toEqual([206, "el"]);
      const outside = await anonymous.get(path, { ...file, headers: { Range: "bytes=9-" } });
      expect([outside.status, outside.headers["content-range"]]).toEqual([416, "bytes */5"]);
      await anonymous.request("POST", path, "x", { ...file, expect: 405 });
      for (const bad of ["/media/", "/media/../partledger.db", "/media/%2e%2e/x", `${path}x`, "/secure/a"]) {
        expect((await anonymous.get(bad, file)).status, bad).toBe(404);
      }
    });

    it("through the API with ranges, conditions and a name to save under", async () => {
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

    it("privately only with the permission for private files", async () => {
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

    it("as small pictures of pictures only", async () => {
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
    ])("so that %s cannot act", async (filename, content, contentType) => {
      const iri = await newFile({ data: Buffer.from(content).toString("base64"), filename });
      const { headers, text } = await running.client.get(`${iri}/file`, { ...file, expect: 200 });
      expect(headers["content-type"]).toMatch(contentType);
      expect(headers["content-security-policy"]).toMatch(/^sandbox/);
      if (filename.endsWith("svg")) expect(text).not.toContain("script");
    });
  });

  it("are left alone by a write that is refused for its precondition", async () => {
    const iri = await newFile({ data: textFile, filename: "a.txt" });
    const before = await stored();
    const options = { headers: { "If-Match": '"999.x"' }, expect: 412 };
    const upload = { data: picture, filename: "b.png" };
    await running.client.patch(iri, { upload }, options);
    await running.client.put(iri, { name: "x", attachment_type: type, upload }, options);
    await running.client.delete(iri, options);
    expect(await stored()).toEqual(before);
    expect(versionOf(await running.client.get(iri))).toBe("1");
  });
});

describe("where the operator does not allow downloads", () => {
  const running = useService("sqlite");

  it("they are refused, and nothing is stored", async () => {
    const category = await running.make("categories", { name: "Category" });
    const type = await running.make("attachment_types", { name: "Any" });
    const body = { name: "x", element: category, attachment_type: type, url: "https://example.com/a.png" };
    const answer = running.client.post("/api/attachments", { ...body, upload: { downloadUrl: true } });
    expect(await running.refused(answer)).toEqual(["upload.downloadUrl: downloads-off"]);
  });
});
