/**
 * Implements `partledger undo` and `partledger redo`, which take back the changes of a change set. `undo-report.ts` formats
 * their results.
 */
import { InvalidArgumentError, Option, type Command } from "commander";
import { createDryRunStore } from "../../database/dry-run-store.ts";
import type { ConflictMode } from "../../inventory/history/conflicts.ts";
import { dryRunInventory } from "../../inventory/operations/dry-run-inventory.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { takeBackForCommand, type TakeBackCommand } from "../../inventory/operations/take-back-command.ts";
import { Problem } from "../../util/errors.ts";
import { withUnchangedInventory } from "../dry-run.ts";
import { CommandFailed } from "../failure.ts";
import { withInventory } from "../open.ts";
import { createProgress } from "../progress.ts";
import { print, type Terminal } from "../terminal.ts";
import { asDocument, formatReport, type UndoReport } from "./undo-report.ts";

interface UndoOptions {
  readonly conflicts: ConflictMode;
  readonly dryRun?: boolean;
  readonly comment?: string;
  readonly json?: boolean;
}

const conflictHelp = `
Conflicts are elements that have changed since. By default, the command then changes nothing, lists the conflicts, and
exits with 1. With "--conflicts skip", it takes back the other changes. With "--conflicts overwrite", the old values
replace the newer ones; what cannot be replaced, such as stock that was used, remains a conflict.

A change set with more than 5,000 elements is taken back in batches. If the command is interrupted, run it again: it
continues after the last batch. Unless conflicts are skipped, it stops before the first batch with a conflict, and earlier
batches remain taken back.

With --dry-run, a SQLite database is copied to the directory for temporary files (TMPDIR), so that other processes can
keep writing. On PostgreSQL, the command runs in a transaction that is rolled back. The service can run.
`;

const undoHelp = `
Takes back all changes of a request, batch, import or command, as a new change set. "partledger changes" lists the change
sets. Deleted elements are created again with their ID and their files. Stock actions are taken back by booking the
opposite amount, so later movements are kept. Changes of users, groups and webhooks cannot be taken back.
${conflictHelp}
Examples:
  $ partledger undo 42 --dry-run
  $ partledger undo 42 --conflicts skip --comment "Wrong supplier"`;

const redoHelp = `
Makes the changes again that an undo has taken back, as a new change set. The argument is the change set of the undo,
which "partledger undo" prints.
${conflictHelp}
Examples:
  $ partledger redo 43 --dry-run
  $ partledger redo 43`;

export function addUndo(program: Command, terminal: Terminal): void {
  add(program, terminal, { name: "undo", description: "Undo a change set", help: undoHelp });
}

export function addRedo(program: Command, terminal: Terminal): void {
  add(program, terminal, { name: "redo", description: "Redo an undone change set", help: redoHelp });
}

interface Texts {
  readonly name: "undo" | "redo";
  readonly description: string;
  readonly help: string;
}

function add(program: Command, terminal: Terminal, { name, description, help }: Texts): void {
  const handling = new Option("--conflicts <handling>", "How to handle elements that have changed since");
  program
    .command(name)
    .description(description)
    .argument("<change-set>", "ID of the change set", parseId)
    .addOption(handling.choices(["reject", "skip", "overwrite"]).default("reject"))
    .option("--comment <text>", "Reason, for the change log")
    .option("--dry-run", "Report what would change, without making changes")
    .option("--json", "Print the report as JSON")
    .addHelpText("after", help)
    .action((source: number, options: UndoOptions) => run(terminal, source, name === "redo", options));
}

function parseId(text: string): number {
  const id = Number(text);
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(id)) return id;
  throw new InvalidArgumentError("Set the ID of a change set, such as 42.");
}

async function run(
  terminal: Terminal,
  source: number,
  isRedo: boolean,
  { conflicts: mode, dryRun = false, comment = null, json = false }: UndoOptionsWithComment,
): Promise<void> {
  const open = dryRun ? withUnchangedInventory : withInventory;
  const { systemUser, now } = terminal;
  const progress = createProgress(terminal.stderr, isRedo ? "Redoing" : "Undoing");
  let isStopping = false;
  const forget = terminal.onSignal(() => {
    isStopping = true;
  });
  const command = {
    ...{ source, isRedo, mode, comment, systemUser, now, isDryRun: dryRun },
    // A dry run has one transaction, which is rolled back.
    ...(dryRun && { maximumElements: Number.POSITIVE_INFINITY }),
    isStopping: () => isStopping,
    onProgress: progress.show,
  };
  const common = { source, isRedo, dryRun, mode };
  const report = await open(
    terminal,
    async (inventory): Promise<UndoReport> => {
      try {
        const result = await takeBackForCommand(inventory, command);
        const isDone = (result.job?.status ?? "succeeded") === "succeeded";
        return { ...common, isDone, hasOtherChanges: true, ...result };
      } catch (error) {
        const conflicts = rejected(terminal, source, error);
        const hasOtherChanges = await changesWithSkip(inventory, command);
        return { ...common, isDone: false, hasOtherChanges, ...conflicts };
      } finally {
        progress.end();
        forget();
      }
    },
    { largeTransactions: true },
  );
  print(terminal, json ? JSON.stringify(asDocument(report), null, 2) : formatReport(terminal, report));
  if (!report.isDone) throw new CommandFailed();
}

type UndoOptionsWithComment = Omit<UndoOptions, "comment"> & { readonly comment?: string | null };

/** Whether the undo changes elements if it skips the conflicts. Tries it, because one entry can have several changes. */
async function changesWithSkip(inventory: Inventory, command: TakeBackCommand): Promise<boolean> {
  const unchanged = dryRunInventory(inventory, createDryRunStore(inventory.store));
  const skipping: TakeBackCommand = {
    ...command,
    mode: "skip",
    isDryRun: true,
    maximumElements: Number.POSITIVE_INFINITY,
  };
  return (await takeBackForCommand(unchanged, skipping)).elements > 0;
}

/** Returns the conflicts of an undo that was rejected. */
function rejected(terminal: Terminal, source: number, error: unknown) {
  if (error instanceof Problem && error.status === 404) {
    const list = terminal.command("changes");
    throw new CommandFailed(`Change set ${source} does not exist. List the change sets with: ${list}`);
  }
  if (!(error instanceof Problem) || error.conflicts === undefined) throw error;
  const { conflicts: left, omitted } = error;
  return { left, leftCount: left.length + omitted, changeSet: null, elements: 0 };
}
