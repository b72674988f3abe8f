/** Prices with VAT, without VAT, and prices that do not state it: comparison and sums with and without `VAT_RATE`. */
import { beforeAll, describe, expect, it } from "vitest";
import { callTool } from "../mcp/mcp-requests.ts";
import { describeDialects } from "../support/dialects.ts";
import { idOf, plain, unique, useService, type Running } from "./running-service.ts";

type Body = Record<string, unknown>;

interface Purchases {
  readonly comparable: boolean;
  readonly basis?: string;
  readonly purchases: readonly Body[];
}

function useParts(running: Running) {
  const { make } = running;
  let category = "";
  let suppliers: string[] = [];
  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    suppliers = await Promise.all(["A", "B", "C"].map((name) => make("suppliers", { name })));
  });
  const get = async <T>(path: string): Promise<T> =>
    (await running.client.get<T>(path, { ...plain, expect: 200 })).body;
  return {
    /** Creates a part with one offer for each price. */
    part: (offers: readonly (readonly [price: string, includesVat: boolean | null])[], body: Body = {}) =>
      make("parts", {
        name: unique("Part"),
        category,
        ...body,
        orderdetails: offers.map(([price, prices_includes_vat], index) => ({
          supplier: suppliers[index],
          prices_includes_vat,
          pricedetails: [{ price }],
        })),
      }),
    purchases: (part: string) => get<Purchases>(`${part}/purchases?quantity=10`),
    /** Returns the availability of a project that needs 10 of each part. */
    async availability(parts: readonly string[]) {
      const project = await make("projects", { name: unique("Project") });
      for (const part of parts) await make("project_bom_entries", { project, part, quantity: 10 });
      const document = await get<{ parts: Body[]; costs: Body[]; not_comparable: { id: number }[] }>(
        `${project}/availability`,
      );
      return { ...document, project };
    },
    get,
  };
}

