/** Tests the tools that return one element with its owned objects, even if the document is too long for a model. */
import { beforeAll, describe, expect, it } from "vitest";
import type { ToolName } from "../../../generated/tools.ts";
import { timestamp } from "../../../src/database/timestamp.ts";
import { maximumText } from "../../../src/mcp/tools/results.ts";
import { idOf, useService } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, type Inventory } from "../../support/inventory.ts";
import { errorOf, resultOf, type ToolResult } from "./calling.ts";

const detailed: readonly [tool: ToolName, collection: string, resource: string][] = [
  ["get_part_details", "parts", "Part"],
  ["get_category_details", "categories", "Category"],
  ["get_footprint_details", "footprints", "Footprint"],
  ["get_manufacturer_details", "manufacturers", "Manufacturer"],
  ["get_storage_location_details", "storage_locations", "StorageLocation"],
  ["get_supplier_details", "suppliers", "Supplier"],
  ["get_measurement_unit_details", "measurement_units", "MeasurementUnit"],
  ["get_part_custom_state_details", "part_custom_states", "PartCustomState"],
  ["get_project_details", "projects", "Project"],
];

const owned = 1000;

/** Returns the offset at which the first truncated list continues. */
function nextOffset({ truncated }: ToolResult): number | undefined {
  const [first] = truncated as { next_offset?: number }[];
  return first?.next_offset;
}

