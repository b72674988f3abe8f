/** Stored attachment files: replacement, moves and removal. */
import { hash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { file, useAttachmentService } from "./attachment-service.ts";
import { unique, versionOf } from "./running-service.ts";

describeDialects("attachment files", (dialect) => {
  const { running, given, newFile, bytesOf, stored } = useAttachmentService(dialect);
  const { refused, read } = running;
  let type = "";
  let part = "";

  beforeAll(() => {
    ({ type, part } = given());
  });

  describe("replacements and moves", () => {
    it("delete the old file and its thumbnail after the write", async () => {
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

    it("move between public and private storage only if `private` changes", async () => {
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

    it("return an error if the stored file is missing", async () => {
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
    it("resets omitted properties to their defaults, and keeps file, element and URL", async () => {
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

    it("accepts an upload, requires name and type, and returns 404 for an unknown attachment", async () => {
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

  it("have the checksum of the stored content in the database", async () => {
    const checksums = async (iri: string): Promise<[string | null, string | null]> => {
      const { file_sha256: recorded, internal_path: key } = await running.service.store.read.db
        .selectFrom("attachments")
        .select(["file_sha256", "internal_path"])
        .where("id", "=", Number(iri.split("/").at(-1)))
        .executeTakeFirstOrThrow();
      if (key === null) return [recorded, null];
      return [recorded, hash("sha256", await readFile(join(running.service.uploads, key)))];
    };
    const svg =
      "data:image/svg+xml;base64," + btoa("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
    const iri = await newFile({ data: textFile, filename: "a.txt" });
    const [first, ofContent] = await checksums(iri);
    expect([first, ofContent]).toEqual([hash("sha256", "Hello"), hash("sha256", "Hello")]);
    await running.client.patch(iri, { upload: { private: true } }, { expect: 200 });
    expect(await checksums(iri)).toEqual([first, first]);
    await running.client.patch(iri, { upload: { data: svg, filename: "a.svg" } }, { expect: 200 });
    const [sanitized, ofSanitized] = await checksums(iri);
    expect(sanitized).toBe(ofSanitized);
    expect(sanitized).not.toBe(first);
    await running.client.patch(iri, { url: "https://example.com/a.svg" }, { expect: 200 });
    expect(await checksums(iri)).toEqual([null, null]);
  });

  it("are listed by element, with the type and size of their content", async () => {
    const { category, type } = given();
    const other = await running.make("categories", { name: unique("Category") });
    const make = (name: string, element: string) =>
      running.make("attachments", { name, element, attachment_type: type, upload: { data: textFile } });
    const [first, second] = [await make("First", other), await make("Second", other)];
    await make("Third", category);
    const list = async (element: string) => {
      const { body } = await running.client.get<{ "hydra:member": { "@id": string }[] }>(
        `/api/attachments?element=${element}&order[id]=asc`,
      );
      return body["hydra:member"];
    };
    expect(await list(other)).toMatchObject([
      { "@id": first, media_type: "text/plain", file_size: 5 },
      { "@id": second },
    ]);
    expect(await list("/api/categories/999999")).toEqual([]);
    for (const element of ["3", "/api/part_lots/1", "/api/categories/x", "/api/categories/1/"]) {
      const { status, text } = await running.client.get(`/api/attachments?element=${element}`);
      expect([element, status, text]).toEqual([element, 400, expect.stringContaining("/api/parts/3")]);
    }
  });

  it("do not change if the write fails its precondition", async () => {
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
