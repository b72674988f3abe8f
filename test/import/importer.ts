/** Shared by the import tests: an inventory in a test database, and files to import. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { importFile } from "../../src/inventory/transfer/import-file.ts";
import type { ImportOptions } from "../../src/inventory/transfer/import-file.ts";
import type { TransferReport } from "../../src/inventory/transfer/transfer-report.ts";
import type { Inventory } from "../../src/inventory/operations/inventory.ts";
import { createInventory } from "../../src/inventory/operations/inventory.ts";
import { openTestStore } from "../support/dialects.ts";
import type { TestStore } from "../support/dialects.ts";

export interface Importer {
  store(): Store;
  inventory(): Inventory;
  /** Writes a file and returns its path. */
  file(content: string | Buffer): Promise<string>;
  /**
   * Imports a parts list, given by path or content. Returns the number of created elements of each type, including
   * zeros.
   */
  import(
    source: { path: string } | string | Buffer,
    options?: Partial<ImportOptions>,
  ): Promise<TransferReport>;
  /** Returns the number of rows of each table that an import writes to. */
  counts(): Promise<Record<string, number>>;
}

const tables = [
  "parts",
  "categories",
  "footprints",
  "attachment_types",
  "attachments",
  "log_entries",
] as const;

/** Number of created elements of each type that a parts list can create. */
const nothing = {
  Part: 0,
  Category: 0,
  Footprint: 0,
  Manufacturer: 0,
  Supplier: 0,
  StorageLocation: 0,
  PartLot: 0,
  Orderdetail: 0,
  Pricedetail: 0,
  AttachmentType: 0,
  Attachment: 0,
};

/** Creates an importer with its own database for the tests of the enclosing `describe`. */
export function useImporter(dialect: Dialect): Importer {
  let opened: TestStore;
  let inventory: Inventory;
  let directory: string;
  let files = 0;
  beforeAll(async () => {
    opened = await openTestStore(dialect);
    directory = await mkdtemp(join(tmpdir(), "partledger-import-"));
    const storage = await createStorage({
      directory: join(directory, "uploads"),
      random: randomBytes,
      now: () => new Date(),
    });
    inventory = createInventory({ store: opened.store, storage, download: null });
  });
  afterAll(async () => {
    await opened.close();
    await rm(directory, { recursive: true, force: true });
  });
  const file = async (content: string | Buffer): Promise<string> => {
    files += 1;
    const path = join(directory, `parts-${files}.csv`);
    await writeFile(path, content);
    return path;
  };
  return {
    store: () => opened.store,
    inventory: () => inventory,
    file,
    import: async (source, options) => {
      const isPath = typeof source === "object" && "path" in source;
      const report = await importFile(inventory, isPath ? source.path : await file(source), "csv", {
        systemUser: "tester",
        now: () => new Date("2026-01-31T12:00:00Z"),
        ...options,
      });
      return { ...report, created: { ...nothing, ...report.created } };
    },
    counts: async () => {
      const counts: Record<string, number> = {};
      for (const table of tables) {
        const { count } = await opened.store.read.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as("count"))
          .executeTakeFirstOrThrow();
        counts[table] = Number(count);
      }
      return counts;
    },
  };
}
