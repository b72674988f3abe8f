/** Backs up a PostgreSQL database before its schema is upgraded. `database/sqlite/upgrade-copy.ts` copies a SQLite database. */
import { join, resolve } from "node:path";
import type { Config } from "../config/config.ts";
import { createFolder } from "../database/create-folder.ts";
import { OpenFailure, systemReason } from "../database/open-failure.ts";
import type { StoreOptions } from "../database/store.ts";
import { removeOldCopies, upgradeCopyName } from "../database/sqlite/upgrade-copy.ts";
import { createBackup } from "./create-backup.ts";

interface UpgradeBackupOptions {
  readonly config: Pick<Config, "databaseUrl" | "uploadsDirectory" | "s3">;
  readonly store: StoreOptions;
  readonly folder: string;
  readonly now: () => Date;
}

/**
 * Creates a backup without files. Deletes older backups of this schema version, and the backups of all but the latest
 * schema versions.
 * @returns the path of the backup
 * @throws {OpenFailure} if the backup cannot be written
 */
export async function backUpBeforeUpgrade(
  { config, store, folder, now }: UpgradeBackupOptions,
  schemaVersion: number,
): Promise<string> {
  const target = join(folder, upgradeCopyName(schemaVersion, now(), "tar.gz"));
  try {
    createFolder(folder);
    await createBackup({ config, store, directory: folder, target, replace: true, files: false, now });
  } catch (error) {
    const reason = error instanceof Error ? systemReason(error) : String(error);
    throw new OpenFailure(
      `The database cannot be backed up to ${resolve(folder)} before its upgrade: ${reason.replace(/\.$/, "")}. ` +
        "If you have a backup, `partledger migrate --no-copy` upgrades the database without another one.",
      { cause: error },
    );
  }
  removeOldCopies(folder, "tar.gz");
  return target;
}
