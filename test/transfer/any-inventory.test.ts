import fc from "fast-check";
import { expect, it } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import { describeDialects } from "../support/dialects.ts";
import { byThoroughness } from "../support/soak.ts";
import { arbitraryInventory } from "./arbitrary-inventory.ts";
import { useInstances } from "./instances.ts";

const numRuns = byThoroughness({ sample: 3, full: 100 });

const timeout = 60_000 + numRuns * 30_000;

describeDialects("carrying any inventory", (dialect) => {
  const instance = useInstances();
  const other: Dialect = dialect === "sqlite" ? "postgres" : "sqlite";

  it.each([
    ["csv", dialect],
    ["jsonl", dialect],
    ["csv", other],
  ] as const)("as %s to an empty instance on %s keeps every byte", { timeout }, async (format, to) => {
    const property = fc.asyncProperty(arbitraryInventory, async (lines) => {
      const first = await instance(dialect);
      const second = await instance(to);
      try {
        const made = await first.take(lines, { batchSize: 7 });
        expect(made.records).toBe(lines.length);
        const exported = await first.export(format, { pageSize: 3 });
        const report = await second.import(exported, format, { batchSize: 5 });
        expect(report).toMatchObject({ refused: [], leftOut: [], unchanged: 0 });
        expect(await second.export(format)).toBe(exported);
        expect(await second.lines()).toEqual(await first.lines());
      } finally {
        await first.close();
        await second.close();
      }
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  });
});
