/** Verifies backups, and defines the checks that a restore makes too. */
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { DecryptionKeys } from "../archive/encryption.ts";
import { ArchiveError, type ArchiveHeader, type Manifest } from "../archive/manifest.ts";
import { readArchive } from "../archive/read-archive.ts";
import { isStorageKey } from "../attachments/storage-key.ts";
import { checkIntegrity } from "../database/integrity.ts";
import { sqliteCopyName } from "../database/sqlite/sqlite-copy.ts";
import type { StoreOptions } from "../database/store.ts";
import { explainSystemError } from "../util/system-error.ts";
import {
  backupFormat,
  detailsOf,
  folders,
  keyFiles,
  settingsFiles,
  type BackupDetails,
} from "../archive/backup-format.ts";

interface VerifyOptions {
  readonly keys: DecryptionKeys;
  /** The folder to which a SQLite database is unpacked. */
  readonly folder: string;
  readonly store: StoreOptions;
  /** Receives the number of bytes of the archive that were read. */
  readonly onProgress?: (bytes: number) => void;
}

export async function verifyBackup(
  file: string,
  { keys, folder, store, onProgress }: VerifyOptions,
): Promise<{ manifest: Manifest; details: BackupDetails; files: number }> {
  const database = join(folder, sqliteCopyName);
  try {
    const manifest = await readArchive(file, {
      ...backupFormat,
      keys,
      onEntry: async ({ path }, content) => {
        requireKnown(file, path);
        if (path === folders.database + sqliteCopyName) await writeEntry(database, content);
      },
      ...(onProgress !== undefined && { onProgress }),
    });
    const details = requireDetails(file, manifest);
    if (details.database === "sqlite") await requireIntact(file, manifest, database, store);
    return { manifest, details, files: countFiles(manifest) };
  } catch (error) {
    const subject = `The database in ${file} could not be unpacked to ${folder}`;
    throw explainSystemError(subject, error, "Set TMPDIR to use another folder.");
  }
}

/** @throws {ArchiveError} if the unpacked SQLite database is missing or damaged, or has another schema version */
export async function requireIntact(
  file: string,
  { schemaVersion }: ArchiveHeader,
  database: string,
  { nativeBinding }: StoreOptions,
): Promise<void> {
  if (!existsSync(database)) throw new ArchiveError(`${file} contains no database.`);
  const found = await checkIntegrity(database, { nativeBinding });
  const reason =
    found.damage ??
    (found.schemaVersion === schemaVersion ? null : `its schema version is not ${schemaVersion}`);
  if (reason !== null)
    throw new ArchiveError(`The database in ${file} is damaged: ${reason}. Use another backup.`);
}

export function countFiles({ entries }: Manifest): number {
  return entries.filter(({ path }) => path.startsWith(folders.files)).length;
}

export async function writeEntry(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const chunk of content) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function requireDetails(file: string, header: ArchiveHeader): BackupDetails {
  const details = detailsOf(header);
  if (details === null) throw new ArchiveError(`${file} is damaged: header.json is invalid.`);
  return details;
}

export function isKnown(path: string): boolean {
  const within = (folder: string): string | null =>
    path.startsWith(folder) ? path.slice(folder.length) : null;
  const database = within(folders.database);
  if (database !== null) return /^[a-z0-9_]+\.(db|json|jsonl)$/.test(database);
  const file = within(folders.files);
  if (file !== null) return isStorageKey(file);
  return (
    keyFiles.includes(within(folders.keys) ?? "") || settingsFiles.includes(within(folders.settings) ?? "")
  );
}

export function requireKnown(file: string, path: string): void {
  if (!isKnown(path)) throw new ArchiveError(`${file} contains "${path}", which is not part of a backup.`);
}
