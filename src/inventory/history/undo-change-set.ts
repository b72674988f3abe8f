/**
 * Takes back the changes of a change set, from the newest to the oldest, in an open transaction. Each step is an ordinary
 * write with its rules, permissions and log entries.
 */
import { setImmediate } from "node:timers/promises";
import type { Actor } from "../../history/log-entry.ts";
import { isUndoable } from "../../history/undoable.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { WriteContext } from "../writing/write-context.ts";
import { conflictOf, conflictProblem, createConflicts, type Conflict, type ConflictMode } from "./conflicts.ts";
import { readChangesOfSet, readDeletedInSet, type LoggedChange } from "./read-changes-of-set.ts";
import type { Undo } from "./undo-context.ts";
import { setDeferredReferences, undoCreation, undoDeletion } from "./undo-deletion.ts";
import { undoEdit } from "./undo-edit.ts";
import { undoStockChange } from "./undo-stock.ts";

interface UndoOptions {
  readonly context: WriteContext;
  readonly actor: Actor;
  readonly source: number;
  readonly mode: ConflictMode;
}

/** What was not taken back. */
export interface UndoResult {
  readonly left: readonly Conflict[];
  readonly leftCount: number;
}

/** The number of log entries that are read and written together. */
const pageSize = 200;

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export async function undoChangeSet(options: UndoOptions): Promise<UndoResult> {
  const { context, actor, source, mode } = options;
  const { transaction } = context;
  const undo: Undo = {
    context,
    source,
    own: actor.changeSet ?? { id: null },
    mode,
    conflicts: createConflicts(),
    dropped: createConflicts(),
    pending: await readDeletedInSet(transaction, source),
    deferred: [],
  };
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const changes = await readChangesOfSet(transaction, { set: source, before, limit: pageSize });
    for (const change of changes) await undoChange(undo, change);
    const last = changes.at(-1);
    if (last === undefined) break;
    before = last.id;
    await writeCollectedLog(context, actor);
    // On SQLite, statements block the process. Other requests are answered in between.
    await setImmediate();
  }
  await setDeferredReferences(undo);
  if (mode !== "skip" && undo.conflicts.count > 0) throw conflictProblem(undo.conflicts);
  return {
    left: [...undo.conflicts.listed, ...undo.dropped.listed],
    leftCount: undo.conflicts.count + undo.dropped.count,
  };
}

async function undoChange(undo: Undo, change: LoggedChange): Promise<void> {
  const { kind, type, targetId, changes, data, id } = change;
  const target = { type, id: targetId };
  if (!isUndoable(type)) {
    const message = "Changes of users, groups and webhooks cannot be taken back.";
    undo.conflicts.add(conflictOf(target, "not-undoable", message));
    return;
  }
  switch (kind) {
    case "element_created":
      return undoCreation(undo, target, id);
    case "element_edited":
    case "element_merged":
      return undoEdit(undo, target, changes);
    case "element_deleted":
      return undoDeletion(undo, target, data);
    case "part_stock_changed":
      return undoStockChange(undo, target, changes, data);
    default:
      // The other kinds record the same changes for another element.
      return undefined;
  }
}
