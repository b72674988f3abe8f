/**
 * What change marks stand on: every transaction that writes what shows in KiCad's answers writes to the change log, too,
 * whichever way the write comes in.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { fillWithDemo } from "../../src/demo/fill.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { importParts } from "../../src/inventory/import/import-parts.ts";
import { createInventory } from "../../src/inventory/operations/inventory.ts";
import type { Inventory } from "../../src/inventory/operations/inventory.ts";
import { api } from "../support/client.ts";
import { describeDialects, openTestStore } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import { casesOf, makeData, resources } from "../sql/cases.ts";
import { useInstances } from "../transfer/instances.ts";

const shown = [
  "parts",
  "part_lots",
  "orderdetails",
  "suppliers",
  "storage_locations",
  "categories",
  "footprints",
  "manufacturers",
  "measurement_units",
  "part_custom_states",
  "attachments",
  "attachment_types",
  "parameters",
].join("|");
const write = new RegExp(`^\\s*(insert into|update|delete from) "?(${shown})"?\\s`, "i");
const log = /^\s*insert into "log_entries"/i;

/** Follows the statements of one writer at a time. */
function createWatch() {
  let writes: string[] = [];
  let isLogged = false;
  let counted = 0;
  const silent: string[] = [];
  return {
    counted: () => counted,
    silent,
    onStatement: (sql: string): void => {
      if (write.test(sql)) writes.push(sql);
      else if (log.test(sql)) isLogged = true;
    },
    /** At the end of what is one transaction. */
    end: (what: string): void => {
      if (writes.length > 0) counted += 1;
      if (writes.length > 0 && !isLogged) silent.push(`${what}: ${writes.join("; ")}`);
      writes = [];
      isLogged = false;
    },
  };
}

/** A store that says when a transaction ends. */
function watched(store: Store, watch: ReturnType<typeof createWatch>): Store {
  return {
    ...store,
    transaction: async (work) => {
      const result = await store.transaction(work);
      watch.end("transaction");
      return result;
    },
  };
}

describeDialects("every transaction that KiCad can see is logged", (dialect: Dialect) => {
  const open = useInstances();
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function inventoryOn(watch: ReturnType<typeof createWatch>): Promise<Inventory> {
    const opened = await openTestStore(dialect, { onStatement: watch.onStatement });
    const directory = await mkdtemp(join(tmpdir(), "partledger-eda-"));
    closing.push(opened.close, () => rm(directory, { recursive: true, force: true }));
    const storage = await createStorage({ directory, random: randomBytes, now: () => new Date() });
    return createInventory({ store: watched(opened.store, watch), storage, download: null });
  }

  it("of the operations of the API", { timeout: 120_000 }, async () => {
    const watch = createWatch();
    const service = await startService({ dialect, parts: { onStatement: watch.onStatement } });
    closing.push(service.close);
    const client = api(service, tokens.full);
    const data = await makeData(client);
    watch.end("made through the API");
    for (const resource of resources) {
      for (const { operation, path, body } of casesOf(resource, data)) {
        if (operation.method === "GET") continue;
        const { status } = await client.request(operation.method, path, body, { accept: "*/*" });
        expect(status, `${operation.method} ${path}`).toBeLessThan(300);
        watch.end(operation.operationId);
      }
    }
    expect(watch.silent).toEqual([]);
    expect(watch.counted()).toBeGreaterThan(40);
  });

  it("of the import of parts", async () => {
    const watch = createWatch();
    const inventory = await inventoryOn(watch);
    const directory = await mkdtemp(join(tmpdir(), "partledger-eda-"));
    closing.push(() => rm(directory, { recursive: true, force: true }));
    const path = join(directory, "parts.csv");
    await writeFile(
      path,
      "name,description,keywords,category_path,footprint,reference_prefix,kicad_symbol,datasheet\n" +
        Array.from(
          { length: 30 },
          (_, n) => `P${n},d,k,A->B${n % 3},F${n % 2},U,A:B,https://a.example/${n}`,
        ).join("\n"),
    );
    const report = await importParts(inventory, path, { systemUser: "tester", now: () => new Date() });
    expect(report).toMatchObject({ created: { Part: 30 }, refused: [] });
    expect(watch.silent).toEqual([]);
    expect(watch.counted()).toBeGreaterThan(0);
  });

  it("of the demo inventory, and of importing it elsewhere", { timeout: 120_000 }, async () => {
    const watch = createWatch();
    const inventory = await inventoryOn(watch);
    await fillWithDemo(inventory, commandLineActor("tester"), new Date());
    expect(watch.silent).toEqual([]);
    expect(watch.counted()).toBeGreaterThan(0);

    const source = await open(dialect);
    await fillWithDemo(source.inventory, commandLineActor("tester"), new Date());
    const target = createWatch();
    const instance = await open(dialect, { onStatement: target.onStatement });
    for (const line of await source.lines()) {
      await instance.take([line]);
      target.end(JSON.stringify(line));
    }
    expect(target.silent).toEqual([]);
    expect(target.counted()).toBeGreaterThan(50);
  });
});
