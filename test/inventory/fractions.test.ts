/**
 * Amounts and quantities that the unit of their part cannot represent. The strict mode rejects them, the compatibility
 * mode rounds them as Part-DB does.
 */
import { beforeAll, expect, it, describe } from "vitest";
import { callTool } from "../mcp/mcp-requests.ts";
import type { Answer, Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { idOf, plain, unique, useService, type Running, type Violation } from "./running-service.ts";

type Body = Record<string, unknown>;
type Unit = "pieces" | "metres";

const partDb = { environment: { API_COMPATIBILITY: "part-db" } };

/** Creates parts and their entities in a running service. */
function useParts(running: Running) {
  const { make } = running;
  let category = "";
  let supplier = "";
  let metres = "";
  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    supplier = await make("suppliers", { name: "Supplier" });
    metres = await make("measurement_units", { name: "Metre", unit: "m" });
  });
  const part = (unit: Unit, body: Body = {}) =>
    make("parts", { name: unique("Part"), category, partUnit: unit === "metres" ? metres : null, ...body });
  const orderdetail = async (unit: Unit) =>
    make("orderdetails", { part: await part(unit), supplier, supplierpartnr: unique("N") });
  return {
    part,
    orderdetail,
    project: () => make("projects", { name: unique("Project") }),
    unit: () => make("measurement_units", { name: unique("Unit") }),
    category: () => category,
    supplier: () => supplier,
    metres: () => metres,
  };
}

type Parts = ReturnType<typeof useParts>;

interface Case {
  readonly title: string;
  readonly property: string;
  readonly collection: string;
  /** Returns the body of a new entity without the tested property. */
  readonly body: (parts: Parts, unit: Unit) => Promise<Body>;
  /** The least value that is stored instead of a smaller one in the compatibility mode. */
  readonly least: number;
}

const cases: readonly Case[] = [
  {
    title: "the amount of a lot",
    property: "amount",
    collection: "part_lots",
    body: async (parts, unit) => ({ part: await parts.part(unit) }),
    least: 0,
  },
  {
    title: "the minimum of a part",
    property: "minamount",
    collection: "parts",
    body: (parts, unit) =>
      Promise.resolve({
        name: unique("Part"),
        category: parts.category(),
        partUnit: unit === "metres" ? parts.metres() : null,
      }),
    least: 0,
  },
  {
    title: "the quantity of a BOM entry",
    property: "quantity",
    collection: "project_bom_entries",
    body: async (parts, unit) => ({ project: await parts.project(), part: await parts.part(unit) }),
    least: 1,
  },
  ...["price_related_quantity", "min_discount_quantity"].map((property) => ({
    title: `the ${property} of a price`,
    property,
    collection: "pricedetails",
    body: async (parts: Parts, unit: Unit) => ({ price: "1", orderdetail: await parts.orderdetail(unit) }),
    least: 1,
  })),
];

const whole = {
  code: "whole-number",
  message: "This part is counted in whole numbers. Send an integer.",
};

function violationsOf({ body }: Pick<Answer, "body">): readonly Violation[] {
  return (body["violations"] ?? []) as unknown as readonly Violation[];
}

