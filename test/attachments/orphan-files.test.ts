import { access, mkdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { randomBytes } from "node:crypto";
import { removeOrphanFiles } from "../../src/attachments/orphan-files.ts";
import { createStorage } from "../../src/attachments/storage.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { temporaryDirectory } from "./temporary-storage.ts";

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

describeOneDialect("orphaned files of an interrupted write", (dialect) => {
  const { store } = useTestStore(dialect);

  async function storageWithFile(attached: boolean) {
    const directory = await temporaryDirectory();
    const storage = await createStorage({ directory, random: randomBytes, now: () => new Date() });
    const key = storage.newKey({
      private: false,
      ownerKind: "category",
      ownerId: 1,
      name: "a",
      extension: "txt",
    });
    await storage.place(await storage.stage([Buffer.from("x")]), key);
    if (attached) await attach(key);
    return { storage, key, directory };
  }

  async function attach(key: string): Promise<void> {
    const dates = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
    const tree = { name: key, name_folded: key, full_path: key, ...dates };
    await store().transaction(async ({ db }) => {
      const type = await db
        .insertInto("attachment_types")
        .values(tree)
        .returning("id")
        .executeTakeFirstOrThrow();
      const category = await db
        .insertInto("categories")
        .values(tree)
        .returning("id")
        .executeTakeFirstOrThrow();
      const row = { name: "a", name_folded: "a", attachment_type_id: type.id, category_id: category.id };
      await db
        .insertInto("attachments")
        .values({ ...row, internal_path: key, ...dates })
        .execute();
    });
  }

  it("deletes orphaned files that no row references", async () => {
    const { storage, key } = await storageWithFile(false);
    const removed: string[] = [];
    const removal = await removeOrphanFiles(store(), storage, (keys) => removed.push(...keys));
    await removal.finish();
    expect(removed).toEqual([key]);
    expect(await storage.stat(key)).toBeNull();
  });

  it("keeps files that an attachment references", async () => {
    const { storage, key } = await storageWithFile(true);
    const removal = await removeOrphanFiles(store(), storage, () => undefined);
    await removal.finish();
    expect(await storage.stat(key)).not.toBeNull();
  });

  it("keeps files whose row is committed between the two checks", async () => {
    const { storage, key } = await storageWithFile(false);
    const removal = await removeOrphanFiles(store(), storage, () => undefined);
    await attach(key);
    await removal.finish();
    expect(await storage.stat(key)).not.toBeNull();
  });
});

it("deletes temporary files of processes that have ended and keeps those of running processes", async () => {
  const directory = await temporaryDirectory();
  const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, "-");
  const gone = path.join(directory, "tmp", `${host}.999999999.aa.part`);
  const alive = path.join(directory, "tmp", `${host}.${process.ppid}.bb.part`);
  const elsewhere = path.join(directory, "tmp", "another-host.999999999.cc.part");
  await mkdir(path.dirname(gone), { recursive: true });
  for (const file of [gone, alive, elsewhere]) await writeFile(file, "x");
  await createStorage({ directory, random: randomBytes, now: () => new Date() });
  expect(await Promise.all([gone, alive, elsewhere].map(exists))).toEqual([false, true, true]);
});
