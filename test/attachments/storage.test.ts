import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, symlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import { newStorageKey } from "../../src/attachments/new-storage-key.ts";
import { isStorageKey, newSecret } from "../../src/attachments/storage-key.ts";
import { storeFile, temporaryDirectory, temporaryStorage } from "./temporary-storage.ts";

describe("storage keys", () => {
  const parts = {
    private: false,
    ownerKind: "part",
    ownerId: 3,
    name: "Datenblatt Größe №5.pdf",
    extension: "pdf",
  };

  it("a storage key consists of the transliterated name, at least 96 random bits and the extension", () => {
    expect(newStorageKey(parts, newSecret(randomBytes))).toMatch(
      /^media\/part\/3\/datenblattgrosseno5pdf-[A-Za-z0-9_-]{22}\.pdf$/,
    );
    expect(newStorageKey({ ...parts, private: true }, newSecret(randomBytes))).toMatch(/^secure\//);
  });

  it("any name and extension result in a valid storage key", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (name, extension) => {
        expect(isStorageKey(newStorageKey({ ...parts, name, extension }, newSecret(randomBytes)))).toBe(true);
      }),
    );
  });

  it.each([
    "",
    "media",
    "../etc/passwd",
    "media/../secure/x",
    "media/part/3/../../../etc/passwd",
    "/etc/passwd",
    "media/part/3/x-0123456789012345678901.pdf/..",
    "media\\part\\3\\x",
    "tmp/x",
    "cache/media/part/3/x",
    "media/part/03/x-0123456789012345678901.pdf",
    "media/part/3/x-0123456789012345678901.pdf\n",
    "media/part/3/x-0123456789012345678901.pdf\0",
    "media/part/3/%2e%2e-0123456789012345678901.pdf",
    "media/part/3/x.pdf",
  ])("%j is not a valid storage key", async (key) => {
    const { storage } = await temporaryStorage();
    expect(isStorageKey(key)).toBe(false);
    await expect(async () => storage.stat(key)).rejects.toMatchObject({ status: 404 });
    await expect(async () => storage.remove(key)).rejects.toMatchObject({ status: 404 });
    const staged = await storage.stage([Buffer.from("x")]);
    await expect(async () => storage.place(staged, key)).rejects.toMatchObject({ status: 404 });
  });
});

describe("storage", () => {
  it("limits the total size of temporary files and accepts new files when others are deleted", async () => {
    const directory = await temporaryDirectory();
    const storage = await createStorage({
      directory,
      random: randomBytes,
      now: () => new Date(),
      maxStagedBytes: 100,
    });
    const stage = (size: number) => storage.stage([Buffer.alloc(size)]);
    const first = await stage(60);
    const full = { status: 503, headers: { "Retry-After": "10" } };
    await expect(stage(41)).rejects.toMatchObject(full);
    const second = await stage(40);
    await storage.discard(first);
    await storage.discard(first);
    await storage.place(
      second,
      newStorageKey(
        { private: false, ownerKind: "part", ownerId: 3, name: "a", extension: "txt" },
        newSecret(randomBytes),
      ),
    );
    await storage.discard(second);
    await stage(100);
    await expect(stage(1)).rejects.toMatchObject(full);
  });

  it("limits temporary files to a quarter of the total size for each user and half for each address", async () => {
    const storage = await createStorage({
      directory: await temporaryDirectory(),
      random: randomBytes,
      now: () => new Date(),
      maxStagedBytes: 100,
    });
    const stage = (size: number, user: string, address: string) =>
      storage.stage([Buffer.alloc(size)], { user, address });
    const refused = { status: 429, headers: { "Retry-After": "10" } };
    const first = await stage(25, "1", "a");
    await expect(stage(1, "1", "b")).rejects.toMatchObject(refused);
    await stage(25, "2", "a");
    await expect(stage(1, "3", "a")).rejects.toMatchObject(refused);
    await stage(25, "3", "b");
    await storage.discard(first);
    await stage(25, "1", "a");
    await storage.stage([Buffer.alloc(25)]);
  });

  it("leaves no file if reading the source fails", async () => {
    const { storage, directory } = await temporaryStorage();
    async function* failing() {
      yield Buffer.from("half");
      throw new Error("gone");
    }
    await expect(storage.stage(failing())).rejects.toThrow("gone");
    expect(await readdir(path.join(directory, "tmp"))).toEqual([]);
  });

  it("discards a staged file", async () => {
    const { storage, directory } = await temporaryStorage();
    await storage.discard(await storage.stage([Buffer.from("x")]));
    expect(await readdir(path.join(directory, "tmp"))).toEqual([]);
  });

  it("storage does not follow symbolic links to folders or files", async () => {
    const { storage, directory } = await temporaryStorage();
    const outside = await temporaryDirectory();
    const key = await storeFile(storage, "inside");
    const folder = path.join(directory, "media/part/3");
    await writeFile(path.join(outside, path.basename(key)), "outside");
    await rename(folder, `${folder}.away`);
    await symlink(outside, folder);
    expect(await storage.stat(key)).toBeNull();
    await storage.remove(key);
    expect(await readdir(outside)).toHaveLength(1);
    await expect(storeFile(storage, "x")).rejects.toThrow("symbolic link");
    expect(await readdir(outside)).toHaveLength(1);

    const other = await storeFile(storage, "y", { ownerId: 4 });
    const file = path.join(directory, other);
    await rename(file, `${file}.away`);
    await symlink("/etc/passwd", file);
    expect(await storage.stat(other)).toBeNull();
  });

  it("deletes temporary files of ended processes at startup and keeps those of running processes", async () => {
    const directory = await temporaryDirectory();
    await mkdir(path.join(directory, "tmp"));
    for (const [name, hours] of [
      ["old.part", 25],
      ["young.part", 1],
    ] as const) {
      await writeFile(path.join(directory, "tmp", name), "");
      const time = Date.parse("2026-06-02T12:00:00Z") / 1000 - hours * 3600;
      await utimes(path.join(directory, "tmp", name), time, time);
    }
    await createStorage({ directory, random: randomBytes, now: () => new Date("2026-06-02T12:00:00Z") });
    expect(await readdir(path.join(directory, "tmp"))).toEqual(["young.part"]);
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
  expect((await readdir(path.join(directory, "tmp"))).sort()).toEqual(
    [alive, elsewhere].map((file) => path.basename(file)).sort(),
  );
});
