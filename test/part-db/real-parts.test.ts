/** Copies all real parts from one running instance to another. Runs only in full, because it takes a minute. */
import { describe, expect, it } from "vitest";
import { exportInventory } from "../../src/exchange/transfer/export-inventory.ts";
import type { Inventory } from "../../src/inventory/operations/inventory.ts";
import { dialects } from "../support/dialects.ts";
import { realPartsTimeout, withRealParts } from "../support/real-parts.ts";
import { startService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { useTargets } from "./sources.ts";

describe.runIf(thoroughness === "full")("copying real parts", { timeout: realPartsTimeout }, () => {
  const target = useTargets();

  withRealParts(({ rows, importInto }) => {
    it.each(dialects)("the exports of source and copy are equal (%s)", async (dialect) => {
      const source = await startService({ dialect: "sqlite", seed: importInto });
      try {
        const own = await target(dialect);
        const { keepsIds, report } = await own.copy(source.url);
        expect(keepsIds).toBe(true);
        expect(report).toMatchObject({ copied: { Part: rows.length }, refused: [], leftOut: [] });
        const exported = await recordsOf({ ...own.inventory, store: source.store });
        expect(exported.length).toBeGreaterThan(rows.length);
        expect(await recordsOf(own.inventory)).toEqual(exported);
      } finally {
        await source.close();
      }
    });
  });
});

async function recordsOf(inventory: Inventory): Promise<readonly string[]> {
  const records: string[] = [];
  await exportInventory(inventory, (record) => void records.push(JSON.stringify(record)));
  return records;
}