describeDialects("prices with and without VAT", (dialect) => {
  describe("without VAT_RATE", () => {
    const running = useService(dialect);
    const parts = useParts(running);

    it.each([
      [
        "net",
        [
          ["2", false],
          ["1", false],
        ],
        true,
        ["10", "20"],
      ],
      [
        "gross",
        [
          ["2", true],
          ["1", true],
        ],
        true,
        ["10", "20"],
      ],
      [
        "unspecified",
        [
          ["2", null],
          ["1", null],
        ],
        true,
        ["10", "20"],
      ],
      [
        undefined,
        [
          ["1", true],
          ["2", false],
        ],
        false,
        ["20", "10"],
      ],
      [
        undefined,
        [
          ["1", null],
          ["2", false],
        ],
        false,
        ["20", "10"],
      ],
      [
        undefined,
        [
          ["1", null],
          ["2", true],
        ],
        false,
        ["20", "10"],
      ],
    ] as const)("have the basis %s: %j, comparable: %j", async (basis, offers, comparable, costs) => {
      const found = await parts.purchases(await parts.part(offers));
      expect(found.basis).toBe(basis);
      expect(found.comparable).toBe(comparable);
      expect(found.purchases.map(({ cost }) => cost)).toEqual(costs);
    });

    it("show what the orderdetail states, and no price without VAT for a price with VAT", async () => {
      const { purchases } = await parts.purchases(
        await parts.part([
          ["1", true],
          ["2", false],
          ["3", null],
        ]),
      );
      const net = purchases.map((one) => [one["prices_includes_vat"], one["net_base_cost"]]);
      expect(net).toEqual([
        [false, "20"],
        [true, undefined],
        [null, undefined],
      ]);
    });

    it("are neither compared nor added in a project", async () => {
      const net = await parts.part([["1", false]]);
      const gross = await parts.part([["2", true]]);
      const unspecified = await parts.part([["3", null]]);
      const mixed = await parts.part([
        ["4", false],
        ["5", true],
      ]);
      const found = await parts.availability([net, gross, unspecified, mixed]);
      expect(found.costs).toEqual([
        { currency: "EUR", basis: "net", amount: "10" },
        { currency: "EUR", basis: "gross", amount: "20" },
        { currency: "EUR", basis: "unspecified", amount: "30" },
      ]);
      expect(found.not_comparable.map(({ id }) => id)).toEqual([idOf(mixed)]);
      const line = found.parts.at(-1) ?? {};
      expect(line).not.toHaveProperty("purchase");
      expect((line["alternatives"] as Body[]).map(({ cost }) => cost)).toEqual(["40", "50"]);
      const tool = await callTool(running.service, "2026", "check_project_availability", {
        project_id: idOf(found.project),
      });
      expect(tool.structuredContent).toMatchObject({ costs: found.costs, missing_not_comparable: 1 });
    });

    it("are not compared by the tool for low stock", async () => {
      const part = await parts.part(
        [
          ["1", true],
          ["2", false],
        ],
        { minamount: 10 },
      );
      const tool = await callTool(running.service, "2026", "list_low_stock", {});
      const own = (tool.structuredContent as { parts: Body[] }).parts.find(({ id }) => id === idOf(part));
      expect(own).not.toHaveProperty("purchase");
      expect(own?.["alternatives"]).toHaveLength(2);
      await running.client.delete(part, { expect: 204 });
    });

    it("are not added in the stock value", async () => {
      const body = { partLots: [{ amount: 10 }] };
      await parts.part([["1", false]], body);
      await parts.part([["2", true]], body);
      await parts.part([["0.5", null]], body);
      await parts.part(
        [
          ["4", false],
          ["5", true],
        ],
        body,
      );
      const { stock_value: value } = await parts.get<{ stock_value: Body }>("/api/statistics");
      expect(value).toMatchObject({
        total: "20",
        basis: "gross",
        totals: [
          { basis: "net", total: "10" },
          { basis: "gross", total: "20" },
          { basis: "unspecified", total: "5" },
        ],
        parts_without_price: 0,
        parts_not_comparable: 1,
      });
    });
  });

  describe("with VAT_RATE", () => {
    const running = useService(dialect, { environment: { VAT_RATE: "19" } });
    const parts = useParts(running);

    it("are compared without VAT", async () => {
      // 1.19 with VAT is 1 without VAT.
      const found = await parts.purchases(
        await parts.part([
          ["1.10", false],
          ["1.19", true],
        ]),
      );
      expect(found).toMatchObject({ comparable: true, basis: "net" });
      const shown = found.purchases.map((one) => [one["cost"], one["base_cost"], one["net_base_cost"]]);
      expect(shown).toEqual([
        ["11.9", "11.9", "10"],
        ["11", "11", "11"],
      ]);
    });

    it("are not compared with prices that do not state it", async () => {
      const found = await parts.purchases(
        await parts.part([
          ["1", null],
          ["1.19", true],
        ]),
      );
      expect(found.comparable).toBe(false);
      const { purchases, ...rest } = await parts.purchases(
        await parts.part([
          ["1", null],
          ["2", null],
        ]),
      );
      expect(rest).toMatchObject({ comparable: true, basis: "unspecified" });
      expect(purchases.map(({ cost }) => cost)).toEqual(["10", "20"]);
    });

    it("are added without VAT", async () => {
      const both = [await parts.part([["1", false]]), await parts.part([["1.19", true]])];
      const { costs } = await parts.availability(both);
      expect(costs).toEqual([{ currency: "EUR", basis: "net", amount: "20" }]);
      await parts.part(
        [
          ["1", false],
          ["1.18", true],
        ],
        { partLots: [{ amount: 100 }] },
      );
      const { stock_value: value } = await parts.get<{ stock_value: Body }>("/api/statistics");
      expect(value).toMatchObject({ total: "99.15966", basis: "net", parts_not_comparable: 0 });
    });
  });
});
