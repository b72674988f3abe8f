/** Implements `partledger restore`. `src/backup/` implements backups. */
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Command } from "commander";
import { removeEmptyTarget, restoreBackup, type RestoreReport } from "../../backup/restore-backup.ts";
import { quoted } from "../../util/command-line.ts";
import type { Config } from "../../config/config.ts";
import { databaseUrl } from "../../config/values.ts";
import { decryptionKeys, type DecryptionOptions } from "../archive-keys.ts";
import { WrongUsage } from "../failure.ts";
import { requireUploadsFolder, storeOptions } from "../open.ts";
import { createProgress } from "../progress.ts";
import { readSettings } from "../settings.ts";
import { print, tell, type Terminal } from "../terminal.ts";

interface RestoreOptions extends DecryptionOptions {
  readonly into?: string;
  readonly database?: string;
  readonly force?: true;
}

const help = `
Unpacks the backup beside the current data, verifies all checksums, then replaces the database, uploaded files and keys. If
the command fails or is interrupted, either all of the old data or all of the restored data is used. Stop the service
first: the command fails while the database is in use.

The backup is restored to UPLOADS_DIR and DATABASE_URL. The settings files of the backup are restored to the working
directory unless they exist there. With --into, a SQLite database, files and keys are restored to DIR, and settings are
not restored. A PostgreSQL database is then restored to the database that --database names. Existing data is replaced only
with --force. The next command upgrades the schema of an older backup.

Examples:
  $ partledger restore partledger-backup.tar.gz
  $ partledger restore --into restored partledger-backup.tar.gz
  $ partledger restore --into restored --database postgres://ada@localhost/restored partledger-backup.tar.gz
  $ partledger restore --identity key.txt partledger-backup.tar.gz.age`;

export function addRestore(program: Command, terminal: Terminal): void {
  program
    .command("restore")
    .description("Restore a backup")
    .argument("<file>", "Backup to restore")
    .option("--into <dir>", "Directory to restore to, instead of UPLOADS_DIR")
    .option("--database <url>", "PostgreSQL database to restore to with --into, instead of DATABASE_URL")
    .option("--force", "Replace existing data")
    .option("--identity <file>", "Decrypt with the age private key in this file")
    .option("--passphrase-file <file>", "Decrypt with the passphrase in the first line of this file")
    .addHelpText("after", help)
    .action((file: string, options: RestoreOptions) => restore(terminal, file, options));
}

async function restore(terminal: Terminal, file: string, options: RestoreOptions): Promise<void> {
  const settings = readSettings(terminal);
  const config = targetOf(terminal, settings, options);
  const isNew = !existsSync(config.uploadsDirectory);
  requireUploadsFolder(config);
  const keys = await decryptionKeys(terminal, options);
  const progress = createProgress(terminal.stderr, "Restore");
  const {
    manifest,
    details,
    files,
    settings: restoredSettings,
    skippedTables,
  } = await restoreBackup({
    file: resolve(terminal.directory, file),
    config,
    store: storeOptions(config),
    settings: options.into === undefined ? terminal : null,
    force: options.force === true,
    keys,
    onProgress: (step, done, total) => {
      // On PostgreSQL, loading the database is the second half of the bar.
      const share = total === 0 ? 1 : done / total;
      const half = config.databaseUrl.startsWith("sqlite:") ? 1 : 0.5;
      progress.show(step === "archive" ? share * half : half + share * (1 - half), 1);
    },
  })
    .catch(async (error: unknown) => {
      if (isNew) await removeEmptyTarget(config.uploadsDirectory);
      throw error;
    })
    .finally(progress.end);
  const restored = details.files
    ? `the database and ${files} ${files === 1 ? "file" : "files"}`
    : "the database";
  print(terminal, `Restored ${restored} from the backup of ${manifest.created}.`);
  if (skippedTables.length > 0) {
    const names = skippedTables.join(", ");
    tell(terminal, `Tables that do not belong to Partledger were not restored: ${names}.`);
  }
  if (details.bucket !== null) {
    tell(terminal, `The files are in the bucket ${details.bucket}, and are not part of the backup.`);
  } else if (config.s3 !== null && files > 0) {
    const folders = `media and secure in ${config.uploadsDirectory}`;
    tell(terminal, `The files were restored to ${folders}. Copy them to the bucket ${config.s3.bucket}.`);
  }
  tellSettings(terminal, restoredSettings, config);
  tell(terminal, "Next steps:");
  const show = commandsFor(terminal, settings, config, options);
  tell(terminal, `  ${show("migrate")}   Upgrade the schema if the backup is older`);
  tell(terminal, `  ${show("doctor")}    Check the restored data`);
  tell(terminal, `  ${show("serve")}     Start the service`);
}

function tellSettings(
  terminal: Terminal,
  { kept, disabled, failed }: RestoreReport["settings"],
  { uploadsDirectory }: Config,
): void {
  for (const name of kept) {
    const reason = "because it exists with other contents. The backup contains it as";
    tell(terminal, `${name} was not restored, ${reason} settings/${name}.`);
  }
  for (const { file, variable } of disabled) {
    const reason = `because the backup was restored to ${resolve(terminal.directory, uploadsDirectory)}`;
    tell(terminal, `${variable} in ${file} was commented out, ${reason}.`);
  }
  for (const { path, reason } of failed) {
    tell(
      terminal,
      `Warning: ${path} could not be created: ${reason}. The backup contains it as settings/${basename(path)}.`,
    );
  }
}

/** Returns a function that formats commands for the restored data. */
function commandsFor(
  { command }: Terminal,
  settings: Config,
  restored: Config,
  { into, database }: Pick<RestoreOptions, "into" | "database">,
): (name: string) => string {
  if (into === undefined) return command;
  const isNamed = settings.databaseUrl !== `sqlite:${settings.uploadsDirectory}/partledger.db`;
  // The URL of a PostgreSQL database can contain a password.
  const url = database === undefined ? quoted(restored.databaseUrl) : "URL";
  const target = `${isNamed || database !== undefined ? `DATABASE_URL=${url} ` : ""}UPLOADS_DIR=${quoted(into)}`;
  return (name) => {
    const plain = command(name).replace(/(^| )((UPLOADS_DIR|DATABASE_URL)=('[^']*'|"[^"]*"|\S+) )+/, "$1");
    return `${target} ${plain}`;
  };
}

/** Returns the settings with the target of the restore. */
function targetOf(
  { directory }: Terminal,
  config: Config,
  { into, database }: Pick<RestoreOptions, "into" | "database">,
): Config {
  if (into === undefined) {
    if (database !== undefined) throw new WrongUsage("--database requires --into.");
    return config;
  }
  const uploadsDirectory = resolve(directory, into);
  if (database !== undefined) {
    return { ...config, uploadsDirectory, databaseUrl: checkedUrl(database) };
  }
  if (config.databaseUrl.startsWith("sqlite:")) {
    return { ...config, uploadsDirectory, databaseUrl: `sqlite:${uploadsDirectory}/partledger.db` };
  }
  throw new WrongUsage(
    "DATABASE_URL is a PostgreSQL database, which --into does not change. Pass --database URL to name the database that " +
      "receives the restored data, such as a new one that `createdb` has created.",
  );
}

function checkedUrl(database: string): string {
  const read = databaseUrl(database);
  if ("value" in read && !read.value.startsWith("sqlite:")) return read.value;
  throw new WrongUsage(
    "--database must be the URL of a PostgreSQL database, such as postgres://ada@localhost/restored.",
  );
}
