/** Runs backups from inside the service at the times of BACKUP_SCHEDULE and deletes old ones. */
import { mkdir, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Cron } from "croner";
import { ConfigError } from "../config.ts";
import type { Config } from "../config.ts";
import type { StoreOptions } from "../database/store.ts";
import { createBackup } from "./create-backup.ts";
import { recordFailure, recordSuccess } from "./status.ts";

interface ScheduleOptions {
  readonly config: Config;
  readonly store: StoreOptions;
  /** The working directory, whose settings files are included. */
  readonly directory: string;
  readonly now: () => Date;
  readonly logger: {
    info(fields: Readonly<Record<string, unknown>>, message: string): void;
    warn(fields: Readonly<Record<string, unknown>>, message: string): void;
    error(fields: Readonly<Record<string, unknown>>, message: string): void;
  };
}

export interface BackupSchedule {
  /** Stops the schedule and waits for a backup in progress. */
  close(): Promise<void>;
}

/** The names of scheduled backups. Other files in BACKUP_DIR are never deleted. */
const scheduledName = /^partledger-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/;

/**
 * Starts the schedule. Call it in one process only. Returns null if BACKUP_SCHEDULE is not set.
 * @throws {ConfigError} if BACKUP_SCHEDULE is invalid
 */
export function startBackupSchedule(options: ScheduleOptions): BackupSchedule | null {
  const { schedule } = options.config.backup;
  if (schedule === null) return null;
  let working: Promise<void> = Promise.resolve();
  const job = cron(schedule, options.config.instance.timezone, () => {
    working = runScheduledBackup(options);
    return working;
  });
  const next = job.nextRun();
  options.logger.info({ next: next?.toISOString() ?? null }, "Backups are scheduled.");
  return {
    async close() {
      job.stop();
      await working;
    },
  };
}

function cron(schedule: string, timezone: string, work: () => Promise<void>): Cron {
  try {
    return new Cron(schedule, { protect: true, unref: true, timezone }, work);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`BACKUP_SCHEDULE is not a valid cron expression: ${reason}.`]);
  }
}

/** Creates one backup and deletes old ones. Never throws: a failure is logged and recorded. */
export async function runScheduledBackup({
  config,
  store,
  directory,
  now,
  logger,
}: ScheduleOptions): Promise<void> {
  const { keep, recipients } = config.backup;
  const startedAt = now().toISOString();
  const started = performance.now();
  try {
    const folder = resolve(config.backup.directory);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = startedAt.replace(/\.\d+Z$/, "Z").replaceAll(/[-:]/g, "");
    const name = `partledger-${stamp}.tar.gz${recipients.length > 0 ? ".age" : ""}`;
    const file = join(folder, name);
    const { files, missing } = await createBackup({
      config,
      store,
      directory,
      target: file,
      now,
      ...(recipients.length > 0 && { encrypt: { recipients } }),
    });
    await recordSuccess(config.uploadsDirectory, startedAt, file);
    const ms = Math.round(performance.now() - started);
    logger.info({ file, files, ms }, "Backup completed.");
    if (missing.length > 0) {
      logger.warn(
        { missing: missing.slice(0, 10) },
        "The backup lacks files that are missing in UPLOADS_DIR.",
      );
    }
    await deleteOldBackups(folder, keep);
  } catch (error) {
    logger.error({ err: error }, "The scheduled backup failed.");
    const reason = error instanceof Error ? error.message : String(error);
    await recordFailure(config.uploadsDirectory, startedAt, reason).catch(() => undefined);
  }
}

/** Deletes all scheduled backups except the newest `keep`. */
async function deleteOldBackups(folder: string, keep: number): Promise<void> {
  // The names contain the time, so their order is the order of creation.
  const names = (await readdir(folder)).filter((name) => scheduledName.test(name)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}