describeOneDialect("details of elements", (dialect) => {
  const running = useService(dialect);
  let inventory: Inventory;

  beforeAll(async () => {
    inventory = await createInventory(running.client);
  });

  describe.each(detailed)("by %s", (tool, collection, resource) => {
    const id = (): number => inventory[collection] ?? 0;

    it("details of elements are the same as in the API", async () => {
      const { bom_entries: _entries, ...document } = await resultOf(running, tool, { id: id() });
      expect(document).toEqual(await running.read(`/api/${collection}/${id()}`));
      expect(document).toMatchObject({ "@context": `/api/contexts/${resource}`, "@type": resource });
    });

    it("details of elements can be limited to properties", async () => {
      const document = await resultOf(running, tool, { id: id(), properties: ["name"] });
      expect(Object.keys(document).filter((name) => !name.startsWith("@"))).toEqual(["name"]);
    });

    it("details of elements report a missing element and where to get IDs", async () => {
      const text = await errorOf(running, tool, { id: 999_999_999 });
      expect(text).toMatch(/^[A-Z][a-z ]+ 999999999 does not exist\.$/m);
      expect(text.toLowerCase().replaceAll(" ", "")).toContain(`${resource.toLowerCase()}999999999`);
      expect(text).toContain("search_parts or a list tool");
    });

    it.each([
      [{}, "id: This field is missing"],
      [{ id: null }, "id: This value should be of type integer, not null"],
      [{ id: "abc" }, "id: This value should be of type integer, not string"],
      [{ id: 0 }, "id: "],
      [{ id: -1 }, "id: "],
      [{ id: 1.5 }, "id: "],
      [{ id: 1e300 }, "id: "],
      [{ id: [1] }, "id: "],
      [{ id: 1, foo: 2 }, "foo: Unknown argument. Allowed arguments: id, properties, limit, offset."],
      [{ id: 1, limit: 0 }, "limit: "],
      [{ id: 1, offset: -1 }, "offset: "],
      [{ id: 1, properties: [] }, "properties: "],
      [{ id: 1, properties: ["nonsense"] }, 'properties: Unknown property "nonsense"'],
    ])("details of elements report the error in %j", async (args, said) => {
      const text = await errorOf(running, tool, args);
      expect(text.slice(0, said.length)).toBe(said);
    });
  });

  it("details of a project contain its bill of materials, with ID and name of each part", async () => {
    const project = await running.make("projects", { name: "Lamp" });
    const part = `/api/parts/${inventory["parts"]}`;
    const entry = await running.make("project_bom_entries", {
      project,
      part,
      quantity: 3,
      mountnames: "R1,R2,R3",
      comment: "Not the blue ones",
    });
    const priced = await running.make("project_bom_entries", { project, name: "Housing", price: "12.5" });
    const { bom_entries: entries } = await resultOf(running, "get_project_details", { id: idOf(project) });
    expect(entries).toMatchObject([
      { id: idOf(entry), quantity: 3, mountnames: "R1,R2,R3", comment: "Not the blue ones" },
      { id: idOf(priced), quantity: 1, name: "Housing", price: "12.5" },
    ]);
    expect((entries as ToolResult[])[0]?.["part"]).toEqual({
      "@id": part,
      "@type": "Part",
      id: inventory["parts"],
      name: "Sample",
    });
    const only = await resultOf(running, "get_project_details", {
      id: idOf(project),
      properties: ["bom_entries"],
    });
    expect(only["bom_entries"]).toEqual(entries);
    expect(only).not.toHaveProperty("name");
  });

  it("details of a project return a long bill of materials in pages", async () => {
    const project = idOf(await running.make("projects", { name: "Organ" }));
    const now = timestamp(new Date());
    await running.service.store.transaction(async ({ db }) => {
      for (let from = 0; from < 3000; from += 500) {
        const rows = Array.from({ length: 500 }, (_, index) => ({
          project_id: project,
          part_id: null,
          name: `Pipe ${from + index}`,
          name_folded: `pipe ${from + index}`,
          comment: "",
          comment_folded: "",
          mountnames: "",
          mountnames_folded: "",
          added_date: now,
          last_modified: now,
        }));
        await db.insertInto("project_bom_entries").values(rows).execute();
      }
    });
    const first = await resultOf(running, "get_project_details", { id: project });
    expect(first["bom_entries"]).toHaveLength(50);
    expect(first["truncated"]).toEqual([
      { property: "bom_entries", total: 3000, shown: 50, next_offset: 50 },
    ]);
    const names = [];
    let offset: number | undefined = 0;
    while (offset !== undefined) {
      const page = await resultOf(running, "get_project_details", {
        id: project,
        properties: ["bom_entries"],
        limit: 200,
        offset,
      });
      names.push(...(page["bom_entries"] as { name: string }[]).map(({ name }) => name));
      offset = nextOffset(page);
    }
    expect(names).toEqual(Array.from({ length: 3000 }, (_, index) => `Pipe ${index}`));
  });

  describe("of a part that owns too much", () => {
    let part = 0;
    beforeAll(async () => {
      const lot = { description: "x".repeat(200), amount: 1 };
      part = idOf(
        await running.make("parts", {
          name: "Monster",
          category: `/api/categories/${inventory["categories"]}`,
          partLots: Array.from({ length: owned }, () => lot),
          parameters: Array.from({ length: 120 }, (_, index) => ({
            name: `p${index}`,
            value_typical: index,
          })),
        }),
      );
    });

    it("details of a part that owns too much stay short and report the shortened lists", async () => {
      const document = await resultOf(running, "get_part_details", { id: part });
      expect(JSON.stringify(document).length).toBeLessThan(60_000);
      expect(document["partLots"]).toHaveLength(50);
      expect(document["total_instock"]).toBe(owned);
      expect(document["truncated"]).toEqual([
        { property: "partLots", total: owned, shown: 50, next_offset: 50 },
        { property: "parameters", total: 120, shown: 50, next_offset: 50 },
      ]);
    });

    it("details of a large part explain how to see more of a nested list without an offset", async () => {
      const pricedetails = Array.from({ length: 60 }, (_, index) => ({
        price: "1",
        min_discount_quantity: index + 1,
      }));
      const seller = await running.make("orderdetails", {
        part: `/api/parts/${part}`,
        supplier: `/api/suppliers/${inventory["suppliers"]}`,
        supplierpartnr: "1",
        pricedetails,
      });
      const args = { id: part, properties: ["orderdetails"] };
      expect((await resultOf(running, "get_part_details", args))["truncated"]).toEqual([
        {
          property: "orderdetails[0].pricedetails",
          total: 60,
          shown: 50,
          note: "Increase limit (maximum 200) to see more.",
        },
      ]);
      const all = await resultOf(running, "get_part_details", { ...args, limit: 200 });
      expect(all).not.toHaveProperty("truncated");
      expect((all["orderdetails"] as ToolResult[])[0]?.["pricedetails"]).toHaveLength(60);
      await running.client.delete(seller, { expect: 204 });
    });

    it("details of a part that owns too much return every lot once, page by page", async () => {
      const ids = new Set<number>();
      let offset: number | undefined = 0;
      while (offset !== undefined) {
        const page = await resultOf(running, "get_part_details", {
          id: part,
          properties: ["partLots"],
          limit: 150,
          offset,
        });
        for (const { id } of page["partLots"] as { id: number }[]) ids.add(id);
        offset = nextOffset(page);
      }
      expect(ids.size).toBe(owned);
    });

    describe("with long texts", () => {
      const long = "y".repeat(40_000);
      const endless = "z".repeat(65_535);
      let lots: number[] = [];

      beforeAll(async () => {
        const { client } = running;
        await client.patch(`/api/parts/${part}`, { comment: long, description: long }, { expect: 200 });
        const document = await resultOf(running, "get_part_details", {
          id: part,
          properties: ["partLots"],
          limit: 3,
        });
        lots = (document["partLots"] as { id: number }[]).map(({ id }) => id);
        await client.patch(`/api/part_lots/${lots[1]}`, { comment: endless }, { expect: 200 });
      });

      it("the details are rejected if a single row is too long, and the error asks for less", async () => {
        const text = await errorOf(running, "get_part_details", { id: part, limit: 1 });
        expect(text).toContain(`more than the maximum of ${maximumText}`);
        expect(text).toMatch(/Request only the "properties" that you need\.$/);
        const document = await resultOf(running, "get_part_details", {
          id: part,
          properties: ["total_instock", "comment"],
        });
        expect(document).toMatchObject({ total_instock: owned, comment: long });
      });

      it.each([
        [["partLots"], 50, 0],
        [["partLots"], 2, 0],
        [["partLots"], 50, 1],
        [undefined, 50, 0],
      ])(
        "details of a large part name items that fit into no result (%j, limit %i, offset %i), and the remedy",
        async (properties, limit, offset) => {
          const args = { id: part, ...(properties && { properties }), limit, offset };
          const text = await errorOf(running, "get_part_details", args);
          expect(text).toContain("Too long for any result: partLots[1].comment (65537).");
          expect(text).toContain('request other "properties" or skip the item with "limit" and "offset"');
          const around = { ...args, properties: ["partLots"] };
          await resultOf(running, "get_part_details", { ...around, limit: 1, offset: 0 });
          await resultOf(running, "get_part_details", { ...around, offset: 2 });
          await resultOf(running, "check_stock", { part_ids: [part], limit: 150 });
        },
      );

      it("long texts leave room for the stock, whose descriptions are shortened", async () => {
        const category = `/api/categories/${inventory["categories"]}`;
        const partLots = [{ description: endless }, { description: endless }];
        const id = idOf(await running.make("parts", { name: "Wordy", category, partLots }));
        const { parts } = await resultOf(running, "check_stock", { part_ids: [id] });
        const description = `${endless.slice(0, 200)}…`;
        expect(parts).toMatchObject([{ lots: [{ description }, { description }] }]);
      });

      it("details of a large part name the longest item if none fits", async () => {
        const project = await running.make("projects", { name: "Manual" });
        const mountnames = Array.from({ length: 6000 }, (_, index) => index).join();
        const page = { project, name: "Page", quantity: 6000, mountnames, comment: long };
        await running.make("project_bom_entries", page);
        const args = { id: idOf(project), properties: ["bom_entries"], limit: 1 };
        const text = await errorOf(running, "get_project_details", args);
        expect(text).toMatch(
          /No argument can shorten the result\. Its longest text: bom_entries\[0\]\.comment \(40002\)\. To leave it out, .*"offset"/,
        );
      });
    });
  });
});
