/** Uploads of attachments as forms (`multipart/form-data`), as browsers send them. */
import { randomBytes } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import type { Answer, RequestOptions } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { useAttachmentService } from "./attachment-service.ts";
import { unique } from "./running-service.ts";

const boundary = "----a-boundary";
const contentType = `multipart/form-data; boundary=${boundary}`;
const png = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");

interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  /** The file name. Only files have one. */
  readonly file?: string;
}

function form(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, file }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    file === undefined ? "" : `; filename="${file}"\r\nContent-Type: application/octet-stream`,
    "\r\n\r\n",
    value,
    "\r\n",
  ]);
  return Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk)));
}

describeDialects("a form", (dialect) => {
  const { running, given, newFile, bytesOf, stored } = useAttachmentService(dialect);

  const fields = (more: readonly Part[] = []): Part[] => [
    { name: "name", value: unique("Photo of März") },
    { name: "element", value: given().part },
    { name: "attachment_type", value: given().type },
    ...more,
  ];
  const send = (
    parts: readonly Part[] | Buffer,
    {
      method = "POST",
      path = "/api/attachments",
      ...options
    }: RequestOptions & {
      readonly method?: string;
      readonly path?: string;
    } = {},
  ): Promise<Answer> => {
    const body = Buffer.isBuffer(parts) ? parts : form(parts);
    return running.client.request(method, path, body, { contentType, ...options });
  };
  const file = (value: string | Buffer, name = "a.txt"): Part => ({ name: "file", value, file: name });

  it("creates an attachment with a file of any size below the limit", async () => {
    for (const size of [1, 70_000, 999_000]) {
      const content = randomBytes(size);
      const answer = await send(fields([file(content, "Größe.bin")]), { expect: 201 });
      expect(answer.body).toMatchObject({ original_filename: "Größe.bin", internal: true });
      expect(await bytesOf(String(answer.body["@id"]))).toBe(content.toString("base64"));
      expect(answer.headers["location"]).toBe(answer.body["@id"]);
    }
    expect((await stored()).filter((name) => name.startsWith("tmp"))).toEqual([]);
  });

  it("accepts the other properties of an upload", async () => {
    const { body } = await send(
      [
        ...fields([file(png, "pixel.png")]),
        { name: "private", value: "true" },
        { name: "show_in_table", value: "1" },
        { name: "becomePreviewIfEmpty", value: "false" },
        { name: "filename", value: "renamed.png" },
        { name: "_type", value: "Part" },
      ],
      { expect: 201 },
    );
    expect(body).toMatchObject({ private: true, show_in_table: true, original_filename: "renamed.png" });
  });

  it("creates a link if it has no file, as browsers send a file input without a file", async () => {
    const parts = [...fields([file("", "")]), { name: "url", value: "https://example.com/a.pdf" }];
    const { body } = await send(parts, { expect: 201 });
    expect(body).toMatchObject({ external: true, internal: false });
  });

  it("replaces the file of an attachment and keeps its other properties", async () => {
    const iri = await newFile({ data: picture, filename: "pixel.png" });
    const { name } = await running.read(iri);
    const count = (await stored()).length;
    const options = { method: "PATCH", path: iri };
    const { body } = await send([file("new content", "b.txt")], { ...options, expect: 200 });
    expect(body).toMatchObject({ name, original_filename: "b.txt" });
    expect(Buffer.from(await bytesOf(iri), "base64").toString()).toBe("new content");
    await expect.poll(async () => (await stored()).length).toBeLessThanOrEqual(count);
    await send([file("lost")], { ...options, headers: { "If-Match": '"0.other"' }, expect: 412 });
  });

  it("is executed once with an idempotency key, and rejected with another file", async () => {
    const parts = fields();
    const headers = { "Idempotency-Key": unique("key").replace(" ", "-") };
    const first = await send([...parts, file("same")], { headers, expect: 201 });
    const second = await send([...parts, file("same")], { headers, expect: 201 });
    expect(second.body).toEqual(first.body);
    expect(second.headers["idempotent-replayed"]).toBe("true");
    await send([...parts, file("other")], { headers, expect: 422 });
  });

  describe("is rejected without a trace", () => {
    const tooManyFields = Array.from({ length: 21 }, (_, index) => ({ name: `f${index}`, value: "1" }));
    const cases: [string, number, () => readonly Part[] | Buffer, string][] = [
      ["a file above the limit", 413, () => fields([file(randomBytes(1_100_000))]), "1 MB"],
      ["two files", 413, () => fields([file("a"), file("b")]), "one file"],
      ["too many fields", 413, () => tooManyFields, "20 fields"],
      ["a field that is too large", 413, () => [{ name: "name", value: "x".repeat(70_000) }], "65536 bytes"],
      ["a repeated field", 400, () => fields([{ name: "name", value: "b" }]), "name"],
      ["a file with another name", 400, () => fields([{ name: "photo", value: "a", file: "a" }]), "photo"],
      ["an incomplete form", 400, () => form(fields([file("x".repeat(200))])).subarray(0, -60), "incomplete"],
      ["an empty body", 400, () => Buffer.alloc(0), "incomplete"],
      ["no form at all", 400, () => Buffer.from('{"name":"x"}'), "incomplete"],
      ["an unknown field", 422, () => fields([file("a"), { name: "colour", value: "x" }]), "colour"],
      [
        "a wrong boolean",
        400,
        () => fields([file("a"), { name: "private", value: "maybe" }]),
        "upload.private",
      ],
      ["a missing field", 422, () => [file("a")], "attachment_type"],
      ["a prototype", 422, () => fields([file("a"), { name: "__proto__", value: "x" }]), "__proto__"],
      ["a document in a field", 400, () => fields([{ name: "upload", value: "{}" }]), "upload"],
      ["an empty file", 422, () => fields([file("", "empty.txt")]), "empty"],
    ];
    it.each(cases)("if it has %s", async (_title, status, parts, text) => {
      const before = await stored();
      const answer = await send(parts());
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text) as string]);
      await expect.poll(() => stored()).toEqual(before);
    });

    it("if the boundary is missing", async () => {
      const answer = await send(fields(), { contentType: "multipart/form-data" });
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("boundary") as string]);
    });

    it("if the permission is missing", async () => {
      await send(fields([file("a")]), { authorization: `Bearer ${tokens.reader}`, expect: 403 });
    });

    it("if the connection breaks", async () => {
      const before = await stored();
      const outgoing = httpRequest(`${running.service.url}/api/attachments`, {
        method: "POST",
        headers: { Authorization: `Bearer ${tokens.full}`, "Content-Type": contentType },
      });
      outgoing.on("error", () => undefined);
      outgoing.write(form(fields([file(randomBytes(300_000))])).subarray(0, 200_000));
      await expect.poll(async () => (await stored()).length).toBeGreaterThan(before.length);
      outgoing.destroy();
      await expect.poll(() => stored()).toEqual(before);
    });

    it("before a large body is read completely", async () => {
      const outgoing = httpRequest(`${running.service.url}/api/attachments`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${tokens.full}`,
          "Content-Type": contentType,
          "Content-Length": 900_000_000,
        },
      });
      outgoing.on("error", () => undefined);
      outgoing.flushHeaders();
      const [response] = (await once(outgoing, "response")) as [IncomingMessage];
      expect(response.statusCode).toBe(413);
      outgoing.destroy();
    });
  });

  it("is only accepted for attachments", async () => {
    const answer = await send(fields([file("a")]), { path: "/api/parts" });
    expect([answer.status, answer.text]).toEqual([415, expect.stringContaining("upload.data") as string]);
  });
});
