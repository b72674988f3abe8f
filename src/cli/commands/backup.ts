/** Implements `partledger backup` and `partledger backup verify`. `src/backup/` implements backups. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Writable } from "node:stream";
import type { Command } from "commander";
import { nativeBinding } from "../../util/assets.ts";
import * as backups from "../../backup/create-backup.ts";
import { recordBackup } from "../../backup/status.ts";
import { unsavedSecrets } from "../../backup/unsaved-settings.ts";
import { verifyBackup } from "../../backup/verify-backup.ts";
import {
  decryptionKeys,
  addEncryptionOptions,
  encryptionKeys,
  type DecryptionOptions,
  type EncryptionOptions,
} from "../archive-keys.ts";
import { removeOnTermination } from "../on-termination.ts";
import { lockData, requireUploadsFolder, storeOptions } from "../open.ts";
import { createProgress } from "../progress.ts";
import { readSettings } from "../settings.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { print, tell, type Terminal } from "../terminal.ts";
import { formatByteSize } from "../../util/byte-size.ts";
import { CommandFailed, WrongUsage } from "../failure.ts";
import { reasonOf } from "../../util/system-error.ts";

interface BackupOptions extends EncryptionOptions {
  readonly force?: true;
  readonly databaseOnly?: true;
}

const help = `
Backs up the database, uploaded files, keys (totp.key, oauth_*.key) and the settings files .env and .env.local of the
working directory, while the service runs. FILE is a tar archive compressed with gzip and contains a manifest with the
SHA-256 hash of each file. It is created once the backup is complete, and is readable only by its owner: it contains keys,
password hashes and private files.

If FILE is -, the backup is written to standard output. Check the exit code of the whole pipe, because an incomplete backup
cannot be restored: \`set -o pipefail\` in a shell script.

--recipient and --passphrase-file encrypt the backup with age (https://age-encryption.org). The passphrase is read from
standard input if its file is -.

Examples:
  $ partledger backup partledger-backup.tar.gz
  $ partledger backup --recipient age1… partledger-backup.tar.gz.age
  $ partledger backup --passphrase-file - partledger-backup.tar.gz.age
  $ partledger backup - | ssh backup-host 'cat > partledger-backup.tar.gz'
  $ partledger backup verify partledger-backup.tar.gz`;

const verifyHelp = `
Reads the whole backup, compares the checksums of all files with the manifest, and checks the structure of a SQLite
database, which is unpacked to the folder for temporary files (TMPDIR) and then removed. Changes nothing else. The exit code
is 1 if the backup is damaged or incomplete.

Example:
  $ partledger backup verify partledger-backup.tar.gz`;

export function addBackup(program: Command, terminal: Terminal): void {
  const backup = addEncryptionOptions(
    program
      .command("backup")
      .description("Back up the database, files and keys to an archive")
      .argument("<file>", "File to create; - is standard output")
      .option("--force", "Replace an existing file")
      .option("--database-only", "Omit uploaded files, keys and settings"),
  )
    .addHelpText("after", help)
    .action((file: string, options: BackupOptions) => createBackup(terminal, file, options));
  backup
    .command("verify")
    .description("Verify all checksums of a backup and its database")
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
  const config = readSettings(terminal);
  const encrypt = await encryptionKeys(terminal, options);
  requireUploadsFolder(config);
  lockData(terminal, config);
  const { target, path, name, size } = await openTarget(terminal, file);
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
      onTemporary: (path) => removeOnTermination(terminal, path),
      ...(encrypt !== undefined && { encrypt }),
    })
    .finally(progress.end);
  if (options.databaseOnly !== true && missing.length === 0) {
    await recordBackup(config.uploadsDirectory, { manual: { succeededAt: startedAt, file: path } });
  }
  const show = path === null ? tell : print;
  show(
    terminal,
    `Backed up the database (schema version ${manifest.schemaVersion}) and ${count(files)} to ${name} (${formatByteSize(await size())}).`,
  );
  if (options.databaseOnly !== true) {
    if (config.s3 !== null) {
      tell(terminal, `The files in the bucket ${config.s3.bucket} are not part of the backup.`);
    }
    const warning = await unsavedSecrets(terminal.directory, config);
    if (warning !== null) tell(terminal, `Warning: ${warning}`);
  }
  if (missing.length === 0) return;
  for (const key of missing) tell(terminal, `The file ${key} is missing in UPLOADS_DIR.`);
  throw new CommandFailed(
    `The backup lacks ${count(missing.length)}. \`${terminal.command("doctor")}\` names the attachments and ` +
      "the command that restores each file.",
  );
}

interface BackupTarget {
  readonly target: string | Writable;
  /** The path of the file. Null for standard output. */
  readonly path: string | null;
  readonly name: string;
  size(): Promise<number>;
}

/** @throws {WrongUsage} if standard output is a terminal */
async function openTarget(terminal: Terminal, file: string): Promise<BackupTarget> {
  if (file !== "-") {
    const path = resolve(terminal.directory, file);
    return { target: path, path, name: file, size: async () => (await stat(path)).size };
  }
  if (terminal.stdout.isTTY === true) {
    throw new WrongUsage(
      "Standard output is a terminal. Name a file, or pipe the backup to a program, as in " +
        `\`${terminal.command("backup -")} | ssh backup-host 'cat > partledger-backup.tar.gz'\`.`,
    );
  }
  // An incomplete backup is a failure, even if the reader has closed the pipe.
  terminal.ignoreOutputErrors();
  let bytes = 0;
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      terminal.stdout.write(chunk, (error) => {
        done(error instanceof Error ? notWritten(error) : null);
      });
    },
  });
  return { target, path: null, name: "standard output", size: () => Promise.resolve(bytes) };
}

function notWritten(cause: Error): CommandFailed {
  return new CommandFailed(`Cannot write the backup to standard output: ${reasonOf(cause)}.`, { cause });
}

async function verify(terminal: Terminal, file: string, options: DecryptionOptions): Promise<void> {
  const keys = await decryptionKeys(terminal, options);
  const path = resolve(terminal.directory, file);
  const size = (await stat(path).catch(() => null))?.size ?? 0;
  const progress = createProgress(terminal.stderr, "Verify");
  const addon = nativeBinding();
  const { manifest, details, files } = await inTemporaryFolder(terminal, "verify", (folder) =>
    verifyBackup(path, {
      keys,
      folder,
      store: addon === undefined ? {} : { nativeBinding: addon },
      onProgress: (bytes) => {
        progress.show(bytes, size);
      },
    }),
  ).finally(progress.end);
  const engine = details.database === "sqlite" ? "SQLite" : "PostgreSQL";
  print(
    terminal,
    `${file} is intact: created ${manifest.created} by Partledger ${manifest.partledgerVersion}, ${engine} database with ` +
      `schema version ${manifest.schemaVersion}, ${count(files)}.`,
  );
  if (details.bucket !== null) print(terminal, `The files are in the bucket ${details.bucket}.`);
  for (const key of details.missing)
    tell(terminal, `Warning: the file ${key} was missing when the backup was created.`);
}

function count(files: number): string {
  return files === 1 ? "1 file" : `${files} files`;
}
