/** Orderdetails: rules and representation. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects, isTestedOn } from "../support/dialects.ts";
import type { Json } from "../support/client.ts";
import { usePurchases } from "./purchases.ts";
import { plain, unique } from "./running-service.ts";

describeDialects("an orderdetail", (dialect) => {
  const { running, given, newPart, newOrder, post, patch } = usePurchases(dialect);
  const { make, refused, read, logged } = running;
  let supplier = "";

  beforeAll(() => {
    ({ supplier } = given);
  });

  it("contains its supplier, part and prices in ascending order of quantity", async () => {
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

  it("has the product page of its supplier's pattern, unless it has its own", async () => {
    const order = await newOrder({ supplierpartnr: "a b/c" });
    expect((await read(order))["supplier_product_url"]).toBe("https://shop.example/a%20b%2Fc");
    const own = "https://shop.example/own";
    await running.client.patch(order, { supplier_product_url: own }, { expect: 200 });
    expect((await read(order))["supplier_product_url"]).toBe(own);
    const without = await newOrder();
    expect((await read(without))["supplier_product_url"]).toBe("");
  });

  it("does not store the generated product page if it is sent back", async () => {
    const order = await newOrder({ supplierpartnr: "X1" });
    const { body } = await running.client.get<Record<string, Json>>(order, plain);
    await running.client.patch(order, body, { expect: 200 });
    await running.client.patch(order, { supplierpartnr: "X2" }, { expect: 200 });
    expect((await read(order))["supplier_product_url"]).toBe("https://shop.example/X2");
  });

  it("replaces its own product page with the generated one", async () => {
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
    "can be sent back with the product page of %s",
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

  if (isTestedOn(dialect))
    it("a part can have at most 1,000 orderdetails", async () => {
      const part = await newPart();
      const many = Array.from({ length: 1000 }, (_, index) => ({ supplier, supplierpartnr: String(index) }));
      await running.client.patch(part, { orderdetails: many }, { expect: 200 });
      expect(await refused(post("orderdetails", { part, supplier, supplierpartnr: "more" }))).toEqual([
        "part: too-many",
      ]);
    });

  it("has a part number that is unique for the supplier within a part", async () => {
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
  ])("rejects %j with %i", async (body, status, violations) => {
    const whole = Object.keys(body).length === 0 ? {} : { part: await newPart(), supplier, ...body };
    const before = await logged();
    expect(await refused(post("orderdetails", whole), status)).toEqual(violations);
    expect(await logged()).toBe(before);
  });

  it("rejects a supplier that only groups others", async () => {
    const group = await make("suppliers", { name: unique("Group"), not_selectable: true });
    const body = { part: await newPart(), supplier: group };
    expect(await refused(post("orderdetails", body))).toEqual(["supplier: not-selectable"]);
  });

  it("is returned with its part", async () => {
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

  it("is deleted with its prices, and each price is logged", async () => {
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