describeDialects("fractional amounts", (dialect) => {
  describe("in the strict mode", () => {
    const running = useService(dialect);
    const { make, read, refused } = running;
    const parts = useParts(running);

    describe.each(cases)("$title", ({ property, collection, body }) => {
      it.each([0.4, 2.4, 2.5, 3.5])(
        "is rejected with %d pieces in requests that create and change",
        async (sent) => {
          const base = await body(parts, "pieces");
          const created = await running.client.post(`/api/${collection}`, { ...base, [property]: sent });
          expect(created.status).toBe(422);
          expect(violationsOf(created)).toEqual([{ propertyPath: property, ...whole }]);
          const iri = await make(collection, { ...base, [property]: 3 });
          const changed = await running.client.patch(iri, { [property]: sent });
          expect(violationsOf(changed)).toEqual([{ propertyPath: property, ...whole }]);
          expect((await read(iri))[property]).toBe(3);
        },
      );

      it("has at most nine decimals with a fractional unit", async () => {
        const base = await body(parts, "metres");
        const created = await running.client.post(`/api/${collection}`, {
          ...base,
          [property]: 0.1234567891,
        });
        expect(violationsOf(created)).toEqual([
          {
            propertyPath: property,
            message: "Amounts have at most nine decimals. Send 0.123456789 instead.",
            code: "too-many-decimals",
          },
        ]);
        const tiny = running.client.post(`/api/${collection}`, { ...base, [property]: 1e-10 });
        expect(await refused(tiny)).toEqual([`${property}: too-small`]);
        const iri = await make(collection, { ...base, [property]: 0.123456789 });
        expect((await read(iri))[property]).toBe(0.123456789);
      });
    });

    it("a BOM entry without a part is counted in whole numbers", async () => {
      const body = { project: await parts.project(), name: "Panel", quantity: 2.5 };
      const created = await running.client.post("/api/project_bom_entries", body);
      expect(violationsOf(created)).toEqual([
        {
          propertyPath: "quantity",
          message: "An entry without a part is counted in whole numbers. Send an integer.",
          code: "whole-number",
        },
      ]);
    });

    it("are rejected at their place in nested lists", async () => {
      const body = {
        name: unique("Part"),
        category: parts.category(),
        partLots: [{ amount: 2 }, { amount: 2.4 }],
        orderdetails: [
          { supplier: parts.supplier(), pricedetails: [{ price: "2.5", price_related_quantity: 2.5 }] },
        ],
      };
      expect(await refused(running.client.post("/api/parts", body))).toEqual([
        "partLots[1].amount: whole-number",
        "orderdetails[0].pricedetails[0].price_related_quantity: whole-number",
      ]);
    });

    it("are rejected in the quantity to buy", async () => {
      const part = await parts.part("pieces");
      const answer = running.client.get(`${part}/purchases?quantity=2.5`);
      expect(await refused(answer, 400)).toEqual(["quantity: whole-number"]);
    });

    it("are rejected by stock actions and MCP tools", async () => {
      const part = await parts.part("pieces");
      const tool = await callTool(running.service, "2026", "create_part_lot", {
        part_id: idOf(part),
        amount: 2.4,
      });
      expect(tool).toMatchObject({ isError: true });
      expect(JSON.stringify(tool)).toContain("whole numbers");
      const cable = await make("part_lots", { part: await parts.part("metres"), amount: 1 });
      for (const action of ["add", "withdraw", "stocktake"]) {
        const answer = running.client.post(`${cable}/${action}`, { amount: 0.1234567891 });
        expect(await refused(answer)).toEqual(["amount: too-many-decimals"]);
      }
    });

    it("prevent a new unit that counts whole numbers", async () => {
      const stored: [string, (part: string) => Promise<unknown>][] = [
        ["minimum", (part) => running.client.patch(part, { minamount: 0.5 }, { expect: 200 })],
        ["lot", (part) => make("part_lots", { part, amount: 1.4 })],
        [
          "BOM entry",
          async (part) =>
            make("project_bom_entries", { part, project: await parts.project(), quantity: 1.5 }),
        ],
        [
          "price",
          async (part) =>
            make("pricedetails", {
              price: "1",
              min_discount_quantity: 1.5,
              orderdetail: await make("orderdetails", { part, supplier: parts.supplier() }),
            }),
        ],
      ];
      for (const [, store] of stored) {
        const unit = await parts.unit();
        const part = await parts.part("metres", { partUnit: unit });
        await store(part);
        expect(await refused(running.client.patch(part, { partUnit: null }))).toEqual([
          "partUnit: whole-number",
        ]);
        expect(await refused(running.client.patch(unit, { is_integer: true }))).toEqual([
          "is_integer: whole-number",
        ]);
        await running.client.patch(part, { comment: "changed" }, { expect: 200 });
      }
    });

    it("can be replaced with whole numbers together with the unit", async () => {
      const part = await parts.part("metres", { minamount: 0.5, partLots: [{ amount: 1.4 }] });
      const [lot] = (await read(part))["partLots"] as unknown as { "@id": string }[];
      const partLots = [{ "@id": lot?.["@id"], amount: 1 }];
      await running.client.patch(part, { partUnit: null, minamount: 1, partLots }, { expect: 200 });
      expect((await read(lot?.["@id"] ?? ""))["amount"]).toBe(1);
    });

    it("prevent a move to a part that is counted in whole numbers", async () => {
      const piece = await parts.part("pieces");
      const lot = await make("part_lots", { part: await parts.part("metres"), amount: 1.4 });
      expect(await refused(running.client.patch(lot, { part: piece }))).toEqual(["amount: whole-number"]);
      const entry = await make("project_bom_entries", {
        project: await parts.project(),
        part: await parts.part("metres"),
        quantity: 1.5,
      });
      expect(await refused(running.client.patch(entry, { part: piece }))).toEqual(["quantity: whole-number"]);
      const orderdetail = await parts.orderdetail("metres");
      const price = await make("pricedetails", { orderdetail, price: "1", price_related_quantity: 2.5 });
      expect(await refused(running.client.patch(orderdetail, { part: piece }))).toEqual([
        "part: whole-number",
      ]);
      const target = await parts.orderdetail("pieces");
      expect(await refused(running.client.patch(price, { orderdetail: target }))).toEqual([
        "price_related_quantity: whole-number",
      ]);
    });

    it("that are already stored stay readable and do not prevent other changes", async () => {
      const unit = await parts.unit();
      const part = await parts.part("metres", { partUnit: unit, minamount: 2.5 });
      const lot = await make("part_lots", { part, amount: 2.4 });
      const entry = await make("project_bom_entries", {
        part,
        project: await parts.project(),
        quantity: 1.4,
      });
      const orderdetail = await make("orderdetails", { part, supplier: parts.supplier() });
      const price = await make("pricedetails", { orderdetail, price: "2.5", price_related_quantity: 2.5 });
      // An inventory of an earlier version, whose unit became an integer unit.
      await running.service.store.transaction(async ({ db }) => {
        await db
          .updateTable("measurement_units")
          .set({ is_integer: true })
          .where("id", "=", idOf(unit))
          .execute();
      });
      const shown: [string, Body][] = [
        [lot, { amount: 2 }],
        [part, { minamount: 3 }],
        [entry, { quantity: 1 }],
        [price, { price_related_quantity: 3 }],
      ];
      for (const [iri, expected] of shown) {
        const { body } = await running.client.get<Record<string, Json>>(iri, { ...plain, expect: 200 });
        expect(body).toMatchObject(expected);
        // The client sends back what it has read, with another property.
        await running.client.patch(
          iri,
          iri === price ? { ...expected, price: "3" } : { ...expected, comment: "new" },
          {
            expect: 200,
          },
        );
      }
      await running.client.patch(unit, { is_integer: false }, { expect: 200 });
      expect((await read(lot))["amount"]).toBe(2.4);
      expect((await read(part))["minamount"]).toBe(2.5);
      expect((await read(entry))["quantity"]).toBe(1.4);
      expect((await read(price))["price_related_quantity"]).toBe(2.5);
    });
  });

  describe("in the compatibility mode", () => {
    const running = useService(dialect, partDb);
    const { make, read } = running;
    const parts = useParts(running);

    it.each(cases)("round $title", async ({ property, collection, body, least }) => {
      const base = await body(parts, "pieces");
      for (const [sent, stored] of [
        [0.4, least],
        [2.4, 2],
        [2.5, 3],
        [3.5, 4],
      ] as const) {
        const iri = await make(collection, { ...base, [property]: 7 });
        await running.client.patch(iri, { [property]: sent }, { expect: 200 });
        expect((await read(iri))[property]).toBe(stored);
        await running.client.delete(iri, { expect: 204 });
        const created = await make(collection, { ...base, [property]: sent });
        expect((await read(created))[property]).toBe(stored);
        await running.client.delete(created, { expect: 204 });
      }
      const fine = await make(collection, { ...(await body(parts, "metres")), [property]: 0.1234567891 });
      expect((await read(fine))[property]).toBe(0.123456789);
    });

    it("still reject them in stock actions", async () => {
      const lot = await make("part_lots", { part: await parts.part("pieces"), amount: 1 });
      expect((await running.client.post(`${lot}/add`, { amount: 1.5 })).status).toBe(422);
    });
  });
});
