/** Records the outcome of the last backups in a file, for `doctor` and the metrics. */
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../is-object.ts";
import { writeBeside } from "../private-file.ts";

export interface BackupStatus {
  /** The time at which the last successful backup was started (ISO 8601), or null if there is none. */
  readonly succeededAt: string | null;
  /** The file of the last successful backup. */
  readonly file: string | null;
  /** The time of the last failure, or null if no backup has failed since the last success. */
  readonly failedAt: string | null;
  /** The reason of the last failure. */
  readonly error: string | null;
}

const statusPath = (uploads: string): string => join(uploads, "backup-status.json");

/** Returns the outcome of the last backups. All values are null if there was none. */
export async function readBackupStatus(uploads: string): Promise<BackupStatus> {
  const value: unknown = await readFile(statusPath(uploads), "utf8").then(
    (text): unknown => JSON.parse(text),
    () => null,
  );
  const text = (name: string): string | null => {
    const found = isObject(value) ? value[name] : null;
    return typeof found === "string" ? found : null;
  };
  return {
    succeededAt: text("succeededAt"),
    file: text("file"),
    failedAt: text("failedAt"),
    error: text("error"),
  };
}

export async function recordSuccess(uploads: string, startedAt: string, file: string): Promise<void> {
  await writeStatus(uploads, { succeededAt: startedAt, file, failedAt: null, error: null });
}

export async function recordFailure(uploads: string, failedAt: string, error: string): Promise<void> {
  await writeStatus(uploads, { ...(await readBackupStatus(uploads)), failedAt, error });
}

async function writeStatus(uploads: string, status: BackupStatus): Promise<void> {
  const path = statusPath(uploads);
  await rename(await writeBeside(path, `${JSON.stringify(status)}\n`), path);
}
