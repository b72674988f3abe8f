/** Tests the tools that create and change parts, lots and bills of materials, and that build projects. */
import { describe, expect, it } from "vitest";
import { idOf, unique } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { errorOf, resultOf } from "./calling.ts";
import { useWritingInventory } from "./writing-inventory.ts";

describeOneDialect("tools that create and change elements", (dialect) => {
  const { running, ids, newLot, amountOf, lastEntries } = useWritingInventory(dialect);
  const { make, read } = running;

  it("a tool creates a lot", async () => {
    const answer = await resultOf<{ id: number }>(running, "create_part_lot", {
      part_id: ids.part,
      storage_location_id: ids.location,
      amount: 12,
      comment: "first reel",
    });
    expect(answer).toMatchObject({ amount: 12, comment: "first reel" });
    expect(await read(`/api/part_lots/${answer.id}`)).toMatchObject({
      part: { id: ids.part },
      storage_location: { id: ids.location },
    });
  });

  it("a tool creates a part", async () => {
    const answer = await resultOf<{ id: number }>(running, "create_part", {
      name: "Made",
      category_id: ids.category,
      footprint_id: ids.footprint,
      manufacturer_id: ids.manufacturer,
      description: "Made by a tool",
      comment: "a note",
      ipn: unique("IPN"),
      eda_info: { reference_prefix: "U" },
      change_comment: "because",
    });
    expect(await read(`/api/parts/${answer.id}`)).toMatchObject({
      name: "Made",
      comment: "a note",
      category: { id: ids.category },
      footprint: { id: ids.footprint },
      manufacturer: { id: ids.manufacturer },
      eda_info: { reference_prefix: "U" },
    });
    expect(await lastEntries(1)).toMatchObject([
      { kind: "element_created", target_type: "Part", target_id: answer.id, comment: "because" },
    ]);
  });

  it("a tool changes only the properties that are sent", async () => {
    const made = idOf(
      await make("parts", {
        name: "Before",
        category: `/api/categories/${ids.category}`,
        footprint: `/api/footprints/${ids.footprint}`,
        tags: "a,b",
        eda_info: { reference_prefix: "U", value: "1k" },
        partLots: [{ amount: 3 }],
        parameters: [{ name: "p", value_typical: 1 }],
      }),
    );
    const args = { part_id: made, name: "After", footprint_id: null, eda_info: { value: "2k" } };
    expect(await resultOf(running, "update_part", args)).toMatchObject({ id: made, name: "After" });
    const after = await read(`/api/parts/${made}`);
    expect(after).toMatchObject({
      name: "After",
      tags: "a,b",
      category: { id: ids.category },
      eda_info: { reference_prefix: "U", value: "2k" },
      partLots: [{ amount: 3 }],
      parameters: [{ name: "p" }],
    });
    expect(after["footprint"]).toBeUndefined();
  });

  it("a tool adds a part to a bill of materials, and another withdraws the parts of a build", async () => {
    const lot = await newLot(10);
    const other = idOf(await make("parts", { name: "Other", category: `/api/categories/${ids.category}` }));
    await make("part_lots", { part: `/api/parts/${other}`, amount: 10 });
    const args = { project_id: ids.project, part_id: other, quantity: 2, mountnames: "R1,R2" };
    expect(await resultOf(running, "create_project_bom_entry", args)).toMatchObject({ quantity: 2 });
    const built = await resultOf(running, "build_project", { project_id: ids.project, quantity: 3 });
    expect(built).toMatchObject({ quantity: 3, withdrawals: [{ amount: 6 }] });
    const more = { project_id: ids.project, quantity: 3 };
    expect(await errorOf(running, "build_project", more)).toContain("Nothing was changed");
    expect(await amountOf(lot)).toBe(10);
  });

  describe("results of changes are shortened, never errors:", () => {
    it("long texts are shortened in the result, which reports it", async () => {
      const long = `${"x".repeat(2046)}${"👍".repeat(10_000)}`;
      const args = { name: "Long", category_id: ids.category, description: "short", comment: long };
      const answer = await resultOf<{ id: number; comment: string; truncated: unknown }>(
        running,
        "create_part",
        args,
      );
      expect(answer.comment).toBe(`${"x".repeat(2046)}…`);
      expect(answer.truncated).toEqual([{ property: "comment", total: 22_046, shown: 2046 }]);
      expect(await read(`/api/parts/${answer.id}`)).toMatchObject({ comment: long, description: "short" });
    });

    it.each([
      ["lists", 300, 10, 50],
      ["lists of long texts", 300, 1500, 5],
      ["lists of very long texts", 40, 10_000, 5],
    ])("%s are shortened in the result, which reports it", async (_what, total, length, shown) => {
      const category = `/api/categories/${ids.category}`;
      const partLots = Array.from({ length: total }, (_, index) => ({
        amount: index,
        comment: "z".repeat(length),
        description: "z".repeat(length),
      }));
      const id = idOf(await make("parts", { name: "Lots", category, partLots }));
      const args = { part_id: id, name: "Many lots" };
      const answer = await resultOf<{ name: string; partLots: unknown[]; truncated: unknown }>(
        running,
        "update_part",
        args,
      );
      expect(answer.name).toBe("Many lots");
      expect(answer.partLots).toHaveLength(shown);
      expect(answer.truncated).toContainEqual({ property: "partLots", total, shown });
      expect((await read(`/api/parts/${id}`))["partLots"]).toHaveLength(total);
    });

    it("complete results report nothing as truncated", async () => {
      const answer = await resultOf(running, "update_part", { part_id: ids.part, name: "Shown whole" });
      expect(answer).not.toHaveProperty("truncated");
    });
  });
});
