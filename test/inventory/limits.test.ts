/** Limits that protect the service from a single client: size, depth and server-side requests. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import { api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { picture } from "../support/inventory.ts";
import { insertToken, insertUser } from "../support/principals.ts";
import { unique, useService } from "./running-service.ts";

describeDialects("the service", (dialect) => {
  const running = useService(dialect, {
    environment: { ALLOW_ATTACHMENT_DOWNLOADS: "1" },
    overrides: { allowAddress: () => true },
  });
  const { make, read, refused } = running;
  let type: string;
  let remote: Server;
  let remoteUrl: string;
  let fetched = 0;

  beforeAll(async () => {
    type = await make("attachment_types", { name: "Any" });
    remote = createServer((_request, response) => {
      fetched += 1;
      response.setHeader("Content-Type", "text/plain").end("text");
    });
    await new Promise<void>((resolve) => remote.listen(0, "127.0.0.1", resolve));
    remoteUrl = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`;
  });
  afterAll(() => remote.close());

  const download = (index: number) => ({
    name: `d${index}`,
    attachment_type: type,
    url: `${remoteUrl}/${index}.txt`,
    upload: { downloadUrl: true },
  });

  it("deletes an element with the maximum number of attachments and parameters, and logs each of them", async () => {
    const list = Array.from({ length: 1000 }, (_, index) => ({ name: `n${index}` }));
    const attachments = list.map((item) => ({ ...item, attachment_type: type }));
    const element = await make("categories", { name: unique("Full"), parameters: list, attachments });
    const before = await running.logged();
    expect(await refused(running.client.post("/api/parameters", { name: "more", element }))).toEqual([
      "element: too-many",
    ]);
    await running.client.patch(element, { parameters: [] }, { expect: 200 });
    await running.client.delete(element, { expect: 204 });
    expect(await running.logged()).toBe(before + 1000 * 2 + 1000 * 2 + 1);
  });

  it("downloads nothing for users without write permission, nor for a write that fails its precondition", async () => {
    const element = await make("categories", { name: unique("Guarded") });
    const name = unique("reader").replace(" ", "");
    const permissions = serializePermissionData(
      new Map([
        ["api.access_api", true],
        ["categories.read", true],
        ["parts.edit", true],
      ]),
    );
    const now = new Date();
    await running.service.store.transaction(async (transaction) => {
      const userId = await insertUser(transaction, name, permissions, false, now);
      await insertToken(transaction, { userId, name, text: name, scope: "full", validUntil: null, now });
    });
    const before = fetched;
    await api(running.service, name).post("/api/attachments", { ...download(1), element }, { expect: 403 });
    const stale = { headers: { "If-Match": '"77.x"' }, expect: 412 };
    await running.client.patch(element, { attachments: [download(2)] }, stale);
    await running.client.patch("/api/categories/987654", { attachments: [download(3)] }, { expect: 404 });
    expect(fetched).toBe(before);
    await running.client.patch(element, { attachments: [download(4)] }, { expect: 200 });
    expect(fetched).toBe(before + 1);
  });

  it("downloads at most ten files per request", async () => {
    const before = fetched;
    const attachments = Array.from({ length: 11 }, (_, index) => download(index));
    const answer = running.client.post("/api/categories", { name: unique("Greedy"), attachments });
    expect(await refused(answer)).toEqual(["attachments[10].upload.downloadUrl: too-many-downloads"]);
    expect(fetched).toBe(before);
  });

  it("rejects `private` without a stored file", async () => {
    const element = await make("categories", { name: unique("Linked") });
    const body = { name: "a", element, attachment_type: type, url: "https://example.com/a" };
    const answer = running.client.post("/api/attachments", { ...body, upload: { private: true } });
    expect(await refused(answer)).toEqual(["upload.private: no-file"]);
  });

  it("accepts a 3D model only from the footprint's own attachments", async () => {
    const [mine, other] = [
      await make("footprints", { name: unique("F") }),
      await make("footprints", { name: unique("F") }),
    ];
    const upload = { data: picture, filename: "a.png" };
    const foreign = await make("attachments", { name: "m", element: other, attachment_type: type, upload });
    expect(await refused(running.client.patch(mine, { footprint_3d: foreign }))).toEqual([
      "footprint_3d: not-own-attachment",
    ]);
    expect(
      await refused(running.client.post("/api/footprints", { name: unique("F"), footprint_3d: foreign })),
    ).toEqual(["footprint_3d: not-own-attachment"]);
    const before = await running.client.get(other, { expect: 200 });
    await running.client.patch(other, { footprint_3d: foreign }, { expect: 200 });
    await running.client.delete(foreign, { expect: 204 });
    expect(await read(other)).not.toHaveProperty("footprint_3d");
    const stale = { headers: { "If-Match": before.headers.etag ?? "" }, expect: 412 };
    await running.client.patch(other, { comment: "x" }, stale);
  });

  it.each(["javascript:alert('%PARTNUMBER%')", "www.example.com/%PARTNUMBER%", "nope"])(
    "generates no product page from the pattern %s",
    async (pattern) => {
      const manufacturer = await make("manufacturers", { name: unique("M"), auto_product_url: pattern });
      const category = await make("categories", { name: unique("C") });
      const part = await make("parts", { name: unique("P"), category, manufacturer });
      expect((await read(part)).manufacturer_product_url).toBe("");
    },
  );

  it("replaces a generated product page that is sent back with another manufacturer", async () => {
    const pattern = (host: string) => ({
      name: unique("M"),
      auto_product_url: `https://${host}/%PARTNUMBER%`,
    });
    const [first, second] = [
      await make("manufacturers", pattern("one.test")),
      await make("manufacturers", pattern("two.test")),
    ];
    const category = await make("categories", { name: unique("C") });
    const part = await make("parts", { name: "P1", category, manufacturer: first });
    const document = await read(part);
    expect(document.manufacturer_product_url).toBe("https://one.test/P1");
    await running.client.patch(part, { ...document, manufacturer: second }, { expect: 200 });
    expect((await read(part)).manufacturer_product_url).toBe("https://two.test/P1");
  });
});
