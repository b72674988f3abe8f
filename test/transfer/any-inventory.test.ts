import fc from "fast-check";
import { expect, it } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import { describeDialects } from "../support/dialects.ts";
import { byThoroughness } from "../support/soak.ts";
import { arbitraryInventory } from "./arbitrary-inventory.ts";
import { useInstances } from "./instances.ts";

const numRuns = byThoroughness({ sample: 1, full: 100 });

const timeout = 60_000 + numRuns * 90_000;

describeDialects("the transfer of any inventory", (dialect) => {
  const instance = useInstances();
  const other: Dialect = dialect === "sqlite" ? "postgres" : "sqlite";

  it(
    "preserves every byte in an empty instance, in each format and with either database",
    {
      timeout,
    },
    async () => {
      const property = fc.asyncProperty(arbitraryInventory, async (lines) => {
        const first = await instance(dialect);
        try {
          const made = await first.take(lines, { batchSize: 7 });
          expect(made.records).toBe(lines.length);
          for (const [format, to] of [
            ["csv", dialect],
            ["jsonl", dialect],
            ["csv", other],
          ] as const) {
            const exported = await first.export(format, { pageSize: 3 });
            const second = await instance(to);
            try {
              const report = await second.import(exported, format, { batchSize: 5 });
              expect(report).toMatchObject({ refused: [], leftOut: [], unchanged: 0 });
              expect(await second.export(format)).toBe(exported);
              expect(await second.lines()).toEqual(await first.lines());
            } finally {
              await second.close();
            }
          }
        } finally {
          await first.close();
        }
      });
      await fc.assert(property, { numRuns, endOnFailure: true });
    },
  );
});
