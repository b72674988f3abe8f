/**
 * Tests that every transaction that changes data shown in KiCad also logs an element of the matching type. Change
 * marks depend on these log entries.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type * as Connect from "../../src/database/connect.ts";
import type { Dialect } from "../../src/database/store.ts";
import { fillWithDemo } from "../../src/demo/fill.ts";
import { commandLineActor, writeLog, type LogEntry } from "../../src/history/log-entry.ts";
import { importFile } from "../../src/exchange/transfer/import-file.ts";
import { createInventory, type Inventory } from "../../src/inventory/operations/inventory.ts";
import { api } from "../support/client.ts";
import { describeOneDialect, openTestStore } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import { casesOf, makeData, resources } from "../sql/cases.ts";
import { useInstances } from "../transfer/instances.ts";
import { unloggedWrites, type WatchedTransaction } from "./watched-transactions.ts";

const watched = vi.hoisted(() => ({ take: (): readonly WatchedTransaction[] => [] }));

vi.mock("../../src/database/connect.ts", async (original) => {
  const actual = await original<typeof Connect>();
  const { watchTransactions: watching } = await import("./watched-transactions.ts");
  const { openStore, take } = watching(actual.openStore);
  watched.take = take;
  return { ...actual, openStore };
});

/** Returns the number of transactions with writes, and the statements that no log entry covers. */
function outcome(): { readonly written: number; readonly silent: readonly string[] } {
  const all = watched.take();
  return { written: all.length, silent: all.flatMap(unloggedWrites) };
}

describeOneDialect("every transaction that KiCad can see is logged", (dialect: Dialect) => {
  const open = useInstances();
  const closing: (() => Promise<unknown>)[] = [];
  beforeEach(() => void watched.take());
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function emptyInventory(): Promise<Inventory> {
    const opened = await openTestStore(dialect);
    const directory = await mkdtemp(join(tmpdir(), "partledger-eda-"));
    closing.push(opened.close, () => rm(directory, { recursive: true, force: true }));
    const storage = await createStorage({ directory, random: randomBytes, now: () => new Date() });
    return createInventory({ store: opened.store, storage, download: null });
  }

  it("detects a transaction that is not logged", async () => {
    const { store } = await emptyInventory();
    const actor = { userId: null, username: "tester", tokenId: null, client: null };
    const write = (entries: readonly LogEntry[]) =>
      store.transaction(async (transaction) => {
        await transaction.db.updateTable("parts").set({ comment: "" }).execute();
        await writeLog(transaction, actor, new Date(), entries);
      });
    await write([]);
    await write([{ kind: "security_event" }]);
    await write([{ kind: "element_edited", targetType: "Project", targetId: 1 }]);
    // Short responses ignore entries of this type.
    await write([{ kind: "element_edited", targetType: "PartLot", targetId: 1 }]);
    await write([{ kind: "collection_element_deleted", targetType: "Part", targetId: 1 }]);
    await write([{ kind: "element_edited", targetType: "Part", targetId: 1 }]);
    const { written, silent } = outcome();
    expect([written, silent.length]).toEqual([6, 5]);
  });

  it("transactions of API operations that KiCad can see are logged", async () => {
    const service = await startService({ dialect, inProcess: true });
    closing.push(service.close);
    const client = api(service, tokens.full);
    const data = await makeData(client);
    for (const resource of resources) {
      for (const { operation, path, body } of casesOf(resource, data)) {
        if (operation.method === "GET") continue;
        const { status } = await client.request(operation.method, path, body, { accept: "*/*" });
        expect(status, `${operation.method} ${path}`).toBeLessThan(300);
      }
    }
    const { written, silent } = outcome();
    expect(silent).toEqual([]);
    expect(written).toBeGreaterThan(40);
  });

  it("transactions of a parts import that KiCad can see are logged", async () => {
    const inventory = await emptyInventory();
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
    const report = await importFile(inventory, path, "csv", { systemUser: "tester", now: () => new Date() });
    expect(report).toMatchObject({ created: { Part: 30 }, refused: [] });
    const { written, silent } = outcome();
    expect(silent).toEqual([]);
    expect(written).toBeGreaterThan(0);
  });

  it("transactions of the demo inventory, and of its import elsewhere, that KiCad can see are logged", async () => {
    const inventory = await emptyInventory();
    await fillWithDemo(inventory, commandLineActor("tester"), new Date());
    const { written, silent } = outcome();
    expect(silent).toEqual([]);
    expect(written).toBeGreaterThan(0);

    const source = await open(dialect);
    await fillWithDemo(source.inventory, commandLineActor("tester"), new Date());
    watched.take();
    const instance = await open(dialect);
    for (const line of await source.lines()) await instance.take([line]);
    const taken = outcome();
    expect(taken.silent).toEqual([]);
    expect(taken.written).toBeGreaterThan(50);
  });
});
