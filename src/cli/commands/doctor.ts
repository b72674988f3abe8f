/** Implements `partledger doctor`, which runs the checks in `checks/`, prints their results and fixes problems. */
import type { Command } from "commander";
import { RestoreInProgress } from "../../backup/data-lock.ts";
import type { Finding } from "../checks/finding.ts";
import { repairAll, runChecks, type Repair } from "../checks/run.ts";
import { CommandFailed, WrongUsage } from "../failure.ts";
import { lockData } from "../open.ts";
import { readSettings } from "../settings.ts";
import { print, type Terminal } from "../terminal.ts";

const help = `
Prints a command for each problem, which fixes it or shows its cause. Words in capitals, such as FILE, must be replaced.
Makes no changes unless --fix is set, except that it completes an interrupted restore, like all commands.

--fix restricts file modes, corrects owners (only as root), creates missing OAuth keys, checkpoints the write-ahead log, adds
missing indexes and checksums of attachment files, and moves files without an attachment to UPLOADS_DIR/orphaned, or to
orphaned/ in the bucket. New OAuth keys revoke all grants of a lost pair. --fix deletes neither rows nor attachment files.
Then it checks again.

If there are more files without an attachment than files with one, DATABASE_URL is probably wrong, so --fix moves them only
with --move-orphans.

--deep compares the content of all attachment files with the SHA-256 checksums in the database. Without --deep, only their
sizes are compared. A missing checksum is added, but an existing one is never replaced.

Exit codes: 0 no problem (warnings are allowed), 1 at least one problem.

Examples:
  $ partledger doctor
  $ partledger doctor --deep --json
  $ partledger doctor --fix`;

interface DoctorCommandOptions {
  readonly deep?: true;
  readonly fix?: true;
  readonly moveOrphans?: true;
  readonly json?: true;
  readonly offline?: true;
}

export function addDoctor(program: Command, terminal: Terminal): void {
  program
    .command("doctor")
    .description("Check the settings, database and files, and fix problems")
    .option("--deep", "Check the whole database file and the checksums of all attachment files")
    .option("--fix", "Fix problems that need no decision")
    .option("--move-orphans", "With --fix: move files without an attachment even if they are the majority")
    .option("--json", "Print JSON")
    .option("--offline", "Do not connect to PUBLIC_URL")
    .addHelpText("after", help)
    .action((options: DoctorCommandOptions) => doctor(terminal, options));
}

async function doctor(
  terminal: Terminal,
  { deep, fix, moveOrphans, json, offline }: DoctorCommandOptions,
): Promise<void> {
  if (moveOrphans === true && fix !== true) throw new WrongUsage("--move-orphans requires --fix.");
  if (fix === true) await lockForRepairs(terminal);
  const options = {
    deep: deep === true,
    moveOrphans: moveOrphans === true,
    offline: offline === true,
  };
  let findings = await runChecks(terminal, options);
  let repairs: readonly Repair[] = [];
  if (fix === true) {
    repairs = await repairAll(findings);
    if (repairs.length > 0) findings = await runChecks(terminal, options);
  }
  const isHealthy = findings.every(({ status }) => status !== "problem");
  if (json === true) printJson(terminal, isHealthy, findings, fix === true ? repairs : null);
  else printText(terminal, findings, repairs);
  if (!isHealthy) throw new CommandFailed();
}

/** Repairs must not change files while a restore replaces them. The checks report invalid settings and folders. */
async function lockForRepairs(terminal: Terminal): Promise<void> {
  try {
    lockData(terminal, readSettings(terminal));
  } catch (error) {
    if (error instanceof RestoreInProgress) throw error;
  }
}

function printJson(
  terminal: Terminal,
  isHealthy: boolean,
  findings: readonly Finding[],
  repairs: readonly Repair[] | null,
): void {
  const checks = findings.map(({ repair, ...finding }) => ({ ...finding, fixable: repair !== undefined }));
  const report = { ok: isHealthy, checks, ...(repairs !== null && { repairs }) };
  print(terminal, JSON.stringify(report, null, 2));
}

function printText(terminal: Terminal, findings: readonly Finding[], repairs: readonly Repair[]): void {
  for (const { name, done, message } of repairs) {
    print(terminal, `${(done ? "fixed" : "FAILED").padEnd(8)}${name}: ${message}`);
  }
  for (const { status, name, message, fix } of findings) {
    const mark = status === "problem" ? "PROBLEM" : status;
    print(terminal, `${mark.padEnd(8)}${name}: ${message}`);
    if (fix !== null) print(terminal, `${" ".repeat(8)}Fix: ${fix}`);
  }
  const count = (status: Finding["status"]): number =>
    findings.filter((finding) => finding.status === status).length;
  const fixable = findings.filter(({ repair }) => repair !== undefined).length;
  const hint =
    fixable === 0 || repairs.length > 0
      ? ""
      : ` \`${terminal.command("doctor --fix")}\` fixes ${fixable} of them.`;
  print(terminal, `Problems: ${count("problem")}, warnings: ${count("warning")}.${hint}`);
}
