/** Rejected calls of writing tools: nothing changes, and the error names the arguments. */
import { describe, expect, it } from "vitest";
import type { ToolName } from "../../../generated/tools.ts";
import { idOf, unique } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { refusedTo } from "./calling.ts";
import { useWritingInventory } from "./writing-inventory.ts";

type Body = Record<string, unknown>;

describeOneDialect("tools that change data", (dialect) => {
  const { running, ids, newLot } = useWritingInventory(dialect);
  const { make } = running;

  describe("change nothing and name the invalid arguments:", () => {
    const bad: [string, ToolName, () => Body, RegExp][] = [
      [
        "too little stock",
        "withdraw_stock",
        () => ({ amount: 6 }),
        /Lot \d+ contains only 5\.\n.*current state with check_stock/,
      ],
      ["no amount", "withdraw_stock", () => ({}), /^amount: /],
      ["an amount of nothing", "withdraw_stock", () => ({ amount: 0 }), /^amount: /],
      ["less than nothing", "add_stock", () => ({ amount: -1 }), /^amount: /],
      ["an amount in words", "add_stock", () => ({ amount: "3" }), /^amount: .*number/],
      ["a fraction of a piece", "add_stock", () => ({ amount: 0.5 }), /^amount: /],
      [
        "a lot that is not there",
        "add_stock",
        () => ({ lot_id: 999_999, amount: 1 }),
        /999999 not found\.\n.*Find the lot ID with check_stock/,
      ],
      ["an id that is none", "add_stock", () => ({ lot_id: 0, amount: 1 }), /lot_id|not found/],
      [
        "a target that is not said",
        "move_stock",
        () => ({ amount: 1 }),
        /^to_lot_id: .*`to_lot_id`.*`storage_location_id`/,
      ],
      ["a target that is not there", "move_stock", () => ({ amount: 1, to_lot_id: 999_999 }), /^to_lot_id: /],
      [
        "a place that is not there",
        "move_stock",
        () => ({ amount: 1, storage_location_id: 999_999 }),
        /^storage_location_id: /,
      ],
      [
        "an argument that is not there",
        "update_part",
        () => ({ partLots: [] }),
        /^partLots: Unknown argument/,
      ],
      [
        "an argument that is near another one",
        "update_part",
        () => ({ nmae: "x" }),
        /^nmae: Unknown argument\. Did you mean "name"\?$/m,
      ],
      [
        "an argument that is near none",
        "update_part",
        () => ({ colour: "x" }),
        /^colour: Unknown argument\. Allowed arguments: (\w+, ){9}\w+ and \d+ more\.$/m,
      ],
      [
        "a reference as an address",
        "update_part",
        () => ({ category_id: "/api/categories/1" }),
        /^category_id: .*integer/,
      ],
      ["a category that is not there", "update_part", () => ({ category_id: 999_999 }), /^category_id: /],
      ["a part without a category", "update_part", () => ({ category_id: null }), /^category_id: /],
      ["a name of nothing", "update_part", () => ({ name: "" }), /^name: /],
      ["a code with a wrong check digit", "update_part", () => ({ gtin: "4006381333932" }), /^gtin: /],
      [
        "a member that is not there",
        "update_part",
        () => ({ eda_info: { symbol: "x" } }),
        /^eda_info\.symbol: Unknown argument\. Allowed arguments: reference_prefix, /,
      ],
      ["half of a new part", "create_part", () => ({ name: "x" }), /^category_id: /],
      ["two faults at once", "create_part", () => ({ name: "", category_id: 0 }), /name: [^]*category_id: /],
      ["a lot of a part that is not there", "create_part_lot", () => ({ part_id: 999_999 }), /^part_id: /],
      [
        "a comment that is too long",
        "create_part_lot",
        () => ({ part_id: ids.part, change_comment: "c".repeat(256) }),
        /^change_comment: /,
      ],
      [
        "an entry of nothing",
        "create_project_bom_entry",
        () => ({ project_id: ids.project, quantity: 1 }),
        /^part_id: |^name: /,
      ],
    ];
    const takesLot: ReadonlySet<string> = new Set([
      "add_stock",
      "withdraw_stock",
      "move_stock",
      "count_stock",
    ]);

    it.each(bad)(
      "a tool changes nothing and names the invalid argument: %s",
      async (_what, tool, args, message) => {
        const lot = takesLot.has(tool) ? await newLot(5) : 0;
        const before = await running.logged();
        const own = tool === "update_part" ? { part_id: ids.part } : lot > 0 ? { lot_id: lot } : {};
        const text = await refusedTo(running, tool, { ...own, ...args() });
        expect(text).toMatch(message);
        expect(await running.logged()).toBe(before);
      },
    );

    it("a tool rejects a lot with an unknown amount", async () => {
      const lot = await newLot(5, { instock_unknown: true });
      for (const tool of ["add_stock", "withdraw_stock"] as const)
        expect(await refusedTo(running, tool, { lot_id: lot, amount: 1 })).toMatch(
          /unknown\. Run a stocktake first\.\n.*Nothing was changed[^]*count_stock/,
        );
    });

    it("a tool rejects a full location", async () => {
      const full = await make("storage_locations", { name: unique("Full"), is_full: true });
      const args = { lot_id: await newLot(5), amount: 1, storage_location_id: idOf(full) };
      expect(await refusedTo(running, "move_stock", args)).toMatch(/^storage_location_id: .*full/);
    });
  });
});
