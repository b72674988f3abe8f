import { beforeAll, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, picture, textFile, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";
import { createElement, createFullPart } from "./full-parts.ts";

const category = ({ categories }: Inventory) => `/api/categories/${categories}`;

function facts({ document }: PageResult): Record<string, string> {
  const entries = document
    .querySelectorAll(".facts > div")
    .map((each) => [each.querySelector("dt")?.textContent, each.querySelector("dd")?.textContent]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Returns the text of the table rows in a section, without the headings that its cells repeat. */
function rows({ document }: PageResult, section: string): string[] {
  for (const heading of document.querySelectorAll(`#${section} .column`)) heading.remove();
  // Undo and old versions have tests of their own.
  for (const link of document.querySelectorAll("a[href^='/change_sets/'], a[href*='/version?']"))
    link.remove();
  return document
    .querySelectorAll(`#${section} tbody tr`)
    .map((row) => row.structuredText.replace(/\s+/g, " ").trim());
}

/** Returns the text of each file. */
function files({ document }: PageResult): string[] {
  for (const menu of document.querySelectorAll("#files .menu")) menu.remove();
  return document
    .querySelectorAll("#file-list .file")
    .map((file) => file.structuredText.replace(/\s+/g, " ").trim());
}

function links({ document }: PageResult): Record<string, string | undefined> {
  return Object.fromEntries(
    document.querySelectorAll("main a").map((a) => [a.textContent.trim(), a.getAttribute("href")]),
  );
}

describeOneDialect("the page of a part", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let inventory: Inventory;
  let rich: number;
  let empty: number;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    inventory = await createInventory(client, "Sample");
    rich = await createFullPart(client, inventory);
    empty = await createElement(client, "parts", { name: "Bare", category: category(inventory) });
  });

  test("shows the main properties, stock and suppliers", async () => {
    const page = await (await enter(service(), "admin")).get(`/parts/${rich}`);
    expect([page.status, page.heading]).toEqual([200, "RG-58 cable"]);
    expect(page.words).toContain("Coaxial cable, 50 Ω");
    expect(page.words).toContain("favorite needs review");
    expect(facts(page)).toEqual({
      IPN: "CAB-0058",
      Category: "Sample",
      Manufacturer: "Acme Cables",
      "Manufacturer part number": "AC-58",
      "Manufacturing status": "not recommended for new designs",
      Tags: "coaxrf50 ohm",
      GTIN: "4006381333931",
      Unit: "Metre",
      "Impedance (Z)": "50 Ω",
      Listed: "as RG-58 cable in Sample",
      Symbol: "Device:Cable",
      Reference: "W",
      Value: "RG-58",
      // The later section for the schematic symbol has an entry with the same name.
      Footprint: "Cables:RG58",
    });
    expect(page.words).toContain("1,234.5 m + unknown in stock below the minimum of 2,000 m");
    expect(rows(page, "stock")).toEqual([
      "Workshop → Row A Full reel Barcode LOT-58 1,234.5 m never",
      expect.stringMatching(/^no location Jacket is brittle 7 m \d+ \w+ \d{4} expired$/),
      "Workshop → Row A unknown needs refill never Count",
    ]);
    const offers = page.document
      .querySelectorAll(".offer")
      .map((each) => each.structuredText.replace(/\s+/g, " "));
    expect(offers).toEqual(["Wire Shop WS-58 no prices", "Wire Shop WS-57 obsolete no prices"]);
    const comment = page.document.querySelector("#comment .markdown");
    expect(comment?.innerHTML.trim()).toBe("<p>Careful:<br>\n<strong>thin</strong> braid</p>");
    expect(page.words).toContain(`/api/parts/${rich}`);
  });

  test("links to documents that browsers can open, the datasheet first", async () => {
    const page = await (await enter(service(), "admin")).get(`/parts/${rich}`);
    expect(files(page).map((file) => file.split(" ")[0])).toEqual(["RG58", "A", "Bill"]);
    const {
      "RG58 by Acme": sheet,
      "A photo": photo,
      Bill: bill,
      "AC-58": product,
      "WS-58": shop,
    } = links(page);
    expect([sheet, product, shop]).toEqual([
      "http://www.acme.example/rg58.pdf",
      "https://acme.example/rg58?a=1&b=2",
      "https://wires.example/58",
    ]);
    expect(photo).toMatch(/^\/media\//);
    expect((await api(service()).get(photo ?? "", { accept: "*/*" })).status).toBe(200);
    const browser = await enter(service(), "admin");
    for (const path of [
      bill ?? "",
      page.document.querySelector("img:not(.bar *)")?.getAttribute("src") ?? "",
    ]) {
      const file = await browser.get(path);
      expect([path, file.status]).toEqual([path, 200]);
      expect(file.headers.get("content-type")).not.toContain("html");
    }
  });

  test("shows the history of the part and its owned records", async () => {
    const location = await createElement(client, "storage_locations", { name: "Drawer 7" });
    const supplier = await createElement(client, "suppliers", { name: "Chip Shop" });
    const part = await createElement(client, "parts", {
      name: "With a history",
      category: category(inventory),
      partLots: [{ storage_location: `/api/storage_locations/${location}`, amount: 5 }],
      orderdetails: [{ supplier: `/api/suppliers/${supplier}`, supplierpartnr: "CS-1" }],
      parameters: [{ name: "Gain" }],
      attachments: [
        { name: "Sheet", attachment_type: `/api/attachment_types/${inventory.attachment_types}` },
      ],
    });
    type Owned = Record<"partLots" | "orderdetails" | "attachments" | "parameters", { id: number }[]>;
    const { body } = await client.get<Owned>(`/api/parts/${part}`, { accept: "application/json" });
    const first = (name: keyof Owned) => body[name][0]?.id ?? 0;
    const [lot, attachment, offer] = [first("partLots"), first("attachments"), first("orderdetails")];
    const orderdetail = `/api/orderdetails/${offer}`;
    const price = await createElement(client, "pricedetails", { orderdetail, price: "1" });
    await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 1 }, { expect: 200 });
    await client.patch(orderdetail, { obsolete: true }, { expect: 200 });
    await client.delete(`/api/parameters/${first("parameters")}`, { expect: 204 });
    await client.delete(`/api/attachments/${attachment}?_comment=outdated`, { expect: 204 });
    const page = await (await enter(service(), "admin")).get(`/parts/${part}`);
    const shown = rows(page, "history");
    const found = shown.slice(0, 5).map((row) => row.replace(/^.* (?=(Deleted|Changed|Stock|Created) )/, ""));
    expect(found).toEqual([
      `Deleted Attachment ${attachment} · Sheet “outdated”`,
      `Deleted Parameter ${first("parameters")} · Gain`,
      `Changed Orderdetail ${offer} · Chip Shop CS-1 Obsolete: no → yes`,
      `Stock changed Lot ${lot} · Drawer 7 5 → 4`,
      expect.stringMatching(`^Created 6 elements 1 × Price, .*Price ${price} · Chip Shop CS-1, from 1 Entry`),
    ]);
    expect(shown.filter((row) => row.includes("Removed from it"))).toEqual([]);
  });

  test("shows the history in pages, to users with the permission for it", async () => {
    const part = await createElement(client, "parts", {
      name: "Often changed",
      category: category(inventory),
    });
    for (let mass = 1; mass <= 25; mass += 1) await client.patch(`/api/parts/${part}`, { mass });
    const browser = await enter(service(), "admin");
    const page = await browser.get(`/parts/${part}`);
    expect(rows(page, "history")).toHaveLength(20);
    const older = await browser.get(links(page)["Older entries"] ?? "");
    expect(rows(older, "history")).toHaveLength(6);
    expect(rows(older, "history").at(-1)).toMatch(/Created$/);
    expect(links(older)["Newest entries"]).toBe(`/parts/${part}#history`);
    const hidden = await (await enter(service(), "reader")).get(`/parts/${part}`);
    expect([hidden.status, rows(hidden, "history")]).toEqual([200, []]);
  });

  test("shows name, type and size of a stored file, and the host of a URL", async () => {
    const part = await createElement(client, "parts", { name: "Filed", category: category(inventory) });
    const attach = (name: string, more: Record<string, unknown>) =>
      createElement(client, "attachments", {
        name,
        element: `/api/parts/${part}`,
        attachment_type: `/api/attachment_types/${inventory.attachment_types}`,
        ...more,
      });
    const id = await attach("Notes", { upload: { data: textFile, filename: "my notes.txt" } });
    await attach("Secret", { upload: { data: textFile, filename: "b.txt", private: true } });
    await attach("Sheet", { url: "https://acme.example/sheet.pdf" });
    await attach("Later", {});
    const browser = await enter(service(), "admin");
    const page = await browser.get(`/parts/${part}`);
    const type = "Sample";
    expect(files(page)).toEqual([
      `Sheet ${type} · acme.example`,
      `Later ${type} · no file`,
      `Notes ${type} · my notes.txt · 5 bytes`,
      `Secret ${type} · b.txt · 5 bytes private`,
    ]);
    const saved = await browser.get(`/api/attachments/${id}/file?download=true`);
    expect(page.document.querySelector('a[aria-label="Download Notes"]')?.getAttribute("href")).toBe(
      `/api/attachments/${id}/file?download=true`,
    );
    expect(saved.headers.get("content-disposition")).toContain("attachment");
    const reader = await (await enter(service(), "reader")).get(`/parts/${part}`);
    expect(files(reader)[3]).toMatch(/b\.txt · 5 bytes private$/);
  });

  test("does not link to private files without the permission to read them, and shows no private picture", async () => {
    const { body } = await client.get<{ attachments: { id: number; name: string }[] }>(`/api/parts/${rich}`);
    const photo = body.attachments.find(({ name }) => name === "A photo")?.id ?? 0;
    const secret = await createElement(client, "parts", { name: "Secret", category: category(inventory) });
    await createElement(client, "attachments", {
      name: "Hidden picture",
      element: `/api/parts/${secret}`,
      attachment_type: `/api/attachment_types/${inventory.attachment_types}`,
      upload: { data: picture, filename: "a.png", private: true, becomePreviewIfEmpty: true },
    });
    const reader = await enter(service(), "reader");
    const hidden = await reader.get(`/parts/${secret}`);
    expect(hidden.words).toContain("Hidden picture You need the “Open private attachments” permission. ");
    expect(hidden.document.querySelector("main img")).toBeNull();
    const page = await reader.get(`/parts/${rich}`);
    expect(links(page)["Bill"]).toBeUndefined();
    expect(page.document.querySelector("main img")?.getAttribute("src")).toBe(
      `/api/attachments/${photo}/thumbnail`,
    );
    const admin = await (await enter(service(), "admin")).get(`/parts/${secret}`);
    expect(admin.document.querySelector("main img")).not.toBeNull();
  });

  test("shows missing properties of an empty part, and what can be done", async () => {
    const page = await (await enter(service(), "reader")).get(`/parts/${empty}`);
    expect(facts(page)).toEqual({
      Category: "Sample",
      Listed: expect.stringMatching(/^not listed To list the part in KiCad, set a symbol/) as string,
      Value: "Bare (default: part name)",
    });
    expect(page.words).toContain("0 in stock");
    expect(page.words).not.toContain("below the minimum");
    expect(page.document.querySelectorAll("main section").map(({ id }) => id)).toEqual([
      "stock",
      "files",
      "eda",
    ]);
    expect(page.document.querySelectorAll("main .empty")).toHaveLength(2);
  });

  test.each<[what: string, category: object, footprint: object | null, part: object, expected: object]>([
    [
      "values of its category and footprint",
      { kicad_symbol: "Device:R", reference_prefix: "R" },
      { kicad_footprint: "R:0603" },
      {},
      {
        Listed: "as @ in #",
        Symbol: "Device:R from the category",
        Footprint: "R:0603 from the footprint",
        Reference: "R from the category",
        Value: "@ (default: part name)",
      },
    ],
    [
      "its own values",
      { kicad_symbol: "Device:R", reference_prefix: "R" },
      { kicad_footprint: "R:0603" },
      { kicad_symbol: "Device:C", kicad_footprint: "C:1", reference_prefix: "C", value: "1n" },
      { Listed: "as @ in #", Symbol: "Device:C", Footprint: "C:1", Reference: "C", Value: "1n" },
    ],
    [
      "that it is hidden",
      {},
      null,
      { visibility: false },
      { Listed: "not listed eda_info.visibility of the part is false." },
    ],
    [
      "that its category hides it",
      { visibility: false },
      null,
      { reference_prefix: "R" },
      {
        Listed: "not listed eda_info.visibility of its category is false.",
      },
    ],
    [
      "that its category is hidden",
      { visibility: false },
      null,
      { visibility: true },
      {
        Listed: "not listed eda_info.visibility of this category is false: #",
      },
    ],
  ])("shows the part in KiCad: %s", async (what, ofCategory, ofFootprint, ofPart, expected) => {
    const own = `/api/categories/${await createElement(client, "categories", { name: `C ${what}`, eda_info: ofCategory })}`;
    const footprint =
      ofFootprint &&
      `/api/footprints/${await createElement(client, "footprints", { name: `F ${what}`, eda_info: ofFootprint })}`;
    const part = { name: `P ${what}`, category: own, footprint, eda_info: ofPart };
    const id = await createElement(client, "parts", part);
    const shown = facts(await (await enter(service(), "reader")).get(`/parts/${id}`));
    const text = JSON.stringify(expected).replaceAll("@", part.name).replaceAll("#", `C ${what}`);
    expect(shown).toMatchObject(JSON.parse(text) as object);
    if (!text.includes("not listed")) return;
    const { body } = await client.get<object[]>(`/eda-api/v1/categories.json`, {
      accept: "application/json",
    });
    expect(JSON.stringify(body)).not.toContain(`C ${what}`);
  });

  test("shows the name of the part in KiCad", async () => {
    const like = { name: "Twin", category: category(inventory), eda_info: { visibility: true } };
    await createElement(client, "parts", like);
    const second = await createElement(client, "parts", like);
    const page = await (await enter(service(), "reader")).get(`/parts/${second}`);
    expect(facts(page)["Listed"]).toBe(`as Twin (#${second}) in Sample`);
  });

  test("shows the projects that use the part, and price breaks", async () => {
    const project = await createElement(client, "projects", { name: "Antenna" });
    const part = await createElement(client, "parts", {
      name: "Priced",
      category: category(inventory),
      orderdetails: [
        {
          supplier: `/api/suppliers/${inventory.suppliers}`,
          pricedetails: [
            { price: "0.5", min_discount_quantity: 100 },
            { price: "1", min_discount_quantity: 1 },
          ],
        },
      ],
    });
    await createElement(client, "project_bom_entries", {
      project: `/api/projects/${project}`,
      part: `/api/parts/${part}`,
      quantity: 2,
      mountnames: "W1,W2",
    });
    const page = await (await enter(service(), "reader")).get(`/parts/${part}`);
    expect(rows(page, "projects")).toEqual(["Antenna 2 W1,W2"]);
    expect(rows(page, "suppliers")).toEqual(["Sample best price 1 1.00 EUR", "1 1.00 EUR", "100 0.50 EUR"]);
  });

  test("finds the best price for a quantity", async () => {
    const supplier = (name: string) => createElement(client, "suppliers", { name });
    const offer = async (name: string, pricedetails: object[]) => ({
      supplier: `/api/suppliers/${await supplier(name)}`,
      supplierpartnr: `${name}-1`,
      pricedetails,
    });
    const part = await createElement(client, "parts", {
      name: "Compared",
      category: category(inventory),
      minamount: 20,
      orderdetails: [
        await offer("Small", [{ price: "1" }]),
        await offer("Bulk", [
          { price: "2" },
          { price: "50", price_related_quantity: 100, min_discount_quantity: 10 },
        ]),
      ],
    });
    const reader = await enter(service(), "reader");
    const best = async (query: string) => rows(await reader.get(`/parts/${part}${query}`), "purchases");
    expect(await best("?quantity=3")).toEqual([
      "Small Small-1 best price 3 3.00 EUR",
      "Bulk Bulk-1 10 5.00 EUR",
    ]);
    // By default, the quantity reaches the minimum stock.
    expect((await best(""))[0]).toBe("Bulk Bulk-1 best price 20 10.00 EUR");
    expect((await best("?quantity=1%20000"))[0]).toBe("Bulk Bulk-1 best price 1,000 500.00 EUR");
    for (const [quantity, error] of [
      ["none", "Enter a number such as 12 or 1.5."],
      ["1.500", "1.500 can mean 1.5 or 1500. Enter 1.5 or 1500."],
      ["2,5", "This part is counted in whole numbers. Enter a whole number."],
      ["-1", "Enter a quantity greater than zero."],
    ] as const) {
      const refused = await reader.get(`/parts/${part}?quantity=${quantity}`);
      const field = refused.document.querySelector("#purchase-quantity");
      expect([refused.status, field?.getAttribute("value")]).toEqual([400, quantity]);
      expect(refused.words).toContain(error);
    }
    expect((await best("?quantity=none"))[0]).toContain("20");
    const page = await reader.get(`/parts/${part}`);
    expect(page.words).toContain("50.00 EUR for 100");
  });

  test("shows no best price if prices state VAT differently", async () => {
    const offer = async (name: string, price: string, prices_includes_vat: boolean | null) => ({
      supplier: `/api/suppliers/${await createElement(client, "suppliers", { name })}`,
      prices_includes_vat,
      pricedetails: [{ price }],
    });
    const part = await createElement(client, "parts", {
      name: "Taxed",
      category: category(inventory),
      orderdetails: [
        await offer("Unclear", "1", null),
        await offer("Shop", "1.19", true),
        await offer("Trade", "1.5", false),
      ],
    });
    const page = await (await enter(service(), "reader")).get(`/parts/${part}?quantity=2`);
    expect(rows(page, "purchases")).toEqual([
      "Trade 2 3.00 EUR without VAT",
      "Shop 2 2.38 EUR with VAT",
      "Unclear 2 2.00 EUR",
    ]);
    expect(page.words).toContain("There is no best price, because these prices state VAT differently.");
    expect(page.words).toContain("whether its prices include VAT, and set VAT_RATE.");
  });

  test("shows associations in both directions", async () => {
    const other = await createElement(client, "parts", { name: "Socket", category: category(inventory) });
    const part = await createElement(client, "parts", {
      name: "Plug",
      category: category(inventory),
      associated_parts_as_owner: [
        { other: `/api/parts/${other}`, type: 0, other_type: "Fits", comment: "**Tight**" },
        { other: `/api/parts/${empty}`, type: 2 },
      ],
    });
    const admin = await enter(service(), "admin");
    const owner = await admin.get(`/parts/${part}`);
    expect(rows(owner, "associations")).toEqual(["Fits Socket Tight", "Replaces Bare"]);
    expect(links(owner)).toMatchObject({
      Socket: `/parts/${other}`,
      "Edit associations": `/parts/${part}/edit#field-associated-parts-as-owner`,
    });
    expect(rows(await admin.get(`/parts/${empty}`), "associations")[0]).toBe("Replaced by Plug");
    const reader = await enter(service(), "reader");
    expect(links(await reader.get(`/parts/${part}`))["Edit associations"]).toBeUndefined();
  });

  test("names and links old and new values in the history", async () => {
    const [a, b] = [
      await createElement(client, "manufacturers", { name: "Maker A" }),
      await createElement(client, "manufacturers", { name: "Maker B" }),
    ];
    const part = await createElement(client, "parts", {
      name: "Renamed",
      category: category(inventory),
      manufacturer: `/api/manufacturers/${a}`,
    });
    await client.patch(`/api/parts/${part}`, {
      name: "Named",
      manufacturer: `/api/manufacturers/${b}`,
      favorite: true,
    });
    const page = await (await enter(service(), "admin")).get(`/parts/${part}`);
    const [row = ""] = rows(page, "history");
    for (const change of [
      "Name: Renamed → Named",
      `Manufacturer: Manufacturer ${a} · Maker A → Manufacturer ${b} · Maker B`,
      "Favorite: no → yes",
    ])
      expect(row.replaceAll("\u00a0", " ")).toContain(change);
    expect(page.document.querySelector(`#history a[href="/manufacturers/${b}"]`)).not.toBeNull();
    expect(page.document.querySelector('#history a[href^="/tools/log/"]')).not.toBeNull();
    const editor = await (await enter(service(), "editor")).get(`/parts/${part}`);
    expect(editor.document.querySelectorAll('#history a[href^="/tools/log/"]')).toEqual([]);
  });

  test("has a link for each level of the category", async () => {
    const below = async (parent: number, name: string) =>
      createElement(client, "categories", { name, parent: `/api/categories/${parent}` });
    const root = await createElement(client, "categories", { name: "Root" });
    const middle = await below(root, "Middle");
    const leaf = await below(middle, "Leaf");
    const part = await createElement(client, "parts", { name: "Deep", category: `/api/categories/${leaf}` });
    const trail = (page: PageResult) =>
      page.document
        .querySelectorAll(".trail a")
        .map((link) => [link.textContent, link.getAttribute("href")] as const);
    expect(trail(await (await enter(service(), "admin")).get(`/parts/${part}`))).toEqual([
      ["Parts", "/parts"],
      ["Root", `/parts?category=${root}`],
      ["Middle", `/parts?category=${middle}`],
      ["Leaf", `/parts?category=${leaf}`],
    ]);
  });

  test("needs a constant number of statements", async () => {
    const browser = await enter(service(), "admin");
    const id = await createElement(client, "parts", {
      name: "Growing",
      category: category(inventory),
      partLots: [{ amount: 1 }],
      parameters: [{ name: "A" }],
      associated_parts_as_owner: [{ other: `/api/parts/${empty}`, type: 1 }],
      orderdetails: [{ supplier: `/api/suppliers/${inventory.suppliers}`, pricedetails: [{ price: "1" }] }],
    });
    const counted = async (): Promise<number> => {
      service().statements.length = 0;
      await browser.get(`/parts/${id}`);
      return service().statements.length;
    };
    const part = `/api/parts/${id}`;
    await createElement(client, "part_associations", { owner: `/api/parts/${empty}`, other: part, type: 1 });
    const before = await counted();
    for (const amount of [1, 2, 3]) await createElement(client, "part_lots", { part, amount });
    for (const name of ["B", "C"]) await createElement(client, "parameters", { element: part, name });
    for (const owner of [rich, empty]) {
      const own = { owner: `/api/parts/${owner}`, other: part, type: 2 };
      await createElement(client, "part_associations", own);
    }
    expect([await counted(), before <= 35]).toEqual([before, true]);
  });

  test("counts a lot until it expires, and shows when it expires", async () => {
    const id = await createElement(client, "parts", { name: "Glue", category: category(inventory) });
    const soon = new Date(Date.now() + 3 * 24 * 3600 * 1000 + 60_000).toISOString();
    await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount: 3, expiration_date: soon });
    const page = await (await enter(service(), "reader")).get(`/parts/${id}`);
    expect(rows(page, "stock")).toEqual(["no location 3 in 3 days"]);
    expect(page.words).toContain("3 in stock");
  });
});
