/**
 * Takes back the changes of a change set, from the newest to the oldest, in an open transaction. Each step is an ordinary
 * write with its rules, permissions and log entries.
 */
import { setImmediate } from "node:timers/promises";
import type { Actor } from "../../history/log-entry.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { WriteContext } from "../writing/write-context.ts";
import {
  conflictOf,
  conflictProblem,
  createConflicts,
  type Conflict,
  type ConflictMode,
} from "./conflicts.ts";
import { readChangesOfSet, readDeletedInSet, type LoggedChange } from "./read-changes-of-set.ts";
import { isUndoable } from "./revert-permissions.ts";
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
  const { context, actor } = options;
  let before = Number.MAX_SAFE_INTEGER;
  const undo = await createUndo(options, before);
  for (;;) {
    const { last } = await undoPage(undo, before, pageSize);
    if (last === null) break;
    before = last;
    await writeCollectedLog(context, actor);
    // On SQLite, statements block the process. Other requests are answered in between.
    await setImmediate();
  }
  await setDeferredReferences(undo);
  return resultOf(undo);
}

/** @param before the undo takes back only log entries with smaller IDs */
export async function createUndo(
  { context, actor, source, mode }: UndoOptions,
  before: number,
): Promise<Undo> {
  return {
    context,
    source,
    own: actor.changeSet ?? { id: null },
    mode,
    conflicts: createConflicts(),
    dropped: createConflicts(),
    pending: await readDeletedInSet(context.transaction, source, before),
    deferred: [],
  };
}

interface Page {
  readonly count: number;
  /** The ID of the last log entry, or null if there is none. */
  readonly last: number | null;
}

/** Takes back up to `limit` log entries with smaller IDs than `before`. The caller writes the collected log. */
export async function undoPage(undo: Undo, before: number, limit: number): Promise<Page> {
  const changes = await readChangesOfSet(undo.context.transaction, { set: undo.source, before, limit });
  for (const change of changes) await undoChange(undo, change);
  return { count: changes.length, last: changes.at(-1)?.id ?? null };
}

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export function resultOf({ conflicts, dropped, mode }: Undo): UndoResult {
  if (mode !== "skip" && conflicts.count > 0) throw conflictProblem(conflicts);
  return {
    left: [...conflicts.listed, ...dropped.listed],
    leftCount: conflicts.count + dropped.count,
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
