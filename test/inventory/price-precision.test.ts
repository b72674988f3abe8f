/** Prices and exchange rates with up to ten decimals, in every response that contains or uses them. */
import { beforeAll, describe, expect, it } from "vitest";
import { callTool } from "../mcp/mcp-requests.ts";
import { describeDialects } from "../support/dialects.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

type Body = Record<string, unknown>;

describeDialects("prices and exchange rates", (dialect) => {
  const running = useService(dialect);
  const { make, read, refused } = running;
  let category = "";
  let supplier = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    supplier = await make("suppliers", { name: "Supplier" });
  });

  const newPart = (body: Body = {}) => make("parts", { name: unique("Part"), category, ...body });
  const newPrice = async (body: Body, part?: string) =>
    make("pricedetails", {
      orderdetail: await make("orderdetails", {
        part: part ?? (await newPart()),
        supplier,
        supplierpartnr: unique("N"),
      }),
      ...body,
    });
  const get = async <T>(path: string): Promise<T> =>
    (await running.client.get<T>(path, { ...plain, expect: 200 })).body;

  it.each([
    ["0.0000049", 1, "0.0000049", "0.0000049"],
    ["0.000312499", 1, "0.000312499", "0.000312499"],
    ["0.0000000001", 1, "0.0000000001", "0.0000000001"],
    ["1.2345678901", 3, "1.2345678901", "0.4115226300"],
    ["9999999999.9999999999", 1, "9999999999.9999999999", "9999999999.9999999999"],
    ["10", 3, "10", "3.33333"],
    ["15.10", 10, "15.1", "1.51000"],
    ["1.50000000000000", 1, "1.5", "1.50000"],
  ])("a price of %s for %d is returned exactly", async (sent, related, price, perUnit) => {
    const iri = await newPrice({ price: sent, price_related_quantity: related });
    const expected = { price, price_per_unit: perUnit.replace(/(\.\d{5}\d*?)0+$/, "$1") };
    expect(await read(iri)).toMatchObject(expected);
    await running.client.patch(iri, { price: "7" }, { expect: 200 });
    expect(await read(iri)).toMatchObject({ price: "7" });
    await running.client.patch(iri, { price: sent }, { expect: 200 });
    expect(await read(iri)).toMatchObject(expected);
  });

  it.each([
    ["0.0000345", "0.0000345", "28985.5072463768"],
    ["0.92", "0.92", "1.08696"],
    ["0.0000000001", "0.0000000001", "10000000000.00000"],
    ["1.000000", "1", "1.00000"],
  ])("a rate of %s has an exact inverse", async (sent, rate, inverse) => {
    const currency = await make("currencies", {
      name: unique("Currency"),
      iso_code: "VND",
      exchange_rate: sent,
    });
    expect(await read(currency)).toMatchObject({ exchange_rate: rate, inverseExchangeRate: inverse });
    await running.client.patch(currency, { exchange_rate: null }, { expect: 200 });
    expect(await read(currency)).not.toHaveProperty("exchange_rate");
    await running.client.delete(currency, { expect: 204 });
  });

  it("more than ten decimals are rejected by name", async () => {
    const part = await newPart();
    const orderdetail = await make("orderdetails", { part, supplier });
    const { status, body } = await running.client.post("/api/pricedetails", {
      orderdetail,
      price: "0.12345678912",
    });
    expect(status).toBe(422);
    expect(body["violations"]).toEqual([
      {
        propertyPath: "price",
        message: 'This value has more than ten decimals. Send "0.1234567891" instead.',
        code: "too-many-decimals",
      },
    ]);
    const post = (collection: string, more: Body) => running.client.post(`/api/${collection}`, more);
    const currency = { name: "Currency", iso_code: "VND", exchange_rate: "0.00000000001" };
    expect(await refused(post("currencies", currency))).toEqual(["exchange_rate: too-many-decimals"]);
    const project = await make("projects", { name: unique("Project") });
    const entry = { project, name: "Panel", price: "1.00000000001" };
    expect(await refused(post("project_bom_entries", entry))).toEqual(["price: too-many-decimals"]);
  });

  it("the exact price is used in all calculations", async () => {
    const rate = await make("currencies", { name: "Dong", iso_code: "VND", exchange_rate: "0.0000345" });
    const part = await newPart({ partLots: [{ amount: 100_000 }], minamount: 200_000 });
    await newPrice({ price: "0.0000049" }, part);
    await newPrice({ price: "0.1421", currency: rate }, part);
    const { purchases } = await get<{ purchases: Body[] }>(`${part}/purchases?quantity=1000000`);
    // 0.1421 VND is 0.00000490245 EUR.
    expect(purchases.map(({ cost, base_cost }) => [cost, base_cost])).toEqual([
      ["4.9", "4.9"],
      ["142100", "4.90245"],
    ]);
    const project = await make("projects", { name: unique("Project") });
    await make("project_bom_entries", { project, part, quantity: 300_000 });
    const { costs } = await get<{ costs: Body[] }>(`${project}/availability?quantity=1`);
    expect(costs).toMatchObject([{ currency: "EUR", amount: "0.98" }]);
    const { stock_value: value } = await get<{ stock_value: Body }>("/api/statistics");
    expect(value).toMatchObject({ total: "0.49" });
    const tool = await callTool(running.service, "2026", "check_project_availability", {
      project_id: idOf(project),
    });
    expect(tool.structuredContent).toMatchObject({ costs: [{ amount: "0.98" }] });
    await running.client.delete(part, { expect: 204 });
  });

  it("the change log contains all decimals", async () => {
    const iri = await newPrice({ price: "0.0000049" });
    await running.client.patch(iri, { price: "0.0000051" }, { expect: 200 });
    const [entry] = await get<{ changes: unknown }[]>(`${iri}/log?itemsPerPage=1`);
    expect(entry?.changes).toEqual({ price: { old: "0.0000049", new: "0.0000051" } });
  });

  describe("a merge of currencies", () => {
    it("requires equal rates, with all decimals", async () => {
      const [from, into] = [
        await make("currencies", { name: unique("C"), iso_code: "IDR", exchange_rate: "0.0000571" }),
        await make("currencies", { name: unique("C"), iso_code: "KRW", exchange_rate: "0.0000572" }),
      ];
      await newPrice({ price: "1", currency: from });
      expect(await refused(running.client.post(`${from}/merge`, { into }))).toHaveLength(1);
    });
  });
});

