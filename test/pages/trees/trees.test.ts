/** The pages of all trees: list and entry. */
import { beforeAll, describe, expect, test } from "vitest";
import { treeNames, trees, type TreeName } from "../../../src/pages/trees/tree-table.ts";
import { api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import { visitor, type PageResult, type Visitor } from "../../support/visitor.ts";
import { createElement, createFullPart } from "../parts/full-parts.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

const requiredOf: Readonly<Record<string, Record<string, string>>> = { currencies: { iso_code: "CHF" } };

describeOneDialect("the pages of trees", (dialect) => {
  const service = useSettings({ dialect });
  let admin: Visitor;
  let nobody: Visitor;

  beforeAll(async () => {
    const client = api(service(), tokens.full);
    await createFullPart(client, await createInventory(client, "Sample"));
    admin = await enter(service(), "admin");
    nobody = await enter(service(), "nobody");
  });

  const create = (name: string, body: object) =>
    createElement(api(service(), tokens.full), name, { ...requiredOf[name], ...body });

  describe.each(treeNames)("%s", (name) => {
    test("list entries below their parents and find them by name", async () => {
      const root = await create(name, { name: "Upper <1>" });
      const child = await create(name, {
        name: "Lower",
        parent: `/api/${name}/${root}`,
        ...(name === "currencies" && { iso_code: "SEK" }),
      });
      const list = await admin.get(`/${name}`);
      expect([list.status, list.heading]).toEqual([200, trees[name].title]);
      expect(list.document.querySelector(`.tree .tree a[href="/${name}/${child}"]`)?.textContent).toBe(
        "Lower",
      );
      const found = await admin.get(`/${name}?name=lowe`);
      expect(found.words).toContain("Upper <1> → Lower");
      expect((await admin.get(`/${name}?name=nothing-like-this`)).words).toContain("Enter a shorter text.");
      const page = await admin.get(`/${name}/${child}`);
      expect([page.status, page.heading]).toEqual([200, "Lower"]);
      const trail = page.document.querySelectorAll(".trail a").map((each) => each.getAttribute("href"));
      expect(trail).toEqual([`/${name}`, `/${name}/${root}`]);
    });

    test("are closed to users without the permission", async () => {
      expect((await nobody.get(`/${name}`)).status).toBe(403);
      expect((await nobody.get(`/${name}/1`)).status).toBe(403);
    });

    test("answer 404 for an entry that does not exist", async () => {
      expect((await admin.get(`/${name}/999999`)).status).toBe(404);
    });
  });

  describe("what belongs to an entry", () => {
    /** An entry of each tree, each with an entry below it. */
    const upper = {} as Record<TreeName, number>;
    const lower = {} as Record<TreeName, number>;
    let part: number;
    let lot: number;

    const refer = (name: TreeName, ids: Record<TreeName, number>) => `/api/${name}/${ids[name]}`;
    const rowsOf = ({ document }: PageResult, section: string) =>
      document.querySelectorAll(`#${section} tbody tr`).map((row) =>
        row
          .querySelectorAll("th, td")
          .map((cell) => cell.textContent.trim())
          .join(" | "),
      );

    beforeAll(async () => {
      for (const name of treeNames) {
        const currency = (iso_code: string) => (name === "currencies" ? { iso_code } : {});
        upper[name] = await create(name, { name: "Whole", ...currency("NOK") });
        const parent = refer(name, upper);
        lower[name] = await create(name, { name: "Branch", parent, ...currency("DKK") });
      }
      part = await create("parts", {
        name: "Counted",
        category: refer("categories", lower),
        footprint: refer("footprints", lower),
        manufacturer: refer("manufacturers", lower),
        partUnit: refer("measurement_units", lower),
        partCustomState: refer("part_custom_states", lower),
        attachments: [
          { name: "A", url: "https://example.com/a", attachment_type: refer("attachment_types", lower) },
        ],
        orderdetails: [
          {
            supplier: refer("suppliers", lower),
            supplierpartnr: "B-1",
            obsolete: true,
            prices_includes_vat: true,
            pricedetails: [
              { min_discount_quantity: 1, price: "2.5", currency: refer("currencies", lower) },
              {
                min_discount_quantity: 1000,
                price: "1250",
                price_related_quantity: 1000,
                currency: refer("currencies", lower),
              },
              { min_discount_quantity: 10, price: "2" },
            ],
          },
          { supplier: refer("suppliers", upper), supplierpartnr: "W-1" },
        ],
      });
      const owner = { part: `/api/parts/${part}` };
      const branch = { ...owner, storage_location: refer("storage_locations", lower) };
      lot = await create("part_lots", { ...branch, amount: 7, expiration_date: "2020-01-01" });
      await create("part_lots", { ...branch, instock_unknown: true, needs_refill: true });
      await create("part_lots", { ...owner, storage_location: refer("storage_locations", upper), amount: 5 });
      await create("part_lots", { ...owner, amount: 100 });
      const project = refer("projects", lower);
      await create("project_bom_entries", { ...owner, project, quantity: 2, mountnames: "R1,R2" });
      await create("project_bom_entries", { project, name: "Front panel" });
    });

    test.each(treeNames)("the numbers of parts in the list of %s lead to these parts", async (name) => {
      const filter = trees[name].partFilter;
      const page = await admin.get(`/${name}`);
      for (const id of [upper[name], lower[name]]) {
        const link = page.document.querySelector(`a[href="/parts?${filter}=${id}"]`);
        expect(link?.textContent).toBe("1 part");
        const list = await admin.get(link?.getAttribute("href") ?? "");
        expect(list.document.querySelectorAll("#results tbody tr")).toHaveLength(1);
        expect(list.words).toContain("Counted");
      }
      const entry = await admin.get(`/${name}/${upper[name]}`);
      expect(
        entry.document.querySelector(`#entries a[href="/parts?${filter}=${lower[name]}"]`)?.textContent,
      ).toBe("1");
      const unused = await create(name, {
        name: "Unused",
        ...(name === "currencies" && { iso_code: "ISK" }),
      });
      expect(
        (await admin.get(`/${name}`)).document.querySelector(`a[href="/parts?${filter}=${unused}"]`),
      ).toBeNull();
    });

    test("a location shows its lots with their amounts, also those in the locations below it", async () => {
      const page = await admin.get(`/storage_locations/${upper.storage_locations}`);
      expect(rowsOf(page, "parts").sort()).toEqual([
        expect.stringMatching(/^Counted .*Location Branch \| Amount 7 .*expired/),
        expect.stringMatching(/^Counted .*Location Branch \| Amount unknown needs refill/),
        expect.stringMatching(/^Counted .*Location here \| Amount 5/),
      ]);
      expect(page.document.querySelector(`#parts a[href="/lots/${lot}"]`)?.textContent).toContain("7");
      const below = await admin.get(`/storage_locations/${lower.storage_locations}`);
      expect(rowsOf(below, "parts")).toHaveLength(2);
    });

    test("a supplier shows its part numbers with the best price in each currency", async () => {
      const page = await admin.get(`/suppliers/${upper.suppliers}`);
      expect(rowsOf(page, "parts").sort()).toEqual([
        expect.stringMatching(
          /number B-1 obsolete Branch \| Best price 1\.25 DKK from\s1,000.*2\.00 EUR from\s10.*with VAT/,
        ),
        expect.stringMatching(/number W-1 \| Best price no price/),
      ]);
    });

    test("a project shows its bill of materials", async () => {
      const page = await admin.get(`/projects/${lower.projects}`);
      expect(rowsOf(page, "bom")).toEqual([
        expect.stringMatching(/^Counted \| Quantity 2.*R1,R2/),
        expect.stringMatching(/^Front panel/),
      ]);
      expect(page.document.querySelector(`#bom a[href="/parts?project=${lower.projects}"]`)).not.toBeNull();
    });

    test.each<[TreeName, string]>([
      ["currencies", "2 prices"],
      ["attachment_types", "1 attachment"],
    ])("%s show what uses them, and the parts", async (name, usage) => {
      const page = await admin.get(`/${name}/${lower[name]}`);
      expect(page.words).toContain(`Used by ${usage}`);
      expect(rowsOf(page, "parts")).toEqual([expect.stringMatching(/^Counted/)]);
    });

    test("users without the permission to view parts see no numbers of parts", async () => {
      const user = { name: "trees", password: "correct horse battery", need_pw_change: false };
      const permissions = { "categories.read": true, "projects.read": true };
      await create("users", { ...user, permissions });
      const page = visitor(service());
      await page.signIn(user.name, user.password);
      for (const name of ["categories", "projects"] as const) {
        const list = await page.get(`/${name}`);
        expect([list.status, list.document.querySelector(".tree-count")]).toEqual([200, null]);
        expect((await page.get(`/${name}/${upper[name]}`)).document.querySelector("#parts, #bom")).toBeNull();
      }
    });
  });
});
