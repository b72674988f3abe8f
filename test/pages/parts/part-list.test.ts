/** The list of parts: search, filters, order, columns and stock changes. */
import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";
import { createElement } from "./full-parts.ts";

const names = ({ document }: PageResult): string[] =>
  document.querySelectorAll("#results tbody th a").map((link) => link.textContent);

const headings = ({ document }: PageResult): string[] =>
  document.querySelectorAll("#results thead th").map((cell) => cell.textContent.trim());

describeOneDialect("the list of parts", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let lot: number;
  let diodes: number;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    const resistors = await createElement(client, "categories", { name: "Resistors" });
    const chip = await createElement(client, "categories", {
      name: "Chip",
      parent: `/api/categories/${resistors}`,
    });
    diodes = await createElement(client, "categories", { name: "Diodes" });
    const metre = await createElement(client, "measurement_units", { name: "Metre", unit: "m" });
    const drawer = await createElement(client, "storage_locations", { name: "Drawer 1" });
    const acme = await createElement(client, "manufacturers", { name: "Acme 100%" });
    const prototype = await createElement(client, "part_custom_states", { name: "Prototype" });
    const category = (id: number) => `/api/categories/${id}`;
    const parts: Record<string, unknown>[] = [
      {
        name: "R-10k",
        category: category(chip),
        tags: "smd,1%",
        favorite: true,
        minamount: 50,
        ipn: "R-1",
        parameters: [{ name: "Resistance", value_typical: 10, unit: "kΩ" }],
      },
      {
        name: "R-47k",
        category: category(resistors),
        manufacturer: `/api/manufacturers/${acme}`,
        partCustomState: `/api/part_custom_states/${prototype}`,
        parameters: [
          { name: "Resistance", value_typical: 47, unit: "kΩ" },
          { name: "Dielectric", value_text: "X7R" },
        ],
      },
      {
        name: "1N4148",
        category: category(diodes),
        needs_review: true,
        description: "Switching <b>diode</b>",
      },
      { name: "Cable", category: category(diodes), partUnit: `/api/measurement_units/${metre}` },
    ];
    const ids: number[] = [];
    for (const part of parts) ids.push(await createElement(client, "parts", part));
    const [r10k, , diode, cable] = ids;
    const location = `/api/storage_locations/${drawer}`;
    lot = await createElement(client, "part_lots", {
      part: `/api/parts/${r10k}`,
      storage_location: location,
      amount: 20,
    });
    await createElement(client, "part_lots", { part: `/api/parts/${diode}`, instock_unknown: true });
    await createElement(client, "part_lots", { part: `/api/parts/${cable}`, amount: 12.5 });
  });

  test("a search for the barcode of a lot links to the lot", async () => {
    await client.patch(`/api/part_lots/${lot}`, { user_barcode: "LOT-0001" }, { expect: 200 });
    const page = await (await enter(service(), "reader")).get("/parts?q=LOT-0001");
    expect(names(page)).toEqual(["R-10k", "LOT-0001"]);
    const link = page.document.querySelector(`#results a[href="/lots/${lot}"]`);
    expect(link?.parentNode?.textContent).toBe("Lot: LOT-0001");
  });

  test.each<[string, string, readonly string[]]>([
    ["everything, by name", "", ["1N4148", "Cable", "R-10k", "R-47k"]],
    ["in reverse order", "?sort=-name", ["R-47k", "R-10k", "Cable", "1N4148"]],
    ["a category with its descendants, by name", "?category=Resis", ["R-10k", "R-47k"]],
    ["a manufacturer with wildcards in its name", "?manufacturer=100%25", ["R-47k"]],
    ["a storage location", "?storage_location=drawer", ["R-10k"]],
    ["a tag", "?tag=SMD", ["R-10k"]],
    ["stock", "?stock=in", ["Cable", "R-10k"]],
    ["stock below the minimum", "?stock=low", ["R-10k"]],
    ["no stock", "?stock=empty", ["R-47k"]],
    ["unknown stock", "?stock=unknown", ["1N4148"]],
    ["favorites", "?favorite=true", ["R-10k"]],
    ["parts that need a review", "?needs_review=true", ["1N4148"]],
    ["several filters", "?stock=in&category=resistors", ["R-10k"]],
    [
      "several values of a filter",
      "?category=chip&category=diode&category=none",
      ["1N4148", "Cable", "R-10k"],
    ],
    ["a unit", "?partUnit=metre", ["Cable"]],
    ["a part state", "?partCustomState=prototype", ["R-47k"]],
    ["a range of a parameter", `?parameter=${encodeURIComponent("Resistance:1..20 kΩ")}`, ["R-10k"]],
    [
      "a minimum of a parameter",
      `?parameter=${encodeURIComponent("Resistance:>=10 kΩ")}`,
      ["R-10k", "R-47k"],
    ],
    ["several parameters", "?parameter=Resistance:1..100&parameter=Dielectric:X7R", ["R-47k"]],
    [
      "values that are invalid",
      "?stock=lots&sort=colour&page=-1&rows=7",
      ["1N4148", "Cable", "R-10k", "R-47k"],
    ],
  ])("shows %s", async (_what, query, expected) => {
    const page = await (await enter(service(), "admin")).get(`/parts${query}`);
    expect([page.status, names(page)]).toEqual([200, expected]);
  });

  test.each<[string, string, readonly string[]]>([
    ["finds parts", "?q=47k", ["R-47k"]],
    ["tolerates typos", "?q=swiching", ["1N4148"]],
    ["can be combined with filters", "?q=r&category=chip", ["R-10k"]],
    ["can be sorted", "?q=drawer+smd&sort=-name", ["R-10k"]],
  ])("a search %s", async (_what, query, expected) => {
    const page = await (await enter(service(), "admin")).get(`/parts${query}`);
    expect([page.status, names(page)]).toEqual([200, expected]);
  });

  test("highlights matches, also in texts that have no column", async () => {
    const page = await (await enter(service(), "admin")).get("/parts?q=smd");
    expect(page.document.querySelectorAll("#results mark").map((each) => each.textContent)).toEqual(["smd"]);
    expect(page.words).toContain("Tag: smd,1%");
  });

  test("shows amounts with their unit, unknown amounts and descriptions as text", async () => {
    const page = await (await enter(service(), "admin")).get("/parts");
    expect(page.words).toMatch(/12\.5 m/);
    expect(page.words).toContain("Switching <b>diode</b>");
    expect(page.document.querySelectorAll("#results .badge").map((each) => each.textContent)).toContain(
      "unknown",
    );
  });

  test("says what to do if no part matches, or the page does not exist", async () => {
    const admin = await enter(service(), "admin");
    const none = await admin.get("/parts?manufacturer=acme&stock=in&q=r");
    expect(none.words).toContain("No parts match.");
    const others = none.document.querySelectorAll(".alternatives li");
    expect(others.map(({ textContent }) => textContent)).toEqual([
      "Without Manufacturer: acme: 1 part",
      "Without In stock: 1 part",
    ]);
    expect(names(await admin.get(others[1]?.querySelector("a")?.getAttribute("href") ?? ""))).toEqual([
      "R-47k",
    ]);
    expect(none.document.querySelector('.empty a[href="/parts"]')?.textContent).toBe("clear all filters");
    expect((await admin.get("/parts?manufacturer=nobody")).words).toContain(
      "No manufacturer has “nobody” in its name.",
    );
    expect((await admin.get("/parts?category=9999")).words).toContain(
      "There is no category with the ID 9999. It may have been deleted or merged.",
    );
    const words = (await admin.get("/parts?q=47k+smd+chip")).document.querySelectorAll(".alternatives li");
    expect(words.map(({ textContent }) => textContent)).toEqual(["Without “47k”: 1 part"]);
    expect(words[0]?.querySelector("a")?.getAttribute("href")).toBe("/parts?q=smd+chip");
    expect((await admin.get("/parts?page=9")).words).toContain("This page does not exist.");
  });

  test("leads to the page of the element by which it is filtered", async () => {
    const admin = await enter(service(), "admin");
    const link = ({ document }: PageResult) =>
      document
        .querySelectorAll(".chips a:not(.chip, [data-live-link])")
        .map((each) => [each.textContent, each.getAttribute("href")]);
    expect(link(await admin.get(`/parts?category=${diodes}&stock=in`))).toEqual([
      ["Open category", `/categories/${diodes}`],
    ]);
    expect(link(await admin.get(`/parts?category=${diodes}&category=chip`))).toEqual([]);
    expect(link(await admin.get("/parts?category=9999"))).toEqual([]);
  });

  test("removes one value of a filter", async () => {
    const admin = await enter(service(), "admin");
    const page = await admin.get(`/parts?category=${diodes}&category=chip&stock=in`);
    expect(names(page)).toEqual(["Cable", "R-10k"]);
    const removals = page.document.querySelectorAll('a[aria-label="Remove the filter Category: Diodes"]');
    expect(removals.map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: 2 }, () => "/parts?category=chip&stock=in"),
    );
    expect(
      page.document.querySelectorAll("#results .chip").map(({ textContent }) => textContent.trim()),
    ).toEqual(["Category: Diodes", "Category: chip", "In stock"]);
  });

  describe("ranges of parameters", () => {
    const entered = (minimum: string, maximum: string, name = "Resistance", unit = "kΩ"): string =>
      new URLSearchParams({
        "parameters[3].name": name,
        "parameters[3].unit": unit,
        "parameters[3].minimum": minimum,
        "parameters[3].maximum": maximum,
        stock: "",
      }).toString();

    test.each([
      ["4k7", "20k", "Resistance:4.7..20 kΩ"],
      ["10", "", "Resistance:>=10 kΩ"],
      ["", "4700R", "Resistance:<=4.7 kΩ"],
      ["0.1 MΩ", "1e3 kohm", "Resistance:100..1000 kΩ"],
      ["-5", "0", "Resistance:-5..0 kΩ"],
    ])("%s to %s become %s in the address", async (minimum, maximum, condition) => {
      const admin = await enter(service(), "admin");
      const page = await admin.get(`/parts?${entered(minimum, maximum)}`);
      expect(page.status).toBe(200);
      expect(new URLSearchParams(page.path.split("?")[1]).getAll("parameter")).toEqual([condition]);
      const field = page.document.querySelector('[name="parameters[0].minimum"]');
      expect(field?.getAttribute("form")).toBe("part-filters");
    });

    test("keeps special characters of a name", async () => {
      const page = await (await enter(service(), "admin")).get(`/parts?${entered("1", "2", "a:b_%", "")}`);
      const query = new URLSearchParams(page.path.split("?")[1]);
      expect(query.getAll("parameter")).toEqual([String.raw`a\:b\_\%:1..2`]);
      const name = page.document.querySelector('[name="parameters[0].name"]');
      expect(name?.getAttribute("value")).toBe("a:b_%");
    });

    test.each([
      ["a number without meaning", entered("4x", ""), /“4x” is not a valid number.*kΩ/],
      ["another unit", entered("5 V", ""), /“5 V” is not a valid number/],
      ["a reversed range", entered("10", "5"), /minimum must not be greater/],
      ["a condition without a name", "parameter=:5", /Parameter: The name is missing/],
      ["a number that is too large", "parameter=R:1e999", /too large/],
      ["too many words", `q=${[..."abcdefghijklmnopq"].join("+")}`, /Search: .*16 words/],
    ])("%s is an error on the page that keeps the filters", async (_what, query, message) => {
      const page = await (await enter(service(), "admin")).get(`/parts?${query}&tag=smd`);
      expect(page.status).toBe(400);
      expect(page.document.querySelector("#results .errors")?.textContent).toMatch(message);
      expect(page.document.querySelector('[name="tag"]')?.getAttribute("value")).toBe("smd");
    });

    test("are offered for the parameters of the parts in the list", async () => {
      const admin = await enter(service(), "admin");
      const page = await admin.get("/parts/facets/parameter?category=resistors");
      expect(page.words).toContain("Resistance kΩ");
      const minimum = page.document.querySelector('[aria-label="Minimum of Resistance in kΩ"]');
      expect(minimum?.getAttribute("placeholder")).toBe("10");
      const text = page.document.querySelector('a[href*="Dielectric"]')?.getAttribute("href") ?? "";
      expect(names(await admin.get(text))).toEqual(["R-47k"]);
      expect((await admin.get("/parts/facets/parameter?tag=none")).words).toContain("None of these parts");
    });
  });

  describe("shows numbers of parts", () => {
    const links = ({ document }: PageResult): [string, string][] =>
      document
        .querySelectorAll("[data-facet-content] a.facet-link")
        .map((link) => [link.structuredText.replace(/\s+/g, " ").trim(), link.getAttribute("href") ?? ""]);

    test.each<[string, readonly string[]]>([
      ["category", ["Diodes 2", "Resistors 2", "Chip 1"]],
      ["category?stock=in", ["Diodes 1", "Resistors 1", "Chip 1"]],
      ["category?q=47k", ["Resistors 1"]],
      ["category?manufacturer=nobody", []],
      ["storage_location", ["Drawer 1 1"]],
      ["manufacturer", ["Acme 100% 1"]],
      ["partCustomState", ["Prototype 1"]],
      ["tag", ["1% 1", "smd 1"]],
      ["tag?stock=unknown", []],
    ])("by %s", async (facet, expected) => {
      const page = await (await enter(service(), "admin")).get(`/parts/facets/${facet}`);
      expect([page.status, links(page).map(([text]) => text)]).toEqual([200, expected]);
    });

    test("with links that add a value, or remove it, and keep the other filters", async () => {
      const admin = await enter(service(), "admin");
      /** Follows a link of the facet, and opens the facet again. */
      const toggle = async (facet: PageResult, text: string) => {
        const list = await admin.get(links(facet).find(([each]) => each === text)?.[1] ?? "");
        const address = list.document
          .querySelector('a[href^="/parts/facets/category"]')
          ?.getAttribute("href");
        return { list: names(list), facet: await admin.get(address ?? "") };
      };
      const selected = ({ document }: PageResult) =>
        document
          .querySelectorAll("a.facet-link[aria-current=true] bdi")
          .map(({ textContent }) => textContent);
      const one = await toggle(await admin.get("/parts/facets/category?stock=in"), "Diodes 1");
      expect(one.list).toEqual(["Cable"]);
      // The numbers of the other values are those without this filter.
      const two = await toggle(one.facet, "Resistors 1");
      expect([two.list, selected(two.facet)]).toEqual([
        ["Cable", "R-10k"],
        ["Diodes", "Resistors"],
      ]);
      const narrower = await toggle(two.facet, "Chip 1");
      expect(selected(narrower.facet)).toEqual(["Diodes", "Chip"]);
      const wider = await toggle(narrower.facet, "Resistors 1");
      expect(selected(wider.facet)).toEqual(["Diodes", "Resistors"]);
      const removed = await toggle(wider.facet, "Diodes 1");
      expect([removed.list, selected(removed.facet)]).toEqual([["R-10k"], ["Resistors"]]);
      const cleared = removed.facet.document.querySelector("[data-facet-content] p a")?.getAttribute("href");
      expect(cleared).toBe("/parts?stock=in");
    });

    test("on pages that the list offers, and no others", async () => {
      const admin = await enter(service(), "admin");
      const { document } = await admin.get("/parts?stock=in");
      const offered = document
        .querySelectorAll("[data-facet] a")
        .map((link) => link.getAttribute("href") ?? "");
      expect(offered).toHaveLength(8);
      for (const path of offered) expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
      expect((await admin.get("/parts/facets/colour")).status).toBe(404);
    });
  });

  test("remembers columns and rows per page for each user", async () => {
    const admin = await enter(service(), "admin");
    const page = await admin.submit(await admin.get("/parts?stock=in"), {
      form: "/parts/columns",
      fields: { "columns[]": ["ipn", "stock"], rows: "100", facets: null },
    });
    expect([page.path, headings(page)]).toEqual([
      "/parts?stock=in",
      ["Name", "IPN", "Stock", "Stock changes"],
    ]);
    const again = await (await enter(service(), "admin")).get("/parts");
    expect(headings(again)).toHaveLength(4);
    expect(again.document.querySelector(".with-facets")).toBeNull();
    expect(headings(await (await enter(service(), "reader")).get("/parts")).length).toBeGreaterThan(4);
  });

  describe("changes stock", () => {
    const change = async (fields: Record<string, string>, button: string) => {
      const admin = await enter(service(), "admin");
      const list = await admin.get("/parts?stock=in");
      const link = list.document.querySelector('a[aria-label="Change the stock of R-10k"]');
      const stock = await admin.get(link?.getAttribute("href") ?? "");
      return admin.submit(stock, { form: `/lots/${lot}`, fields, button });
    };

    test("in a row, and returns to the same list", async () => {
      const added = await change({ amount: "5" }, "action=add");
      expect([added.path, added.notice]).toEqual([
        "/parts?stock=in",
        "R-10k: Added 5. The lot now contains 25.",
      ]);
      const withdrawn = await change({ amount: "15" }, "action=withdraw");
      expect(withdrawn.notice).toBe("R-10k: Withdrew 15. The lot now contains 10.");
    });

    test.each([
      ["more than there is", "1000", 409, /enough|only/i],
      ["no number", "many", 422, /number/i],
      ["a fraction of pieces", "1.5", 422, /whole/i],
      ["nothing", "0", 422, /positive/i],
    ])(
      "but not %s; the page of the lot shows why and keeps the amount",
      async (_what, amount, status, why) => {
        const refused = await change({ amount }, "action=withdraw");
        expect([refused.status, refused.path]).toEqual([status, `/lots/${lot}`]);
        expect(refused.document.querySelector(".errors")?.textContent).toMatch(why);
        expect(refused.document.querySelector('[name="amount"]')?.getAttribute("value")).toBe(amount);
      },
    );

    test("only with permission", async () => {
      const reader = await enter(service(), "reader");
      const page = await reader.get("/parts?stock=in");
      expect(page.document.querySelectorAll(".quick-stock")).toEqual([]);
      expect((await reader.get(`/lots/${lot}`)).document.querySelectorAll("main form")).toEqual([]);
    });
  });
});

describeOneDialect("the list of an empty inventory", (dialect) => {
  const service = useSettings({ dialect });

  test("says how to add parts, if the user can", async () => {
    const admin = await (await enter(service(), "admin")).get("/parts");
    expect(admin.document.querySelector('.empty a[href="/parts/new"]')).not.toBeNull();
    expect(admin.document.querySelector('.empty a[href="/import"]')).not.toBeNull();
    const reader = await (await enter(service(), "reader")).get("/parts");
    expect(reader.document.querySelector('a[href="/parts/new"]')).toBeNull();
    expect(reader.words).toContain("You need the “Create parts” permission");
  });
});
