/** Implements `partledger export all`. `exchange/archive/` implements the export itself. */
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import { formatByteSize } from "../../util/byte-size.ts";
import { exportArchive } from "../../exchange/archive/export-archive.ts";
import { addEncryptionOptions, encryptionKeys, type EncryptionOptions } from "../archive-keys.ts";
import { CommandFailed } from "../failure.ts";
import { removeOnTermination } from "../on-termination.ts";
import { withInventory } from "../open.ts";
import { createProgress } from "../progress.ts";
import { print, tell, type Terminal } from "../terminal.ts";

interface ExportAllOptions extends EncryptionOptions {
  readonly force?: true;
}

const help = `
Exports parts with their stock, suppliers, prices, parameters and associations, all categories, storage locations and
other trees, currencies, projects with their bills of materials, attachments with their files, and the history of all of
them, to one archive. IDs, dates and storage keys are included, so links, labels and schematics remain valid after an
import. The service can run and be written to in the meantime.

The archive contains no accounts, passwords, tokens or settings; use "partledger backup" for these. Owners and authors of
changes are referenced by their user name. Private files are included.

FILE is a tar archive with JSON Lines and files, compressed with gzip unless its extension is .tar. Only its owner can
read it. Two exports of the same inventory are identical, from either database. Another version of Partledger can write
a different archive.

--recipient and --passphrase-file encrypt the archive with age (https://age-encryption.org). An encrypted archive is
different each time.

Examples:
  $ partledger export all inventory.tar.gz
  $ UPLOADS_DIR=other partledger import all inventory.tar.gz`;

export function addExportAll(group: Command, terminal: Terminal): void {
  addEncryptionOptions(
    group
      .command("all")
      .description("Export the complete inventory with projects, files and history to an archive")
      .argument("<file>", "File to create")
      .option("--force", "Replace an existing file"),
  )
    .addHelpText("after", help)
    .action((file: string, options: ExportAllOptions) => exportAll(terminal, file, options));
}

async function exportAll(terminal: Terminal, file: string, options: ExportAllOptions): Promise<void> {
  const encrypt = await encryptionKeys(terminal, options);
  const target = resolve(terminal.directory, file);
  const progress = createProgress(terminal.stderr, "Export");
  const { title, details, missing } = await withInventory(
    terminal,
    async ({ store, storage, definitions }, config) => ({
      title: storage.title,
      ...(await exportArchive({
        store,
        storage,
        definitions,
        target,
        replace: options.force === true,
        baseCurrency: config.instance.currency,
        onProgress: (step, done, total) => {
          const share = total === 0 ? 1 : done / total;
          progress.show(step === "rows" ? share : 1 + share, 2);
        },
        onTemporary: (path) => removeOnTermination(terminal, path),
        ...(encrypt !== undefined && { encrypt }),
      })),
    }),
  ).finally(progress.end);
  const { size } = await stat(target);
  print(terminal, `Exported ${formatContents(details)} to ${file} (${formatByteSize(size)}).`);
  if (missing.length === 0) return;
  for (const key of missing) tell(terminal, `The file ${key} is missing in ${title}.`);
  throw new CommandFailed(
    `The archive lacks ${missing.length === 1 ? "1 file" : `${missing.length} files`}. ` +
      `\`${terminal.command("doctor")}\` names the attachments and the command that restores each file.`,
  );
}

/** Returns what an archive contains, such as `245 parts, 3 projects, 12 files and 1904 log entries`. */
export function formatContents({
  rows,
  files,
}: {
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
}): string {
  const counted = (count: number, one: string, many: string): string =>
    `${count} ${count === 1 ? one : many}`;
  const of = (table: string): number => rows[table] ?? 0;
  return (
    `${counted(of("parts"), "part", "parts")}, ${counted(of("projects"), "project", "projects")}, ` +
    `${counted(files, "file", "files")} and ${counted(of("log_entries"), "log entry", "log entries")}`
  );
}
