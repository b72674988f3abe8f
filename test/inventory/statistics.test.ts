/** Inventory statistics, compared with manually calculated sums. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { makeBaseCurrency } from "../support/base-currency.ts";
import { picture } from "../support/inventory.ts";
import { plain, unique, useService } from "./running-service.ts";

interface Month {
  readonly month: string;
  readonly parts_added: number;
}

interface Statistics {
  readonly counts: Readonly<Record<string, number>>;
  readonly total_instock: number;
  readonly stock_value: {
    readonly base_currency: string;
    readonly total: string;
    readonly currencies: readonly Readonly<Record<string, unknown>>[];
    readonly parts_without_price: number;
    readonly parts_without_exchange_rate: number;
  };
  readonly below_minimum: string;
  readonly growth: readonly Month[];
}

type Body = Record<string, unknown>;

describeDialects("statistics", (dialect) => {
  const statements: string[] = [];
  let now = new Date("2026-03-31T23:59:59.999Z");
  const running = useService(dialect, {
    environment: { BASE_CURRENCY: "EUR" },
    overrides: { now: () => now, onStatement: (sql) => void statements.push(sql) },
  });
  const { make } = running;
  const iris: Record<string, string> = {};

  const statistics = async (query = ""): Promise<Statistics> =>
    (await running.client.get<Statistics>(`/api/statistics${query}`, { ...plain, expect: 200 })).body;

  const makePart = (body: Body): Promise<string> =>
    make("parts", { name: unique("Part"), category: iris["category"], ...body });
  const offer = (pricedetails: readonly Body[], body: Body = {}): Body => ({
    supplier: iris["supplier"],
    supplierpartnr: unique("number"),
    pricedetails,
    ...body,
  });

  beforeAll(async () => {
    iris["category"] = await make("categories", { name: "Category" });
    iris["supplier"] = await make("suppliers", { name: "Supplier" });
    iris["metre"] = await make("measurement_units", { name: "Metre", unit: "m", is_integer: false });
    for (const [iso_code, exchange_rate] of [
      ["USD", "0.9"],
      ["GBP", "1.15"],
      ["JPY", null],
    ] as const) {
      iris[iso_code] = await make("currencies", { name: iso_code, iso_code, exchange_rate });
    }
    iris["EUR"] = await makeBaseCurrency(make, running.service.store, "EUR");
    const { USD, GBP, JPY, EUR, metre } = iris;

    // 15 × 1.5 EUR: the price for a quantity of 10 applies, the price for 100 does not.
    await makePart({
      partLots: [{ amount: 10 }, { amount: 5 }],
      orderdetails: [
        offer([
          { price: "2", min_discount_quantity: 1 },
          { price: "1.5", min_discount_quantity: 10 },
          { price: "1", min_discount_quantity: 100 },
        ]),
      ],
    });
    // 4 × 3 USD. 3 USD is 2.7 EUR, which is less than 2.5 GBP (2.875 EUR).
    await makePart({
      partLots: [{ amount: 4 }],
      orderdetails: [offer([{ price: "2.5", currency: GBP }]), offer([{ price: "3", currency: USD }])],
    });
    // 3 × 50/100 EUR: the stock is below all quantities, so the price for the smallest applies.
    await makePart({
      partLots: [{ amount: 3 }],
      orderdetails: [
        offer([
          { price: "50", price_related_quantity: 100, min_discount_quantity: 100, currency: EUR },
          { price: "0.1", min_discount_quantity: 1000, currency: EUR },
        ]),
      ],
    });
    // 7 × 100 JPY. JPY has no exchange rate.
    await makePart({ partLots: [{ amount: 7 }], orderdetails: [offer([{ price: "100", currency: JPY }])] });
    // 2 × 4 GBP: one price is obsolete, and the currency of another has no rate.
    await makePart({
      partLots: [{ amount: 2 }],
      orderdetails: [
        offer([{ price: "1" }], { obsolete: true }),
        offer([{ price: "1", currency: JPY }]),
        offer([{ price: "4", currency: GBP }]),
      ],
    });
    // 5 pieces without a price, which is exactly the minimum amount.
    await makePart({ partLots: [{ amount: 5 }], minamount: 5 });
    // Stock that is not counted.
    await makePart({
      minamount: 1,
      partLots: [
        { amount: 9, instock_unknown: true },
        { amount: 9, expiration_date: "2020-01-01T00:00:00+00:00" },
      ],
      orderdetails: [offer([{ price: "1" }])],
    });
    await makePart({ needs_review: true });
    // 0.3 × 0.00005 EUR is 0.000015, which is rounded half up.
    await makePart({
      partUnit: metre,
      minamount: 0.5,
      partLots: [{ amount: 0.3, expiration_date: "2999-01-01T00:00:00+00:00" }],
      orderdetails: [offer([{ price: "0.00005" }])],
      parameters: [{ name: "Length" }],
    });

    const attachment_type = await make("attachment_types", { name: "Picture" });
    const attach = (body: Body): Promise<string> =>
      make("attachments", { name: unique("File"), attachment_type, element: iris["category"], ...body });
    await attach({ upload: { data: picture, filename: "a.png" } });
    await attach({ upload: { data: picture, filename: "b.png", private: true } });
    await attach({ url: "https://example.com/c.png" });

    for (const time of ["2025-01-15T12:00:00.000Z", "2024-04-01T00:00:00.000Z", "2024-03-31T23:59:59.999Z"]) {
      now = new Date(time);
      await makePart({});
    }
    now = new Date("2026-03-31T23:59:59.999Z");
  });

  it("count the stored elements", async () => {
    const { counts, total_instock, below_minimum } = await statistics();
    expect(counts).toEqual({
      parts: 12,
      parts_in_stock: 7,
      parts_without_stock: 5,
      parts_empty: 4,
      parts_below_minimum: 2,
      parts_needing_review: 1,
      part_lots: 10,
      orderdetails: 10,
      parameters: 1,
      attachments: 3,
      attachments_uploaded: 2,
      attachments_private: 1,
      attachments_external: 1,
      categories: 1,
      footprints: 0,
      manufacturers: 0,
      suppliers: 1,
      storage_locations: 0,
      measurement_units: 1,
      part_custom_states: 0,
      currencies: 4,
      attachment_types: 1,
      projects: 0,
    });
    expect(total_instock).toBe(36.3);
    const { headers } = await running.client.get(below_minimum, { ...plain, expect: 200 });
    expect(headers["x-total-count"]).toBe("2");
  });

  it("value the stock at the best price, exactly and for each currency", async () => {
    const { stock_value } = await statistics();
    expect(stock_value).toEqual({
      base_currency: "EUR",
      total: "44.00002",
      basis: "unspecified",
      totals: [{ basis: "unspecified", total: "44.00002" }],
      currencies: [
        { iso_code: "EUR", value: "24.00002", value_in_base_currency: "24.00002", parts: 3 },
        { iso_code: "GBP", value: "8", value_in_base_currency: "9.2", parts: 1 },
        { iso_code: "JPY", value: "700", parts: 1 },
        { iso_code: "USD", value: "12", value_in_base_currency: "10.8", parts: 1 },
      ].map((value) => ({ ...value, basis: "unspecified" })),
      parts_without_price: 1,
      parts_without_exchange_rate: 1,
      parts_not_comparable: 0,
    });
  });

  it("contain the growth of the last 24 months, including months without growth", async () => {
    const { growth } = await statistics();
    expect(growth.map(({ month }) => month)).toEqual([
      ...["04", "05", "06", "07", "08", "09", "10", "11", "12"].map((month) => `2024-${month}`),
      ...["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"].map(
        (month) => `2025-${month}`,
      ),
      ...["01", "02", "03"].map((month) => `2026-${month}`),
    ]);
    expect(growth.filter(({ parts_added }) => parts_added > 0)).toEqual([
      { month: "2024-04", parts_added: 1 },
      { month: "2025-01", parts_added: 1 },
      { month: "2026-03", parts_added: 9 },
    ]);
  });

  it("can be limited to selected properties, including nested ones", async () => {
    expect(await statistics("?properties[]=total_instock&properties[counts][]=parts")).toEqual({
      counts: { parts: 12 },
      total_instock: 36.3,
    });
    await running.client.get("/api/statistics?properties[]=no_such", { expect: 400 });
  });

  describe("over time", () => {
    it("keep their ETag until something changes", async () => {
      const { headers } = await running.client.get("/api/statistics", { expect: 200 });
      const condition = { headers: { "If-None-Match": headers["etag"] ?? "" } };
      await running.client.get("/api/statistics", { ...condition, expect: 304 });
      await makePart({});
      await running.client.get("/api/statistics", { ...condition, expect: 200 });
    });

    it("need the same number of statements for any number of parts", async () => {
      const count = async (): Promise<number> => {
        // The numbers are cached until the next change.
        await makePart({});
        statements.length = 0;
        await statistics();
        // Background updates of the token's last use are not counted.
        return statements.filter((sql) => !sql.startsWith('update "api_tokens"')).length;
      };
      const few = await count();
      for (let made = 0; made < 5; made += 1) {
        await makePart({ partLots: [{ amount: 1 }], orderdetails: [offer([{ price: "1" }])] });
      }
      expect(await count()).toBe(few);
    });

    it("omit invalid values, and accept every number", async () => {
      const before = await statistics();
      const few = { price: "0.00001", price_related_quantity: 1e300, min_discount_quantity: 1e300 };
      const much = { price: "9999999999", price_related_quantity: 1e-9, min_discount_quantity: 1e-9 };
      for (const [amount, price] of [
        [1e15, { price: "9999999999" }],
        [1, much],
        [1e-9, few],
      ] as const) {
        await makePart({ partUnit: iris["metre"], partLots: [{ amount }], orderdetails: [offer([price])] });
      }
      const after = await statistics();
      expect(after.stock_value.total).toBe(before.stock_value.total);
      expect(after.stock_value.parts_without_price).toBe(before.stock_value.parts_without_price + 2);
      expect(after.total_instock).toBeGreaterThanOrEqual(1e15);
    });
  });
});
