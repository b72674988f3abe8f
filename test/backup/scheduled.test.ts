/** Scheduled backups: which ones are kept, and what is recorded about them. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { runScheduledBackup } from "../../src/backup/schedule.ts";
import { readBackupStatus, recordBackup } from "../../src/backup/status.ts";
import { readConfig, type Config } from "../../src/config/config.ts";
import { temporaryDirectory } from "../attachments/temporary-storage.ts";
import { createTestDatabase } from "../support/dialects.ts";
import { damage } from "./damage.ts";
import { loseFile, lostKey } from "./lost-file.ts";

describe("scheduled backups", () => {
  let uploads: string;
  let folder: string;
  let url: string;
  let messages: string[];

  beforeEach(async () => {
    const database = await createTestDatabase("sqlite");
    onTestFinished(database.drop);
    url = database.url;
    uploads = await temporaryDirectory();
    folder = await temporaryDirectory();
    messages = [];
  });

  const config = (more = {}): Config =>
    readConfig({ DATABASE_URL: url, UPLOADS_DIR: uploads, BACKUP_DIR: folder, BACKUP_KEEP: "2", ...more });
  const log = (_fields: unknown, message: string): void => void messages.push(message);
  const logger = { info: log, warn: log, error: log };
  const backup = (time: string, own = config(), signal?: AbortSignal): Promise<void> =>
    runScheduledBackup(
      { config: own, store: {}, directory: uploads, now: () => new Date(time), logger },
      signal,
    );

  /** The times in the names of the backups, and what follows. */
  async function kept(): Promise<string[]> {
    const names = await readdir(folder);
    return names.map((name) => name.replace(/^partledger-[0-9a-f]{8}-\d{8}T/, "")).sort();
  }

  it("keep the newest ones and other files", async () => {
    await writeFile(join(folder, "partledger-20260101T000000Z.tar.gz"), "");
    for (const hour of ["01", "02", "03"]) await backup(`2026-01-01T${hour}:00:00Z`);
    expect(await kept()).toEqual(["020000Z.tar.gz", "030000Z.tar.gz", "partledger-20260101T000000Z.tar.gz"]);
    expect((await readBackupStatus(uploads)).scheduled).toMatchObject({
      succeededAt: "2026-01-01T03:00:00.000Z",
      failedAt: null,
    });
  });

  it("keep a new backup although the clock was set back", async () => {
    for (const hour of ["11", "12", "01"]) await backup(`2026-01-01T${hour}:00:00Z`);
    expect(await kept()).toEqual(["010000Z.tar.gz", "120000Z.tar.gz"]);
  });

  it("of several instances are kept separately in the same folder", async () => {
    const other = config({ UPLOADS_DIR: await temporaryDirectory() });
    for (const hour of ["01", "02", "03"]) {
      await backup(`2026-01-01T${hour}:00:00Z`);
      await backup(`2026-01-01T${hour}:00:00Z`, other);
    }
    expect(await kept()).toEqual(["020000Z.tar.gz", "020000Z.tar.gz", "030000Z.tar.gz", "030000Z.tar.gz"]);
    expect(messages.filter((message) => message !== "Backup completed.")).toEqual([]);
  });

  it("without a file of an attachment fail and do not replace complete ones", async () => {
    for (const hour of ["01", "02"]) await backup(`2026-01-01T${hour}:00:00Z`);
    loseFile(url.replace("sqlite:", ""));
    for (const hour of ["03", "04", "05"]) await backup(`2026-01-01T${hour}:00:00Z`);
    expect(await kept()).toEqual([
      "010000Z.tar.gz",
      "020000Z.tar.gz",
      "040000Z-incomplete.tar.gz",
      "050000Z-incomplete.tar.gz",
    ]);
    const { scheduled } = await readBackupStatus(uploads);
    expect(scheduled).toMatchObject({
      succeededAt: "2026-01-01T02:00:00.000Z",
      failedAt: "2026-01-01T05:00:00.000Z",
    });
    expect(scheduled.error).toMatch(
      new RegExp(
        `^1 file is missing in UPLOADS_DIR, for example ${lostKey}\\. The backup .*050000Z-incomplete`,
      ),
    );
    expect(messages).toContain("The scheduled backup is incomplete.");
  });

  it("of a damaged database fail and delete none", async () => {
    for (const hour of ["01", "02"]) await backup(`2026-01-01T${hour}:00:00Z`);
    const path = url.replace("sqlite:", "");
    damage(path);
    for (const hour of ["03", "04"]) await backup(`2026-01-01T${hour}:00:00Z`);
    expect(await kept()).toEqual(["010000Z.tar.gz", "020000Z.tar.gz"]);
    expect(await readdir(join(uploads, "tmp"))).toEqual([]);
    const { scheduled } = await readBackupStatus(uploads);
    expect(scheduled).toMatchObject({
      succeededAt: "2026-01-01T02:00:00.000Z",
      failedAt: "2026-01-01T04:00:00.000Z",
    });
    expect(scheduled.error).toMatch(/^The SQLite database .*partledger\.db is damaged: .* Restore it from a/);
    expect(scheduled.error).toContain(path);
  });

  it("succeed if an old one cannot be deleted", async () => {
    await backup("2026-01-01T01:00:00Z");
    const { id } = await readBackupStatus(uploads);
    await mkdir(join(folder, `partledger-${id}-20250101T000000Z.tar.gz`));
    await backup("2026-01-01T02:00:00Z");
    expect(messages).toContain("Old backups could not be deleted.");
    expect((await readBackupStatus(uploads)).scheduled).toMatchObject({
      succeededAt: "2026-01-01T02:00:00.000Z",
      failedAt: null,
    });
  });

  it("report a failure until the next scheduled one succeeds", async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, "");
    await backup("2026-01-01T01:00:00Z");
    await recordBackup(uploads, { manual: { succeededAt: "2026-01-01T01:30:00.000Z", file: "manual" } });
    expect((await readBackupStatus(uploads)).scheduled.failedAt).toBe("2026-01-01T01:00:00.000Z");
    await rm(folder);
    await backup("2026-01-01T02:00:00Z");
    expect((await readBackupStatus(uploads)).scheduled).toMatchObject({ failedAt: null, error: null });
  });

  it("replace an invalid status file", async () => {
    await writeFile(join(uploads, "backup-status.json"), '{"id":');
    await backup("2026-01-01T01:00:00Z");
    expect(await kept()).toEqual(["010000Z.tar.gz"]);
    expect((await readBackupStatus(uploads)).scheduled.succeededAt).toBe("2026-01-01T01:00:00.000Z");
  });

  it("are aborted when the service stops", async () => {
    const stopping = new AbortController();
    stopping.abort();
    await backup("2026-01-01T01:00:00Z", config(), stopping.signal);
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(join(uploads, "tmp"))).toEqual([]);
    expect((await readBackupStatus(uploads)).scheduled.failedAt).toBeNull();
    expect(messages).toEqual(["The scheduled backup was aborted, because the service stops."]);
  });
});
