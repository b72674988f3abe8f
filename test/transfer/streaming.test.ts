import { expect, it } from "vitest";
import { exportInventory } from "../../src/exchange/transfer/export-inventory.ts";
import { describeDialects } from "../support/dialects.ts";
import { useInstances, type Line } from "./instances.ts";

/** Returns parts with all types of owned objects, in several categories. */
function parts(count: number): Line[] {
  return Array.from({ length: count }, (_, index) => ({
    "@type": "Part",
    category: ["C", `C${index % 3}`],
    name: `P${String(index).padStart(4, "0")}`,
    partLots: [{ amount: index, storage_location: ["Shelf"] }, { description: "Second" }],
    orderdetails: [
      { supplier: ["S"], pricedetails: [{ price: "1" }, { price: "0.5", min_discount_quantity: 10 }] },
    ],
    parameters: [{ name: "A", value_text: "B" }],
  }));
}

describeDialects("the transfer of a large inventory", (dialect) => {
  const instance = useInstances();

  it("an export reads one page at a time with a constant number of statements", async () => {
    const events: string[] = [];
    const { store, inventory, take } = await instance(dialect, { onStatement: (sql) => events.push(sql) });
    const measure = async (): Promise<number> => {
      events.length = 0;
      const before = store.statements;
      const write = ({ resource }: { resource: string }): void => void events.push(`> ${resource}`);
      await exportInventory(inventory, write, { pageSize: 10 });
      return store.statements - before;
    };
    await take(parts(60));
    const some = await measure();
    let read = 0;
    let written = 0;
    for (const event of events) {
      if (event.includes('from "parts"')) read += 1;
      if (event !== "> Part") continue;
      written += 1;
      // One page of parts, and the parts of a category that are read while the page fills.
      expect(read).toBeLessThanOrEqual(Math.ceil(written / 10) + 4);
    }
    expect(written).toBe(60);
    await take(parts(120));
    const more = await measure();
    // Six more pages, each with one statement for the parts and up to seven for their owned objects.
    expect(more - some).toBeLessThanOrEqual(6 * 8);
  });

  it("an export waits for a slow output", async () => {
    const { inventory, take } = await instance(dialect);
    await take(parts(30));
    let writing = 0;
    await exportInventory(inventory, async () => {
      writing += 1;
      expect(writing).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      writing -= 1;
    });
  });

  it("an import commits its batches one by one", async () => {
    const target = await instance(dialect);
    const seen: number[] = [];
    const done: number[] = [];
    await target.take(parts(25), {
      batchSize: 10,
      onProgress: (bytes) => done.push(bytes),
      now: () => {
        seen.push(target.store.statements);
        return new Date("2026-01-31T12:00:00Z");
      },
    });
    expect(seen).toHaveLength(3);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done).toHaveLength(3);
    expect(done[0]).toBeLessThan((done[2] ?? 0) / 2);
  });

  it("parts with the same name stay separate, whatever their number", async () => {
    const [source, target] = [await instance(dialect), await instance(dialect)];
    const lines = Array.from({ length: 25 }, (_, index) => ({
      "@type": "Part",
      category: ["C"],
      name: "Same",
      description: `${(index * 7) % 25}`,
      ...(index > 0 && { namesake: index + 1 }),
    }));
    await source.take(lines);
    const exported = await source.export("csv", { pageSize: 4 });
    expect(await target.import(exported, "csv", { batchSize: 3 })).toMatchObject({ created: { Part: 25 } });
    expect(await target.export("csv")).toBe(exported);
    expect(await target.import(exported, "csv")).toMatchObject({ created: {}, unchanged: 26 });
  });
});
