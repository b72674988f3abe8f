/** Tests the tools that report stock and the missing parts of a project. */
import { beforeAll, describe, expect, it } from "vitest";
import { idOf, unique, useService } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { errorOf, resultOf, type ToolResult } from "./calling.ts";

const past = "2020-01-01T00:00:00+00:00";
const soon = "2099-01-01T00:00:00+00:00";
const later = "2199-01-01T00:00:00+00:00";

describeOneDialect("stock reports", (dialect) => {
  const running = useService(dialect);
  let category = "";
  let shelf = "";

  async function part(more: Record<string, unknown> = {}): Promise<number> {
    return idOf(await running.make("parts", { name: unique("Part"), category, ...more }));
  }

  async function ask(...partIds: number[]): Promise<ToolResult[]> {
    return (await resultOf(running, "check_stock", { part_ids: partIds }))["parts"] as ToolResult[];
  }

  beforeAll(async () => {
    category = await running.make("categories", { name: "All" });
    const cabinet = await running.make("storage_locations", { name: "Cabinet" });
    shelf = await running.make("storage_locations", { name: "Shelf", parent: cabinet });
  });

  describe("check_stock", () => {
    it("reports usable, expired and unknown stock, and lists the lots in the order of use", async () => {
      const owner = "/api/users/1";
      const id = await part({
        minamount: 20,
        partLots: [
          { description: "never expires", amount: 5 },
          { description: "expires later", amount: 1, expiration_date: later },
          { description: "expires soon", amount: 9, expiration_date: soon, storage_location: shelf, owner },
          { description: "empty", amount: 0 },
          { description: "nobody knows", amount: 3, instock_unknown: true },
          { description: "expired", amount: 7, expiration_date: past },
        ],
      });
      const [stock = {}] = await ask(id);
      expect(stock).toMatchObject({
        id,
        usable: 15,
        expired: 7,
        lots_of_unknown_amount: 1,
        minimum: 20,
        below_minimum: true,
        lots_total: 6,
      });
      const lots = stock["lots"] as ToolResult[];
      expect(lots.map(({ description }) => description as string)).toEqual([
        "expires soon",
        "expires later",
        "never expires",
        "nobody knows",
        "expired",
        "empty",
      ]);
      expect(lots[0]).toMatchObject({
        amount: 9,
        expired: false,
        expiration_date: soon,
        storage_location: { id: idOf(shelf), name: "Shelf", full_path: "Cabinet → Shelf" },
        owner: { id: 1, name: "admin" },
      });
      expect(lots[3]).toMatchObject({ instock_unknown: true });
      expect(lots[3]).not.toHaveProperty("amount");
      expect(lots[4]).toMatchObject({ expired: true, amount: 7 });
      const { total_instock: total } = await running.read(`/api/parts/${id}`);
      expect(stock["usable"]).toBe(total);
    });

    it("rounds amounts by the unit of the part", async () => {
      const unit = { name: "Metre", unit: "m", is_integer: false };
      const partUnit = await running.make("measurement_units", unit);
      const partLots = [{ amount: 0.1 }, { amount: 0.2 }];
      const [stock] = await ask(await part({ partUnit, partLots, minamount: 0.3 }));
      expect(stock).toMatchObject({ unit: "m", usable: 0.3, minimum: 0.3, below_minimum: false });
    });

    it("returns several parts in the requested order and names missing ones", async () => {
      const ids = [await part(), await part(), await part()].reverse();
      const [first = 0] = ids;
      const answer = await resultOf(running, "check_stock", { part_ids: [...ids, first, 999_999] });
      expect((answer["parts"] as ToolResult[]).map(({ id }) => id as number)).toEqual(ids);
      expect((answer["parts"] as ToolResult[])[0]).toMatchObject({
        usable: 0,
        lots: [],
        lots_total: 0,
        below_minimum: false,
      });
      expect(answer["not_found"]).toEqual([999_999]);
    });

    it("pages through 1,000 lots", async () => {
      const id = await part({ partLots: Array.from({ length: 1000 }, () => ({ amount: 2 })) });
      const other = await part({ partLots: [{ amount: 1 }] });
      const seen: number[] = [];
      let cursor: unknown;
      do {
        const page = await resultOf(running, "check_stock", {
          part_ids: [id, other],
          limit: 200,
          ...(cursor !== undefined && { cursor }),
        });
        expect((page["parts"] as ToolResult[])[0]).toMatchObject({ usable: 2000, lots_total: 1000 });
        seen.push(
          ...(page["parts"] as ToolResult[]).flatMap(({ lots }) =>
            (lots as ToolResult[]).map((lot) => Number(lot["id"])),
          ),
        );
        cursor = page["nextCursor"];
      } while (cursor !== undefined);
      expect(seen).toHaveLength(1001);
      expect(new Set(seen).size).toBe(1001);
    });

    it.each([
      [{}, "part_ids: This field is missing"],
      [{ part_ids: {} }, "part_ids: "],
      [{ part_ids: [] }, "part_ids: "],
      [{ part_ids: Array.from({ length: 51 }, () => 1) }, "part_ids: "],
      [{ part_ids: ["three"] }, "part_ids[0]: "],
      [{ part_ids: [1], limit: -5 }, "limit: "],
      [{ part_ids: [1], cursor: "x" }, "cursor: This cursor was not returned by check_stock"],
      [{ part_ids: [1], cursor: Buffer.from("[-1]").toString("base64url") }, "cursor: "],
      [{ part_id: 1 }, "Unknown argument"],
    ])("reports the error in %j", async (args, said) => {
      expect(await errorOf(running, "check_stock", args)).toContain(said);
    });
  });

  it("stock reports reject cursors of each other and of other arguments", async () => {
    const lots = [{ amount: 1 }, { amount: 2 }];
    const [one, other] = [
      await part({ minamount: 9, partLots: lots }),
      await part({ minamount: 9, partLots: lots }),
    ];
    const stock = await resultOf(running, "check_stock", { part_ids: [one], limit: 1 });
    const low = await resultOf(running, "list_low_stock", { limit: 1 });
    const supplier = idOf(await running.make("suppliers", { name: unique("Supplier") }));
    for (const [tool, args, said] of [
      ["list_low_stock", { cursor: stock["nextCursor"] }, "not returned by list_low_stock"],
      ["check_stock", { part_ids: [one], cursor: low["nextCursor"] }, "not returned by check_stock"],
      ["check_stock", { part_ids: [other], cursor: stock["nextCursor"] }, "a call with other arguments"],
      ["list_low_stock", { supplier_id: supplier, cursor: low["nextCursor"] }, "a call with other arguments"],
      ["search_parts", { keyword: "x", cursor: low["nextCursor"] }, "not returned by search_parts"],
    ] as const)
      expect(await errorOf(running, tool, args)).toMatch(new RegExp(`^cursor: .*${said}`));
    const more = { part_ids: [one], limit: 5, cursor: stock["nextCursor"] };
    expect((await resultOf(running, "check_stock", more))["parts"]).toMatchObject([
      { lots: [{ amount: 2 }] },
    ]);
  });

  describe("check_project_availability", () => {
    async function project(needs: readonly (readonly [part: number, quantity: number])[]): Promise<number> {
      const made = await running.make("projects", { name: unique("Project") });
      for (const [id, quantity] of needs) {
        await running.make("project_bom_entries", { project: made, part: `/api/parts/${id}`, quantity });
      }
      await running.make("project_bom_entries", { project: made, name: "Housing" });
      return idOf(made);
    }

    it("lists missing parts first and counts all", async () => {
      const enough = await part({ partLots: [{ amount: 100 }] });
      const short = await part({ partLots: [{ amount: 5 }] });
      const none = await part();
      const id = await project([
        [enough, 1],
        [short, 2],
        [none, 1],
      ]);
      const answer = await resultOf(running, "check_project_availability", { project_id: id, quantity: 3 });
      expect(answer).toMatchObject({
        project: { id },
        quantity: 3,
        buildable: 0,
        parts_needed: 3,
        parts_missing: 2,
        missing_without_price: 2,
        entries_without_part: 1,
        parts: [
          { part: { id: short }, needed: 6, in_stock: 5, missing: 1 },
          { part: { id: none }, needed: 3, in_stock: 0, missing: 3 },
          { part: { id: enough }, needed: 3, in_stock: 100, missing: 0 },
        ],
      });
      const first = await resultOf(running, "check_project_availability", {
        project_id: id,
        quantity: 3,
        limit: 2,
      });
      const cursor = String(first["nextCursor"]);
      const second = await resultOf(running, "check_project_availability", {
        project_id: id,
        quantity: 3,
        cursor,
      });
      expect([...(first["parts"] as ToolResult[]), ...(second["parts"] as ToolResult[])]).toEqual(
        answer["parts"],
      );
      expect(second).not.toHaveProperty("nextCursor");
    });

    it("assumes one copy by default", async () => {
      const id = await project([[await part({ partLots: [{ amount: 1 }] }), 1]]);
      const answer = await resultOf(running, "check_project_availability", { project_id: id });
      expect(answer).toMatchObject({ quantity: 1, buildable: 1, parts_missing: 0 });
    });

    it.each([
      [{ project_id: 999_999 }, "Project 999999 does not exist"],
      [{}, "project_id: This field is missing"],
      [{ project_id: 1, quantity: 0 }, "quantity: "],
      [{ project_id: 1, quantity: 1e9 }, "quantity: "],
      [{ project_id: 1, cursor: "e30" }, "cursor: "],
    ])("reports the error in %j", async (args, said) => {
      expect(await errorOf(running, "check_project_availability", args)).toContain(said);
    });
  });

  it("returns the statistics of the whole inventory", async () => {
    const figures = await resultOf(running, "get_statistics", {});
    const { body } = await running.client.get("/api/statistics");
    expect(figures).toEqual(body);
  });
});
