/** Implements `partledger restore`. `src/backup/` implements backups. */
import { resolve } from "node:path";
import type { Command } from "commander";
import type { Config } from "../../config.ts";
import type { DecryptionOptions } from "../archive-keys.ts";
import type { Terminal } from "../terminal.ts";
import { print, tell } from "../terminal.ts";

interface RestoreOptions extends DecryptionOptions {
  readonly into?: string;
  readonly force?: true;
}

const help = `
Unpacks the backup beside the current data, verifies all checksums, then replaces the database, uploaded files and keys. If
the command fails or is interrupted, either all of the old data or all of the restored data is used. Stop the service
first: the command fails while the database is in use.

The backup is restored to UPLOADS_DIR and DATABASE_URL. The settings files of the backup are restored to the working
directory unless they exist there. With --into, a SQLite database, files and keys are restored to DIR, and settings are
not restored. Existing data is replaced only with --force. The next command upgrades the schema of an older backup.

Examples:
  $ partledger restore partledger-backup.tar.gz
  $ partledger restore --into restored partledger-backup.tar.gz
  $ partledger restore --identity key.txt partledger-backup.tar.gz.age`;

export function addRestore(program: Command, terminal: Terminal): void {
  program
    .command("restore")
    .description("Restore a backup")
    .argument("<file>", "Backup to restore")
    .option("--into <dir>", "Directory to restore to, instead of UPLOADS_DIR")
    .option("--force", "Replace existing data")
    .option("--identity <file>", "Decrypt with the age private key in this file")
    .option("--passphrase-file <file>", "Decrypt with the passphrase in the first line of this file")
    .addHelpText("after", help)
    .action((file: string, options: RestoreOptions) => restore(terminal, file, options));
}

async function restore(terminal: Terminal, file: string, options: RestoreOptions): Promise<void> {
  const { restoreBackup } = await import("../../backup/restore-backup.ts");
  const { decryptionKeys } = await import("../archive-keys.ts");
  const { requireUploadsFolder, storeOptions } = await import("../open.ts");
  const { createProgress } = await import("../progress.ts");
  const { readSettings } = await import("../settings.ts");
  const settings = readSettings(terminal);
  const config = targetOf(terminal, settings, options);
  requireUploadsFolder(config);
  const keys = await decryptionKeys(terminal, options);
  const progress = createProgress(terminal.stderr, "Restore");
  const { manifest, details, files, keptSettings } = await restoreBackup({
    file: resolve(terminal.directory, file),
    config,
    store: storeOptions(config),
    settingsDirectory: options.into === undefined ? terminal.directory : null,
    force: options.force === true,
    keys,
    onProgress: (step, done, total) => {
      // On PostgreSQL, loading the database is the second half of the bar.
      const share = total === 0 ? 1 : done / total;
      const half = config.databaseUrl.startsWith("sqlite:") ? 1 : 0.5;
      progress.show(step === "archive" ? share * half : half + share * (1 - half), 1);
    },
  }).finally(progress.end);
  const restored = details.files
    ? `the database and ${files} ${files === 1 ? "file" : "files"}`
    : "the database";
  print(terminal, `Restored ${restored} from the backup of ${manifest.created}.`);
  for (const name of keptSettings) {
    tell(
      terminal,
      `${name} was not restored, because it exists with other contents. The backup contains it as settings/${name}.`,
    );
  }
  const show = (name: string): string =>
    options.into === undefined
      ? terminal.command(name)
      : `UPLOADS_DIR=${options.into} ${terminal.command(name).replace(/(^| )UPLOADS_DIR=\S+ /, "$1")}`;
  tell(terminal, "Next steps:");
  tell(terminal, `  ${show("migrate")}   Upgrade the schema if the backup is older`);
  tell(terminal, `  ${show("doctor")}    Check the restored data`);
  tell(terminal, `  ${show("serve")}     Start the service`);
}

/** Returns the settings with the target of the restore. */
function targetOf({ directory }: Terminal, config: Config, { into }: RestoreOptions): Config {
  if (into === undefined) return config;
  const uploadsDirectory = resolve(directory, into);
  const databaseUrl = config.databaseUrl.startsWith("sqlite:")
    ? `sqlite:${uploadsDirectory}/partledger.db`
    : config.databaseUrl;
  return { ...config, uploadsDirectory, databaseUrl };
}
