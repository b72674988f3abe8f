/** Implements `partledger licenses`, which prints the licenses of the program and of the libraries in it. */
import type { Command } from "commander";
import { readLicenses, type LicenseEntry } from "../read-licenses.ts";
import { print, type Terminal } from "../terminal.ts";

export function addLicenses(program: Command, terminal: Terminal): void {
  program
    .command("licenses")
    .description("Print the licenses of Partledger and of the libraries in it")
    .option("--json", "Print only names, versions and licenses, as JSON")
    .addHelpText("after", "\nExamples:\n  $ partledger licenses | less\n  $ partledger licenses --json")
    .action((options: { json?: true }) => printLicenses(terminal, options));
}

async function printLicenses(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const entries = readLicenses();
  if (json === true) {
    const list = entries.map(({ name, version, license }) => ({ name, version, license }));
    print(terminal, JSON.stringify(list, null, 2));
  } else print(terminal, entries.map(section).join("\n\n"));
}

const line = "-".repeat(80);

function section({ name, version, license, text }: LicenseEntry): string {
  return [line, `${name} ${version}`, `License: ${license}`, line, "", text].join("\n").trimEnd();
}
