/** Implements `partledger changes`, which lists change sets. */
import { InvalidArgumentError, type Command } from "commander";
import { apiDate } from "../../database/timestamp.ts";
import { listChangeSets } from "../../inventory/history/list-change-sets.ts";
import { withStore } from "../open.ts";
import { printable, printList } from "../table.ts";
import type { Terminal } from "../terminal.ts";

interface ChangesOptions {
  readonly limit: number;
  readonly json?: boolean;
}

const maximumLimit = 1000;

const help = `
A change set contains the changes of one request, batch, import or command. "partledger undo ID" takes it back.

Examples:
  $ partledger changes
  $ partledger changes --limit 100 --json`;

export function addChanges(program: Command, terminal: Terminal): void {
  program
    .command("changes")
    .description("List the newest change sets")
    .option("--limit <number>", `Number of change sets, at most ${maximumLimit}`, parseLimit, 20)
    .option("--json", "Print JSON")
    .addHelpText("after", help)
    .action((options: ChangesOptions) => printChanges(terminal, options));
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (/^\d+$/.test(text) && limit >= 1 && limit <= maximumLimit) return limit;
  throw new InvalidArgumentError(`Set a number from 1 to ${maximumLimit}.`);
}

async function printChanges(terminal: Terminal, { limit, json = false }: ChangesOptions): Promise<void> {
  const rows = await withStore(terminal, ({ read }) => listChangeSets(read, limit));
  printList(terminal, rows, {
    json,
    document: ({ datetime, undoneBy, partlyUndone, elements, ...row }) => ({
      ...row,
      element_count: elements,
      datetime: apiDate(datetime),
      undone_by: undoneBy,
      partly_undone: partlyUndone,
    }),
    empty: "No change sets.",
    headings: ["ID", "TIME", "USER", "OPERATION", "ELEMENTS", "UNDONE BY", "COMMENT"],
    cells: ({ id, datetime, username, operation, elements, undoneBy, partlyUndone, comment }) => [
      String(id),
      apiDate(datetime),
      printable(username),
      operation,
      String(elements),
      undoneBy === null ? "" : `${undoneBy}${partlyUndone ? " (partly)" : ""}`,
      printable(comment ?? ""),
    ],
  });
}
