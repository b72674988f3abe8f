/** Uploaded attachment files: transfer, names and rejected files. */
import { beforeAll, describe, expect, it } from "vitest";
import { api, type Json } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { pixelBytes, useAttachmentService } from "./attachment-service.ts";
import { unique } from "./running-service.ts";

type Document = Record<string, Json>;

describeOneDialect("attachment files", (dialect) => {
  const { running, given, newFile, post, bytesOf, stored } = useAttachmentService(dialect);
  const { make, refused, read } = running;
  let type = "";
  let category = "";

  beforeAll(() => {
    ({ type, category } = given());
  });

  describe("in requests", () => {
    it("an uploaded file is stored under a random name, with the client's file name as a property", async () => {
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
    ])("can be uploaded as %s", async (_form, data) => {
      expect(await bytesOf(await newFile({ data, filename: "a.txt" }))).toBe("SGVsbG8=");
    });

    it("an upload replaces a URL, and a URL replaces an upload", async () => {
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
    ])("rejects an attachment with the URL %j", async (url) => {
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
    ])("rejects the upload %j and stores nothing", async (upload, status, expected) => {
      const before = await stored();
      expect(await refused(post({ upload }), status)).toEqual(expected);
      expect(await stored()).toEqual(before);
    });

    it("rejects a file that is too large with 413 and stores nothing", async () => {
      const before = await stored();
      const data = Buffer.alloc(1_000_001).toString("base64");
      expect((await post({ upload: { data } })).status).toBe(413);
      expect(await stored()).toEqual(before);
      await newFile({ data: Buffer.alloc(1_000_000).toString("base64"), filename: "a.bin" });
    });

    it("rejects a file that the attachment type does not allow, by content and by name", async () => {
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

    it("stores no file of a write that fails for another reason", async () => {
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

    it("can be uploaded nested in their element, several at once", async () => {
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
});
