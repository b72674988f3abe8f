/** Links to the part page: Part-DB addresses, and API addresses in a browser. */
import { beforeAll, describe, expect, test } from "vitest";
import { api } from "../../support/client.ts";
import { createInventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import { visitor } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

describe("addresses of a part", () => {
  const service = useSettings();
  let id: number;

  beforeAll(async () => {
    const client = api(service(), tokens.full);
    const inventory = await createInventory(client, "Sample");
    id = inventory["parts"] ?? 0;
  });

  test.each(["en", "de", "zh_CN", "pt_BR"])(
    "the Part-DB address of %s redirects to the part page",
    async (language) => {
      for (const path of [`/${language}/part/${id}/info`, `/${language}/part/${id}`]) {
        const answer = await api(service()).get(path, { accept: "*/*" });
        expect([answer.status, answer.headers["location"]]).toEqual([301, `/parts/${id}`]);
      }
      const browser = await enter(service(), "reader");
      expect((await browser.get(`/${language}/part/${id}/info`)).path).toBe(`/parts/${id}`);
    },
  );

  test.each([
    "/english/part/1/info",
    "/EN/part/1/info",
    "/e/part/1",
    "/en/part/x/info",
    "/en/part/0",
    "/en/part/1/edit",
    "/en/part/%2e%2e/info",
    "/api/part/1/info",
    "/..%2f/part/1",
  ])("Part-DB addresses of other resources return 404: %s", async (path) => {
    expect((await api(service()).get(path, { accept: "*/*" })).status).toBe(404);
  });

  test.each(["/en/attachment/@/view", "/attachments/@"])(
    "Part-DB addresses of files redirect to the file after a login: %s",
    async (path) => {
      const client = api(service(), tokens.full);
      const { body } = await client.get<{ attachments: { id: number }[] }>(`/api/parts/${id}`);
      const file = body.attachments[0]?.id ?? 0;
      const address = path.replace("@", String(file));
      const stranger = await visitor(service()).get(address, { follow: false });
      expect(stranger.location).toBe(`/login?return_to=${encodeURIComponent(address)}`);
      const opened = await (await enter(service(), "reader")).get(address);
      expect([opened.path, opened.status]).toEqual([`/api/attachments/${file}/file`, 200]);
      expect(opened.headers.get("content-type")).toBe("image/png");
    },
  );

  test.each([
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", 303],
    ["text/html", 303],
    ["*/*", 401],
    ["application/json", 401],
    ["application/ld+json", 401],
    ["application/json, text/html;q=0.5", 401],
  ])("the API address redirects browsers only: Accept %s", async (accept, status) => {
    const answer = await api(service()).get(`/api/parts/${id}`, { accept });
    expect(answer.status).toBe(status);
    expect(answer.headers["location"]).toBe(status === 303 ? `/parts/${id}` : undefined);
    expect(answer.headers["vary"]).toMatch(/\bAccept\b/i);
  });

  test.each([
    `/api/parts/ID.json`,
    `/api/parts/ID.jsonld`,
    `/api/parts/ID/log`,
    "/api/parts",
    "/api/part_lots/1",
  ])("API addresses with a format or another suffix do not redirect: %s", async (path) => {
    const { status } = await api(service()).get(path.replace("ID", String(id)), { accept: "text/html" });
    expect(status).not.toBe(303);
  });
});
