/**
 * Takes back the changes of a change set, from the newest to the oldest, in an open transaction. Each step is an ordinary
 * write with its rules, permissions and log entries.
 */
import { setImmediate } from "node:timers/promises";
import type { Actor } from "../../history/log-entry.ts";
import { isUndoable } from "../../history/undoable.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { WriteContext } from "../writing/write-context.ts";
import {
  addConflicts,
  conflictOf,
  conflictProblem,
  createConflicts,
  type Conflict,
  type ConflictMode,
} from "./conflicts.ts";
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

/** Creates the state of an undo that has not taken back anything. */
export function createUndo(
  context: WriteContext,
  {
    own = { id: null },
    ...options
  }: Pick<Undo, "mode" | "pending"> & { readonly own?: Undo["own"] | undefined },
): Undo {
  return {
    ...options,
    context,
    own,
    conflicts: createConflicts(),
    dropped: createConflicts(),
    removed: new Set(),
    deferred: [],
  };
}

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export async function undoChangeSet(options: UndoOptions): Promise<UndoResult> {
  const { context, actor, source, mode } = options;
  const { transaction } = context;
  const pending = await readDeletedInSet(transaction, source);
  const undo = createUndo(context, { mode, pending, own: actor.changeSet });
  const postponed: LoggedChange[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const changes = await readChangesOfSet(transaction, { set: source, before, limit: pageSize });
    for (const change of changes) {
      if (!(await undoIfPossible(undo, change))) postponed.push(change);
    }
    const last = changes.at(-1);
    if (last === undefined) break;
    before = last.id;
    await writeCollectedLog(context, actor);
    // On SQLite, statements block the process. Other requests are answered in between.
    await setImmediate();
  }
  await undoPostponed(undo, postponed);
  await setDeferredReferences(undo);
  if (mode !== "skip" && undo.conflicts.count > 0) throw conflictProblem(undo.conflicts);
  return {
    left: [...undo.conflicts.listed, ...undo.dropped.listed],
    leftCount: undo.conflicts.count + undo.dropped.count,
  };
}

/** The conflicts that another change of the same change set can resolve. */
const resolvable: ReadonlySet<Conflict["code"]> = new Set(["rejected", "referenced", "missing-reference"]);

/** Takes back a change, unless other changes must be taken back first. */
async function undoIfPossible(undo: Undo, change: LoggedChange): Promise<boolean> {
  const conflicts = createConflicts();
  await undoChange({ ...undo, conflicts }, change);
  if (conflicts.listed.some(({ code }) => resolvable.has(code))) return false;
  addConflicts(undo.conflicts, conflicts);
  return true;
}

/** Takes back the changes that depended on others. Repeats this as long as it resolves a conflict. */
async function undoPostponed(undo: Undo, postponed: readonly LoggedChange[]): Promise<void> {
  let left = postponed;
  for (let before = Infinity; left.length > 0 && left.length < before;) {
    before = left.length;
    const remaining: LoggedChange[] = [];
    for (const change of left) if (!(await undoIfPossible(undo, change))) remaining.push(change);
    left = remaining;
  }
  for (const change of left) await undoChange(undo, change);
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
