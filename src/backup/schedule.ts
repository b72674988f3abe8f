/** Runs backups from inside the service at the times of BACKUP_SCHEDULE and deletes old ones. */
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Cron } from "croner";
import type { Config } from "../config/config.ts";
import type { StoreOptions } from "../database/store.ts";
import { createBackup } from "./create-backup.ts";
import { instanceId, recordBackup } from "./status.ts";

interface ScheduleOptions {
  readonly config: Config;
  readonly store: StoreOptions;
  readonly directory: string;
  readonly now: () => Date;
  readonly logger: {
    info(fields: Readonly<Record<string, unknown>>, message: string): void;
    warn(fields: Readonly<Record<string, unknown>>, message: string): void;
    error(fields: Readonly<Record<string, unknown>>, message: string): void;
  };
}

export interface BackupSchedule {
  /** Stops the schedule, aborts a backup in progress and waits for its end. */
  close(): Promise<void>;
}

/** Starts the schedule. Call it in one process only. Returns null if BACKUP_SCHEDULE is not set. */
export function startBackupSchedule(options: ScheduleOptions): BackupSchedule | null {
  const { schedule } = options.config.backup;
  if (schedule === null) return null;
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();
  const { timezone } = options.config.instance;
  const job = new Cron(schedule, { protect: true, unref: true, timezone }, () => {
    working = runScheduledBackup(options, stopping.signal);
    return working;
  });
  const next = job.nextRun();
  options.logger.info({ next: next?.toISOString() ?? null }, "Backups are scheduled.");
  return {
    async close() {
      job.stop();
      stopping.abort();
      await working;
    },
  };
}

/** Creates one backup and deletes old ones. Never throws: a failure is logged and recorded. */
export async function runScheduledBackup(options: ScheduleOptions, signal?: AbortSignal): Promise<void> {
  const { config, now, logger } = options;
  const { uploadsDirectory } = config;
  const startedAt = now().toISOString();
  const folder = resolve(config.backup.directory);
  try {
    const names = await namesOf(uploadsDirectory);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = await writeBackup(options, { folder, names, startedAt, signal });
    await deleteOldBackups(folder, names, name, config.backup.keep).catch((error: unknown) => {
      logger.warn({ err: error, folder }, "Old backups could not be deleted.");
    });
  } catch (error) {
    if (signal?.aborted === true) {
      logger.info({}, "The scheduled backup was aborted, because the service stops.");
      return;
    }
    logger.error({ err: error }, "The scheduled backup failed.");
    const reason = error instanceof Error ? error.message : String(error);
    const failure = { failedAt: startedAt, error: reason };
    await recordBackup(uploadsDirectory, { scheduled: failure }).catch(() => undefined);
  }
}

/** The names of the scheduled backups of one instance. Other files in BACKUP_DIR are never deleted. */
interface BackupNames {
  readonly prefix: string;
  /** Matches complete and incomplete backups separately: an incomplete one must not replace a complete one. */
  readonly kinds: readonly [complete: RegExp, incomplete: RegExp];
}

/** Several instances can share BACKUP_DIR, so each has an ID. A copy of UPLOADS_DIR in a backup does not contain it. */
async function namesOf(uploads: string): Promise<BackupNames> {
  const prefix = `partledger-${await instanceId(uploads)}-`;
  const pattern = (end: string): RegExp => new RegExp(`^${prefix}\\d{8}T\\d{6}Z${end}\\.tar\\.gz(\\.age)?$`);
  return { prefix, kinds: [pattern(""), pattern("-incomplete")] };
}

/** Creates one backup and records its outcome. Returns its name. */
async function writeBackup(
  { config, store, directory, now, logger }: ScheduleOptions,
  {
    folder,
    names,
    startedAt,
    signal,
  }: {
    readonly folder: string;
    readonly names: BackupNames;
    readonly startedAt: string;
    readonly signal: AbortSignal | undefined;
  },
): Promise<string> {
  const { recipients } = config.backup;
  const started = performance.now();
  const stamp = startedAt.replace(/\.\d+Z$/, "Z").replaceAll(/[-:]/g, "");
  const extension = `.tar.gz${recipients.length > 0 ? ".age" : ""}`;
  const name = `${names.prefix}${stamp}${extension}`;
  const { files, missing } = await createBackup({
    config,
    store,
    directory,
    target: join(folder, name),
    now,
    ...(recipients.length > 0 && { encrypt: { recipients } }),
    ...(signal !== undefined && { signal }),
  });
  const ms = Math.round(performance.now() - started);
  if (missing.length === 0) {
    const file = join(folder, name);
    const success = { succeededAt: startedAt, file, failedAt: null, error: null };
    await recordBackup(config.uploadsDirectory, { scheduled: success });
    logger.info({ file, files, ms }, "Backup completed.");
    return name;
  }
  const incomplete = `${names.prefix}${stamp}-incomplete${extension}`;
  const file = join(folder, incomplete);
  await rename(join(folder, name), file);
  const error = `${count(missing.length)} missing in UPLOADS_DIR, for example ${missing[0]}. The backup ${file} contains everything else.`;
  await recordBackup(config.uploadsDirectory, { scheduled: { failedAt: startedAt, error } });
  logger.error({ file, files, ms, missing: missing.slice(0, 10) }, "The scheduled backup is incomplete.");
  return incomplete;
}

function count(files: number): string {
  return files === 1 ? "1 file is" : `${files} files are`;
}

/** Deletes all scheduled backups of each kind except the newest `keep`. Always keeps the backup that was just created. */
async function deleteOldBackups(
  folder: string,
  { kinds }: BackupNames,
  created: string,
  keep: number,
): Promise<void> {
  const all = await readdir(folder);
  for (const kind of kinds) {
    // The names contain the time. If the clock was set back, the new backup is not the last one.
    const names = all.filter((name) => kind.test(name) && name !== created).sort();
    const rest = kind.test(created) ? keep - 1 : keep;
    for (const name of names.slice(0, Math.max(0, names.length - rest))) await rm(join(folder, name));
  }
}
