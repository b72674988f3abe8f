/** Files of deleted attachments are kept in the storage until their time is over. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepFile, removeDeletedFiles, restoreFile } from "../../src/attachments/deleted-files.ts";
import { createStorage, type Storage } from "../../src/attachments/storage.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { startBucket, type TestBucket } from "../support/s3.ts";
import { storeFile, temporaryDirectory } from "./temporary-storage.ts";

const day = 24 * 60 * 60_000;
const now = new Date("2026-05-01T12:00:00.000Z");
const daysLater = (days: number): Date => new Date(now.getTime() + days * day);
let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startBucket();
});

afterAll(async () => {
  await bucket.close();
});

describeDialects("deleted files", (dialect) => {
  const { store } = useTestStore(dialect);

  const rows = async (): Promise<string[]> => {
    const found = await store().read.db.selectFrom("deleted_files").select("key").orderBy("key").execute();
    return found.map(({ key }) => key);
  };
  const isStored = async (storage: Storage, key: string) => (await storage.stat(key)) !== null;
  const restore = (key: string) => store().transaction((transaction) => restoreFile(transaction, key));

  describe.each(["directory", "bucket"])("in a %s", (kind) => {
    async function createFiles(count: number): Promise<{ storage: Storage; keys: string[] }> {
      const directory = await temporaryDirectory();
      const s3 = kind === "bucket" ? bucket.config : null;
      const storage = await createStorage({ directory, s3, random: randomBytes, now: () => now });
      const keys: string[] = [];
      for (let index = 0; index < count; index += 1) keys.push(await storeFile(storage, `file ${index}`));
      return { storage, keys };
    }

    async function keep(count: number): Promise<{ storage: Storage; keys: string[] }> {
      const { storage, keys } = await createFiles(count);
      await store().transaction(async (transaction) => {
        for (const key of keys) await keepFile(transaction, key, now);
      });
      return { storage, keys };
    }

    const cleanUp = (storage: Pick<Storage, "remove">, moment: Date, days = 30): Promise<void> =>
      removeDeletedFiles({ store: store(), storage, now: moment, days });

    it("are removed when their time is over, not before, and missing files are ignored", async () => {
      const { storage, keys } = await keep(2);
      const [first = "", second = ""] = keys;
      await cleanUp(storage, new Date(daysLater(30).getTime() - 1));
      expect(await rows()).toEqual(keys.toSorted());
      await storage.remove(first);
      await cleanUp(storage, daysLater(30));
      expect(await rows()).toEqual([]);
      expect(await isStored(storage, second)).toBe(false);
    });

    it("are removed at the next clean-up after the setting was changed to 0", async () => {
      const { storage, keys } = await keep(1);
      await cleanUp(storage, now, 0);
      expect([await rows(), await isStored(storage, keys[0] ?? "")]).toEqual([[], false]);
    });

    it("remain after they were restored", async () => {
      const { storage, keys } = await keep(1);
      const [key = ""] = keys;
      expect([await restore(key), await restore(key)]).toEqual([true, false]);
      await cleanUp(storage, daysLater(31));
      expect(await isStored(storage, key)).toBe(true);
    });

    it("are not kept by a transaction that is rolled back", async () => {
      const { keys } = await createFiles(1);
      const failing = store().transaction(async (transaction) => {
        await keepFile(transaction, keys[0] ?? "", now);
        throw new Error("rolled back");
      });
      await expect(failing).rejects.toThrow("rolled back");
      expect(await rows()).toEqual([]);
    });

    it("cannot be restored after their removal has started, and the next clean-up completes it", async () => {
      const { storage, keys } = await keep(3);
      let removed = 0;
      const failing = {
        remove: async (key: string) => {
          if (removed === 1) throw new Error("The process was killed.");
          removed += 1;
          await storage.remove(key);
        },
      };
      await expect(cleanUp(failing, daysLater(30))).rejects.toThrow("killed");
      expect(await rows()).toHaveLength(3);
      for (const key of keys) expect(await restore(key)).toBe(false);
      await Promise.all([cleanUp(storage, daysLater(30)), cleanUp(storage, daysLater(30))]);
      expect(await rows()).toEqual([]);
      for (const key of keys) expect(await isStored(storage, key)).toBe(false);
    });
  });

  it("are removed in batches, and the clean-up stops between two files", async () => {
    const keys = Array.from(
      { length: 250 },
      (_, index) => `media/part/1/a-${String(index).padStart(22, "0")}.txt`,
    );
    await store().transaction(async (transaction) => {
      for (const key of keys) await keepFile(transaction, key, now);
    });
    const removed: string[] = [];
    const storage = {
      remove: (key: string) => {
        removed.push(key);
        return Promise.resolve();
      },
    };
    const options = { store: store(), storage, now: daysLater(30), days: 30 };
    await removeDeletedFiles({ ...options, isStopped: () => removed.length === 120 });
    expect([removed.length, (await rows()).length]).toEqual([120, 150]);
    await removeDeletedFiles(options);
    expect([new Set(removed).size, await rows()]).toEqual([250, []]);
  });
});
