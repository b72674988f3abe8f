/** The cheapest purchases of a quantity of a part. `projects/availability.test.ts` tests how one of them is chosen. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { usePurchases } from "./purchases.ts";

describeDialects("the purchases of a part", (dialect) => {
  const { running, given, newPart } = usePurchases(dialect);
  let part = "";

  beforeAll(async () => {
    const { supplier, dollar } = given;
    part = await newPart({
      orderdetails: [
        { supplier, supplierpartnr: "DOLLAR", pricedetails: [{ price: "1", currency: dollar }] },
        {
          supplier,
          supplierpartnr: "BREAKS",
          pricedetails: [{ price: "1.5" }, { price: "0.5", min_discount_quantity: 10 }],
        },
        { supplier, supplierpartnr: "GONE", obsolete: true, pricedetails: [{ price: "0.1" }] },
        { supplier, supplierpartnr: "UNPRICED" },
      ],
    });
  });

  const purchases = async (query: string) => {
    const { body } = await running.client.get<{ quantity: number; purchases: Record<string, unknown>[] }>(
      `${part}/purchases${query}`,
      { expect: 200 },
    );
    return [
      body.quantity,
      ...body.purchases.map(({ supplierpartnr, quantity, cost, currency, base_cost }) =>
        [supplierpartnr, quantity, cost, currency, base_cost].join(" "),
      ),
    ];
  };

  it.each<[query: string, expected: (string | number)[]]>([
    ["", [1, "DOLLAR 1 1 USD 0.9", "BREAKS 1 1.5 EUR 1.5"]],
    ["?quantity=8", [8, "BREAKS 10 5 EUR 5", "DOLLAR 8 8 USD 7.2"]],
    ["?quantity=20", [20, "BREAKS 20 10 EUR 10", "DOLLAR 20 20 USD 18"]],
  ])("are sorted by cost: %s", async (query, expected) => {
    expect(await purchases(query)).toEqual(expected);
  });

  it.each([
    ["0", 400],
    ["-1", 400],
    ["many", 400],
    ["1e16", 400],
  ])("reject the quantity %s", async (quantity, status) => {
    expect((await running.client.get(`${part}/purchases?quantity=${quantity}`)).status).toBe(status);
  });

  it("do not exist for an unknown part", async () => {
    expect((await running.client.get("/api/parts/999999/purchases")).status).toBe(404);
    expect((await running.client.get("/api/parts/999999/kicad")).status).toBe(404);
  });
});
