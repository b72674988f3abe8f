/** Dry runs of requests with files: no file is stored, and nothing is downloaded. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { snapshotOf } from "../support/snapshot.ts";
import { useAttachmentService } from "./attachment-service.ts";
import { unique } from "./running-service.ts";

describeDialects("the dry run of an attachment", (dialect) => {
  const { running, given, newFile } = useAttachmentService(dialect);
  let remote: Server;
  let remoteUrl = "";
  let requests = 0;

  beforeAll(async () => {
    remote = createServer((_request, response) => {
      requests += 1;
      response.writeHead(200, { "Content-Type": "image/png" }).end("x");
    });
    await new Promise<void>((resolve) => remote.listen(0, "127.0.0.1", resolve));
    remoteUrl = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    remote.closeAllConnections();
    remote.close();
  });

  /** Returns the attachment that the dry run would create or change. */
  const attempt = async (method: string, path: string, body: unknown, status: number) => {
    const before = await snapshotOf(running.service);
    const answer = await running.client.request(method, `${path}?dry_run=true`, body, { expect: status });
    expect(await snapshotOf(running.service)).toEqual(before);
    return answer.body;
  };
  const attachment = (upload: unknown, more = {}) => ({
    name: unique("File"),
    element: given().part,
    attachment_type: given().type,
    upload,
    ...more,
  });

  it("checks an uploaded file, and stores nothing", async () => {
    const tried = await attempt("POST", "/api/attachments", attachment({ data: picture }), 201);
    expect(tried).toMatchObject({ internal: true, picture: true });
    const refused = await attempt("POST", "/api/attachments", attachment({ data: "" }), 422);
    expect(refused["violations"]).toMatchObject([{ propertyPath: "upload.data", code: "empty-file" }]);
  });

  it("of a replaced, moved or deleted file keeps the file", async () => {
    const iri = await newFile({ data: picture, filename: "a.png" });
    await attempt("PATCH", iri, { upload: { data: "SGVsbG8=", filename: "b.txt" } }, 200);
    expect(await attempt("PATCH", iri, { upload: { private: true } }, 200)).toMatchObject({ private: true });
    await attempt("PATCH", iri, { url: "https://example.com/x.pdf" }, 200);
    await attempt("DELETE", iri, undefined, 204);
    await running.client.get(`${iri}/file`, { accept: "*/*", expect: 200 });
  });

  it("finds files of earlier operations of a batch", async () => {
    const operations = [
      { method: "POST", path: "/api/attachments", body: attachment({ data: picture, filename: "a.png" }) },
      { method: "PATCH", path: "$1.@id", body: { upload: { private: true } } },
      { method: "PATCH", path: "$1.@id", body: { upload: { private: false } } },
      { method: "DELETE", path: "$1.@id" },
    ];
    for (const atomic of [true, false]) {
      const body = await attempt("POST", "/api/batch", { operations, atomic }, 200);
      expect(body["results"]).toMatchObject([
        { status: 201 },
        { status: 200 },
        { status: 200 },
        { status: 204 },
      ]);
    }
  });

  it("downloads nothing, but checks the URL", async () => {
    const url = `${remoteUrl}/photo.png`;
    const download = { downloadUrl: true };
    const tried = await attempt("POST", "/api/attachments", attachment(download, { url }), 201);
    expect(tried).toMatchObject({ internal: false, external_path: url });
    const parts = {
      name: unique("Part"),
      category: given().category,
      attachments: [attachment(download, { url })],
    };
    await attempt(
      "POST",
      "/api/parts",
      { ...parts, attachments: parts.attachments.map(withoutElement) },
      201,
    );
    const operations = [{ method: "POST", path: "/api/attachments", body: attachment(download, { url }) }];
    const each = await attempt("POST", "/api/batch", { operations, atomic: false }, 200);
    expect(each["results"]).toMatchObject([{ status: 201, body: { internal: false } }]);
    const whole = await attempt("POST", "/api/batch", { operations }, 422);
    expect(whole["problem"]).toMatchObject({ violations: [{ code: "downloads-off" }] });
    for (const wrong of ["http://ann:secret@example.com/a.png", "ftp://example.com/a.png"]) {
      const { violations } = await attempt(
        "POST",
        "/api/attachments",
        attachment(download, { url: wrong }),
        422,
      );
      expect(violations).toHaveLength(1);
    }
    expect(requests).toBe(0);
  });
});

function withoutElement({ element: _element, ...body }: { readonly element: string }) {
  return body;
}
