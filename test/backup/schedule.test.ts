/** BACKUP_SCHEDULE starts backups. `scheduled.test.ts` tests which ones are kept. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { verifyBackup } from "../../src/backup/verify-backup.ts";
import { runScheduledBackup, startBackupSchedule } from "../../src/backup/schedule.ts";
import { readBackupStatus } from "../../src/backup/status.ts";
import { readConfig } from "../../src/config/config.ts";
import { temporaryDirectory } from "../attachments/temporary-storage.ts";
import { createTestDatabase } from "../support/dialects.ts";
import { createDirectory, startProcess } from "../support/process.ts";

describe("a schedule", () => {
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

  function options({ schedule = null, databaseUrl = url, keep = 100, now = () => new Date() }: Changes) {
    const config = readConfig({ UPLOADS_DIR: uploads, DATABASE_URL: databaseUrl, BACKUP_DIR: folder });
    const log = (_fields: unknown, message: string): void => void messages.push(message);
    return {
      // BACKUP_SCHEDULE accepts no seconds.
      config: { ...config, backup: { ...config.backup, keep, schedule } },
      store: {},
      directory: uploads,
      now,
      logger: { info: log, warn: log, error: log },
    };
  }

  it("creates backups at its times until it is closed", async () => {
    const schedule = startBackupSchedule(options({ schedule: "* * * * * *" }));
    const isDone = () => messages.filter((message) => message === "Backup completed.").length;
    await expect.poll(isDone, { timeout: 20_000, interval: 50 }).toBeGreaterThanOrEqual(2);
    await schedule?.close();
    const names = (await readdir(folder)).toSorted();
    for (const name of names) {
      expect(name).toMatch(/^partledger-[0-9a-f]{8}-\d{8}T\d{6}Z\.tar\.gz$/);
      const target = { keys: {}, folder: await temporaryDirectory(), store: {} };
      expect((await verifyBackup(join(folder, name), target)).details.database).toBe("sqlite");
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
    const { scheduled } = await readBackupStatus(uploads);
    expect(scheduled).toMatchObject({ file: join(folder, names.at(-1) ?? ""), failedAt: null });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await readdir(folder)).toSorted()).toEqual(names);
  });

  it("deletes no backup if a new one fails", async () => {
    const at = (day: number) => () => new Date(Date.UTC(2026, 0, day));
    for (const day of [1, 2, 3]) await runScheduledBackup(options({ now: at(day) }));
    const before = await readdir(folder);
    expect(before).toHaveLength(3);
    const databaseUrl = `sqlite:${join(uploads, "missing.db")}`;
    await runScheduledBackup(options({ now: at(4), keep: 1, databaseUrl }));
    expect(await readdir(folder)).toEqual(before);
    expect((await readBackupStatus(uploads)).scheduled).toMatchObject({
      succeededAt: at(3)().toISOString(),
      failedAt: at(4)().toISOString(),
      error: `The SQLite database ${join(uploads, "missing.db")} does not exist.`,
    });
    await runScheduledBackup(options({ now: at(5), keep: 1 }));
    expect(await readdir(folder)).toEqual([expect.stringContaining("-20260105T000000Z.tar.gz")]);
  });

  it("is started by the service, and with workers by one process", async () => {
    const directory = await createDirectory(() => Promise.resolve());
    const environment = { BACKUP_SCHEDULE: "30 3 * * *" };
    const running = await startProcess(["--workers", "2"], { directory, environment });
    await expect.poll(() => running.stderr()).toContain("Backups are scheduled.");
    await running.stop("SIGTERM");
    expect(running.stderr().match(/Backups are scheduled\./g)).toHaveLength(1);
    expect(running.stderr()).toMatch(/"next":"\d{4}-\d\d-\d\dT03:30:00\.000Z"/);
    await rm(directory, { recursive: true, force: true });
  });
});

interface Changes {
  readonly schedule?: string | null;
  readonly databaseUrl?: string;
  readonly keep?: number;
  readonly now?: () => Date;
}
