/** Attachment files that the service downloads, if the operator allows it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { pixelBytes, useAttachmentService } from "./attachment-service.ts";
import { unique, useService } from "./running-service.ts";

type Document = Record<string, Json>;

describeDialects("attachment files", (dialect) => {
  const { running, given, newFile, post, bytesOf, stored } = useAttachmentService(dialect);
  const { make, refused, read } = running;
  let type = "";
  let remote: Server;
  let remoteUrl = "";
  const asked: (string | undefined)[] = [];

  beforeAll(async () => {
    ({ type } = given());
    remote = createServer((request, response) => {
      asked.push(request.url);
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

  describe("downloaded from a URL", () => {
    it("stores the file and keeps its URL", async () => {
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

    it("downloads the file later, from the stored URL", async () => {
      const iri = await newFile(null, { url: `${remoteUrl}/later.png` });
      await running.client.patch(iri, { upload: { downloadUrl: true } }, { expect: 200 });
      expect(await read(iri)).toMatchObject({ internal: true, original_filename: "later.png" });
    });

    it("downloads the file of a nested attachment", async () => {
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
    ])("rejects a file if the response is %s, and stores nothing", async (path) => {
      const before = await stored();
      const entries = await running.logged();
      const found = await refused(post({ url: `${remoteUrl}/${path}`, upload: { downloadUrl: true } }));
      expect(found).toEqual([expect.stringMatching(/^upload\.downloadUrl: /)]);
      expect(await stored()).toEqual(before);
      expect(await running.logged()).toBe(entries);
    });

    it.each<[what: string, status: number, more: Record<string, string>, message: RegExp]>([
      ["the element does not exist", 400, { element: "/api/parts/999999" }, /^element: /],
      [
        "the attachment type does not exist",
        400,
        { attachment_type: "/api/attachment_types/999999" },
        /^attachment_type: /,
      ],
      ["the element has an attachment with the same name", 422, { name: "Taken" }, /^name: /],
    ])("downloads no file if %s", async (_what, status, more, message) => {
      if (status === 422) await newFile(null, { name: "Taken", url: "https://example.com/" });
      const upload = { downloadUrl: true, private: true };
      const answer = post({ url: `${remoteUrl}/unseen`, upload, ...more });
      expect(await refused(answer, status)).toEqual([expect.stringMatching(message)]);
      expect(asked).not.toContain("/unseen");
    });

    it("downloads no file if another property of the document or element is invalid", async () => {
      const upload = { downloadUrl: true };
      const attachments = [{ name: "a", attachment_type: type, url: `${remoteUrl}/unseen`, upload }];
      const parent = "/api/categories/999999";
      const nested = running.client.post("/api/categories", { name: unique("Lost"), parent, attachments });
      expect(await refused(nested, 400)).toEqual([expect.stringMatching(/^parent: /)]);
      const iri = await newFile(null, { url: `${remoteUrl}/unseen` });
      const attachment_type = "/api/attachment_types/999999";
      const changed = running.client.patch(iri, { attachment_type, upload });
      expect(await refused(changed, 400)).toEqual([expect.stringMatching(/^attachment_type: /)]);
      expect(asked).not.toContain("/unseen");
    });

    it("rejects a URL whose host is not public", async () => {
      const answer = post({ url: "http://127.0.0.2:1/", upload: { downloadUrl: true } });
      expect(await refused(answer)).toEqual([expect.stringMatching(/^upload\.downloadUrl: /)]);
    });
  });
});

describe("if the operator does not allow downloads", () => {
  const running = useService("sqlite");

  it("rejects downloads and stores nothing", async () => {
    const category = await running.make("categories", { name: "Category" });
    const type = await running.make("attachment_types", { name: "Any" });
    const body = { name: "x", element: category, attachment_type: type, url: "https://example.com/a.png" };
    const answer = running.client.post("/api/attachments", { ...body, upload: { downloadUrl: true } });
    expect(await running.refused(answer)).toEqual(["upload.downloadUrl: downloads-off"]);
  });
});
