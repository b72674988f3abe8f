/** Implements `partledger migrate`, which creates or upgrades the database schema. */
import type { Command } from "commander";
import type { Terminal } from "../terminal.ts";
import { tell } from "../terminal.ts";

export function addMigrate(program: Command, terminal: Terminal): void {
  program
    .command("migrate")
    .description("Create or upgrade the database schema")
    .addHelpText(
      "after",
      "\n`partledger serve` does this each time it starts. The command fails if the schema belongs to a newer version of\nPartledger.\n\nExample:\n  $ partledger migrate",
    )
    .action(() => migrate(terminal));
}

async function migrate(terminal: Terminal): Promise<void> {
  const { migrateDatabase } = await import("../open.ts");
  const { readSettings } = await import("../settings.ts");
  const { applied, version } = await migrateDatabase(terminal, readSettings(terminal));
  for (const name of applied) tell(terminal, `Applied migration ${name}.`);
  tell(
    terminal,
    applied.length === 0
      ? `The database schema is up to date (version ${version}).`
      : `Upgraded the database schema to version ${version}.`,
  );
}
