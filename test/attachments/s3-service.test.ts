/** A service that stores the files of attachments in a bucket, and failures of the bucket. */
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createService } from "../../src/service.ts";
import { readConfig } from "../../src/config/config.ts";
import { createS3Client } from "../../src/attachments/s3-client.ts";
import { api, type Answer, type Api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startBucket, type Intercept, type TestBucket } from "../support/s3.ts";
import { startService, type TestService } from "../support/service.ts";
import { temporaryDirectory } from "./temporary-storage.ts";

const file = { accept: "*/*" } as const;
/** The errors of requests in the background, which the service logs. */
const logged: string[] = [];
const logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (_fields: object, message: string) => void logged.push(message),
  child: () => logger,
};

describeOneDialect("a service with a bucket", (dialect) => {
  let bucket: TestBucket;
  let service: TestService;
  let client: Api;
  let type = "";
  let category = "";
  let count = 0;

  beforeAll(async () => {
    bucket = await startBucket();
    const environment = { ...bucket.environment, HISTORY_FILE_DAYS: "0" };
    service = await startService({ dialect, environment, overrides: { logger } });
    client = api(service, tokens.full);
    const make = async (path: string): Promise<string> =>
      String((await client.post(`/api/${path}`, { name: "x" }, { expect: 201 })).body["@id"]);
    type = await make("attachment_types");
    category = await make("categories");
  });

  afterAll(async () => {
    await service?.close();
    await bucket?.close();
  });

  afterEach(() => {
    bucket.intercept(null);
    bucket.requests.length = 0;
    logged.length = 0;
  });

  const post = (upload: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<Answer> =>
    client.post("/api/attachments", {
      name: `File ${(count += 1)}`,
      element: category,
      attachment_type: type,
      upload: { data: textFile, filename: "a.txt", ...upload },
      ...more,
    });

  async function newFile(upload: Record<string, unknown> = {}): Promise<string> {
    const answer = await post(upload);
    expect(answer.status, answer.text).toBe(201);
    return String(answer.body["@id"]);
  }

  async function objects(prefix = ""): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of createS3Client(bucket.config).list(prefix)) names.push(name);
    return names;
  }

  it("a file is served with ranges and conditional requests, by each node", async () => {
    const iri = await newFile();
    const node = await createService(
      readConfig({
        ...bucket.environment,
        UPLOADS_DIR: await temporaryDirectory(),
        DATABASE_URL: service.databaseUrl,
      }),
      { webhooks: { sends: false } },
    );
    onTestFinished(() => node.close());
    const other = api(await node.listen(0, "127.0.0.1"), tokens.full);
    const whole = await other.get(`${iri}/file`, { ...file, expect: 200 });
    expect([whole.text, whole.headers["content-type"]]).toEqual(["Hello", "text/plain; charset=utf-8"]);
    bucket.requests.length = 0;
    const part = await other.get(`${iri}/file`, { ...file, headers: { Range: "bytes=1-2" } });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "el", "bytes 1-2/5"]);
    expect(bucket.requests.map((request) => request.slice(0, 4))).toEqual(["HEAD", "GET "]);
    const outside = await other.get(`${iri}/file`, { ...file, headers: { Range: "bytes=9-" } });
    expect([outside.status, outside.headers["content-range"]]).toEqual([416, "bytes */5"]);
    const etag = String(whole.headers["etag"]);
    const cached = await client.get(`${iri}/file`, { ...file, headers: { "If-None-Match": etag } });
    expect(cached.status).toBe(304);
  });

  it("a thumbnail is created once, and a file and its thumbnail are deleted with the attachment", async () => {
    const before = await objects();
    const iri = await newFile({ data: picture, filename: "a.png" });
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await client.get(`${iri}/thumbnail`, { ...file, expect: 200 });
      expect(headers["content-type"]).toBe("image/webp");
    }
    expect(bucket.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(2);
    expect(await objects()).toHaveLength(before.length + 2);
    await client.delete(iri, { expect: 204 });
    expect(await objects()).toEqual(before);
  });

  it("a file can become private, and its old URL is not found", async () => {
    const iri = await newFile();
    const { body } = await client.get(iri, { expect: 200 });
    const url = String(body["internal_path"]);
    expect((await api(service).get(url, { ...file, expect: 200 })).text).toBe("Hello");
    const files = await objects("files/");
    await client.patch(iri, { upload: { private: true } }, { expect: 200 });
    expect((await api(service).get(url, file)).status).toBe(404);
    expect((await client.get(`${iri}/file`, { ...file, expect: 200 })).text).toBe("Hello");
    expect(await objects("files/")).toHaveLength(files.length);
  });

  it("a file is uploaded before the transaction, and an invalid request leaves no file", async () => {
    const before = await objects();
    const pictures = String(
      (await client.post("/api/attachment_types", { name: "Pictures", filetype_filter: "image/*" })).body[
        "@id"
      ],
    );
    const answer = await post({}, { attachment_type: pictures });
    expect(answer.status).toBe(422);
    expect(bucket.requests.map((request) => request.split(" ")[0])).toContain("PUT");
    expect(await objects()).toEqual(before);
  });

  it("several files are uploaded at the same time", async () => {
    const before = await objects();
    const iris = await Promise.all(Array.from({ length: 20 }, () => newFile()));
    for (const iri of iris) {
      expect((await client.get(`${iri}/file`, { ...file, expect: 200 })).text).toBe("Hello");
    }
    await Promise.all(iris.map((iri) => client.delete(iri, { expect: 204 })));
    expect(await objects()).toEqual(before);
  });

  it("an import reads its file from the bucket and deletes it", async () => {
    const contentType = "text/csv";
    const list = "Part;Category\nFrom a bucket;Bucket\n";
    const { body } = await client.post("/api/imports", list, { contentType, expect: 201 });
    await expect.poll(async () => (await client.get(String(body["@id"]))).body["status"]).toBe("succeeded");
    await expect.poll(() => objects("imports/")).toEqual([]);
  });

  describe("that fails", () => {
    const unavailable = { "retry-after": "10" };

    const failures: Readonly<Record<string, Intercept>> = {
      "refuses connections": (request) => {
        request.socket.destroy();
        return true;
      },
      "returns errors": (_request, response) => {
        response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
        return true;
      },
      "ends connections after a part of the body": (request) => {
        request.once("data", () => request.socket.destroy()).once("end", () => request.socket.destroy());
        return true;
      },
    };

    it.each(Object.entries(failures))("a bucket that %s: 503, and no attachment", async (_, failure) => {
      const iri = await newFile();
      const before = await objects();
      bucket.intercept(failure);
      const attachments = (await client.get("/api/attachments")).headers["x-total-count"];
      const upload = await post({});
      expect([upload.status, upload.headers]).toMatchObject([503, unavailable]);
      const download = await client.get(`${iri}/file`, file);
      expect([download.status, download.headers]).toMatchObject([503, unavailable]);
      const imported = await client.post("/api/imports", "Part;Category\na;b\n", { contentType: "text/csv" });
      expect(imported.status).toBe(503);
      bucket.intercept(null);
      expect((await client.get("/api/attachments")).headers["x-total-count"]).toBe(attachments);
      expect(await objects()).toEqual(before);
    });

    it("a request is repeated after a temporary error", async () => {
      let failures = 0;
      bucket.intercept((request, response) => {
        if (failures++ % 2 === 1) return false;
        if (failures % 4 === 1) request.destroy();
        else response.writeHead(500).end();
        return true;
      });
      const iri = await newFile();
      expect((await client.get(`${iri}/file`, { ...file, expect: 200 })).text).toBe("Hello");
    });

    it("a wrong key and a missing bucket are reported as 503, with the cause in the log", async () => {
      const iri = await newFile();
      bucket.intercept((_request, response) => {
        response.writeHead(403, { "content-type": "application/xml" });
        response.end("<?xml version='1.0'?><Error><Code>InvalidAccessKeyId</Code></Error>");
        return true;
      });
      expect((await client.get(`${iri}/file`, file)).status).toBe(503);
      expect(bucket.requests.length).toBeLessThan(5);
    });

    it("a download that is interrupted ends the connection", async () => {
      const iri = await newFile();
      bucket.intercept((request, response) => {
        if (request.method !== "GET") return false;
        response.writeHead(200, { "content-length": "5" });
        response.write("He", () => response.destroy());
        return true;
      });
      const url = `${service.url}${iri}/file`;
      const headers = { Authorization: `Bearer ${tokens.full}` };
      const response = await fetch(url, { headers });
      await expect(response.text()).rejects.toThrow();
    });

    it("a deleted attachment is deleted, and its file remains until doctor removes it", async () => {
      const iri = await newFile();
      const before = await objects();
      bucket.intercept((request) => {
        if (request.method !== "DELETE") return false;
        request.destroy();
        return true;
      });
      await client.delete(iri, { expect: 204 });
      expect((await client.get(iri)).status).toBe(404);
      expect(logged).toEqual([
        "An action after a committed change failed, a rollback failed, or a database connection was lost.",
      ]);
      expect(await objects()).toEqual(before);
    });

    it("a file that was removed from the bucket is not found", async () => {
      const iri = await newFile();
      const s3 = createS3Client(bucket.config);
      for (const name of await objects("files/")) await s3.delete(name);
      expect((await client.get(`${iri}/file`, file)).status).toBe(404);
    });
  });
});
