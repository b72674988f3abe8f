/**
 * Defines the contents of backups, which are archives (see `archive/manifest.ts`):
 * - `database/`: a SQLite database, or the dump of a PostgreSQL database (`database/postgres/postgres-dump.ts`)
 * - `files/media/…` and `files/secure/…`: the uploaded files under their storage keys
 * - `keys/`: the key files of UPLOADS_DIR
 * - `settings/`: the settings files of the working directory
 */
import { join } from "node:path";
import type { ArchiveHeader } from "./manifest.ts";
import type { Dialect } from "../database/store.ts";

export const backupFormat = { format: "partledger-backup", formatVersion: 1 } as const;

/** The properties of a backup in the header of the archive. */
export interface BackupDetails extends Readonly<Record<string, unknown>> {
  readonly database: Dialect;
  /** Whether the backup contains files, unless they are in a bucket, and keys. A backup before an upgrade contains only the database. */
  readonly files: boolean;
  /** The keys of files that were missing although the database refers to them. */
  readonly missing: readonly string[];
  /** The bucket that contains the files. The backup does not contain them. */
  readonly bucket: string | null;
}

export const folders = { database: "database/", files: "files/", keys: "keys/", settings: "settings/" };

export const keyFiles: readonly string[] = [
  "totp.key",
  "oauth_private.key",
  "oauth_public.key",
  "oauth_private.previous.key",
  "oauth_public.previous.key",
];

/** The settings files in the working directory. */
export const settingsFiles: readonly string[] = [".env", ".env.local"];

/** Returns the folder in which a restore prepares its files. It exists during a restore and after an interrupted one. */
export function restoreFolder(uploads: string): string {
  return join(uploads, ".restore");
}

/** Returns the path of the plan of a restore, which exists while the restore replaces files. */
export function restorePlanPath(uploads: string): string {
  return join(restoreFolder(uploads), "plan.json");
}

/** Returns the path that the plan has when only the replaced files remain to be removed. */
export function restoreDonePath(uploads: string): string {
  return join(restoreFolder(uploads), "done.json");
}

export function detailsOf({ details }: ArchiveHeader): BackupDetails | null {
  const { database, files, missing, bucket = null } = details;
  if (database !== "sqlite" && database !== "postgres") return null;
  if (typeof files !== "boolean" || !Array.isArray(missing)) return null;
  if (bucket !== null && typeof bucket !== "string") return null;
  return { database, files, missing: missing.map(String), bucket };
}
