/** Printing labels through the pages: links on other pages, the form with its preview, and the document. */
import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

describeOneDialect("the page that prints labels", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let inventory: Inventory;
  let admin: Visitor;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    const sample = await createInventory(client, "Sample");
    const found = await createElement(client, "parts", {
      name: "Zyxwv",
      category: `/api/categories/${sample["categories"]}`,
    });
    inventory = { ...sample, found };
    admin = await enter(service(), "admin");
  });

  const summary = (page: PageResult) =>
    page.document.querySelector("#label-result [role=status]")?.text ?? "";
  const errors = (page: PageResult) => page.document.querySelector("#label-result .errors")?.text ?? "";
  const links = (page: PageResult) =>
    page.document
      .querySelectorAll('main a[href^="/labels?"]')
      .map((link) => link.getAttribute("href")?.replaceAll("&amp;", "&"));
  const chosen = (page: PageResult, field: string) =>
    page.document.querySelector(`select[name="${field}"] option[selected]`)?.getAttribute("value") ?? "";
  const printed = (page: PageResult) => admin.get(page.path.replace("/labels?", "/labels/document?"));

  describe("is linked", () => {
    test.each<[string, (ids: Inventory) => string, (ids: Inventory) => readonly string[]]>([
      [
        "on the page of a part",
        ({ parts }) => `/parts/${parts}`,
        ({ parts, part_lots: lot }) => [`/labels?type=part&ids=${parts}`, `/labels?type=part_lot&ids=${lot}`],
      ],
      [
        "on the page of a lot",
        ({ part_lots: lot }) => `/lots/${lot}`,
        ({ part_lots: lot }) => [`/labels?type=part_lot&ids=${lot}`],
      ],
      [
        "on the page of a storage location",
        ({ storage_locations: id }) => `/storage_locations/${id}`,
        ({ storage_locations: id }) => [
          `/labels?type=storelocation&ids=${id}`,
          `/labels?type=storelocation&storage_location=${id}`,
          `/labels?type=part_lot&storage_location=${id}`,
        ],
      ],
      [
        "in the list of parts, with its filters and order",
        ({ categories: id }) => `/parts?category=${id}&sort=-ipn`,
        ({ categories: id }) => [
          `/labels?${new URLSearchParams({
            type: "part",
            filter: `category=${id}%2B%2B&order%5Bipn%5D=desc`,
          }).toString()}`,
        ],
      ],
      [
        "in the list of parts, with its search",
        () => "/parts?q=Zyxwv",
        () => ["/labels?type=part&search=q%3DZyxwv"],
      ],
    ])("%s", async (_name, path, expected) => {
      expect(links(await admin.get(path(inventory)))).toEqual(
        expect.arrayContaining([...expected(inventory)]),
      );
      const nobody = await enter(service(), "reader");
      expect(links(await nobody.get(path(inventory))).length).toBeGreaterThan(0);
    });
  });

  test("shows the first label, and the numbers of labels and pages", async () => {
    const page = await admin.get(`/labels?type=part&ids=${inventory["parts"]}`);
    expect(summary(page)).toBe("1 label on 1 page, 30 × 12 mm");
    const svg = page.document.querySelector("#label-result img")?.getAttribute("src") ?? "";
    expect(Buffer.from(svg.split(",")[1] ?? "", "base64").toString()).toMatch(/^<svg .*<\/svg>$/s);
    const many = await admin.submit(page, { form: ".label-form", fields: { copies: "30" } });
    expect([many.status, summary(many)]).toEqual([200, "30 labels on 30 pages, 30 × 12 mm"]);
  });

  test("offers the labels of a sheet as the first one, and a number for sheets of small labels", async () => {
    const page = await admin.get(`/labels?type=part&ids=${inventory["parts"]}`);
    const sheet = await admin.submit(page, {
      form: ".label-form",
      fields: { "medium.sheet": "Avery L7160", copies: "20" },
    });
    expect(sheet.document.querySelectorAll('input[name="medium.start"]').length).toBe(21);
    const later = await admin.submit(sheet, { form: ".label-form", fields: { "medium.start": "11" } });
    expect(summary(later)).toBe("20 labels on 2 pages, 63.99 × 38.1 mm");
    const small = await admin.submit(sheet, {
      form: ".label-form",
      fields: { "medium.sheet": "Avery L4731" },
    });
    expect(small.document.querySelector('input[name="medium.start"]')?.getAttribute("type")).toBe("text");
  });

  test("continues after the last printed label of the sheet, and starts another sheet at its first label", async () => {
    const visitor = await enter(service(), "admin");
    const opened = () => visitor.get(`/labels?type=part&ids=${inventory["parts"]}`);
    const choose = (page: PageResult, fields: Record<string, string>) =>
      visitor.submit(page, { form: ".label-form", fields });
    const start = (page: PageResult) =>
      page.document.querySelector('input[name="medium.start"][checked]')?.getAttribute("value");
    /** Sends the form with the button that prints. */
    const print = async ({ path, document }: PageResult) => {
      const query = new URLSearchParams(path.split("?")[1]);
      query.set("next_start", document.querySelector('[name="next_start"]')?.getAttribute("value") ?? "");
      await visitor.get(`/labels/document?${query.toString()}`);
    };
    const sheet = await choose(await opened(), { "medium.sheet": "Avery L7160" });
    const late = await choose(sheet, { "medium.start": "20", copies: "4" });
    expect(summary(late)).toContain("4 labels on 2 pages");
    await print(late);
    const next = await opened();
    expect([chosen(next, "medium.sheet"), start(next)]).toEqual(["Avery L7160", "3"]);
    const other = await choose(next, { "medium.sheet": "Avery L7163" });
    expect([chosen(other, "medium.sheet"), start(other)]).toEqual(["Avery L7163", "1"]);
    await print(await choose(other, { copies: "14" }));
    expect(start(await opened())).toBe("1");
  });

  test("prints all parts that a search finds, also those on further pages of the list", async () => {
    const category = `/api/categories/${inventory["categories"]}`;
    const operations = Array.from({ length: 60 }, (_, number) => ({
      ...{ method: "POST", path: "/api/parts" },
      body: { name: `Qwertz ${number}`, category },
    }));
    await client.post("/api/batch", { operations }, { expect: 200 });
    const [link] = links(await admin.get("/parts?q=Qwertz&per_page=25"));
    const page = await admin.get(`${link}&profile=1`);
    expect(summary(page)).toBe("60 labels on 60 pages, 30 × 12 mm");
    expect((await printed(page)).text.slice(0, 5)).toBe("%PDF-");
    const none = await admin.get("/labels?type=part&search=q%3DUnfindable9");
    expect([none.status, errors(none)]).toEqual([400, expect.stringContaining("The search finds no parts.")]);
  });

  test("uses own measures of a sheet", async () => {
    const page = await admin.get(`/labels?type=part&ids=${inventory["parts"]}&profile=1&medium.sheet=own`);
    expect(page.status).toBe(400);
    const measures = { columns: 2, rows: 3, label_width: 80, label_height: "60,5", left: 5, top: 5 };
    const fields = Object.fromEntries(
      Object.entries({ ...measures, pitch_x: 85, pitch_y: 65 }).map(([name, value]) => [
        `medium.measures.${name}`,
        String(value),
      ]),
    );
    const complete = await admin.submit(page, { form: ".label-form", fields });
    expect(summary(complete)).toBe("1 label on 1 page, 80 × 60.5 mm");
    expect(complete.document.querySelectorAll('input[name="medium.start"]').length).toBe(6);
  });

  test.each([
    ["copies=0", "copies", "Copies"],
    ["copies=x", "copies", "Copies"],
    ["medium.sheet=Avery+L7160&medium.offset_x=500", "medium.offset_x", "Shift to the right"],
  ])("shows the error of %s at its field", async (query, field, label) => {
    const path = `/labels?type=part&ids=${inventory["parts"]}&profile=1&${query}`;
    const page = await admin.get(path);
    expect([page.status, page.fieldError(field)]).toEqual([400, expect.any(String)]);
    expect(errors(page)).toContain(label);
    // The address of the document leads back to the form.
    const back = await printed(page);
    expect([back.path, back.status]).toEqual([path, 400]);
  });

  test("names elements that do not exist", async () => {
    const page = await admin.get("/labels?type=part&ids=987654");
    expect(page.status).toBe(400);
    expect(errors(page)).toContain("987654");
  });

  test.each([
    ["", "names no elements"],
    ["?type=part", "names no elements"],
    ["?type=part&ids=", "names no elements"],
    ["?type=part&ids=abc", "“abc” in the address is not the ID of a part"],
    ["?type=part_lot&ids=1,x", "“x” in the address is not the ID of a lot"],
    ["?type=part_lot&storage_location=x", "“x” in the address is not the ID of a storage location"],
  ])("rejects the address /labels%s", async (query, message) => {
    for (const path of ["/labels", "/labels/document"]) {
      const page = await admin.get(path + query);
      expect([page.status, page.words]).toEqual([400, expect.stringContaining(message)]);
      expect(page.words).toContain("choose “Print label” there.");
    }
  });

  test("names the element, or the number of elements", async () => {
    const [part, lot, location] = ["parts", "part_lots", "storage_locations"].map((name) => inventory[name]);
    const { body } = await client.get(`/api/parts/${part}`, { expect: 200 });
    const { body: place } = await client.get(`/api/storage_locations/${location}`, { expect: 200 });
    const lead = async (query: string) => {
      const { document } = await admin.get(`/labels?${query}`);
      return document.querySelector(".lead")?.text.trim();
    };
    expect(await lead(`type=part&ids=${part}`)).toBe(body["name"]);
    expect(await lead(`type=part_lot&ids=${lot}`)).toMatch(new RegExp(`^${String(body["name"])}, lot `));
    expect(await lead(`type=storelocation&ids=${location}`)).toBe(place["full_path"]);
    expect(await lead(`type=part&ids=${part},${inventory["found"]}`)).toBe("2 parts");
    expect(await lead(`type=part&ids=987654`)).toBe("The part with the ID 987654");
    expect(await lead(`type=part_lot&storage_location=${location}`)).toBe(
      `All lots in a storage location and below it: ${String(place["full_path"])}`,
    );
  });

  test("prints one label for each lot of a part", async () => {
    const id = inventory["parts"] ?? 0;
    await createElement(client, "part_lots", { part: `/api/parts/${id}` });
    const { body } = await client.get<{ partLots: unknown[] }>(`/api/parts/${id}`, { expect: 200 });
    const lots = body.partLots.length;
    expect(lots).toBeGreaterThan(1);
    const page = await admin.get(`/labels?type=part&ids=${id}&profile=1&copies_per_lot=true`);
    expect(summary(page)).toContain(`${lots} labels`);
  });

  test("returns the document, and remembers the profile of each type and the medium", async () => {
    const lot = inventory["part_lots"];
    const first = await admin.get(`/labels?type=part_lot&ids=${lot}`);
    expect([chosen(first, "profile"), chosen(first, "medium.sheet")]).toEqual(["2", ""]);
    const form = await admin.submit(first, {
      form: ".label-form",
      fields: { profile: "3", "medium.sheet": "Avery L7160", "medium.offset_x": "-5" },
    });
    const pdf = await printed(form);
    expect(pdf.text.slice(0, 5)).toBe("%PDF-");
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "inline; filename=labels.pdf",
    });
    const again = await admin.get(`/labels?type=part_lot&ids=${lot}`);
    expect([chosen(again, "profile"), chosen(again, "medium.sheet")]).toEqual(["3", "Avery L7160"]);
    expect(again.document.querySelector('input[name="medium.offset_x"]')?.getAttribute("value")).toBe("-5");
    const other = await admin.get(`/labels?type=part&ids=${inventory["parts"]}`);
    expect([chosen(other, "profile"), chosen(other, "medium.sheet")]).toEqual(["1", "Avery L7160"]);
    expect((await printed(await admin.submit(other, { form: ".label-form" }))).status).toBe(200);
    const last = await admin.get(`/labels?type=part_lot&ids=${lot}`);
    expect(chosen(last, "profile")).toBe("3");
  });

  test("returns a picture", async () => {
    const page = await admin.get(`/labels?type=part&ids=${inventory["parts"]}&profile=1&format=png&dpi=203`);
    expect(page.words).toContain("Open picture");
    const picture = await printed(page);
    expect(picture.headers.get("content-type")).toBe("image/png");
  });

  test("requires the permission to print labels", async () => {
    const nobody = await enter(service(), "nobody");
    for (const path of ["/labels?type=part&ids=1", "/labels/document?type=part&ids=1", "/label_profiles"])
      expect((await nobody.get(path)).status).toBe(403);
  });
});
