/** Implements `partledger doctor`, which runs the checks in `checks.ts` and prints their results. */
import type { Command } from "commander";
import type { Check } from "../checks.ts";
import { CommandFailed } from "../failure.ts";
import type { Terminal } from "../terminal.ts";
import { print } from "../terminal.ts";

export function addDoctor(program: Command, terminal: Terminal): void {
  program
    .command("doctor")
    .description("Check the settings, database and files")
    .option("--json", "Print JSON")
    .addHelpText(
      "after",
      "\nMakes no changes. The exit code is 1 if a check fails; warnings do not affect it.\n\n" +
        "Example:\n  $ partledger doctor --json",
    )
    .action((options: { json?: true }) => doctor(terminal, options));
}

const marks: Readonly<Record<Check["status"], string>> = {
  ok: "ok      ",
  warning: "warning ",
  failed: "FAILED  ",
};

async function doctor(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const { runChecks } = await import("../checks.ts");
  const checks = await runChecks(terminal);
  const isHealthy = checks.every(({ status }) => status !== "failed");
  if (json === true) print(terminal, JSON.stringify({ ok: isHealthy, checks }, null, 2));
  else for (const { status, name, detail } of checks) print(terminal, `${marks[status]}${name}: ${detail}`);
  if (!isHealthy) throw new CommandFailed();
}
