/** The missing parts of a project and the lowest price to purchase them. */
import { beforeAll, describe, expect, it } from "vitest";
import { makeBaseCurrency } from "../../support/base-currency.ts";
import { describeDialects } from "../../support/dialects.ts";
import { idOf, linked, plain, unique, useService } from "../running-service.ts";
import { projectFixtures } from "./project-fixtures.ts";

describeDialects("availability of a project", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  const { make, refused } = running;
  const { open, part, lot, project, availability, userWith } = projectFixtures(running);
  let supplier = "";
  let metres = "";
  const currencies: Record<string, string> = {};

  beforeAll(async () => {
    await open();
    supplier = await make("suppliers", { name: "Supplier" });
    metres = await make("measurement_units", { name: "Metre", unit: "m", is_integer: false });
    for (const [iso_code, exchange_rate] of [
      ["USD", "0.5"],
      ["JPY", "0.00612"],
      ["CHF", null],
      ["NOK", null],
    ] as const) {
      currencies[iso_code] = await make("currencies", { name: iso_code, iso_code, exchange_rate });
    }
    currencies["EUR"] = await makeBaseCurrency(make, running.service.store, "EUR");
  });

  /** `price` applies from `quantity` on, for one unit or for `per` units, in a currency or the base currency. */
  interface Step {
    readonly from: number;
    readonly price: string;
    readonly per?: number;
    readonly currency?: string;
  }

  /** Creates an orderdetail with prices and returns its IRI. */
  async function offer(
    of: string,
    steps: readonly Step[],
    body: Record<string, unknown> = {},
  ): Promise<string> {
    const supplierpartnr = unique("No");
    const orderdetail = await make("orderdetails", { part: of, supplier, supplierpartnr, ...body });
    for (const { from, price, per = 1, currency } of steps) {
      await make("pricedetails", {
        orderdetail,
        price,
        min_discount_quantity: from,
        price_related_quantity: per,
        currency: currency === undefined ? null : currencies[currency],
      });
    }
    return orderdetail;
  }

  it("lists missing parts and the number of copies that can be built", async () => {
    const [resistor, chip] = [await part(), await part()];
    await lot(resistor, 30);
    await lot(resistor, 25);
    await lot(chip, 7);
    const { project: station, entries } = await project([
      { part: resistor, quantity: 12 },
      { name: "Panel" },
      { part: chip, quantity: 1 },
    ]);
    const answer = await availability(station, 5);
    expect(answer).toMatchObject({ quantity: 5, buildable: 4, costs: [] });
    expect(answer.parts).toMatchObject([
      {
        part: { id: idOf(resistor) },
        bom_entries: [{ id: idOf(entries[0]!) }],
        needed: 60,
        in_stock: 55,
        missing: 5,
      },
      { part: { id: idOf(chip) }, needed: 5, in_stock: 7, missing: 0 },
    ]);
    expect(answer.without_price.map(({ id }) => id)).toEqual([idOf(resistor)]);
    expect(answer.not_parts).toEqual([{ id: idOf(entries[1]!), name: "Panel" }]);
    expect(await availability(station)).toMatchObject({ quantity: 1, buildable: 4, without_price: [] });
  });

  it("excludes expired lots and unknown amounts", async () => {
    const glue = await part();
    await lot(glue, 100, { expiration_date: "2020-01-01T00:00:00Z" });
    await lot(glue, 100, { instock_unknown: true });
    await lot(glue, 3, { expiration_date: "2999-01-01T00:00:00Z" });
    const { project: thing } = await project([{ part: glue, quantity: 2 }]);
    expect(await availability(thing, 4)).toMatchObject({
      buildable: 1,
      parts: [{ needed: 8, in_stock: 3, missing: 5 }],
    });
  });

  it("does not include parts that other projects could build", async () => {
    const [screw, box] = [await part(), await part()];
    await lot(screw, 100);
    await lot(box, 1);
    await project([{ part: screw }], { build_part: box });
    const { project: outer } = await project([{ part: box, quantity: 2 }]);
    expect(await availability(outer)).toMatchObject({ buildable: 0, parts: [{ in_stock: 1, missing: 1 }] });
  });

  it("has no limit of copies if no parts are needed", async () => {
    const { project: empty } = await project([{ name: "Panel" }]);
    expect(await availability(empty, 9)).not.toHaveProperty("buildable");
  });

  it("calculates with decimal fractions exactly", async () => {
    const wire = await part({ partUnit: metres });
    await lot(wire, 0.1);
    await lot(wire, 0.2);
    const { project: thing } = await project([{ part: wire, quantity: 0.1 }]);
    expect(await availability(thing, 7)).toMatchObject({
      buildable: 3,
      parts: [{ needed: 0.7, in_stock: 0.3, missing: 0.4 }],
    });
  });

  describe("the purchase has the lowest cost", () => {
    interface Expected {
      readonly quantity: number;
      readonly cost: string;
      readonly currency?: string;
      readonly base_cost?: string | undefined;
      /** Index of the expected offer. */
      readonly offer?: number;
    }
    const cases: readonly (readonly [string, number, readonly (readonly Step[])[], Expected])[] = [
      ["at the only price", 8, [[{ from: 1, price: "1.5" }]], { quantity: 8, cost: "12" }],
      [
        "at the price for the quantity",
        60,
        [
          [
            { from: 1, price: "0.3" },
            { from: 10, price: "0.2" },
            { from: 50, price: "0.15" },
            { from: 100, price: "0.14" },
          ],
        ],
        { quantity: 60, cost: "9" },
      ],
      [
        "with a larger quantity if it is cheaper",
        8,
        [
          [
            { from: 1, price: "1" },
            { from: 10, price: "0.5" },
            { from: 100, price: "0.4" },
          ],
        ],
        { quantity: 10, cost: "5" },
      ],
      [
        "with the needed quantity if a larger one costs the same",
        5,
        [
          [
            { from: 1, price: "1" },
            { from: 10, price: "0.5" },
          ],
        ],
        { quantity: 5, cost: "5" },
      ],
      [
        "with the smallest available quantity",
        3,
        [[{ from: 25, price: "0.1" }]],
        { quantity: 25, cost: "2.5" },
      ],
      [
        "with prices for several units",
        7,
        [[{ from: 1, price: "1", per: 1000 }]],
        { quantity: 7, cost: "0.007" },
      ],
      [
        "with thirds, rounded half up",
        1,
        [[{ from: 1, price: "2", per: 3 }]],
        { quantity: 1, cost: "0.66667" },
      ],
      ["rounded once, not for each unit", 3, [[{ from: 1, price: "2", per: 3 }]], { quantity: 3, cost: "2" }],
      [
        "at the cheapest supplier",
        10,
        [[{ from: 1, price: "0.3" }], [{ from: 1, price: "0.2" }], [{ from: 1, price: "0.25" }]],
        { quantity: 10, cost: "2", offer: 1 },
      ],
      [
        "at the oldest supplier if prices are equal",
        10,
        [[{ from: 1, price: "0.2" }], [{ from: 1, price: "0.2" }]],
        { quantity: 10, cost: "2", offer: 0 },
      ],
      [
        "by the converted price, not its number",
        10,
        [[{ from: 1, price: "3" }], [{ from: 1, price: "5", currency: "USD" }]],
        { quantity: 10, cost: "50", currency: "USD", base_cost: "25", offer: 1 },
      ],
      [
        "converted exactly",
        7,
        [[{ from: 1, price: "33.33", currency: "JPY" }]],
        { quantity: 7, cost: "233.31", currency: "JPY", base_cost: "1.42786" },
      ],
      [
        "at a price that can be converted, if one exists",
        1,
        [[{ from: 1, price: "0.01", currency: "CHF" }], [{ from: 1, price: "9", currency: "USD" }]],
        { quantity: 1, cost: "9", currency: "USD", base_cost: "4.5", offer: 1 },
      ],
      [
        "in the first currency if no price can be converted",
        2,
        [
          [{ from: 1, price: "1", currency: "NOK" }],
          [{ from: 1, price: "5", currency: "CHF" }],
          [{ from: 1, price: "4", currency: "CHF" }],
        ],
        { quantity: 2, cost: "8", currency: "CHF", base_cost: undefined, offer: 2 },
      ],
      [
        "in the base currency given by its code, without a rate",
        2,
        [[{ from: 1, price: "5", currency: "EUR" }]],
        { quantity: 2, cost: "10" },
      ],
      [
        "at the price for the quantity, even if larger quantities cost more per unit",
        10,
        [
          [
            { from: 1, price: "1" },
            { from: 5, price: "2" },
          ],
        ],
        { quantity: 10, cost: "20" },
      ],
      [
        "with costs that a double cannot represent",
        1_000_000,
        [[{ from: 1, price: "9999999999.99999" }]],
        { quantity: 1_000_000, cost: "9999999999999990" },
      ],
    ];

    it.each(cases)("for %s", async (_title, needed, offers, { offer: which = 0, ...expected }) => {
      const chip = await part();
      const made: string[] = [];
      for (const steps of offers) made.push(await offer(chip, steps));
      const { project: thing } = await project([{ part: chip }]);
      const { parts, costs, without_price: unpriced } = await availability(thing, needed);
      const [line] = parts;
      const { currency = "EUR", cost } = expected;
      const baseCost = "base_cost" in expected ? expected.base_cost : cost;
      expect(line?.purchase).toMatchObject({
        quantity: expected.quantity,
        cost,
        currency,
        orderdetail: { id: idOf(made[which]!) },
        supplier: { id: idOf(supplier), name: "Supplier" },
      });
      expect(line?.purchase?.["base_cost"]).toBe(baseCost);
      expect(costs).toEqual([
        {
          basis: "unspecified",
          ...(baseCost === undefined ? { currency, amount: cost } : { currency: "EUR", amount: baseCost }),
        },
      ]);
      expect(unpriced).toEqual([]);
    });

    it("for the missing amount only, also in fractions of a unit", async () => {
      const wire = await part({ partUnit: metres });
      await lot(wire, 0.5);
      await offer(wire, [{ from: 0.5, price: "1", per: 2 }]);
      const { project: thing } = await project([{ part: wire, quantity: 0.3 }]);
      expect((await availability(thing, 4)).parts[0]?.purchase).toMatchObject({
        quantity: 0.7,
        cost: "0.35",
      });
    });

    it("without obsolete offers", async () => {
      const chip = await part();
      const good = await offer(chip, [{ from: 1, price: "5" }]);
      await offer(chip, [{ from: 1, price: "1" }], { obsolete: true });
      const { project: thing } = await project([{ part: chip }]);
      expect((await availability(thing)).parts[0]?.purchase).toMatchObject({
        orderdetail: { id: idOf(good) },
      });
    });

    it("costs are added in the base currency, and separately for currencies without a rate", async () => {
      const entries: Record<string, unknown>[] = [];
      for (const [price, currency] of [
        ["1.1", undefined],
        ["2", "USD"],
        ["3", "NOK"],
        ["4", "CHF"],
        ["0.5", "CHF"],
      ] as const) {
        const chip = await part();
        await offer(chip, [{ from: 1, price, ...(currency !== undefined && { currency }) }]);
        entries.push({ part: chip });
      }
      const priceless = await part();
      await offer(priceless, []);
      entries.push({ part: priceless });
      const { project: thing } = await project(entries);
      const answer = await availability(thing, 3);
      expect(answer.costs).toEqual([
        { currency: "EUR", basis: "unspecified", amount: "6.3" },
        { currency: "CHF", basis: "unspecified", amount: "13.5" },
        { currency: "NOK", basis: "unspecified", amount: "9" },
      ]);
      expect(answer.without_price.map(({ id }) => id)).toEqual([idOf(priceless)]);
    });
  });

  it("contains the IRI of each element in JSON-LD", async () => {
    const chip = await part();
    const orderdetail = await offer(chip, [{ from: 1, price: "5" }]);
    const { project: thing, entries } = await project([{ part: chip }]);
    const path = `${thing}/availability?quantity=2`;
    const { body, headers } = await running.client.get(path, { ...linked, expect: 200 });
    expect(body).toMatchObject({
      "@context": "/api/contexts/ProjectAvailability",
      "@id": path,
      "@type": "ProjectAvailability",
      project: { "@id": thing },
      parts: [
        {
          "@type": "ProjectPartAvailability",
          bom_entries: [{ "@id": entries[0] }],
          purchase: { "@type": "ProjectPurchase", orderdetail: { "@id": orderdetail } },
        },
      ],
      costs: [{ "@type": "ProjectCost", amount: "10" }],
    });
    const again = { headers: { "If-None-Match": headers["etag"]! }, expect: 304 };
    await running.client.get(path, again);
    await lot(chip, 1);
    await running.client.get(path, { ...again, expect: 200 });
  });

  it.each(["0", "-1", "1.5", "many", "1000001"])("rejects %s copies", async (quantity) => {
    const { project: thing } = await project([]);
    const answer = running.client.get(`${thing}/availability?quantity=${quantity}`);
    expect(await refused(answer, 400)).toEqual([expect.stringMatching(/^quantity: /)]);
  });

  it("returns 404 for an unknown project", async () => {
    await running.client.get("/api/projects/999999/availability", { ...plain, expect: 404 });
  });

  it("needs the same number of statements for any project", async () => {
    const count = async (size: number): Promise<number> => {
      const entries: Record<string, unknown>[] = [];
      for (let made = 0; made < size; made += 1) {
        const chip = await part();
        await lot(chip, 1);
        await lot(chip, 1);
        await offer(chip, [{ from: 1, price: "1" }]);
        entries.push({ part: chip });
      }
      const { project: thing } = await project(entries);
      statements.length = 0;
      await availability(thing, 5);
      return statements.filter((sql) => !/"api_tokens"|"users"|"groups"/.test(sql)).length;
    };
    expect(await count(12)).toBe(await count(1));
  });

  it("requires the permissions to read projects and parts", async () => {
    const { project: thing } = await project([]);
    for (const [permission, missing] of [
      ["projects.read", "parts.read"],
      ["parts.read", "projects.read"],
    ] as const) {
      const { text } = await (await userWith(permission)).get(`${thing}/availability`, { expect: 403 });
      expect(text).toContain(missing);
    }
    const both = await userWith("projects.read", "parts.read");
    await both.get(`${thing}/availability`, { expect: 200 });
  });
});
