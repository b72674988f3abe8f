/**
 * The 16,600 parts of the KiCad libraries, in a file outside the checkout. A sample contains every 20th line and all
 * lines with duplicate names.
 */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type { Store } from "../../src/database/store.ts";
import { importFile } from "../../src/exchange/transfer/import-file.ts";
import { createInventory } from "../../src/inventory/operations/inventory.ts";
import { withFixture } from "./fixtures.ts";
import { seedPrincipals } from "./principals.ts";
import { byThoroughness, sampled, thoroughness } from "./soak.ts";

/** Timeout of tests that read or write all parts, in milliseconds. */
export const realPartsTimeout = byThoroughness({ sample: 300_000, full: 3_600_000 });

export interface RealPart {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  readonly category_path: string;
  readonly footprint: string;
  readonly reference_prefix: string;
  readonly kicad_symbol: string;
  readonly datasheet: string;
}

export interface RealParts {
  readonly rows: readonly RealPart[];
  /** Path of a CSV file with the parts. The file exists only during the tests. */
  path(): string;
  /** Seeds the database of a service with users, tokens and the parts. */
  importInto(store: Store): Promise<void>;
}

/** Runs tests that use the parts. The tests are skipped if the file is missing. */
export function withRealParts(tests: (parts: RealParts) => void): void {
  withFixture("data/kicad-parts.csv", (source) => {
    const all = parse<RealPart>(readFileSync(source), { columns: true, bom: true });
    const rows = thoroughness === "full" ? all : sampleOf(all);
    let directory = "";
    const path = (): string => (rows === all ? source : join(directory, "kicad-parts.csv"));

    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), "partledger-parts-"));
      if (rows !== all) await writeFile(path(), csvOf(rows));
    });
    afterAll(() => rm(directory, { recursive: true, force: true }));

    const importInto = async (store: Store): Promise<void> => {
      await seedPrincipals(store);
      const now = (): Date => new Date();
      const storage = await createStorage({
        directory: join(directory, "uploads"),
        random: randomBytes,
        now,
      });
      const inventory = createInventory({ store, storage, download: null });
      expect(await importFile(inventory, path(), "csv", { systemUser: "tester", now })).toMatchObject({
        created: { Part: rows.length },
        refused: [],
      });
    };
    tests({ rows, path, importInto });
  });
}

function sampleOf(rows: readonly RealPart[]): readonly RealPart[] {
  const uses = new Map<string, number>();
  for (const { name } of rows) uses.set(name, (uses.get(name) ?? 0) + 1);
  const chosen = new Set(sampled(rows, 20));
  return rows.filter((row) => chosen.has(row) || uses.get(row.name) !== 1);
}

function csvOf(rows: readonly RealPart[]): string {
  const line = (values: readonly string[]): string =>
    values.map((value) => `"${value.replaceAll('"', '""')}"`).join(",");
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values<string>({ ...row }))]
    .map(line)
    .join("\n");
}
