/** Formats the reports of `partledger undo` and `partledger redo`. */
import type { Conflict, ConflictMode } from "../../inventory/history/conflicts.ts";
import type { DryRunChanges } from "../../inventory/history/dry-run-changes.ts";
import type { CommandResult } from "../../inventory/operations/take-back-command.ts";
import { printable, table } from "../table.ts";
import type { Terminal } from "../terminal.ts";

export interface UndoReport extends CommandResult {
  readonly source: number;
  readonly isRedo: boolean;
  readonly dryRun: boolean;
  readonly mode: ConflictMode;
  /** False if conflicts have prevented changes, or an undo in batches was interrupted. */
  readonly isDone: boolean;
  /** Whether `--conflicts skip` takes back other changes. */
  readonly hasOtherChanges: boolean;
}

export function asDocument(report: UndoReport): object {
  const { source, dryRun, isDone, changeSet, elements, left, leftCount, job, planned } = report;
  return {
    status: job?.status ?? (isDone ? "succeeded" : "conflicts"),
    ...(job !== undefined && { processed: job.processed, total: job.total, reason: job.reason }),
    dry_run: dryRun,
    undoes: source,
    // The ID of a change set that is rolled back must not be used.
    change_set: dryRun ? null : changeSet,
    element_count: elements,
    ...(planned !== undefined && { changes: planned.changes, change_count: planned.count }),
    left,
    left_count: leftCount,
  };
}

export function formatReport(terminal: Terminal, report: UndoReport): string {
  const { dryRun, isDone, changeSet, leftCount, isRedo, planned } = report;
  return [
    `${summary(report)}${dryRun ? " Dry run: no changes made." : ""}`,
    ...(planned === undefined ? [] : plannedLines(planned)),
    ...(changeSet === null || dryRun
      ? []
      : [
          `Change set ${changeSet}. Take it back with: ` +
            terminal.command(`${isRedo ? "undo" : "redo"} ${changeSet}`),
        ]),
    ...(leftCount === 0
      ? []
      : [isDone ? `Not taken back: ${leftCount}.` : `Conflicts: ${leftCount}.`, ...rows(report)]),
    ...(isDone || leftCount === 0 ? [] : [remedy(report)]),
  ].join("\n");
}

function summary({ source, isRedo, dryRun, isDone, elements, leftCount, job }: UndoReport): string {
  const verb = isRedo ? "redo" : "undo";
  if (!isDone && job !== undefined) {
    const { processed, total, status, reason } = job;
    const done = `${isRedo ? "Redid" : "Undid"} ${processed} of ${total} log entries of change set ${source}`;
    if (status === "running") return `${done}. Run the command again to continue.`;
    return status === "conflicts" ? `${done}, and stopped at a conflict.` : `${done}. ${reason ?? ""}`;
  }
  if (!isDone)
    return `Change set ${source} ${dryRun ? "would not be" : "was not"} ${isRedo ? "redone" : "undone"}.`;
  if (elements === 0) {
    return leftCount === 0
      ? `Change set ${source} has no changes to ${verb}: the elements have the old values already.`
      : `No changes of change set ${source} can be taken back.`;
  }
  const changed = `${elements} ${elements === 1 ? "element" : "elements"}`;
  return dryRun
    ? `Would ${verb} change set ${source}: ${changed} would change.`
    : `${isRedo ? "Redid" : "Undid"} change set ${source}: ${changed} changed.`;
}

/** Names only what helps: `overwrite` changes nothing if any conflict remains. */
function remedy({ mode, isRedo, left, hasOtherChanges }: UndoReport): string {
  const skip = `Use --conflicts skip to ${isRedo ? "redo" : "undo"} the other changes`;
  const others = hasOtherChanges ? `${skip}.` : `No other changes can be ${isRedo ? "redone" : "undone"}.`;
  if (left.every(({ code }) => code === "not-undoable")) return others;
  if (mode !== "overwrite" && left.every(({ replaceable }) => replaceable)) {
    return hasOtherChanges
      ? `${skip}, or --conflicts overwrite to replace the newer values.`
      : "Use --conflicts overwrite to replace the newer values.";
  }
  return left.some(({ replaceable }) => replaceable)
    ? `Some of these values cannot be replaced. ${others}`
    : `These values cannot be replaced. ${others}`;
}

/** The maximum number of changes that are printed. */
const maximumPlanned = 20;

function plannedLines({ changes, count }: DryRunChanges): readonly string[] {
  const shown = changes.slice(0, maximumPlanned);
  const lines = shown.map(({ element, name, kind, changes: values = {}, labels = {} }) => {
    const named = `${element}${name === undefined ? "" : ` ${printable(name, maximumCell)}`}`;
    if (kind === "element_created") return `  ${named}: created again`;
    if (kind === "element_deleted") return `  ${named}: deleted`;
    const value = (given: unknown): string => {
      const label = typeof given === "string" ? labels[given] : undefined;
      return given === null || given === undefined || given === "" ? "(none)" : cell(label ?? given);
    };
    const all = Object.entries(values).map(
      ([property, { old, new: after }]) => `${property} ${value(old)} → ${value(after)}`,
    );
    return `  ${named}: ${all.join(", ")}`;
  });
  return count > shown.length ? [...lines, `  … and ${count - shown.length} more`] : lines;
}

function rows({ left, leftCount }: UndoReport): readonly string[] {
  const lines = table(
    ["ELEMENT", "PROPERTY", "THEN", "NOW", "REASON"],
    left.map(({ element, property = "", then, now, message }: Conflict) => [
      element,
      property,
      cell(then),
      cell(now),
      printable(message, 200),
    ]),
  );
  const more = leftCount - left.length;
  return more > 0 ? [lines, `… and ${more} more`] : [lines];
}

const maximumCell = 40;

/** Returns a logged value on one line. */
function cell(value: unknown): string {
  if (value === undefined) return "";
  return printable(typeof value === "string" ? value : JSON.stringify(value), maximumCell);
}
