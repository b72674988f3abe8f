/** Implements `partledger backup` and `partledger backup verify`. `src/backup/` implements backups. */
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { DecryptionOptions, EncryptionOptions } from "../archive-keys.ts";
import type { Terminal } from "../terminal.ts";
import { print, tell } from "../terminal.ts";

interface BackupOptions extends EncryptionOptions {
  readonly force?: true;
  readonly databaseOnly?: true;
}

const help = `
Backs up the database, uploaded files, keys (totp.key, oauth_*.key) and the settings files .env and .env.local of the
working directory, while the service runs. FILE is a tar archive compressed with gzip and contains a manifest with the
SHA-256 hash of each file. It is created once the backup is complete, and is readable only by its owner: it contains keys,
password hashes and private files.

--recipient and --passphrase-file encrypt the backup with age (https://age-encryption.org).

Examples:
  $ partledger backup partledger-backup.tar.gz
  $ partledger backup --recipient age1… partledger-backup.tar.gz.age
  $ partledger backup verify partledger-backup.tar.gz`;

const verifyHelp = `
Reads the whole backup and compares the checksums of all files with the manifest. Changes nothing. The exit code is 1 if
the backup is damaged or incomplete.

Example:
  $ partledger backup verify partledger-backup.tar.gz`;

export function addBackup(program: Command, terminal: Terminal): void {
  const backup = program
    .command("backup")
    .description("Back up the database, files and keys to an archive")
    .argument("<file>", "File to create")
    .option("--force", "Replace an existing file")
    .option("--database-only", "Omit uploaded files, keys and settings")
    .option(
      "--recipient <key>",
      "Encrypt for the owner of this age public key; can be repeated",
      (key: string, earlier: readonly string[] = []) => [...earlier, key],
    )
    .option("--passphrase-file <file>", "Encrypt with the passphrase in the first line of this file")
    .addHelpText("after", help)
    .action((file: string, options: BackupOptions) => createBackup(terminal, file, options));
  backup
    .command("verify")
    .description("Verify all checksums of a backup")
    .argument("<file>", "Backup to read")
    .option("--identity <file>", "Decrypt with the age private key in this file")
    .option("--passphrase-file <file>", "Decrypt with the passphrase in the first line of this file")
    .addHelpText("after", verifyHelp)
    .action((file: string, options: DecryptionOptions, command: Command) =>
      // The command `backup` has an option of the same name, which takes the value.
      verify(terminal, file, { ...command.optsWithGlobals<DecryptionOptions>(), ...options }),
    );
}

async function createBackup(terminal: Terminal, file: string, options: BackupOptions): Promise<void> {
  const backups = await import("../../backup/create-backup.ts");
  const { recordSuccess } = await import("../../backup/status.ts");
  const { encryptionKeys } = await import("../archive-keys.ts");
  const { onTermination } = await import("../on-termination.ts");
  const { storeOptions } = await import("../open.ts");
  const { createProgress } = await import("../progress.ts");
  const { readSettings } = await import("../settings.ts");
  const config = readSettings(terminal);
  const encrypt = await encryptionKeys(terminal, options);
  const target = resolve(terminal.directory, file);
  const startedAt = terminal.now().toISOString();
  const progress = createProgress(terminal.stderr, "Backup");
  const { manifest, files, missing } = await backups
    .createBackup({
      config,
      store: storeOptions(config),
      directory: terminal.directory,
      target,
      replace: options.force === true,
      files: options.databaseOnly !== true,
      now: terminal.now,
      onProgress: (step, done, total) => {
        // The database is the first tenth of the bar.
        const share = total === 0 ? 1 : done / total;
        progress.show(step === "database" ? share : 1 + 9 * share, 10);
      },
      onTemporary: (path) =>
        onTermination(terminal, () => {
          rmSync(path, { recursive: true, force: true });
        }),
      ...(encrypt !== undefined && { encrypt }),
    })
    .finally(progress.end);
  if (options.databaseOnly !== true) await recordSuccess(config.uploadsDirectory, startedAt, target);
  for (const key of missing) tell(terminal, `Warning: the file ${key} is missing in UPLOADS_DIR.`);
  const { size } = await (await import("node:fs/promises")).stat(target);
  print(
    terminal,
    `Backed up the database (schema version ${manifest.schemaVersion}) and ${count(files)} to ${file} (${megabytes(size)}).`,
  );
}

async function verify(terminal: Terminal, file: string, options: DecryptionOptions): Promise<void> {
  const { stat } = await import("node:fs/promises");
  const { verifyBackup } = await import("../../backup/restore-backup.ts");
  const { decryptionKeys } = await import("../archive-keys.ts");
  const { createProgress } = await import("../progress.ts");
  const keys = await decryptionKeys(terminal, options);
  const path = resolve(terminal.directory, file);
  const size = (await stat(path).catch(() => null))?.size ?? 0;
  const progress = createProgress(terminal.stderr, "Verify");
  const { manifest, details, files } = await verifyBackup(path, keys, (bytes) => {
    progress.show(bytes, size);
  }).finally(progress.end);
  const engine = details.database === "sqlite" ? "SQLite" : "PostgreSQL";
  print(
    terminal,
    `${file} is intact: created ${manifest.created} by Partledger ${manifest.partledgerVersion}, ${engine} database with ` +
      `schema version ${manifest.schemaVersion}, ${count(files)}.`,
  );
  for (const key of details.missing)
    tell(terminal, `Warning: the file ${key} was missing when the backup was created.`);
}

function count(files: number): string {
  return files === 1 ? "1 file" : `${files} files`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
