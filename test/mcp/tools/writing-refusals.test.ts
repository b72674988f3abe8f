/** Tests rejected calls of writing tools: nothing changes, and the error names the arguments. */
import { describe, expect, it } from "vitest";
import type { ToolName } from "../../../generated/tools.ts";
import { idOf, unique } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { errorOf } from "./calling.ts";
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
      ["a missing amount", "withdraw_stock", () => ({}), /^amount: /],
      ["an amount of zero", "withdraw_stock", () => ({ amount: 0 }), /^amount: /],
      ["a negative amount", "add_stock", () => ({ amount: -1 }), /^amount: /],
      ["an amount as words", "add_stock", () => ({ amount: "three" }), /^amount: .*number/],
      ["a fraction of a piece", "add_stock", () => ({ amount: 0.5 }), /^amount: /],
      [
        "an unknown lot",
        "add_stock",
        () => ({ lot_id: 999_999, amount: 1 }),
        /999999 does not exist\.\n.*Find the lot ID with check_stock/,
      ],
      ["an invalid ID", "add_stock", () => ({ lot_id: 0, amount: 1 }), /lot_id|not found/],
      [
        "a missing target",
        "move_stock",
        () => ({ amount: 1 }),
        /^to_lot_id: .*`to_lot_id`.*`storage_location_id`/,
      ],
      ["an unknown target", "move_stock", () => ({ amount: 1, to_lot_id: 999_999 }), /^to_lot_id: /],
      [
        "an unknown location",
        "move_stock",
        () => ({ amount: 1, storage_location_id: 999_999 }),
        /^storage_location_id: /,
      ],
      ["an unknown argument", "update_part", () => ({ partLots: [] }), /^partLots: Unknown argument/],
      [
        "an argument with a similar name",
        "update_part",
        () => ({ nmae: "x" }),
        /^nmae: Unknown argument\. Did you mean "name"\?$/m,
      ],
      [
        "an argument without a similar name",
        "update_part",
        () => ({ colour: "x" }),
        /^colour: Unknown argument\. Allowed arguments: (\w+, ){9}\w+ and \d+ more\.$/m,
      ],
      [
        "a reference as an IRI",
        "update_part",
        () => ({ category_id: "/api/categories/1" }),
        /^category_id: .*integer/,
      ],
      ["an unknown category", "update_part", () => ({ category_id: 999_999 }), /^category_id: /],
      ["a blank name", "update_part", () => ({ name: " " }), /^name: /],
      ["a GTIN with a wrong check digit", "update_part", () => ({ gtin: "4006381333932" }), /^gtin: /],
      [
        "an unknown property",
        "update_part",
        () => ({ eda_info: { symbol: "x" } }),
        /^eda_info\.symbol: Unknown argument\. Allowed arguments: reference_prefix, /,
      ],
      ["a new part without a required property", "create_part", () => ({ name: "x" }), /^category_id: /],
      ["two errors at once", "create_part", () => ({ name: "", category_id: 0 }), /name: [^]*category_id: /],
      ["a lot of an unknown part", "create_part_lot", () => ({ part_id: 999_999 }), /^part_id: /],
      [
        "a comment that is too long",
        "create_part_lot",
        () => ({ part_id: ids.part, change_comment: "c".repeat(256) }),
        /^change_comment: /,
      ],
      [
        "an entry without a part and a name",
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
        const text = await errorOf(running, tool, { ...own, ...args() });
        expect(text).toMatch(message);
        expect(await running.logged()).toBe(before);
      },
    );

    it("a tool rejects a lot with an unknown amount", async () => {
      const lot = await newLot(5, { instock_unknown: true });
      for (const tool of ["add_stock", "withdraw_stock"] as const)
        expect(await errorOf(running, tool, { lot_id: lot, amount: 1 })).toMatch(
          /unknown\. Run a stocktake first\.\n.*Nothing was changed[^]*count_stock/,
        );
    });

    it("a tool rejects a full location", async () => {
      const full = await make("storage_locations", { name: unique("Full"), is_full: true });
      const args = { lot_id: await newLot(5), amount: 1, storage_location_id: idOf(full) };
      expect(await errorOf(running, "move_stock", args)).toMatch(/^storage_location_id: .*full/);
    });
  });
});
