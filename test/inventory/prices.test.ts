/** Prices of orderdetails: rules, exact amounts and units. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { usePurchases } from "./purchases.ts";
import { unique } from "./running-service.ts";

describeDialects("a price", (dialect) => {
  const { running, given, newPart, newOrder, post, patch, versions } = usePurchases(dialect);
  const { make, refused, read, logged } = running;
  let supplier = "";
  let dollar = "";
  let metre = "";

  beforeAll(() => {
    ({ supplier, dollar, metre } = given);
  });

  it.each([
    [{ price: "10" }, { price: "10", price_per_unit: "10.00000", price_related_quantity: 1 }],
    [
      { price: "15.10", price_related_quantity: 10 },
      { price: "15.1", price_per_unit: "1.51000" },
    ],
    [
      { price: 3, price_related_quantity: 7 },
      { price: "3", price_per_unit: "0.42857" },
    ],
    [{ price: "1.000004999" }, { price: "1.000004999", price_per_unit: "1.000004999" }],
    [{ price: "9999999999.99999" }, { price: "9999999999.99999" }],
  ])("%j is stored exactly: %j", async (body, expected) => {
    const price = await make("pricedetails", { orderdetail: await newOrder(), ...body });
    expect(await read(price)).toMatchObject(expected);
  });

  it("is in the base currency or its own currency", async () => {
    const orderdetail = await newOrder();
    const base = await make("pricedetails", { orderdetail, price: "1" });
    expect(await read(base)).not.toHaveProperty("currency");
    expect(await read(base)).not.toHaveProperty("currency_iso_code");
    await running.client.patch(base, { currency: dollar }, { expect: 200 });
    expect(await read(base)).toMatchObject({ currency: { name: "US Dollar" }, currency_iso_code: "USD" });
    await running.client.patch(base, { currency: null }, { expect: 200 });
    expect(await read(base)).not.toHaveProperty("currency");
  });

  it.each([
    [{}, 422, ["price: missing", "orderdetail: not-null"]],
    [{ price: 2.5 }, 400, ["price: type"]],
    [{ price: null }, 400, ["price: type"]],
    [{ price: "cheap" }, 422, ["price: decimal"]],
    [{ price: "1e3" }, 422, ["price: decimal"]],
    [{ price: "12345678901" }, 422, ["price: decimal"]],
    [{ price: "0" }, 422, ["price: positive"]],
    [{ price: 0 }, 422, ["price: positive"]],
    [{ price: "-1" }, 422, ["price: positive"]],
    [{ price: "0.00000000001" }, 422, ["price: too-many-decimals"]],
    [{ price: "1", price_related_quantity: 0 }, 422, ["price_related_quantity: positive"]],
    [{ price: "1", min_discount_quantity: -1 }, 422, ["min_discount_quantity: positive"]],
    [{ price: "1", min_discount_quantity: null }, 400, ["min_discount_quantity: type"]],
    [{ price: "1", currency: "/api/currencies/99999" }, 400, ["currency: not-found"]],
  ])("rejects %j with %i", async (body, status, violations) => {
    const whole = Object.keys(body).length === 0 ? {} : { orderdetail: await newOrder(), ...body };
    const before = await logged();
    expect(await refused(post("pricedetails", whole), status)).toEqual(violations);
    expect(await logged()).toBe(before);
  });

  it("is unique for its quantity", async () => {
    const orderdetail = await newOrder();
    await make("pricedetails", { orderdetail, price: "2", min_discount_quantity: 10 });
    const again = { orderdetail, price: "1", min_discount_quantity: 10 };
    expect(await refused(post("pricedetails", again))).toEqual(["min_discount_quantity: unique"]);
    const other = await make("pricedetails", { orderdetail, price: "1", min_discount_quantity: 11 });
    expect(await refused(patch(other, { min_discount_quantity: 10 }))).toEqual([
      "min_discount_quantity: unique",
    ]);
  });

  it("can have fractional quantities if the unit has fractions", async () => {
    const cable = await newPart({ partUnit: metre });
    const cut = await make("pricedetails", {
      orderdetail: await make("orderdetails", { part: cable, supplier }),
      price: "1",
      price_related_quantity: 0.2,
      min_discount_quantity: 2.5,
    });
    expect(await read(cut)).toMatchObject({
      price_related_quantity: 0.2,
      min_discount_quantity: 2.5,
      price_per_unit: "5.00000",
    });
  });

  it("rejects a currency that only groups others", async () => {
    const group = await make("currencies", { name: unique("G"), iso_code: "CHF", not_selectable: true });
    const body = { orderdetail: await newOrder(), price: "1", currency: group };
    expect(await refused(post("pricedetails", body))).toEqual(["currency: not-selectable"]);
  });

  it("is returned with its orderdetail and part, and increases their versions", async () => {
    const part = await newPart();
    const order = await make("orderdetails", { part, supplier });
    const start = await versions(part, order);
    const price = await make("pricedetails", { orderdetail: order, price: "1" });
    const created = await versions(part, order);
    await running.client.patch(price, { price: "2" }, { expect: 200 });
    const changed = await versions(part, order);
    await running.client.patch(price, { price: "2.0" }, { expect: 200 });
    expect(await versions(part, order)).toEqual(changed);
    await running.client.delete(price, { expect: 204 });
    const deleted = await versions(part, order);
    for (const index of [0, 1]) {
      const rising = [start, created, changed, deleted].map((list) => list[index]);
      expect(rising).toEqual([...new Set(rising)].toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  it("moves to another orderdetail, and both versions increase", async () => {
    const [from, to] = [await newOrder(), await newOrder()];
    const price = await make("pricedetails", { orderdetail: from, price: "1" });
    const before = await versions(from, to);
    await running.client.patch(price, { orderdetail: to }, { expect: 200 });
    const after = await versions(from, to);
    expect(after[0]).toBeGreaterThan(before[0] ?? 0);
    expect(after[1]).toBeGreaterThan(before[1] ?? 0);
    expect((await read(from))["pricedetails"]).toEqual([]);
  });
});
