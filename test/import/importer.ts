/**
 * Shared by the import tests: an inventory in a test database, and files to import. Most imports run in the process of the
 * test, because the built program takes most of a second to start. `test/cli/importing.test.ts` tests its options and texts.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { ImportError } from "../../src/exchange/tables/import-error.ts";
import { importFile, type ImportOptions } from "../../src/exchange/transfer/import-file.ts";
import type { Remark, TransferReport } from "../../src/exchange/transfer/transfer-report.ts";
import { createInventory, type Inventory } from "../../src/inventory/operations/inventory.ts";
import { openTestStore, type TestStore } from "../support/dialects.ts";
import { runProcess, runsFromSource } from "../support/process.ts";

type Source = { readonly path: string } | string | Buffer;

export interface Importer {
  store(): Store;
  inventory(): Inventory;
  /** Writes a file and returns its path. */
  file(content: string | Buffer): Promise<string>;
  /**
   * Imports a parts list, given by path or content. Returns the number of created elements of each type, including
   * zeros.
   */
  import(source: Source, options?: Partial<ImportOptions>): Promise<TransferReport>;
  /** Imports a parts list with the built program, which can differ from the sources. */
  importWithProgram(
    source: Source,
    options?: Partial<Pick<ImportOptions, "dryRun" | "category">>,
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

/** The types of elements that a parts list can create, by their name in the report of the command. */
const types = {
  parts: "Part",
  categories: "Category",
  footprints: "Footprint",
  manufacturers: "Manufacturer",
  suppliers: "Supplier",
  storage_locations: "StorageLocation",
  part_lots: "PartLot",
  orderdetails: "Orderdetail",
  pricedetails: "Pricedetail",
  attachment_types: "AttachmentType",
  attachments: "Attachment",
} as const;

const nothing = Object.fromEntries(Object.values(types).map((type) => [type, 0]));

/** The JSON report of `import parts` for a parts list. */
interface Printed {
  readonly rows: number;
  readonly created: Readonly<Record<keyof typeof types, number>>;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: TransferReport["refused"];
  readonly dropped_datasheets: readonly (Remark & { readonly datasheet?: string })[];
  readonly kept: TransferReport["kept"];
  readonly ignored_columns: readonly string[];
  readonly table: TransferReport["table"];
  readonly not_listed: {
    readonly refused: number;
    readonly dropped_datasheets: number;
    readonly kept: number;
  };
}

function reportOf(printed: Printed): TransferReport {
  const { created, updated, unchanged, refused, kept, not_listed: more } = printed;
  return {
    records: printed.rows,
    created: Object.fromEntries(
      Object.entries(types).map(([name, type]) => [type, created[name as keyof typeof types]]),
    ),
    updated,
    unchanged,
    refused,
    leftOut: printed.dropped_datasheets.map(({ datasheet, ...rest }) => ({
      ...rest,
      ...(datasheet !== undefined && { value: datasheet }),
    })),
    kept,
    more: { refused: more.refused, leftOut: more.dropped_datasheets, kept: more.kept },
    ignoredColumns: printed.ignored_columns,
    table: printed.table,
  };
}

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
  const pathOf = async (source: Source): Promise<string> =>
    typeof source === "object" && "path" in source ? source.path : file(source);
  const importHere: Importer["import"] = async (source, options = {}) => {
    const report = await importFile(inventory, await pathOf(source), "csv", {
      systemUser: userInfo().username,
      now: () => new Date(),
      ...options,
    });
    return { ...report, created: { ...nothing, ...report.created } };
  };
  const importWithProgram: Importer["importWithProgram"] = async (source, options = {}) => {
    const parameters = ["import", "parts", await pathOf(source), "--format", "csv", "--json"];
    if (options.dryRun === true) parameters.push("--dry-run");
    if (options.category !== undefined) parameters.push("--category", options.category);
    const environment = { DATABASE_URL: opened.url, UPLOADS_DIR: join(directory, "uploads") };
    const { stdout, stderr } = await runProcess(parameters, { directory, environment });
    if (stdout === "") throw new ImportError(stderr);
    return reportOf(JSON.parse(stdout) as Printed);
  };
  return {
    store: () => opened.store,
    inventory: () => inventory,
    file,
    import: importHere,
    importWithProgram: runsFromSource ? importHere : importWithProgram,
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