describeDialects("prices in the compatibility mode", (dialect) => {
  const running = useService(dialect, { environment: { API_COMPATIBILITY: "part-db" } });
  const { make, read } = running;

  it("are rounded to five decimals, unless the stored value is sent back", async () => {
    const category = await make("categories", { name: "Category" });
    const part = await make("parts", { name: "Part", category });
    const orderdetail = await make("orderdetails", {
      part,
      supplier: await make("suppliers", { name: "S" }),
    });
    const price = await make("pricedetails", { orderdetail, price: "0.000312499" });
    expect(await read(price)).toMatchObject({ price: "0.00031", price_per_unit: "0.00031" });
    const tiny = await running.client.post("/api/pricedetails", { orderdetail, price: "0.0000049" });
    expect(tiny.status).toBe(422);
    await running.service.store.transaction(async ({ db }) => {
      await db.updateTable("pricedetails").set({ price_remainder: 24_990 }).execute();
    });
    await running.client.patch(price, { price: "0.000312499" }, { expect: 200 });
    expect(await read(price)).toMatchObject({ price: "0.000312499" });
    const currency = await make("currencies", {
      name: "Dong",
      iso_code: "VND",
      exchange_rate: "0.0000345678",
    });
    expect(await read(currency)).toMatchObject({
      exchange_rate: "0.00003",
      inverseExchangeRate: "33333.33333",
    });
  });
});
