/** `partledger migrate`: makes the database or brings its schema up to date. */
import type { Command } from "commander";
import type { Terminal } from "../terminal.ts";
import { tell } from "../terminal.ts";

export function addMigrate(program: Command, terminal: Terminal): void {
  program
    .command("migrate")
    .description("make the database, or bring it up to what this version needs")
    .addHelpText(
      "after",
      "\n`serve` does the same when it starts. A schema of a newer version is refused.\n\nExample:\n  $ partledger migrate",
    )
    .action(() => migrate(terminal));
}

async function migrate(terminal: Terminal): Promise<void> {
  const { migrateDatabase } = await import("../open.ts");
  const { readSettings } = await import("../settings.ts");
  const { applied, version } = await migrateDatabase(terminal, readSettings(terminal));
  for (const name of applied) tell(terminal, `Applied ${name}.`);
  tell(terminal, applied.length === 0 ? `The database is up to date (version ${version}).` : "Done.");
}
