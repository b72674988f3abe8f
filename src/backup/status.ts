/** Records the outcome of the last backups in a file, for `doctor` and the metrics. */
import { randomBytes } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../util/is-object.ts";
import { writeBeside } from "../util/private-file.ts";

export interface LastSuccess {
  /** The time at which the last complete backup was started (ISO 8601), or null if there is none. */
  readonly succeededAt: string | null;
  /** The file of the last complete backup. Null if it was written to standard output. */
  readonly file: string | null;
}

export interface ScheduledBackups extends LastSuccess {
  /** The time of the last failure, or null if no scheduled backup has failed since the last success. */
  readonly failedAt: string | null;
  readonly error: string | null;
}

export interface BackupStatus {
  /** Identifies UPLOADS_DIR in the names of its scheduled backups. Null before the first one. */
  readonly id: string | null;
  readonly scheduled: ScheduledBackups;
  /** The backups of the command `backup`, whose failures only its exit code reports. */
  readonly manual: LastSuccess;
}

const statusPath = (uploads: string): string => join(uploads, "backup-status.json");

/** Returns whether the file is missing or contains JSON. The next backup replaces an invalid file. */
export async function isStatusValid(uploads: string): Promise<boolean> {
  const text = await readFile(statusPath(uploads), "utf8").catch(() => null);
  return text === null || isObject(parse(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the outcome of the last backups. All values are null if there was none, or if the file is invalid. */
export async function readBackupStatus(uploads: string): Promise<BackupStatus> {
  const value = await readFile(statusPath(uploads), "utf8").then(parse, () => null);
  const text = (object: unknown, name: string): string | null => {
    const found = isObject(object) ? object[name] : null;
    return typeof found === "string" ? found : null;
  };
  const success = (object: unknown): LastSuccess => ({
    succeededAt: text(object, "succeededAt"),
    file: text(object, "file"),
  });
  const { scheduled, manual } = isObject(value) ? value : {};
  return {
    id: text(value, "id"),
    scheduled: {
      ...success(scheduled),
      failedAt: text(scheduled, "failedAt"),
      error: text(scheduled, "error"),
    },
    manual: success(manual),
  };
}

/** Returns the ID of UPLOADS_DIR, which distinguishes instances that share BACKUP_DIR. Creates it if there is none. */
export async function instanceId(uploads: string): Promise<string> {
  const { id } = await readBackupStatus(uploads);
  if (id !== null && /^[0-9a-f]{8}$/.test(id)) return id;
  const created = randomBytes(4).toString("hex");
  await recordBackup(uploads, { id: created });
  return created;
}

export async function recordBackup(
  uploads: string,
  changes: {
    readonly id?: string;
    readonly scheduled?: Partial<ScheduledBackups>;
    readonly manual?: LastSuccess;
  },
): Promise<void> {
  const current = await readBackupStatus(uploads);
  const scheduled = { ...current.scheduled, ...changes.scheduled };
  const path = statusPath(uploads);
  const text = `${JSON.stringify({ ...current, ...changes, scheduled })}\n`;
  await rename(await writeBeside(path, text), path);
}
