/** The behaviour that all storages share. */
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStorage, type Storage } from "../../src/attachments/storage.ts";
import { startBucket, type TestBucket } from "../support/s3.ts";
import { contentOf, storeFile, temporaryDirectory } from "./temporary-storage.ts";

const later = new Date(Date.now() + 24 * 3_600_000);
let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startBucket();
});

afterAll(async () => {
  await bucket.close();
});

describe.each(["directory", "bucket"])("files in a %s", (kind) => {
  async function setUp(): Promise<{ storage: Storage; directory: string }> {
    const directory = await temporaryDirectory();
    const s3 = kind === "bucket" ? bucket.config : null;
    return {
      storage: await createStorage({ directory, s3, random: randomBytes, now: () => later }),
      directory,
    };
  }

  const parts = { private: false, ownerKind: "part", ownerId: 3, name: "a", extension: "txt" };

  it("a file is staged, stored, read and deleted, and no other file remains", async () => {
    const { storage, directory } = await setUp();
    const staged = await storage.stage([Buffer.from("Hel"), Buffer.from("lo")]);
    expect(staged).toMatchObject({
      size: 5,
      digest: "185f8db32271fe25f561a6fc938b2e264306ec304eda518007d1764826381969",
    });
    await storage.prepare(staged);
    const key = await storage.newKey(parts, staged);
    await storage.place(staged, key);
    await storage.discard(staged);
    expect(await storage.stat(key)).toMatchObject({ key, size: 5 });
    expect(await contentOf(storage, key)).toBe("Hello");
    expect(await text(await (await storage.stat(key))!.open({ start: 1, end: 3 }))).toBe("ell");
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.stat(key)).toBeNull();
    expect(await readdir(path.join(directory, "tmp"))).toEqual([]);
    expect(await storage.sweep(new Set())).toMatchObject({ orphans: [] });
  });

  it("a file that is deleted before it is opened is not found", async () => {
    const { storage } = await setUp();
    const key = await storeFile(storage, "x");
    const found = (await storage.stat(key))!;
    await storage.remove(key);
    await expect(found.open()).rejects.toMatchObject({ status: 404 });
    await expect(storage.copy(key, true)).rejects.toMatchObject({ status: 404 });
  });

  it("a staged file can be stored twice, and a file that is not stored leaves nothing", async () => {
    const { storage } = await setUp();
    const staged = await storage.stage([Buffer.from("twice")]);
    await storage.prepare(staged);
    await storage.prepare(staged);
    const first = await storage.newKey(parts, staged);
    await storage.place(staged, first);
    await storage.remove(first);
    const second = await storage.newKey(parts, staged);
    await storage.place(staged, second);
    await storage.discard(staged);
    expect(second).not.toBe(first);
    expect(await storage.stat(first)).toBeNull();
    expect(await contentOf(storage, second)).toBe("twice");
    const unused = await storage.stage([Buffer.from("unused")]);
    await storage.prepare(unused);
    await storage.discard(unused);
    expect(await storage.sweep(new Set([second]))).toEqual({
      orphans: [],
      missing: [],
      sizes: new Map([[second, 5]]),
    });
    await storage.remove(second);
  });

  it("a file is copied between public and private under a new random key", async () => {
    const { storage } = await setUp();
    const key = await storeFile(storage, "secret");
    const hidden = await storage.copy(key, true);
    expect(hidden).toMatch(/^secure\/part\/3\/datasheet-.*\.txt$/);
    const shown = await storage.copy(hidden, false);
    expect(shown).toMatch(/^media\//);
    expect(shown).not.toBe(key);
    await storage.remove(key);
    expect(await contentOf(storage, hidden)).toBe("secret");
    for (const copy of [hidden, shown]) await storage.remove(copy);
  });

  it("a thumbnail is deleted with its file", async () => {
    const { storage } = await setUp();
    const key = await storeFile(storage, "picture");
    await storage.addThumbnail(await storage.stage([Buffer.from("small")]), key);
    expect(await storage.statThumbnail(key)).toMatchObject({ size: 5 });
    expect(await text(await (await storage.statThumbnail(key))!.open())).toBe("small");
    await storage.remove(key);
    expect(await storage.statThumbnail(key)).toBeNull();
  });

  it("finds and sets aside files without an attachment, and finds missing files", async () => {
    const { storage, directory } = await setUp();
    const [known, orphan, lost] = await Promise.all(
      [1, 2, 3].map((ownerId) => storeFile(storage, "x", { ownerId })),
    );
    for (const key of [known, orphan]) {
      await storage.addThumbnail(await storage.stage([Buffer.from("t")]), key!);
    }
    await storage.remove(lost!);
    const found = { orphans: [storage.nameOf(orphan!)], missing: [lost], sizes: new Map([[known, 1]]) };
    expect(await storage.sweep(new Set([known!, lost!]))).toEqual(found);
    expect(await storage.setAside(storage.nameOf(orphan!))).toBe(true);
    expect(await storage.setAside(storage.nameOf(orphan!))).toBe(false);
    expect(await storage.sweep(new Set([known!]))).toMatchObject({ orphans: [], missing: [] });
    if (kind === "directory") expect(await readdir(path.join(directory, "orphaned"))).toEqual(["media"]);
    else expect(storage.orphanFolder).toBe("s3://partledger/orphaned/");
    await storage.remove(known!);
  });

  it("the file of an import is stored, read and deleted", async () => {
    const { storage, directory } = await setUp();
    const { importFiles } = storage;
    const staged = await storage.stage([Buffer.from("name;category")]);
    const name = await importFiles.place(staged);
    await storage.discard(staged);
    const opened = await importFiles.open(name);
    expect(await readFile(opened.path, "utf8")).toBe("name;category");
    await opened.close();
    expect(await readdir(path.join(directory, "tmp"))).toEqual([]);
    expect(await importFiles.olderThan(later)).toEqual([name]);
    expect(await importFiles.olderThan(new Date(0))).toEqual([]);
    await importFiles.remove(name);
    await importFiles.remove(name);
    expect(await importFiles.olderThan(later)).toEqual([]);
  });
});
