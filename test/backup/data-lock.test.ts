/** The lock of UPLOADS_DIR, and what protects a swap of files in addition. */
import { chown, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lockForRestore, lockForUse, lockName } from "../../src/backup/data-lock.ts";
import { restoreFolder } from "../../src/archive/backup-format.ts";
import { completeRestore, runPlan } from "../../src/backup/swap.ts";
import { temporaryDirectory } from "../attachments/temporary-storage.ts";

describe("the lock of UPLOADS_DIR", () => {
  it("is shared by commands and excludes a restore", async () => {
    const uploads = await temporaryDirectory();
    const [first, second] = [lockForUse(uploads, {}), lockForUse(uploads, {})];
    first();
    expect(() => lockForRestore(uploads, {})).toThrow(`The data in ${uploads} is in use.`);
    second();
    const restore = lockForRestore(uploads, {});
    expect(() => lockForUse(uploads, {})).toThrow("Another process restores a backup");
    restore();
    lockForUse(uploads, {})();
    expect((await stat(join(uploads, lockName))).mode & 0o777).toBe(0o600);
    expect(await readdir(uploads)).toEqual([lockName]);
  });

  it("does not fail if another process has completed a restore and uses the data", async () => {
    const uploads = await temporaryDirectory();
    await mkdir(join(restoreFolder(uploads), "old"), { recursive: true });
    const unlock = lockForUse(uploads, {});
    const config = { uploadsDirectory: uploads, databaseUrl: `sqlite:${uploads}/partledger.db` };
    await expect(completeRestore(config, {})).rejects.toThrow("is in use");
    unlock();
    expect(await completeRestore(config, {})).toBe("discarded");
    expect(await completeRestore(config, {})).toBeNull();
  });

  it.runIf(process.getuid?.() === 0)("belongs to the account of the service", async () => {
    const uploads = await temporaryDirectory();
    await chown(uploads, 1234, 1234);
    lockForUse(uploads, {})();
    expect((await stat(join(uploads, lockName))).uid).toBe(1234);
  });
});

describe("a swap of files", () => {
  it("fails and keeps the old file if the restored one is missing", async () => {
    const folder = await temporaryDirectory();
    const path = (name: string): string => join(folder, name);
    await writeFile(path("first"), "old");
    await writeFile(path("new"), "restored");
    const plan = {
      settings: [],
      restoreId: null,
      moves: [
        { from: path("new"), to: path("first"), old: path("old-first") },
        { from: path("missing"), to: path("second"), old: path("old-second") },
      ],
    };
    await expect(runPlan(folder, plan)).rejects.toThrow("missing is missing");
    expect((await readdir(folder)).sort()).toEqual(["first", "new"]);
  });
});
