/** The lots that a build uses, by default or as requested. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { idOf, plain, useService } from "../running-service.ts";
import { projectFixtures, type AvailabilityAnswer } from "./project-fixtures.ts";

describeDialects("the lots of a build", (dialect) => {
  const running = useService(dialect);
  const { make, refused } = running;
  const { open, part, lot, project, amount, build, ownerWith } = projectFixtures(running);
  let metres = "";

  beforeAll(async () => {
    await open();
    metres = await make("measurement_units", { name: "Metre", unit: "m", is_integer: false });
  });

  /** Returns the remaining amounts of lots, in the same order. */
  const amounts = (lots: readonly string[]): Promise<number[]> => Promise.all(lots.map(amount));

  describe("by default", () => {
    it("uses the lot that expires first, then the smallest lot, then the oldest", async () => {
      const glue = await part();
      const year = new Date().getFullYear();
      const lots = [
        await lot(glue, 10),
        await lot(glue, 5),
        await lot(glue, 5),
        await lot(glue, 20, { expiration_date: `${year + 2}-01-01T00:00:00Z` }),
        await lot(glue, 30, { expiration_date: `${year + 1}-01-01T00:00:00Z` }),
      ];
      const { project: thing } = await project([{ part: glue }]);
      const order = [4, 3, 1, 2, 0];
      const { body } = await build(thing, { quantity: 70 });
      expect(body.withdrawals.map((withdrawal) => withdrawal.lot.id)).toEqual(
        order.map((index) => idOf(lots[index]!)),
      );
      expect(await amounts(lots)).toEqual([0, 0, 0, 0, 0]);
    });

    it.each([
      [30, [10, 5, 5, 20, 0]],
      [31, [10, 5, 5, 19, 0]],
      [52, [10, 3, 5, 0, 0]],
      [61, [9, 0, 0, 0, 0]],
    ])("withdraws %d so that %j remain", async (quantity, left) => {
      const glue = await part();
      const year = new Date().getFullYear();
      const lots = [
        await lot(glue, 10),
        await lot(glue, 5),
        await lot(glue, 5),
        await lot(glue, 20, { expiration_date: `${year + 2}-01-01T00:00:00Z` }),
        await lot(glue, 30, { expiration_date: `${year + 1}-01-01T00:00:00Z` }),
      ];
      const { project: thing } = await project([{ part: glue }]);
      expect((await build(thing, { quantity })).status).toBe(200);
      expect(await amounts(lots)).toEqual(left);
    });

    it("skips expired lots and lots with an unknown amount", async () => {
      const glue = await part();
      const lots = [
        await lot(glue, 100, { expiration_date: "2020-01-01T00:00:00Z" }),
        await lot(glue, 100, { instock_unknown: true }),
        await lot(glue, 3),
      ];
      const { project: thing } = await project([{ part: glue }]);
      expect(await refused(build(thing, { quantity: 4 }), 409)).toEqual(["quantity: not-in-stock"]);
      expect((await build(thing, { quantity: 3 })).status).toBe(200);
      expect((await amounts(lots)).at(-1)).toBe(0);
    });

    it("calculates with decimal fractions exactly", async () => {
      const wire = await part({ partUnit: metres });
      const lots = [await lot(wire, 0.2), await lot(wire, 0.4)];
      const { project: thing } = await project([{ part: wire, quantity: 0.1 }]);
      const { body } = await build(thing, { quantity: 3 });
      expect(body.withdrawals).toMatchObject([
        { amount: 0.2, left: 0 },
        { amount: 0.1, left: 0.3 },
      ]);
      expect(await amounts(lots)).toEqual([0, 0.3]);
    });
  });

  describe("as requested", () => {
    it("withdraws exactly the requested amounts, and all others by default", async () => {
      const [chip, screw] = [await part(), await part()];
      const lots = [await lot(chip, 5), await lot(chip, 50), await lot(screw, 10)];
      const { project: thing, entries } = await project([{ part: chip, quantity: 2 }, { part: screw }]);
      const [first] = entries;
      const { body } = await build(thing, {
        quantity: 4,
        lots: [
          { bom_entry: first, lot: lots[1], amount: 7 },
          { bom_entry: { id: idOf(first!) }, lot: { "@id": lots[0] }, amount: 1 },
        ],
      });
      expect(body.withdrawals).toMatchObject([
        { lot: { id: idOf(lots[1]!) }, amount: 7, left: 43 },
        { lot: { id: idOf(lots[0]!) }, amount: 1, left: 4 },
        { lot: { id: idOf(lots[2]!) }, amount: 4, left: 6 },
      ]);
      expect(await amounts(lots)).toEqual([4, 43, 6]);
    });

    it("withdraws from an expired lot if it is requested", async () => {
      const glue = await part();
      const old = await lot(glue, 5, { expiration_date: "2020-01-01T00:00:00Z" });
      const { project: thing, entries } = await project([{ part: glue }]);
      const lots = [{ bom_entry: entries[0], lot: old, amount: 5 }];
      expect((await build(thing, { quantity: 5, lots })).status).toBe(200);
      expect(await amount(old)).toBe(0);
    });

    it.each([
      ["less than needed", [3, 4], 422, ["lots[1].amount: amount-mismatch"]],
      ["more than needed", [9], 422, ["lots[0].amount: amount-mismatch"]],
      [
        "a fraction of a piece",
        [7.5, 0.5],
        422,
        ["lots[0].amount: whole-number", "lots[1].amount: whole-number"],
      ],
      ["nothing", [0, 8], 422, ["lots[0].amount: positive"]],
      ["more than the lot contains", [8], 409, ["lots[0].amount: not-in-stock"]],
      ["more than remains in the lot", [5, 3], 409, ["lots[1].amount: not-in-stock"]],
    ])("rejects withdrawing %s", async (_title, taken, status, expected) => {
      const chip = await part();
      const [small, large] = [await lot(chip, 6), await lot(chip, 100)];
      const { project: thing, entries } = await project([{ part: chip, quantity: 2 }]);
      const lots = taken.map((of) => ({ bom_entry: entries[0], lot: small, amount: of }));
      expect(await refused(build(thing, { quantity: 4, lots }), status)).toEqual(expected);
      expect(await amounts([small, large])).toEqual([6, 100]);
    });

    it("reports lots of other parts, entries of other projects and unknown IRIs together", async () => {
      const [chip, screw] = [await part(), await part()];
      const [chips, screws] = [await lot(chip, 10), await lot(screw, 10)];
      const { project: thing, entries } = await project([{ part: chip }, { name: "Panel" }]);
      const { entries: others } = await project([{ part: chip }]);
      const source = (bom_entry: unknown, from: unknown) => ({ bom_entry, lot: from, amount: 1 });
      const wrong = [source(entries[0], screws), source(entries[1], chips), source(others[0], chips)];
      expect(await refused(build(thing, { quantity: 1, lots: wrong }))).toEqual([
        "lots[0].lot: other-part",
        "lots[1].bom_entry: not-a-part",
        "lots[2].bom_entry: other-project",
      ]);
      const missing = [
        source("/api/project_bom_entries/999999", chips),
        source(chips, chips),
        source(entries[0], "/api/part_lots/999999"),
      ];
      expect((await refused(build(thing, { quantity: 1, lots: missing }), 400)).sort()).toEqual([
        "lots[0].bom_entry: not-found",
        "lots[1].bom_entry: invalid-iri",
        "lots[2].lot: not-found",
      ]);
    });

    it("rejects a lot with an unknown amount", async () => {
      const chip = await part();
      const unknown = await lot(chip, 10, { instock_unknown: true });
      const { project: thing, entries } = await project([{ part: chip }]);
      const lots = [{ bom_entry: entries[0], lot: unknown, amount: 1 }];
      const answer = build(thing, { quantity: 1, lots });
      expect(await refused(answer, 409)).toEqual(["lots[0].lot: stock-unknown"]);
    });

    it("adds decimal fractions exactly", async () => {
      const wire = await part({ partUnit: metres });
      const lots = [await lot(wire, 1), await lot(wire, 1)];
      const { project: thing, entries } = await project([{ part: wire, quantity: 0.1 }]);
      const sources = [0.1, 0.2].map((of, index) => ({
        bom_entry: entries[0],
        lot: lots[index],
        amount: of,
      }));
      expect((await build(thing, { quantity: 3, lots: sources })).status).toBe(200);
      expect(await amounts(lots)).toEqual([0.9, 0.8]);
    });
  });

  describe("with an owner", () => {
    const permissions = [
      "projects.read",
      "parts.read",
      "parts.create",
      "parts_stock.withdraw",
      "parts_stock.add",
    ] as const;

    /**
     * Creates a project that needs one chip, and three lots of chips: without owner, of the user, and of another user.
     */
    async function shared() {
      const [me, other] = [await ownerWith(...permissions), await ownerWith(...permissions)];
      const [chip, box] = [await part(), await part()];
      const lots = [
        await lot(chip, 10),
        await lot(chip, 3, { owner: me.iri }),
        await lot(chip, 2, { owner: other.iri }),
      ];
      const { project: thing, entries } = await project([{ part: chip }], { build_part: box });
      return { me: me.client, other, box, lots, thing, entry: entries[0] };
    }

    it("are used and counted by default only for their owner", async () => {
      const { me, lots, thing } = await shared();
      const asked = `${thing}/availability?quantity=14`;
      const { body } = await me.get<AvailabilityAnswer>(asked, { ...plain, expect: 200 });
      expect(body).toMatchObject({ buildable: 13, parts: [{ in_stock: 13, missing: 1 }] });
      const path = `${thing}/build`;
      expect(await refused(me.post(path, { quantity: 14 }), 409)).toEqual(["quantity: not-in-stock"]);
      await me.post(path, { quantity: 4 }, { expect: 200 });
      expect(await amounts(lots)).toEqual([9, 0, 2]);
      await me.post(path, { quantity: 9 }, { expect: 200 });
      expect(await amounts(lots)).toEqual([0, 0, 2]);
    });

    it("are rejected if another user requests them, as a source or as the target", async () => {
      const { me, other, box, lots, thing, entry } = await shared();
      const path = `${thing}/build`;
      const source = { bom_entry: entry, lot: lots[2], amount: 1 };
      const boxes = await lot(box, 0, { owner: other.iri });
      const body = { quantity: 1, lots: [source], add_build_part: { lot: boxes } };
      for (const refusedBody of [
        { quantity: 1, lots: [source] },
        { quantity: 1, lots: [{ ...source, amount: 99 }] },
        { quantity: 1, add_build_part: { lot: boxes } },
      ]) {
        const { text } = await me.post(path, refusedBody, { expect: 403 });
        expect(text).toContain("belongs to another user");
      }
      expect(await amounts([...lots, boxes])).toEqual([10, 3, 2, 0]);
      await other.client.post(path, body, { expect: 200 });
      expect(await amounts([...lots, boxes])).toEqual([10, 3, 1, 1]);
    });
  });
});
