/** Parts with their lots, orderdetails and prices in one document. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import type { Json } from "../support/client.ts";
import { usePurchases } from "./purchases.ts";
import { plain, unique } from "./running-service.ts";

describeDialects("a part", (dialect) => {
  const { running, given, newPart, post, patch, versions } = usePurchases(dialect);
  const { make, refused, read, logged } = running;
  let category = "";
  let supplier = "";
  let metre = "";

  beforeAll(() => {
    ({ category, supplier, metre } = given);
  });

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

  it("is created with its stock and prices in one request", async () => {
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

  it("is listed with complete lots and short orderdetails", async () => {
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
    "can be sent back unchanged, as %s",
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

  it("does not change if dates with fractions of a second are sent back", async () => {
    const lot = { amount: 1, last_stocktake_at: "2026-01-31T12:00:00.25Z", expiration_date: "2999-01-01" };
    const part = await newPart({ partLots: [lot] });
    const { body } = await running.client.get<Record<string, Json>>(part, plain);
    const [version, entries] = [await versions(part), await logged()];
    await running.client.patch(part, body, { expect: 200 });
    expect([await versions(part), await logged()]).toEqual([version, entries]);
  });

  it("deletes records that a list omits, and keeps records that it contains", async () => {
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
  ])("rejects %j without any change", async (lists, violations) => {
    const part = await newPart();
    const before = await read(part);
    expect(await refused(patch(part, lists))).toEqual(violations);
    expect(await read(part)).toEqual(before);
  });

  it("rejects duplicate supplier part numbers and duplicate quantities in its lists", async () => {
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

  it("rejects duplicate barcodes in its lots", async () => {
    const user_barcode = unique("barcode");
    const body = { name: unique("P"), category, partLots: [{ user_barcode }, { user_barcode }] };
    expect(await refused(post("parts", body))).toEqual(["partLots[1].user_barcode: unique"]);
  });

  it("counts stock that is known and not expired, in its unit", async () => {
    const part = await newPart({ minamount: 3 });
    await make("part_lots", { part, amount: 3 });
    await make("part_lots", { part, amount: 5, expiration_date: "2020-01-31" });
    await make("part_lots", { part, amount: 7, instock_unknown: true });
    await make("part_lots", { part, amount: 11, expiration_date: "2999-01-31T12:00:00+01:00" });
    expect(await read(part)).toMatchObject({ total_instock: 14, minamount: 3 });
    await running.client.patch(part, { partUnit: metre, minamount: 2.5 }, { expect: 200 });
    await make("part_lots", { part, amount: 0.1 });
    await make("part_lots", { part, amount: 0.2 });
    expect(await read(part)).toMatchObject({ total_instock: 14.3, minamount: 2.5 });
    expect(await refused(running.client.patch(part, { partUnit: null }))).toEqual(["partUnit: whole-number"]);
  });

  it("is deleted with its lots, orderdetails and prices", async () => {
    const part = await newPart(whole());
    const { body } = await running.client.get<Record<string, { "@id": string }[]>>(part, { expect: 200 });
    await running.client.delete(part, { expect: 204 });
    for (const { "@id": iri } of [...(body["partLots"] ?? []), ...(body["orderdetails"] ?? [])]) {
      await running.client.get(iri, { expect: 404 });
    }
  });

  it("returns its stock and members of its lists as selected properties", async () => {
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
