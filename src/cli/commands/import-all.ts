/** Implements `partledger import all`. `exchange/archive/` implements the import itself. */
import { resolve } from "node:path";
import type { Command } from "commander";
import { importArchive, type ImportArchiveReport } from "../../exchange/archive/import-archive.ts";
import { decryptionKeys, type DecryptionOptions } from "../archive-keys.ts";
import { withInventory } from "../open.ts";
import { createProgress } from "../progress.ts";
import { print, tell, type Terminal } from "../terminal.ts";
import { formatContents } from "./export-all.ts";

const help = `
Imports an archive that "partledger export all" wrote, on SQLite or PostgreSQL. The inventory and its history must be
empty; users can exist. All checksums are verified first, then everything is written in one transaction: if the import
fails or is interrupted, the inventory remains empty. The service can run in the meantime, but cannot write.

Owners and authors of changes are assigned to the users with the same names. Missing users are created, disabled and
without a password and permissions; "partledger user enable NAME" enables them. BASE_CURRENCY must be the same as at the
export. Archives of older versions are accepted, those of newer versions are refused.

The import does not check the rules of the API. Import only archives from a source that you trust.

Example:
  $ partledger import all inventory.tar.gz`;

export function addImportAll(group: Command, terminal: Terminal): void {
  group
    .command("all")
    .description('Import a complete inventory that "partledger export all" wrote')
    .argument("<file>", "Archive to import")
    .option("--identity <file>", "Decrypt with the age private key in this file")
    .option("--passphrase-file <file>", "Decrypt with the passphrase in the first line of this file")
    .addHelpText("after", help)
    .action((file: string, options: DecryptionOptions) => importAll(terminal, file, options));
}

async function importAll(terminal: Terminal, file: string, options: DecryptionOptions): Promise<void> {
  const keys = await decryptionKeys(terminal, options);
  const path = resolve(terminal.directory, file);
  const progress = createProgress(terminal.stderr, "Import");
  const report = await withInventory(terminal, (inventory, config) =>
    importArchive({
      inventory,
      file: path,
      keys,
      baseCurrency: config.instance.currency,
      systemUser: terminal.systemUser,
      now: terminal.now,
      onProgress: (step, done, total) => {
        // Reading the archive is the first quarter of the bar.
        const share = total === 0 ? 1 : Math.min(done / total, 1);
        progress.show(step === "archive" ? share : 1 + 3 * share, 4);
      },
    }),
  ).finally(progress.end);
  for (const warning of warnings(report)) tell(terminal, warning);
  print(terminal, `Imported ${formatContents(report.details)} from ${file}.`);
}

/** Returns a message about each deviation from the exported inventory. */
export function warnings({ missing, users }: ImportArchiveReport): readonly string[] {
  return [
    ...missing.map((key) => `Warning: the file ${key} was missing when the archive was created.`),
    ...users.map((name) => `Created the user "${name}", who is disabled and has no permissions.`),
  ];
}
