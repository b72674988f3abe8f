/**
 * Tests the tool list_low_stock, which returns parts below their minimum and the best way to buy the missing amount.
 */
import { beforeAll, expect, it } from "vitest";
import { idOf, unique, useService } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { errorOf, resultOf, type ToolResult } from "./calling.ts";

const past = "2020-01-01T00:00:00+00:00";

describeOneDialect("list_low_stock", (dialect) => {
  const running = useService(dialect);
  let category = "";

  async function part(more: Record<string, unknown> = {}): Promise<number> {
    return idOf(await running.make("parts", { name: unique("Part"), category, ...more }));
  }

  beforeAll(async () => {
    category = await running.make("categories", { name: "All" });
  });

  it("lists the parts below their minimum with their suppliers and the best purchase", async () => {
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
    const low = await resultOf(running, "list_low_stock", { supplier_id: idOf(dear) });
    expect(low["total"]).toBe(1);
    expect(low["parts"]).toMatchObject([{ id, minimum: 10, in_stock: 4, missing: 6 }]);
    expect((low["parts"] as ToolResult[])[0]?.["purchase"]).toMatchObject({
      supplierpartnr: "D-1",
      quantity: 6,
      cost: "18",
    });
    expect((low["parts"] as ToolResult[])[0]?.["offers"]).toMatchObject([{ supplierpartnr: "D-1" }]);
    const all = await resultOf(running, "list_low_stock", { limit: 100 });
    const found = (all["parts"] as ToolResult[]).find((one) => one["id"] === id);
    expect(found?.["purchase"]).toMatchObject({
      supplierpartnr: "C-1",
      quantity: 6,
      cost: "12",
      currency: "EUR",
    });
    expect((found?.["offers"] as ToolResult[]).map(({ supplierpartnr }) => String(supplierpartnr))).toEqual([
      "D-1",
      "C-1",
    ]);
  });

  it("returns the offers of the requested supplier, however many others sell the part", async () => {
    const others = await running.make("suppliers", { name: unique("Others") });
    const last = await running.make("suppliers", { name: unique("Last") });
    const numbers = Array.from({ length: 12 }, (_, index) => ({
      supplier: others,
      supplierpartnr: `O-${index}`,
    }));
    await part({ minamount: 1, orderdetails: [...numbers, { supplier: last, supplierpartnr: "L-1" }] });
    const { parts } = await resultOf(running, "list_low_stock", { supplier_id: idOf(last) });
    expect((parts as ToolResult[]).map(({ offers }) => offers)).toMatchObject([[{ supplierpartnr: "L-1" }]]);
  });

  it("compares exact sums: a tiny fraction below the minimum is sufficient", async () => {
    const unit = { name: unique("Unit"), unit: unique("u"), is_integer: false };
    const metre = await running.make("measurement_units", unit);
    const supplier = await running.make("suppliers", { name: unique("Supplier") });
    const orderdetails = [{ supplier, supplierpartnr: "1", pricedetails: [{ price: "1" }] }];
    const made = (partUnit: string, minamount: number, ...amounts: number[]) =>
      part({ partUnit, minamount, orderdetails, partLots: amounts.map((amount) => ({ amount })) });
    const enough = [
      // In floating point, the sum is 0.7999999999999999.
      await made(metre, 0.8, 0.7, 0.1),
    ];
    const short = [await made(metre, 0.8, 0.7), await made(metre, 1e-9)];
    const low = await resultOf(running, "list_low_stock", { supplier_id: idOf(supplier) });
    expect(low["total"]).toBe(short.length);
    expect(low["parts"]).toMatchObject([
      { id: short[0], minimum: 0.8, in_stock: 0.7, missing: 0.1 },
      { id: short[1], minimum: 1e-9, in_stock: 0, missing: 1e-9 },
    ]);
    const stocks = (await resultOf(running, "check_stock", { part_ids: [...enough, ...short] }))[
      "parts"
    ] as ToolResult[];
    expect(stocks.filter((one) => one["below_minimum"] === true).map(({ id }) => id)).toEqual(short);
    const listed = async (below: boolean): Promise<readonly unknown[]> => {
      const query = `supplier=${idOf(supplier)}&below_minimum=${below}&order[id]=asc`;
      const { body } = await running.client.get(`/api/parts?${query}`, { expect: 200 });
      return (body["hydra:member"] as unknown as ToolResult[]).map(({ id }) => id);
    };
    expect(await listed(true)).toEqual(short);
    expect(await listed(false)).toEqual(enough);
    const { body: all } = await running.client.get("/api/parts?below_minimum=true");
    const { body: statistics } = await running.client.get("/api/statistics");
    expect((statistics["counts"] as ToolResult)["parts_below_minimum"]).toBe(all["hydra:totalItems"]);
  });

  it("reports an unknown supplier", async () => {
    const text = await errorOf(running, "list_low_stock", { supplier_id: 999_999 });
    expect(text).toContain("Supplier 999999 does not exist");
  });

  it("returns every part once, page by page", async () => {
    for (let made = 0; made < 7; made += 1) await part({ minamount: 1 });
    const ids: number[] = [];
    let cursor: unknown;
    let total = 0;
    do {
      const page = await resultOf(running, "list_low_stock", {
        limit: 2,
        ...(cursor !== undefined && { cursor }),
      });
      ids.push(...(page["parts"] as ToolResult[]).map(({ id }) => Number(id)));
      total = Number(page["total"]);
      cursor = page["nextCursor"];
    } while (cursor !== undefined);
    const { body } = await running.client.get("/api/parts?below_minimum=true&itemsPerPage=100");
    expect(total).toBe(body["hydra:totalItems"]);
    expect(ids).toEqual((body["hydra:member"] as unknown as ToolResult[]).map(({ id }) => Number(id)));
  });

  it.each([{ limit: 101 }, { cursor: "?" }, { supplier_id: "one" }, { keyword: "x" }])(
    "reports the error in %j",
    async (args) => {
      expect(await errorOf(running, "list_low_stock", args)).toContain(Object.keys(args)[0]);
    },
  );
});
