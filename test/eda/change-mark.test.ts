/** Tests that a change mark differs after a change of the inventory, and only then. */
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import type { Reader, Store, Transaction } from "../../src/database/store.ts";
import { changeMark, compareChanges } from "../../src/history/change-mark.ts";
import { writeLog } from "../../src/history/log-entry.ts";
import type { LogEntry } from "../../src/history/log-entry.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

const actor = { userId: null, username: "tester", tokenId: null, client: null };
const moment = new Date("2026-01-31T12:00:00Z");
const stock: LogEntry = { kind: "part_stock_changed", targetType: "PartLot", targetId: 1 };

describeDialects("a change mark", (dialect) => {
  const { store, url } = useTestStore(dialect);
  const note = (transaction: Transaction, ...entries: LogEntry[]): Promise<void> =>
    writeLog(transaction, actor, moment, entries);
  const write = (...entries: LogEntry[]): Promise<void> =>
    store().transaction((transaction) => note(transaction, ...entries));
  const mark = async (): Promise<string> => await store().readTransaction(changeMark);
  const since = async (then: string, read: Reader = store().read) => await compareChanges(read, then);

  beforeAll(() => write(stock));

  it("a change mark stays the same without writes", async () => {
    const then = await mark();
    expect(await since(then)).toMatchObject({ changed: false });
  });

  it.each([
    "Part",
    "PartLot",
    "Orderdetail",
    "Supplier",
    "StorageLocation",
    "Category",
    "Footprint",
    "Manufacturer",
    "MeasurementUnit",
    "PartCustomState",
    "Attachment",
    "AttachmentType",
    "Parameter",
    "SomethingThatComesLater",
  ])("a change mark changes with an entry for %s", async (targetType) => {
    const then = await mark();
    await write({ kind: "element_edited", targetType, targetId: 1 });
    expect(await since(then)).toMatchObject({ changed: true });
    expect(await since(await mark())).toMatchObject({ changed: false });
  });

  it.each<LogEntry>([
    { kind: "element_edited", targetType: "User", targetId: 1 },
    { kind: "element_created", targetType: "Group", targetId: 1 },
    { kind: "element_deleted", targetType: "ApiToken", targetId: 1 },
    { kind: "element_edited", targetType: "Pricedetail", targetId: 1 },
    { kind: "element_edited", targetType: "Currency", targetId: 1 },
    { kind: "element_edited", targetType: "Project", targetId: 1 },
    { kind: "element_edited", targetType: "ProjectBOMEntry", targetId: 1 },
    { kind: "element_edited", targetType: "PartAssociation", targetId: 1 },
    { kind: "collection_element_deleted", targetType: "Part", targetId: 1 },
    { kind: "security_event" },
    { kind: "user_not_allowed" },
  ])("a change mark stays the same with an entry of $kind for $targetType", async (entry) => {
    const then = await mark();
    await write(entry);
    const { changed, mark: next } = await since(then);
    expect(changed).toBe(false);
    expect(await since(next)).toMatchObject({ changed: false });
    await write(entry, stock, entry);
    expect(await since(then)).toMatchObject({ changed: true });
    expect(await since(next)).toMatchObject({ changed: true });
  });

  it("a change mark ignores a transaction that was rolled back", async () => {
    const then = await mark();
    const failing = store().transaction(async (transaction) => {
      await note(transaction, stock);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await since(then)).toMatchObject({ changed: false });
    await write(stock);
    expect(await since(then)).toMatchObject({ changed: true });
  });

  it("a change mark changes with a write of another process", async () => {
    const then = await mark();
    const other = await openStore(url(), { durability: "normal" });
    try {
      await other.transaction((transaction) => note(transaction, stock));
    } finally {
      await other.close();
    }
    expect(await since(then)).toMatchObject({ changed: true });
  });

  it("a change mark belongs to the snapshot of its transaction", async () => {
    await store().readTransaction(async (read) => {
      const then = await changeMark(read);
      await write(stock);
      expect(await since(then, read)).toMatchObject({ changed: false });
      expect(await changeMark(read)).toBe(then);
      expect(await since(then)).toMatchObject({ changed: true });
    });
  });

  if (dialect === "sqlite") return;

  describe("concurrent transactions", () => {
    /** Starts a transaction that writes and stays open until `commit` is called. */
    async function open(on: Store) {
      let finish: () => void = () => undefined;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      let tell: () => void = () => undefined;
      const written = new Promise<void>((resolve) => (tell = resolve));
      const done = on.transaction(async (transaction) => {
        await note(transaction, stock);
        tell();
        await finished;
      });
      await written;
      return {
        commit: async (): Promise<void> => {
          finish();
          await done;
        },
      };
    }

    it("a change mark changes with a transaction that wrote first and commits last", async () => {
      const early = await open(store());
      const late = await open(store());
      const before = await mark();
      await late.commit();
      const between = await since(before);
      expect(between.changed).toBe(true);
      const then = await mark();
      expect(await since(then)).toMatchObject({ changed: false });
      await early.commit();
      expect(await since(then)).toMatchObject({ changed: true });
      expect(await since(between.mark)).toMatchObject({ changed: true });
      expect(await since(await mark())).toMatchObject({ changed: false });
    });

    it("a change mark changes with each of many transactions, in any order of commits", async () => {
      const writers = await Promise.all(Array.from({ length: 8 }, () => open(store())));
      for (const index of [7, 0, 3, 6, 1, 5, 2, 4]) {
        const then = await mark();
        expect(await since(then)).toMatchObject({ changed: false });
        await writers[index]?.commit();
        expect(await since(then), `writer ${index}`).toMatchObject({ changed: true });
      }
    });

    it("a change mark does not skip an open transaction", async () => {
      const early = await open(store());
      const { changed, mark: moved } = await since(await mark());
      expect(changed).toBe(false);
      await early.commit();
      expect(await since(moved)).toMatchObject({ changed: true });
    });
  });

  it("a change mark ignores transaction IDs of another server", async () => {
    await write(stock);
    const far = sql`update log_entries set xid = '999999999999'::xid8
      where id = (select max(id) from log_entries)`;
    await store().transaction(async ({ db }) => {
      await far.execute(db);
    });
    expect(await since(await mark())).toMatchObject({ changed: false });
  });
});
