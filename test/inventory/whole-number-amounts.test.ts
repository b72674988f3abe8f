/**
 * Amounts that become whole numbers after a change of the unit or the part. Only the compatibility mode accepts such
 * changes; `fractions.test.ts` tests the strict mode.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { callTool } from "../mcp/mcp-requests.ts";
import { describeDialects } from "../support/dialects.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

type Body = Record<string, unknown>;

describeDialects("amounts", (dialect) => {
  const running = useService(dialect, { environment: { API_COMPATIBILITY: "part-db" } });
  const { make, read, refused } = running;
  let category = "";
  let supplier = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    supplier = await make("suppliers", { name: "Supplier" });
  });

  const newPart = (body: Body = {}) => make("parts", { name: unique("Part"), category, ...body });
  const newUnit = () => make("measurement_units", { name: unique("Unit") });
  const get = async <T>(path: string): Promise<T> =>
    (await running.client.get<T>(path, { ...plain, expect: 200 })).body;

  describe("after the unit becomes an integer unit", () => {
    it("are rounded the same way in all responses", async () => {
      const unit = await newUnit();
      const places = await Promise.all(
        ["A", "B", "C"].map((name) => make("storage_locations", { name: unique(name) })),
      );
      const part = await newPart({ partUnit: unit, minamount: 1 });
      for (const [index, storage_location] of places.entries()) {
        await make("part_lots", { part, storage_location, amount: index === 2 ? 1.6 : 0.4 });
      }
      const scraps = await newPart({ partUnit: unit, minamount: 1 });
      for (let count = 0; count < 3; count += 1) await make("part_lots", { part: scraps, amount: 0.4 });
      const orderdetail = await make("orderdetails", { part: scraps, supplier });
      await make("pricedetails", { orderdetail, price: "1" });
      const project = await make("projects", { name: unique("Project") });
      const entry = await make("project_bom_entries", { project, part, quantity: 1.4 });
      const before = await get<{ counts: Record<string, number>; total_instock: number }>("/api/statistics");
      await running.client.patch(unit, { is_integer: true }, { expect: 200 });

      const stock = async (iri: string) => (await read(iri))["total_instock"];
      expect([await stock(part), await stock(scraps)]).toEqual([2, 0]);
      const ids = async (query: string) =>
        (await get<{ id: number }[]>(`/api/parts?${query}`)).map(({ id }) => id);
      expect(await ids("in_stock=true")).toEqual([idOf(part)]);
      expect(await ids("in_stock=false")).toContain(idOf(scraps));
      expect(await ids("below_minimum=true")).toEqual([idOf(scraps)]);
      const after = await get<{
        counts: Record<string, number>;
        total_instock: number;
        stock_value: { total: string };
      }>("/api/statistics");
      expect(after.counts["parts_in_stock"]).toBe((before.counts["parts_in_stock"] ?? 0) - 1);
      expect(after.counts["parts_below_minimum"]).toBe((before.counts["parts_below_minimum"] ?? 0) + 1);
      expect(after.total_instock).toBe(2);
      expect(after.stock_value.total).toBe("0");
      expect((await read(entry))["quantity"]).toBe(1);
      const kicad = await get<{ fields: Record<string, { value: string }> }>(
        `/eda-api/v1/parts/${idOf(part)}.json`,
      );
      expect(kicad.fields["Stock"]?.value).toBe("2");
      const { name } = await read(places[2] ?? "");
      expect(kicad.fields["Storage Location"]?.value).toBe(name);
      const { structuredContent } = await callTool(running.service, "2026", "check_stock", {
        part_ids: [idOf(part), idOf(scraps)],
      });
      expect(
        (structuredContent as { parts: { usable: number }[] }).parts.map((found) => found.usable),
      ).toEqual([2, 0]);
    });
  });

  describe("after moving to another part", () => {
    const pieces = () => newPart();
    const byLength = async () => newPart({ partUnit: await newUnit() });
    const newOrder = (part: string) => make("orderdetails", { part, supplier, supplierpartnr: unique("N") });
    const quantities = async (iri: string): Promise<unknown[]> => {
      const { min_discount_quantity: minimum, price_related_quantity: related } = await read(iri);
      return [minimum, related];
    };
    const fractions = { price: "1", min_discount_quantity: 2.4, price_related_quantity: 1.6 };

    it("the quantity of a price is rounded again", async () => {
      const [long, piece] = [await newOrder(await byLength()), await newOrder(await pieces())];
      const price = await make("pricedetails", { orderdetail: long, ...fractions });
      await running.client.patch(price, { orderdetail: piece }, { expect: 200 });
      await running.client.patch(price, { orderdetail: long }, { expect: 200 });
      expect(await quantities(price)).toEqual([2, 2]);
    });

    it("the quantities of an orderdetail's prices are rounded again and logged", async () => {
      const [long, piece] = [await byLength(), await pieces()];
      const orderdetail = await newOrder(long);
      const price = await make("pricedetails", { orderdetail, ...fractions });
      await running.client.patch(orderdetail, { part: piece }, { expect: 200 });
      const [entry] = await get<{ changes: unknown }[]>(`${price}/log?itemsPerPage=1`);
      expect(entry?.changes).toEqual({
        min_discount_quantity: { old: 2.4, new: 2 },
        price_related_quantity: { old: 1.6, new: 2 },
      });
      await running.client.patch(orderdetail, { part: long }, { expect: 200 });
      expect(await quantities(price)).toEqual([2, 2]);
    });

    it("a lot with a fraction is rejected until a whole amount is sent with it", async () => {
      const [cable, piece] = [await byLength(), await pieces()];
      const lot = await make("part_lots", { part: cable, amount: 1.4 });
      const move = (body: Body) => running.client.patch<Body>(lot, { part: piece, ...body });
      const answer = await move({ comment: "moved" });
      expect(answer.body["violations"]).toEqual([
        {
          propertyPath: "amount",
          message: "This part is counted in whole numbers. Send an integer. The amount is 1.4.",
          code: "whole-number",
        },
      ]);
      expect(await refused(move({ amount: 1.4 }))).toEqual(["amount: whole-number"]);
      expect((await read(lot))["amount"]).toBe(1.4);
      await running.client.patch(lot, { part: piece, amount: 2 }, { expect: 200 });
      expect((await read(lot))["amount"]).toBe(2);
    });

    it("a lot keeps the whole amount that it returns", async () => {
      const unit = await newUnit();
      const lot = await make("part_lots", { part: await newPart({ partUnit: unit }), amount: 1.6 });
      await running.client.patch(unit, { is_integer: true }, { expect: 200 });
      await running.client.patch(lot, { part: await pieces() }, { expect: 200 });
      expect((await read(lot))["amount"]).toBe(2);
    });

    it("an orderdetail is rejected if two of its prices would have the same quantity", async () => {
      const orderdetail = await newOrder(await byLength());
      for (const minimum of [1.2, 1.4]) {
        await make("pricedetails", { orderdetail, price: "1", min_discount_quantity: minimum });
      }
      const part = await pieces();
      expect(await refused(running.client.patch(orderdetail, { part }))).toEqual(["part: same-quantity"]);
      const pricedetails = [{ price: "1" }];
      await running.client.patch(orderdetail, { part, pricedetails }, { expect: 200 });
    });
  });

  it("costs have at most ten digits before the decimal point, also after rounding", async () => {
    const orderdetail = await make("orderdetails", { part: await newPart(), supplier });
    const price = await make("pricedetails", { orderdetail, price: "9999999999.999994" });
    const { body } = await running.client.get<Body>(price, plain);
    expect(body["price"]).toBe("9999999999.99999");
    await running.client.patch(price, body, { expect: 200 });
  });
});
