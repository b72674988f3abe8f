/** Implements `partledger migrate`, which creates or upgrades the database schema. */
import type { Command } from "commander";
import { migrateDatabase } from "../open.ts";
import { readSettings } from "../settings.ts";
import { tell, type Terminal } from "../terminal.ts";

const help = `
\`partledger serve\` and all commands that use the database do this when they start. The database is first copied to
UPLOADS_DIR/backups, or to a folder in BACKUP_DIR if it is set; a PostgreSQL database as a backup without files. The upgrade
runs in one transaction: if it fails, the database is unchanged. The command fails if a newer version of Partledger has
already upgraded the database.

Examples:
  $ partledger migrate
  $ partledger migrate --no-copy`;

export function addMigrate(program: Command, terminal: Terminal): void {
  program
    .command("migrate")
    .description("Create or upgrade the database schema")
    .option("--no-copy", "Do not copy the database before the upgrade")
    .addHelpText("after", help)
    .action((options: { copy: boolean }) => migrate(terminal, options));
}

async function migrate(terminal: Terminal, { copy: wanted }: { copy: boolean }): Promise<void> {
  const { applied, version, copy } = await migrateDatabase(terminal, readSettings(terminal), {
    copy: wanted,
  });
  if (copy !== null) tell(terminal, `Copied the database to ${copy}.`);
  for (const name of applied) tell(terminal, `Applied migration ${name}.`);
  tell(
    terminal,
    applied.length === 0
      ? `The database schema is up to date (version ${version}).`
      : `Upgraded the database schema to version ${version}.`,
  );
}
