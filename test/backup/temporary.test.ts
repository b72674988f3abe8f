/** The temporary files of backups: where they are, and who removes them. */
import { randomBytes } from "node:crypto";
import { chown, mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { describe, expect, it, onTestFinished } from "vitest";
import { holdFiles } from "../../src/attachments/file-holds.ts";
import { createBackup, type BackupOptions } from "../../src/backup/create-backup.ts";
import { createTemporaryFile } from "../../src/util/temporary-file.ts";
import { storeFile, temporaryDirectory, temporaryStorage } from "../attachments/temporary-storage.ts";
import { createTestDatabase } from "../support/dialects.ts";

const long = new Date(Date.now() - 2 * 3_600_000);

describe("a backup", () => {
  async function start(more: Partial<BackupOptions> = {}) {
    const database = await createTestDatabase("sqlite");
    onTestFinished(database.drop);
    const uploadsDirectory = await temporaryDirectory();
    const folder = await temporaryDirectory();
    const working = createBackup({
      config: { databaseUrl: database.url, uploadsDirectory, s3: null },
      store: {},
      directory: folder,
      target: join(folder, "b.tar.gz"),
      now: () => new Date(),
      ...more,
    });
    return { uploadsDirectory, folder, working };
  }

  it("writes the database unencrypted only to UPLOADS_DIR", async () => {
    const found: string[][] = [];
    const recipients = [await identityToRecipient(await generateIdentity())];
    const temporary: string[] = [];
    const { folder, uploadsDirectory, working } = await start({
      encrypt: { recipients },
      onTemporary: (path) => {
        temporary.push(path);
        return () => void temporary.splice(temporary.indexOf(path), 1);
      },
      onProgress: () => found.push([...temporary]),
    });
    await working;
    expect(found.flat().every((path) => path.startsWith(join(uploadsDirectory, "tmp")))).toBe(true);
    expect(found.length).toBeGreaterThan(0);
    expect(await readdir(folder)).toEqual(["b.tar.gz"]);
    expect(await readdir(join(uploadsDirectory, "tmp"))).toEqual([]);
    // Nothing is left to remove if a signal ends the process now.
    expect(temporary).toEqual([]);
  });

  it("registers all temporary files for removal when a signal ends the process", async () => {
    const temporary: string[] = [];
    const { folder, working } = await start({
      onTemporary: (path) => {
        temporary.push(path);
        return () => undefined;
      },
    });
    await working;
    expect(temporary.map((path) => path.startsWith(folder))).toEqual([false, true]);
  });

  it("leaves nothing when it is aborted", async () => {
    const stopping = new AbortController();
    const { folder, uploadsDirectory, working } = await start({
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    await expect(working).rejects.toThrow(/abort/);
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(join(uploadsDirectory, "tmp"))).toEqual([]);
  });

  it("removes the temporary files of earlier ones that were killed", async () => {
    const { folder, uploadsDirectory, working } = await start();
    await working;
    await createTemporaryFile(folder).then(({ handle, path }) => {
      void handle.close();
      return utimes(path, long, long);
    });
    await writeFile(join(folder, ".other-0123456789abcdef.part"), "");
    const recent = await createTemporaryFile(folder);
    const hold = join(uploadsDirectory, "tmp", "other-host.1.0.hold");
    await mkdir(hold);
    await utimes(hold, long, long);
    await holdFiles(uploadsDirectory, randomBytes);
    expect((await readdir(folder)).sort()).toEqual(
      [".other-0123456789abcdef.part", recent.path.slice(folder.length + 1), "b.tar.gz"].sort(),
    );
    expect(await readdir(join(uploadsDirectory, "tmp"))).not.toContain("other-host.1.0.hold");
    await recent.remove();
  });
});

describe("files that are deleted", () => {
  it("are kept for a backup of any host until it has not touched its hold for ten minutes", async () => {
    const { storage, directory } = await temporaryStorage();
    const first = await storeFile(storage, "first");
    const second = await storeFile(storage, "second", { ownerId: 4 });
    const third = await storeFile(storage, "third", { ownerId: 5 });
    const foreign = join(directory, "tmp", "other-host.1.0.hold");
    await mkdir(foreign);
    const hold = await holdFiles(directory, randomBytes);
    await storage.remove(first);
    expect(await hold.has(first)).toBe(true);
    const { size, content } = await hold.open(first);
    expect([size, await text(content)]).toEqual([5, "first"]);
    expect(await readdir(foreign)).toHaveLength(1);
    await utimes(foreign, long, long);
    await storage.remove(second);
    expect(await readdir(foreign)).toHaveLength(1);
    expect(await hold.has(second)).toBe(true);
    await hold.release();
    await storage.remove(third);
    expect(await readdir(foreign)).toHaveLength(1);
  });

  it.runIf(process.getuid?.() === 0)("can be kept by the account of the service", async () => {
    const directory = await temporaryDirectory();
    await chown(directory, 1234, 1234);
    await holdFiles(directory, randomBytes);
    const [name = ""] = await readdir(join(directory, "tmp"));
    for (const path of ["tmp", `tmp/${name}`]) expect((await stat(join(directory, path))).uid).toBe(1234);
  });
});
