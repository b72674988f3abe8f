/** Statistics read only the changed blocks of parts again. They must equal statistics that read all parts. */
import { beforeAll, expect, it } from "vitest";
import type { ApiRequest } from "../../src/http/handler.ts";
import { statistics } from "../../src/inventory/operations/statistics.ts";
import { createPartBlocks, type PartRange } from "../../src/inventory/statistics/part-blocks.ts";
import { describeDialects } from "../support/dialects.ts";
import { insertParts } from "../support/many-parts.ts";
import { testCache } from "../support/memory-cache.ts";
import { idOf, plain, unique, useService } from "./running-service.ts";

type Body = Record<string, unknown>;
type Linked = Readonly<Record<"@id", string>>;

/** The parts of the first three blocks. Parts that a test creates are in the fourth. */
const inserted = 3000;

describeDialects("statistics after a change", (dialect) => {
  const running = useService(dialect, { environment: { BASE_CURRENCY: "EUR" } });
  const { make } = running;
  const iris: Record<string, string> = {};
  let part = "";

  beforeAll(async () => {
    await insertParts(running.service.store, inserted, "");
    iris["supplier"] = await make("suppliers", { name: "Supplier" });
    iris["other supplier"] = await make("suppliers", { name: "Other supplier" });
    iris["unit"] = await make("measurement_units", { name: "Metre", unit: "m", is_integer: false });
    for (const [iso_code, exchange_rate] of [
      ["USD", "0.9"],
      ["GBP", "1.15"],
    ])
      iris[iso_code ?? ""] = await make("currencies", { name: iso_code, iso_code, exchange_rate });
  });

  const get = async (): Promise<unknown> =>
    (await running.client.get("/api/statistics", { ...plain, expect: 200 })).body;

  /** Reads all parts. */
  const readAll = async (): Promise<unknown> => {
    const request = { format: "json", now: new Date(), searchParams: new URLSearchParams() };
    const { store } = running.service;
    const answer = await statistics(
      { store, cache: testCache() },
      { baseCurrency: "EUR", vatRate: null },
    )(request as unknown as ApiRequest);
    // As in a response, properties without a value are omitted.
    return JSON.parse(JSON.stringify(answer.document));
  };

  const post = (path: string, body: Body): Promise<unknown> =>
    running.client.post(`/api/${path}`, body, { expect: 200 });
  const patch = (iri: string, body: Body): Promise<unknown> =>
    running.client.patch(iri, body, { expect: 200 });
  const remove = (iri: string): Promise<unknown> => running.client.delete(iri, { expect: 204 });

  const entryOf = async (owner: string, list: string, index = 0): Promise<string> => {
    const { body } = await running.client.get<Record<string, readonly Linked[]>>(owner, { expect: 200 });
    return body[list]?.[index]?.["@id"] ?? "";
  };
  const lot = (): Promise<string> => entryOf(part, "partLots");
  const offer = (index = 0): Promise<string> => entryOf(part, "orderdetails", index);
  const price = async (index = 0): Promise<string> => entryOf(await offer(index), "pricedetails", 1);
  const creation = (): Body => ({
    name: unique("Part"),
    category: "/api/categories/1",
    minamount: 12,
    partLots: [{ amount: 10 }, { amount: 3 }, { instock_unknown: true }],
    orderdetails: [1, 2].map((number) => ({
      supplier: iris["supplier"],
      supplierpartnr: unique(`Number ${number}`),
      pricedetails: [{ price: "2" }, { price: "1", currency: iris["USD"], min_discount_quantity: 5 }],
    })),
  });

  const stock = (action: string, amount: number) => async () =>
    post(`part_lots/${idOf(await lot())}/${action}`, { amount });

  const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["a new part", async () => (part = await make("parts", creation()))],
    ["another new part", () => make("parts", creation())],
    ["added stock", stock("add", 5)],
    ["withdrawn stock", stock("withdraw", 14)],
    ["counted stock", stock("stocktake", 40)],
    ["a lot of an old part", () => make("part_lots", { part: "/api/parts/20", amount: 7 })],
    ["a lot that moves to another part", async () => patch(await lot(), { part: "/api/parts/1020" })],
    ["a lot without a known amount", async () => patch(await lot(), { instock_unknown: true })],
    [
      "a lot that expired",
      async () => patch(await entryOf("/api/parts/20", "partLots"), { expiration_date: "2020-01-01" }),
    ],
    ["a new minimum", () => patch("/api/parts/2020", { minamount: 3 })],
    ["a part to review", () => patch("/api/parts/2021", { needs_review: true })],
    ["another unit", () => patch(part, { partUnit: iris["unit"], partLots: [{ amount: 7 }] })],
    ["another price", async () => patch(await price(), { price: "0.5" })],
    ["another currency", async () => patch(await price(), { currency: iris["GBP"] })],
    ["another rate", () => patch(iris["GBP"] ?? "", { exchange_rate: "0.9" })],
    ["merged currencies", () => post(`currencies/${idOf(iris["GBP"] ?? "")}/merge`, { into: iris["USD"] })],
    ["an obsolete offer", async () => patch(await offer(), { obsolete: true })],
    ["a deleted price", async () => remove(await price())],
    [
      "merged suppliers",
      () => post(`suppliers/${idOf(iris["supplier"] ?? "")}/merge`, { into: iris["other supplier"] }),
    ],
    ["a deleted offer", async () => remove(await offer())],
    ["replaced lots", () => patch(part, { partLots: [{ amount: 3 }, { amount: 4 }] })],
    ["a deleted lot", async () => remove(await lot())],
    ["removed lots", () => patch(part, { partLots: [] })],
    ["a deleted part", () => remove(part)],
    ["a deleted old part", () => remove("/api/parts/20")],
  ];

  it("equal those of all parts", async () => {
    let before = await get();
    for (const [what, change] of changes) {
      await change();
      const after = await get();
      expect([what, after]).toEqual([what, await readAll()]);
      // Each change has an effect, so numbers that were not read again would differ.
      if (what !== "merged suppliers") expect([what, after]).not.toEqual([what, before]);
      before = after;
    }
  });

  it("read only the blocks of changed parts and expired lots", async () => {
    const { store } = running.service;
    const ranges: PartRange[] = [];
    const blocks = createPartBlocks({
      cache: testCache(),
      read: async (_, range) => {
        ranges.push(range);
        return new Map<number, number>([[Math.floor(range.first / 1000), ranges.length]]);
      },
      bytes: () => 8,
    });
    const readAt = async (now: string): Promise<readonly PartRange[]> => {
      ranges.length = 0;
      await store.readTransaction((reader) => blocks(reader, now));
      return [...ranges];
    };
    const today = "2026-05-01T12:00:00.000Z";
    const all = { first: 0, last: Number.MAX_SAFE_INTEGER };
    const second = { first: 1000, last: 1999 };
    expect(await readAt(today)).toEqual([all]);
    expect(await readAt(today)).toEqual([]);
    await patch("/api/categories/1", { comment: "Changed" });
    expect(await readAt(today)).toEqual([]);
    await patch("/api/parts/1500", { minamount: 1 });
    expect(await readAt(today)).toEqual([second]);
    await make("part_lots", { part: "/api/parts/1999", amount: 1, expiration_date: "2030-01-01" });
    expect(await readAt(today)).toEqual([second]);
    expect(await readAt("2029-12-31T23:59:59.999Z")).toEqual([]);
    expect(await readAt("2030-01-01T00:00:00.000Z")).toEqual([second]);
    expect(await readAt("2030-01-01T00:00:00.001Z")).toEqual([]);
    expect(await readAt(today)).toEqual([all]);
    await make("currencies", { name: "Yen", iso_code: "JPY" });
    expect(await readAt(today)).toEqual([all]);
    expect(await readAt(today)).toEqual([]);
  });
});
