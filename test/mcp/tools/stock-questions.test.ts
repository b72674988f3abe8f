/** The tools that answer questions about stock: what there is of parts, what runs short, and what a project lacks. */
import { beforeAll, describe, expect, it } from "vitest";
import { idOf, unique, useService } from "../../inventory/running-service.ts";
import { describeDialects } from "../../support/dialects.ts";
import { refusedTo, told } from "./calling.ts";
import type { Told } from "./calling.ts";

const past = "2020-01-01T00:00:00+00:00";
const soon = "2099-01-01T00:00:00+00:00";
const later = "2199-01-01T00:00:00+00:00";

describeDialects("questions about stock", (dialect) => {
  const running = useService(dialect);
  let category = "";
  let shelf = "";

  async function part(more: Record<string, unknown> = {}): Promise<number> {
    return idOf(await running.make("parts", { name: unique("Part"), category, ...more }));
  }

  async function ask(...partIds: number[]): Promise<Told[]> {
    return (await told(running, "check_stock", { part_ids: partIds }))["parts"] as Told[];
  }

  beforeAll(async () => {
    category = await running.make("categories", { name: "All" });
    const cabinet = await running.make("storage_locations", { name: "Cabinet" });
    shelf = await running.make("storage_locations", { name: "Shelf", parent: cabinet });
  });

  describe("check_stock", () => {
    it("counts what is usable, expired and unknown, and lists the lots as they should be used up", async () => {
      const owner = "/api/users/1";
      const id = await part({
        minamount: 20,
        partLots: [
          { description: "never expires", amount: 5 },
          { description: "expires later", amount: 1, expiration_date: later },
          { description: "expires soon", amount: 9, expiration_date: soon, storage_location: shelf, owner },
          { description: "empty", amount: 0 },
          { description: "nobody knows", amount: 3, instock_unknown: true },
          { description: "expired", amount: 7, expiration_date: past },
        ],
      });
      const [stock = {}] = await ask(id);
      expect(stock).toMatchObject({
        id,
        usable: 15,
        expired: 7,
        lots_of_unknown_amount: 1,
        minimum: 20,
        below_minimum: true,
        lots_total: 6,
      });
      const lots = stock["lots"] as Told[];
      expect(lots.map(({ description }) => description as string)).toEqual([
        "expires soon",
        "expires later",
        "never expires",
        "nobody knows",
        "expired",
        "empty",
      ]);
      expect(lots[0]).toMatchObject({
        amount: 9,
        expired: false,
        expiration_date: soon,
        storage_location: { id: idOf(shelf), name: "Shelf", full_path: "Cabinet → Shelf" },
        owner: { id: 1, name: "admin" },
      });
      expect(lots[3]).toMatchObject({ instock_unknown: true });
      expect(lots[3]).not.toHaveProperty("amount");
      expect(lots[4]).toMatchObject({ expired: true, amount: 7 });
      const { total_instock: total } = await running.read(`/api/parts/${id}`);
      expect(stock["usable"]).toBe(total);
    });

    it("counts as the unit of a part does", async () => {
      const unit = { name: "Metre", unit: "m", is_integer: false };
      const partUnit = await running.make("measurement_units", unit);
      const partLots = [{ amount: 0.1 }, { amount: 0.2 }];
      const [stock] = await ask(await part({ partUnit, partLots, minamount: 0.3 }));
      expect(stock).toMatchObject({ unit: "m", usable: 0.3, minimum: 0.3, below_minimum: false });
    });

    it("answers for several parts in the order asked, and says which are not there", async () => {
      const ids = [await part(), await part(), await part()].reverse();
      const [first = 0] = ids;
      const answer = await told(running, "check_stock", { part_ids: [...ids, first, 999_999] });
      expect((answer["parts"] as Told[]).map(({ id }) => id as number)).toEqual(ids);
      expect((answer["parts"] as Told[])[0]).toMatchObject({
        usable: 0,
        lots: [],
        lots_total: 0,
        below_minimum: false,
      });
      expect(answer["not_found"]).toEqual([999_999]);
    });

    it("pages through a thousand lots", async () => {
      const id = await part({ partLots: Array.from({ length: 1000 }, () => ({ amount: 2 })) });
      const other = await part({ partLots: [{ amount: 1 }] });
      const seen: number[] = [];
      let cursor: unknown;
      do {
        const page = await told(running, "check_stock", {
          part_ids: [id, other],
          limit: 200,
          ...(cursor !== undefined && { cursor }),
        });
        expect((page["parts"] as Told[])[0]).toMatchObject({ usable: 2000, lots_total: 1000 });
        seen.push(
          ...(page["parts"] as Told[]).flatMap(({ lots }) =>
            (lots as Told[]).map((lot) => Number(lot["id"])),
          ),
        );
        cursor = page["nextCursor"];
      } while (cursor !== undefined);
      expect(seen).toHaveLength(1001);
      expect(new Set(seen).size).toBe(1001);
    });

    it.each([
      [{}, "part_ids: This field is missing"],
      [{ part_ids: 3 }, "part_ids: "],
      [{ part_ids: [] }, "part_ids: "],
      [{ part_ids: Array.from({ length: 51 }, () => 1) }, "part_ids: "],
      [{ part_ids: ["3"] }, "part_ids[0]: "],
      [{ part_ids: [1], limit: -5 }, "limit: "],
      [{ part_ids: [1], cursor: "x" }, "cursor: This is not a cursor that check_stock gave"],
      [{ part_ids: [1], cursor: Buffer.from("[-1]").toString("base64url") }, "cursor: "],
      [{ part_id: 1 }, "There is no such argument"],
    ])("says what is wrong with %j", async (args, said) => {
      expect(await refusedTo(running, "check_stock", args)).toContain(said);
    });
  });

  describe("list_low_stock", () => {
    it("names the parts below their minimum, who sells them, and the best way to buy what is missing", async () => {
      const cheap = await running.make("suppliers", { name: "Cheap" });
      const dear = await running.make("suppliers", { name: "Dear" });
      const price = (amount: string) => [
        { price: amount, price_related_quantity: 1, min_discount_quantity: 1 },
      ];
      const id = await part({
        ipn: unique("IPN"),
        minamount: 10,
        partLots: [{ amount: 4 }, { amount: 50, expiration_date: past }],
        orderdetails: [
          { supplier: dear, supplierpartnr: "D-1", pricedetails: price("3") },
          { supplier: cheap, supplierpartnr: "C-1", pricedetails: price("2") },
          { supplier: cheap, supplierpartnr: "C-0", obsolete: true },
        ],
      });
      await part({ minamount: 10, partLots: [{ amount: 10 }] });
      const low = await told(running, "list_low_stock", { supplier_id: idOf(dear) });
      expect(low["total"]).toBe(1);
      expect(low["parts"]).toMatchObject([{ id, minimum: 10, in_stock: 4, missing: 6 }]);
      expect((low["parts"] as Told[])[0]?.["purchase"]).toMatchObject({
        supplierpartnr: "D-1",
        quantity: 6,
        cost: "18",
      });
      expect((low["parts"] as Told[])[0]?.["offers"]).toMatchObject([{ supplierpartnr: "D-1" }]);
      const all = await told(running, "list_low_stock", { limit: 100 });
      const found = (all["parts"] as Told[]).find((one) => one["id"] === id);
      expect(found?.["purchase"]).toMatchObject({
        supplierpartnr: "C-1",
        quantity: 6,
        cost: "12",
        currency: "EUR",
      });
      expect((found?.["offers"] as Told[]).map(({ supplierpartnr }) => String(supplierpartnr))).toEqual([
        "D-1",
        "C-1",
      ]);
    });

    it("shows the offers of the supplier that is asked for, however many others sell it", async () => {
      const others = await running.make("suppliers", { name: unique("Others") });
      const last = await running.make("suppliers", { name: unique("Last") });
      const numbers = Array.from({ length: 12 }, (_, index) => ({
        supplier: others,
        supplierpartnr: `O-${index}`,
      }));
      await part({ minamount: 1, orderdetails: [...numbers, { supplier: last, supplierpartnr: "L-1" }] });
      const { parts } = await told(running, "list_low_stock", { supplier_id: idOf(last) });
      expect((parts as Told[]).map(({ offers }) => offers)).toMatchObject([[{ supplierpartnr: "L-1" }]]);
    });

    it("counts as everything else does: what is a hair below its minimum is enough", async () => {
      const fractions = () => ({ name: unique("Unit"), unit: unique("u"), is_integer: false });
      const metre = await running.make("measurement_units", fractions());
      const pieces = await running.make("measurement_units", fractions());
      const supplier = await running.make("suppliers", { name: unique("Supplier") });
      const orderdetails = [{ supplier, supplierpartnr: "1", pricedetails: [{ price: "1" }] }];
      const made = (partUnit: string, minamount: number, ...amounts: number[]) =>
        part({ partUnit, minamount, orderdetails, partLots: amounts.map((amount) => ({ amount })) });
      const enough = [
        // As doubles the sum is 0.7999999999999999.
        await made(metre, 0.8, 0.7, 0.1),
        await made(pieces, 1, 0.3, 0.4),
        await made(pieces, 0.4),
      ];
      const short = [await made(metre, 0.8, 0.7), await made(metre, 1e-9), await made(pieces, 1, 0.4)];
      await running.client.patch(pieces, { is_integer: true }, { expect: 200 });
      const low = await told(running, "list_low_stock", { supplier_id: idOf(supplier) });
      expect(low["total"]).toBe(short.length);
      expect(low["parts"]).toMatchObject([
        { id: short[0], minimum: 0.8, in_stock: 0.7, missing: 0.1 },
        { id: short[1], minimum: 1e-9, in_stock: 0, missing: 1e-9 },
        { id: short[2], minimum: 1, in_stock: 0, missing: 1 },
      ]);
      const stocks = await ask(...enough, ...short);
      expect(stocks.filter((one) => one["below_minimum"] === true).map(({ id }) => id)).toEqual(short);
      const listed = async (below: boolean): Promise<readonly unknown[]> => {
        const query = `supplier=${idOf(supplier)}&below_minimum=${below}&order[id]=asc`;
        const { body } = await running.client.get(`/api/parts?${query}`, { expect: 200 });
        return (body["hydra:member"] as unknown as Told[]).map(({ id }) => id);
      };
      expect(await listed(true)).toEqual(short);
      expect(await listed(false)).toEqual(enough);
      const { body: all } = await running.client.get("/api/parts?below_minimum=true");
      const { body: statistics } = await running.client.get("/api/statistics");
      expect((statistics["counts"] as Told)["parts_below_minimum"]).toBe(all["hydra:totalItems"]);
    });

    it("says that there is no such supplier", async () => {
      const text = await refusedTo(running, "list_low_stock", { supplier_id: 999_999 });
      expect(text).toContain("Supplier with id 999999 not found");
    });

    it("gives every part once, page by page", async () => {
      for (let made = 0; made < 7; made += 1) await part({ minamount: 1 });
      const ids: number[] = [];
      let cursor: unknown;
      let total = 0;
      do {
        const page = await told(running, "list_low_stock", {
          limit: 2,
          ...(cursor !== undefined && { cursor }),
        });
        ids.push(...(page["parts"] as Told[]).map(({ id }) => Number(id)));
        total = Number(page["total"]);
        cursor = page["nextCursor"];
      } while (cursor !== undefined);
      const { body } = await running.client.get("/api/parts?below_minimum=true&itemsPerPage=100");
      expect(total).toBe(body["hydra:totalItems"]);
      expect(ids).toEqual((body["hydra:member"] as unknown as Told[]).map(({ id }) => Number(id)));
    });

    it.each([{ limit: 101 }, { cursor: "?" }, { supplier_id: "1" }, { keyword: "x" }])(
      "says what is wrong with %j",
      async (args) => {
        expect(await refusedTo(running, "list_low_stock", args)).toContain(Object.keys(args)[0]);
      },
    );
  });

  it("refuse cursors of each other, and those that were given for other arguments", async () => {
    const lots = [{ amount: 1 }, { amount: 2 }];
    const [one, other] = [
      await part({ minamount: 9, partLots: lots }),
      await part({ minamount: 9, partLots: lots }),
    ];
    const stock = await told(running, "check_stock", { part_ids: [one], limit: 1 });
    const low = await told(running, "list_low_stock", { limit: 1 });
    const supplier = idOf(await running.make("suppliers", { name: unique("Supplier") }));
    for (const [tool, args, said] of [
      ["list_low_stock", { cursor: stock["nextCursor"] }, "not a cursor that list_low_stock gave"],
      ["check_stock", { part_ids: [one], cursor: low["nextCursor"] }, "not a cursor that check_stock gave"],
      ["check_stock", { part_ids: [other], cursor: stock["nextCursor"] }, "a call with other arguments"],
      ["list_low_stock", { supplier_id: supplier, cursor: low["nextCursor"] }, "a call with other arguments"],
      ["search_parts", { keyword: "x", cursor: low["nextCursor"] }, "not a cursor that search_parts gave"],
    ] as const)
      expect(await refusedTo(running, tool, args)).toMatch(new RegExp(`^cursor: .*${said}`));
    const more = { part_ids: [one], limit: 5, cursor: stock["nextCursor"] };
    expect((await told(running, "check_stock", more))["parts"]).toMatchObject([{ lots: [{ amount: 2 }] }]);
  });

  describe("check_project_availability", () => {
    async function project(needs: readonly (readonly [part: number, quantity: number])[]): Promise<number> {
      const made = await running.make("projects", { name: unique("Project") });
      for (const [id, quantity] of needs) {
        await running.make("project_bom_entries", { project: made, part: `/api/parts/${id}`, quantity });
      }
      await running.make("project_bom_entries", { project: made, name: "Housing" });
      return idOf(made);
    }

    it("lists what is missing first, and counts all", async () => {
      const enough = await part({ partLots: [{ amount: 100 }] });
      const short = await part({ partLots: [{ amount: 5 }] });
      const none = await part();
      const id = await project([
        [enough, 1],
        [short, 2],
        [none, 1],
      ]);
      const answer = await told(running, "check_project_availability", { project_id: id, quantity: 3 });
      expect(answer).toMatchObject({
        project: { id },
        quantity: 3,
        buildable: 0,
        parts_needed: 3,
        parts_missing: 2,
        missing_without_price: 2,
        entries_without_part: 1,
        parts: [
          { part: { id: short }, needed: 6, in_stock: 5, missing: 1 },
          { part: { id: none }, needed: 3, in_stock: 0, missing: 3 },
          { part: { id: enough }, needed: 3, in_stock: 100, missing: 0 },
        ],
      });
      const first = await told(running, "check_project_availability", {
        project_id: id,
        quantity: 3,
        limit: 2,
      });
      const cursor = String(first["nextCursor"]);
      const second = await told(running, "check_project_availability", {
        project_id: id,
        quantity: 3,
        cursor,
      });
      expect([...(first["parts"] as Told[]), ...(second["parts"] as Told[])]).toEqual(answer["parts"]);
      expect(second).not.toHaveProperty("nextCursor");
    });

    it("asks for one copy where nothing is said", async () => {
      const id = await project([[await part({ partLots: [{ amount: 1 }] }), 1]]);
      const answer = await told(running, "check_project_availability", { project_id: id });
      expect(answer).toMatchObject({ quantity: 1, buildable: 1, parts_missing: 0 });
    });

    it.each([
      [{ project_id: 999_999 }, "Project with id 999999 not found"],
      [{}, "project_id: This field is missing"],
      [{ project_id: 1, quantity: 0 }, "quantity: "],
      [{ project_id: 1, quantity: 1e9 }, "quantity: "],
      [{ project_id: 1, cursor: "e30" }, "cursor: "],
    ])("says what is wrong with %j", async (args, said) => {
      expect(await refusedTo(running, "check_project_availability", args)).toContain(said);
    });
  });

  it("tells the figures of the whole inventory", async () => {
    const figures = await told(running, "get_statistics", {});
    const { body } = await running.client.get("/api/statistics");
    expect(figures).toEqual(body);
  });
});
