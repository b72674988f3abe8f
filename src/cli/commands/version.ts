/** Implements `partledger version`, which prints the versions of the program and of what it runs on. */
import type { Command } from "commander";
import { buildCommit, nativeBinding } from "../../util/assets.ts";
import { requiredSchemaVersion } from "../../database/migrate.ts";
import { sqliteVersion } from "../../database/sqlite/sqlite-file.ts";
import { version } from "../../util/version.ts";
import { print, type Terminal } from "../terminal.ts";

export function addVersion(program: Command, terminal: Terminal): void {
  program
    .command("version")
    .description("Show the versions of Partledger, Node.js, SQLite and the database schema")
    .option("--json", "Print JSON")
    .addHelpText(
      "after",
      "\nThe schema version is the one that this program requires. `partledger doctor` compares it with the database.\n\n" +
        "Example:\n  $ partledger version --json",
    )
    .action((options: { json?: true }) => printVersion(terminal, options));
}

async function printVersion(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const facts = {
    version,
    commit: buildCommit(),
    node: process.versions.node,
    sqlite: sqliteVersion(nativeBinding()),
    schema: requiredSchemaVersion,
    platform: `${process.platform}-${process.arch}`,
  };
  if (json === true) {
    print(terminal, JSON.stringify(facts, null, 2));
    return;
  }
  const rows = [
    ["Partledger", facts.version],
    ["Commit", facts.commit ?? "unknown"],
    ["Node.js", facts.node],
    ["SQLite", facts.sqlite],
    ["Schema", String(facts.schema)],
    ["Platform", facts.platform],
  ] as const;
  print(terminal, rows.map(([name, value]) => `${`${name}:`.padEnd(12)}${value}`).join("\n"));
}
