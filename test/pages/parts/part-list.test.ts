/** The list of parts: search, filters, order, columns and stock changes. */
import { beforeAll, describe, expect, test } from "vitest";
import { api } from "../../support/client.ts";
import type { Api } from "../../support/client.ts";
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
    const category = (id: number) => `/api/categories/${id}`;
    const parts: Record<string, unknown>[] = [
      { name: "R-10k", category: category(chip), tags: "smd,1%", favorite: true, minamount: 50, ipn: "R-1" },
      { name: "R-47k", category: category(resistors), manufacturer: `/api/manufacturers/${acme}` },
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
    const none = await admin.get("/parts?manufacturer=nobody-makes-this");
    expect(none.words).toContain("No parts match.");
    expect(none.document.querySelector('#results a[href="/parts"]')?.textContent).toBe("clear all filters");
    expect((await admin.get("/parts?page=9")).words).toContain("This page does not exist.");
  });

  test("removes the filter for one element", async () => {
    const admin = await enter(service(), "admin");
    const page = await admin.get(`/parts?category=${diodes}&stock=in`);
    expect(names(page)).toEqual(["Cable"]);
    const remove = page.document.querySelector('a[aria-label="Remove the filter Category"]');
    expect(remove?.getAttribute("href")).toBe("/parts?stock=in");
  });

  test("remembers columns and rows per page for each user", async () => {
    const admin = await enter(service(), "admin");
    const page = await admin.submit(await admin.get("/parts?stock=in"), {
      form: "/parts/columns",
      fields: { "columns[]": ["ipn", "stock"], rows: "100" },
    });
    expect([page.path, headings(page)]).toEqual([
      "/parts?stock=in",
      ["Name", "IPN", "Stock", "Stock changes"],
    ]);
    expect(headings(await (await enter(service(), "admin")).get("/parts"))).toHaveLength(4);
    expect(headings(await (await enter(service(), "reader")).get("/parts")).length).toBeGreaterThan(4);
  });

  describe("changes stock", () => {
    const change = async (fields: Record<string, string>, button: string) => {
      const admin = await enter(service(), "admin");
      return admin.submit(await admin.get("/parts?stock=in"), { form: `/lots/${lot}`, fields, button });
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
