/** Checks parts of the service that depend on files of the bundle or the executable. */
import { expect } from "vitest";
import { api, send, type Api } from "./client.ts";
import { picture } from "./inventory.ts";

/** Checks a page and all scripts and style sheets that it loads. */
export async function expectPage(url: string, path: string): Promise<void> {
  const page = await api({ url }).get<string>(path, { accept: "text/html", expect: 200 });
  const addresses = [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, found = ""]) => found,
  );
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const answer = await send(url, "GET", address, undefined, { accept: "*/*" });
    expect(answer.status, address).toBe(200);
    expect(answer.bytes.length, address).toBeGreaterThan(0);
  }
}

/** Uploads a photo and checks its thumbnail. */
export async function expectThumbnail(client: Api): Promise<void> {
  const attachment = {
    name: "Photo",
    element: "/api/parts/1",
    attachment_type: "/api/attachment_types/2",
    upload: { data: picture, filename: "photo.png" },
  };
  const { body } = await client.post("/api/attachments", attachment, { expect: 201 });
  const thumbnail = await client.get(String(body.thumbnail_url), { accept: "*/*", expect: 200 });
  expect(thumbnail.mediaType).toBe("image/webp");
}

/** Imports and exports texts that regular expressions with characters beyond ASCII match. */
export async function expectTransfer(client: Api): Promise<void> {
  const file = "name,category_path,location\n€5,Cells → Coin,Room → Box\n＝5,Cells→Coin,Room→Box\n";
  const { body: started } = await client.post("/api/imports", file, { contentType: "text/csv", expect: 201 });
  const path = `/api/imports/${Number(started["id"])}`;
  await expect
    .poll(async () => (await client.get(path, { expect: 200 })).body, { timeout: 20_000 })
    .toMatchObject({ status: "succeeded", created: 2 });
  const found = await client.get("/api/categories?name=Coin", { accept: "application/json", expect: 200 });
  expect(found.body, found.text).toHaveLength(1);
  const list = `/api/parts?category=${Number(found.body[0]?.["id"])}`;
  const { text } = await client.get<string>(list, { accept: "text/csv", expect: 200 });
  expect(text).toMatch(/^Part,\d+,Cells → Coin,"""€5""",.*\r\nPartLot,.*,Room → Box,/m);
  expect(text).toMatch(/^Part,\d+,Cells → Coin,"""＝5""",.*\r\nPartLot,.*,Room → Box,/m);
}
