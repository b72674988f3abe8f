/** Creates empty instances for transfers, each with its own database. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type { Dialect, Store, StoreOptions } from "../../src/database/store.ts";
import { importFile, type ImportOptions } from "../../src/exchange/transfer/import-file.ts";
import { createInventory, type Inventory } from "../../src/inventory/operations/inventory.ts";
import { formOf, type TransferFormat } from "../../src/exchange/transfer/export-formats.ts";
import {
  exportInventory,
  type ExportOptions,
  type ExportReport,
} from "../../src/exchange/transfer/export-inventory.ts";
import type { TransferReport } from "../../src/exchange/transfer/transfer-report.ts";
import { openTestStore } from "../support/dialects.ts";

export type Line = Readonly<Record<string, unknown>>;

export interface Instance {
  readonly store: Store;
  readonly inventory: Inventory;
  export(format: TransferFormat, options?: ExportOptions): Promise<string>;
  /** Returns the exported records. */
  lines(options?: ExportOptions): Promise<readonly Line[]>;
  report(options?: ExportOptions): Promise<ExportReport>;
  import(
    content: string | Buffer,
    format: TransferFormat,
    options?: Partial<ImportOptions>,
  ): Promise<TransferReport>;
  /** Imports records as JSON Lines. */
  take(lines: readonly Line[], options?: Partial<ImportOptions>): Promise<TransferReport>;
  close(): Promise<void>;
}

/** Opens instances that are closed after the tests of the enclosing `describe`. */
export function useInstances(): (dialect: Dialect, options?: StoreOptions) => Promise<Instance> {
  const open = new Set<Instance>();
  afterAll(async () => {
    for (const instance of open) await instance.close();
  });
  return async (dialect, options) => {
    const instance = await openInstance(dialect, options);
    open.add(instance);
    return { ...instance, close: () => (open.delete(instance) ? instance.close() : Promise.resolve()) };
  };
}

async function openInstance(dialect: Dialect, options: StoreOptions = {}): Promise<Instance> {
  const { store, close } = await openTestStore(dialect, options);
  const directory = await mkdtemp(join(tmpdir(), "partledger-transfer-"));
  const now = (): Date => new Date("2026-01-31T12:00:00Z");
  const storage = await createStorage({ directory: join(directory, "uploads"), random: randomBytes, now });
  const inventory = createInventory({ store, storage, download: null });
  const exported = async (format: TransferFormat, own?: ExportOptions): Promise<string> => {
    const form = formOf(format, inventory.definitions);
    let text = form.head;
    await exportInventory(inventory, (record) => void (text += form.text(record)), own);
    return text;
  };
  const imported: Instance["import"] = async (content, format, own) => {
    const path = join(directory, `import.${format}`);
    await writeFile(path, content);
    return importFile(inventory, path, format, { systemUser: "tester", now, ...own });
  };
  return {
    store,
    inventory,
    export: exported,
    lines: async (own) =>
      (await exported("jsonl", own))
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Line),
    report: (own) => exportInventory(inventory, () => undefined, own),
    import: imported,
    take: (lines, own) => imported(lines.map((line) => `${JSON.stringify(line)}\n`).join(""), "jsonl", own),
    close: async () => {
      await close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
