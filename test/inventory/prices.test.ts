/** Orderdetails, prices and associations of parts: their rules, and how parts show them. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import type { Json } from "../support/client.ts";
import { plain, unique, useService, versionOf } from "./running-service.ts";

describeDialects("where parts are bought", (dialect) => {
  const running = useService(dialect);
  const { make, refused, read, logged } = running;
  let category = "";
  let supplier = "";
  let dollar = "";
  let metre = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    supplier = await make("suppliers", {
      name: "Supplier",
      auto_product_url: "https://shop.example/%PARTNUMBER%",
    });
    dollar = await make("currencies", { name: "US Dollar", iso_code: "USD", exchange_rate: "0.9" });
    metre = await make("measurement_units", { name: "Metre", unit: "m" });
  });

  const newPart = (body: Record<string, unknown> = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const newOrder = async (body: Record<string, unknown> = {}): Promise<string> =>
    make("orderdetails", { part: await newPart(), supplier, ...body });
  const post = (collection: string, body: Record<string, unknown>) =>
    running.client.post(`/api/${collection}`, body);
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);
  const versions = async (...iris: string[]): Promise<number[]> => {
    const read = await Promise.all(iris.map((iri) => running.client.get(iri, { expect: 200 })));
    return read.map((answer) => Number(/\d+/.exec(versionOf(answer))?.[0]));
  };

  describe("an orderdetail", () => {
    it("shows its supplier, its part and its prices from the smallest quantity on", async () => {
      const part = await newPart({ name: "Bought" });
      const order = await make("orderdetails", { part, supplier, supplierpartnr: "A-1", obsolete: true });
      for (const min_discount_quantity of [100, 1, 10]) {
        await make("pricedetails", { orderdetail: order, price: "2.5", min_discount_quantity });
      }
      const { body } = await running.client.get<Record<string, Json>>(order, plain);
      expect(body).toMatchObject({
        supplierpartnr: "A-1",
        obsolete: true,
        supplier: { name: "Supplier", full_path: "Supplier" },
        part: { name: "Bought" },
        supplier_product_url: "https://shop.example/A-1",
      });
      const prices = body["pricedetails"] as unknown as { min_discount_quantity: number }[];
      expect(prices.map((price) => price.min_discount_quantity)).toEqual([1, 10, 100]);
      expect(body).not.toHaveProperty("eda_visibility");
    });

    it("has the page that its supplier's pattern makes, unless it has one of its own", async () => {
      const order = await newOrder({ supplierpartnr: "a b/c" });
      expect((await read(order))["supplier_product_url"]).toBe("https://shop.example/a%20b%2Fc");
      const own = "https://shop.example/own";
      await running.client.patch(order, { supplier_product_url: own }, { expect: 200 });
      expect((await read(order))["supplier_product_url"]).toBe(own);
      const without = await newOrder();
      expect((await read(without))["supplier_product_url"]).toBe("");
    });

    it("does not keep the page of the pattern when it is sent back", async () => {
      const order = await newOrder({ supplierpartnr: "X1" });
      const { body } = await running.client.get<Record<string, Json>>(order, plain);
      await running.client.patch(order, body, { expect: 200 });
      await running.client.patch(order, { supplierpartnr: "X2" }, { expect: 200 });
      expect((await read(order))["supplier_product_url"]).toBe("https://shop.example/X2");
    });

    it("takes the page of the pattern in place of another one", async () => {
      const order = await newOrder({ supplierpartnr: "X1", supplier_product_url: "https://own.example/" });
      const page = "https://shop.example/X1";
      await running.client.patch(order, { supplier_product_url: page }, { expect: 200 });
      expect((await read(order))["supplier_product_url"]).toBe(page);
      const { body } = await running.client.get<Record<string, Json>[]>(
        `/api/orderdetails?supplier_product_url=${encodeURIComponent(page)}`,
        plain,
      );
      expect(body).toHaveLength(1);
    });

    it.each(["https://shop.example/x y?%PARTNUMBER%", "HTTPS://shop.example/%PARTNUMBER%"])(
      "can be sent back with the page that %s makes",
      async (auto_product_url) => {
        const shop = await make("suppliers", { name: unique("Shop"), auto_product_url });
        const order = await newOrder({ supplier: shop, supplierpartnr: "A 1" });
        const { body } = await running.client.get<Record<string, Json>>(order, plain);
        expect(body["supplier_product_url"]).toMatch(/^https:\/\/shop\.example\/\S+$/);
        await running.client.patch(order, body, { expect: 200 });
        await running.client.patch(shop, { auto_product_url: "" }, { expect: 200 });
        expect((await read(order))["supplier_product_url"]).toBe("");
      },
    );

    it("are bounded for a part", async () => {
      const part = await newPart();
      const many = Array.from({ length: 1000 }, (_, index) => ({ supplier, supplierpartnr: String(index) }));
      await running.client.patch(part, { orderdetails: many }, { expect: 200 });
      expect(await refused(post("orderdetails", { part, supplier, supplierpartnr: "more" }))).toEqual([
        "part: too-many",
      ]);
    });

    it("holds each number of a supplier once for a part", async () => {
      const part = await newPart();
      await make("orderdetails", { part, supplier, supplierpartnr: "N" });
      const second = { part, supplier, supplierpartnr: "N" };
      expect(await refused(post("orderdetails", second))).toEqual(["supplierpartnr: unique"]);
      const other = await make("orderdetails", { part, supplier, supplierpartnr: "M" });
      expect(await refused(patch(other, { supplierpartnr: "N" }))).toEqual(["supplierpartnr: unique"]);
      const elsewhere = await make("orderdetails", { part: await newPart(), supplier, supplierpartnr: "N" });
      expect(await refused(patch(elsewhere, { part }))).toEqual(["supplierpartnr: unique"]);
      await make("orderdetails", {
        part,
        supplier: await make("suppliers", { name: "S" }),
        supplierpartnr: "N",
      });
    });

    it.each([
      [{}, 422, ["supplier: not-null", "part: not-null"]],
      [{ supplier: null }, 422, ["supplier: not-null"]],
      [{ supplier: "/api/suppliers/99999" }, 400, ["supplier: not-found"]],
      [{ supplier: "/api/manufacturers/1" }, 400, ["supplier: invalid-iri"]],
      [{ supplier_product_url: "javascript:alert(1)" }, 422, ["supplier_product_url: pattern"]],
      [{ supplierpartnr: "x".repeat(256) }, 422, ["supplierpartnr: too-long"]],
      [{ pricedetails: [{}] }, 422, ["pricedetails[0].price: missing"]],
      [{ unknown: 1 }, 422, ["unknown: unknown-property"]],
    ])("refuses %j with %i", async (body, status, violations) => {
      const whole = Object.keys(body).length === 0 ? {} : { part: await newPart(), supplier, ...body };
      const before = await logged();
      expect(await refused(post("orderdetails", whole), status)).toEqual(violations);
      expect(await logged()).toBe(before);
    });

    it("does not take a supplier that only groups others", async () => {
      const group = await make("suppliers", { name: unique("Group"), not_selectable: true });
      const body = { part: await newPart(), supplier: group };
      expect(await refused(post("orderdetails", body))).toEqual(["supplier: not-selectable"]);
    });

    it("is listed with its part", async () => {
      const part = await newPart();
      const order = await make("orderdetails", { part, supplier, supplierpartnr: "L" });
      await newOrder({ supplierpartnr: "L" });
      const { body } = await running.client.get<Record<string, Json>>(`${part}/orderdetails`, {
        expect: 200,
      });
      expect(body).toMatchObject({ "@id": `${part}/orderdetails`, "hydra:totalItems": 1 });
      const [member] = body["hydra:member"] as unknown as Record<string, Json>[];
      expect(member).toMatchObject({ "@id": order, supplierpartnr: "L", pricedetails: [] });
      expect(member).not.toHaveProperty("part");
      await running.client.get("/api/parts/999999/orderdetails", { expect: 404 });
    });

    it("goes with its prices, and each of them is logged", async () => {
      const part = await newPart();
      const order = await make("orderdetails", { part, supplier, pricedetails: [{ price: 1 }] });
      const [price] = (await read(order))["pricedetails"] as unknown as Record<string, string>[];
      await running.client.delete(order, { expect: 204 });
      await running.client.get(String(price?.["@id"]), { expect: 404 });
      const { body } = await running.client.get<{ kind: string; target_type: string }[]>(
        "/api/log_entries?itemsPerPage=4&order[id]=desc",
        plain,
      );
      expect(body.map(({ kind, target_type }) => `${kind} ${target_type}`)).toEqual([
        "collection_element_deleted Part",
        "element_deleted Orderdetail",
        "collection_element_deleted Orderdetail",
        "element_deleted Pricedetail",
      ]);
    });
  });

  describe("a price", () => {
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
      [{ price: "0.000005" }, { price: "0.00001", price_per_unit: "0.00001" }],
      [{ price: "1.000004999" }, { price: "1", price_per_unit: "1.00000" }],
      [{ price: "9999999999.99999" }, { price: "9999999999.99999" }],
    ])("%j is exact: %j", async (body, expected) => {
      const price = await make("pricedetails", { orderdetail: await newOrder(), ...body });
      expect(await read(price)).toMatchObject(expected);
    });

    it("is in the base currency, or in one that it names", async () => {
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
      [{ price: "0.000001" }, 422, ["price: positive"]],
      [{ price: "1", price_related_quantity: 0 }, 422, ["price_related_quantity: positive"]],
      [{ price: "1", min_discount_quantity: -1 }, 422, ["min_discount_quantity: positive"]],
      [{ price: "1", min_discount_quantity: null }, 400, ["min_discount_quantity: type"]],
      [{ price: "1", currency: "/api/currencies/99999" }, 400, ["currency: not-found"]],
    ])("refuses %j with %i", async (body, status, violations) => {
      const whole = Object.keys(body).length === 0 ? {} : { orderdetail: await newOrder(), ...body };
      const before = await logged();
      expect(await refused(post("pricedetails", whole), status)).toEqual(violations);
      expect(await logged()).toBe(before);
    });

    it("stands alone at its quantity", async () => {
      const orderdetail = await newOrder();
      await make("pricedetails", { orderdetail, price: "2", min_discount_quantity: 10 });
      const again = { orderdetail, price: "1", min_discount_quantity: 10 };
      expect(await refused(post("pricedetails", again))).toEqual(["min_discount_quantity: unique"]);
      // Counted in pieces, 9.6 are 10.
      const rounded = { orderdetail, price: "1", min_discount_quantity: 9.6 };
      expect(await refused(post("pricedetails", rounded))).toEqual(["min_discount_quantity: unique"]);
      const other = await make("pricedetails", { orderdetail, price: "1", min_discount_quantity: 11 });
      expect(await refused(patch(other, { min_discount_quantity: 10 }))).toEqual([
        "min_discount_quantity: unique",
      ]);
    });

    it("is for whole quantities where the unit has no fractions", async () => {
      const pieces = await make("pricedetails", {
        orderdetail: await newOrder(),
        price: "1",
        price_related_quantity: 0.2,
        min_discount_quantity: 2.5,
      });
      expect(await read(pieces)).toMatchObject({ price_related_quantity: 1, min_discount_quantity: 3 });
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
      await running.client.patch(cable, { partUnit: null }, { expect: 200 });
      expect(await read(cut)).toMatchObject({ price_related_quantity: 1, price_per_unit: "1.00000" });
    });

    it("is for more than nothing, however little is asked for", async () => {
      const orderdetail = await make("orderdetails", { part: await newPart({ partUnit: metre }), supplier });
      const tiny = { price_related_quantity: 1e-10, min_discount_quantity: 1e-12 };
      expect(await read(await make("pricedetails", { orderdetail, price: "1", ...tiny }))).toMatchObject({
        price_related_quantity: 1e-9,
        min_discount_quantity: 1e-9,
        price_per_unit: "1000000000.00000",
      });
    });

    it("does not take a currency that only groups others", async () => {
      const group = await make("currencies", { name: unique("G"), iso_code: "CHF", not_selectable: true });
      const body = { orderdetail: await newOrder(), price: "1", currency: group };
      expect(await refused(post("pricedetails", body))).toEqual(["currency: not-selectable"]);
    });

    it("shows in its orderdetail and in the part: their versions rise with it", async () => {
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

    it("moves to another orderdetail, and both notice", async () => {
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

  describe("an association", () => {
    it("is between two different parts, each kind once", async () => {
      const [owner, other] = [await newPart(), await newPart()];
      const body = { owner, other, type: 1 };
      await make("part_associations", body);
      expect(await refused(post("part_associations", body))).toEqual(["other: unique"]);
      await make("part_associations", { ...body, type: 2 });
      await make("part_associations", { owner: other, other: owner, type: 1 });
      const itself = { owner, other: owner, type: 1 };
      expect(await refused(post("part_associations", itself))).toEqual(["other: associated-with-itself"]);
    });

    it.each([
      [{ type: 0 }, 422, ["other_type: not-null"]],
      [{}, 422, ["other_type: not-null"]],
      [{ type: 3 }, 422, ["type: choice"]],
      [{ type: "1" }, 400, ["type: type"]],
      [{ type: 1, other: null }, 422, ["other: not-null"]],
      [{ type: 0, other_type: "x".repeat(256) }, 422, ["other_type: too-long"]],
    ])("refuses %j with %i", async (body, status, violations) => {
      const [owner, other] = [await newPart(), await newPart()];
      expect(await refused(post("part_associations", { owner, other, ...body }), status)).toEqual(violations);
    });

    it("shows at both parts, whose versions rise", async () => {
      const [owner, other] = [await newPart(), await newPart()];
      const before = await versions(owner, other);
      const association = await make("part_associations", { owner, other, type: 1 });
      expect((await read(owner))["associated_parts_as_owner"]).toMatchObject([{ "@id": association }]);
      expect((await read(other))["associated_parts_as_other"]).toMatchObject([{ "@id": association }]);
      const after = await versions(owner, other);
      expect(after[0]).toBeGreaterThan(before[0] ?? 0);
      expect(after[1]).toBeGreaterThan(before[1] ?? 0);
      await running.client.delete(owner, { expect: 204 });
      await running.client.get(association, { expect: 404 });
      expect((await read(other))["associated_parts_as_other"]).toEqual([]);
      expect((await versions(other))[0]).toBeGreaterThan(after[1] ?? 0);
    });
  });

  describe("a part", () => {
    const whole = () => ({
      partUnit: metre,
      partLots: [{ amount: 2.5 }, { amount: 30, description: "Reel" }],
      orderdetails: [
        {
          supplier,
          supplierpartnr: "B",
          pricedetails: [{ price: "1" }, { price: "0.9", min_discount_quantity: 10 }],
        },
        { supplier, supplierpartnr: "A" },
      ],
    });

    it("is made with its stock and its prices in one request", async () => {
      const part = await newPart(whole());
      expect(await read(part)).toMatchObject({
        total_instock: 32.5,
        partUnit: { name: "Metre" },
        partLots: [{ amount: 30, description: "Reel" }, { amount: 2.5 }],
        orderdetails: [
          { supplierpartnr: "A", pricedetails: [] },
          { supplierpartnr: "B", pricedetails: [{ price: "1" }, { price: "0.9" }] },
        ],
        projectBuildPart: false,
      });
    });

    it("is listed with its lots in full and its orderdetails in short", async () => {
      const part = await newPart(whole());
      const { body } = await running.client.get<Record<string, Json>>(
        `/api/parts?itemsPerPage=1&order[id]=desc`,
        { expect: 200 },
      );
      const [member] = body["hydra:member"] as unknown as Record<string, Record<string, unknown>[]>[];
      expect(member).toMatchObject({ "@id": part, total_instock: 32.5, partLots: [{ amount: 30 }, {}] });
      expect(member?.["orderdetails"]?.map((order) => Object.keys(order))).toEqual([
        ["@id", "@type", "id"],
        ["@id", "@type", "id"],
      ]);
    });

    it.each(["application/json", "application/ld+json"])(
      "can be sent back as it was read, as %s",
      async (accept) => {
        const part = await newPart(whole());
        await make("part_associations", { owner: part, other: await newPart(), type: 1 });
        await make("part_associations", { owner: await newPart(), other: part, type: 1 });
        const { body } = await running.client.get<Record<string, Json>>(part, { accept, expect: 200 });
        const before = await logged();
        const version = await versions(part);
        await running.client.patch(part, body, { expect: 200 });
        expect((await running.client.get(part, { accept, expect: 200 })).body).toEqual(body);
        expect(await versions(part)).toEqual(version);
        expect(await logged()).toBe(before);
      },
    );

    it("stays as it is when dates with parts of a second are sent back", async () => {
      const lot = { amount: 1, last_stocktake_at: "2026-01-31T12:00:00.25Z", expiration_date: "2999-01-01" };
      const part = await newPart({ partLots: [lot] });
      const { body } = await running.client.get<Record<string, Json>>(part, plain);
      const [version, entries] = [await versions(part), await logged()];
      await running.client.patch(part, body, { expect: 200 });
      expect([await versions(part), await logged()]).toEqual([version, entries]);
    });

    it("loses what a list leaves out, and keeps what it names", async () => {
      const part = await newPart(whole());
      const { body } = await running.client.get<Record<string, { "@id": string }[]>>(part, { expect: 200 });
      const [kept, gone] = body["orderdetails"] ?? [];
      const [lot] = body["partLots"] ?? [];
      const lists = {
        orderdetails: [{ "@id": kept?.["@id"], obsolete: true, pricedetails: [{ price: "7" }] }],
        partLots: [lot?.["@id"]],
      };
      await running.client.patch(part, lists, { expect: 200 });
      expect(await read(part)).toMatchObject({
        total_instock: 30,
        partLots: [{ "@id": lot?.["@id"] }],
        orderdetails: [{ "@id": kept?.["@id"], obsolete: true, pricedetails: [{ price: "7" }] }],
      });
      await running.client.get(String(gone?.["@id"]), { expect: 404 });
    });

    it.each([
      [{ orderdetails: [{}] }, ["orderdetails[0].supplier: supplier-required"]],
      [{ partLots: [{ amount: -1 }] }, ["partLots[0].amount: positive-or-zero"]],
      [{ associated_parts_as_owner: [{ type: 1 }] }, ["associated_parts_as_owner[0].other: missing"]],
    ])("refuses %j whole", async (lists, violations) => {
      const part = await newPart();
      const before = await read(part);
      expect(await refused(patch(part, lists))).toEqual(violations);
      expect(await read(part)).toEqual(before);
    });

    it("refuses the same number of a supplier, and the same quantity, twice in its lists", async () => {
      const number = { supplier, supplierpartnr: "T" };
      expect(
        await refused(post("parts", { name: unique("P"), category, orderdetails: [number, number] })),
      ).toEqual(["orderdetails[1].supplierpartnr: unique"]);
      const prices = [{ price: "1" }, { price: "2" }];
      const twice = { name: unique("P"), category, orderdetails: [{ supplier, pricedetails: prices }] };
      expect(await refused(post("parts", twice))).toEqual([
        "orderdetails[0].pricedetails[1].min_discount_quantity: unique",
      ]);
    });

    it("refuses the same barcode twice in its lots", async () => {
      const user_barcode = unique("barcode");
      const body = { name: unique("P"), category, partLots: [{ user_barcode }, { user_barcode }] };
      expect(await refused(post("parts", body))).toEqual(["partLots[1].user_barcode: unique"]);
    });

    it("counts as stock what is known and not expired, in its unit", async () => {
      const part = await newPart({ minamount: 2.5 });
      await make("part_lots", { part, amount: 3 });
      await make("part_lots", { part, amount: 5, expiration_date: "2020-01-31" });
      await make("part_lots", { part, amount: 7, instock_unknown: true });
      await make("part_lots", { part, amount: 11, expiration_date: "2999-01-31T12:00:00+01:00" });
      expect(await read(part)).toMatchObject({ total_instock: 14, minamount: 3 });
      await running.client.patch(part, { partUnit: metre, minamount: 2.5 }, { expect: 200 });
      await make("part_lots", { part, amount: 0.1 });
      await make("part_lots", { part, amount: 0.2 });
      expect(await read(part)).toMatchObject({ total_instock: 14.3, minamount: 2.5 });
      await running.client.patch(part, { partUnit: null }, { expect: 200 });
      expect(await read(part)).toMatchObject({ total_instock: 14, minamount: 3 });
    });

    it("goes with its lots, orderdetails and prices", async () => {
      const part = await newPart(whole());
      const { body } = await running.client.get<Record<string, { "@id": string }[]>>(part, { expect: 200 });
      await running.client.delete(part, { expect: 204 });
      for (const { "@id": iri } of [...(body["partLots"] ?? []), ...(body["orderdetails"] ?? [])]) {
        await running.client.get(iri, { expect: 404 });
      }
    });

    it("answers its stock alone, and members of its lists", async () => {
      const part = await newPart(whole());
      const { body } = await running.client.get(
        `${part}?properties[]=total_instock&properties[orderdetails][]=supplierpartnr`,
        plain,
      );
      expect(body).toEqual({
        total_instock: 32.5,
        orderdetails: [{ supplierpartnr: "A" }, { supplierpartnr: "B" }],
      });
    });
  });
});
