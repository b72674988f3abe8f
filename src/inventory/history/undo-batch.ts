/** Takes back one batch of the changes of a change set, so that other writers can write between two batches. */
import type { Actor } from "../../history/log-entry.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { WriteContext } from "../writing/write-context.ts";
import type { ConflictMode } from "./conflicts.ts";
import { resultOf, startUndo, undoPage, undoPostponed, type UndoResult } from "./undo-change-set.ts";
import type { Undo } from "./undo-state.ts";
import { setDeferredReferences } from "./undo-deletion.ts";

type Deferred = Undo["deferred"][number];

/** How far an undo is. */
export interface UndoPosition {
  /** The ID of the last log entry that is taken back. Null at the start, and 0 after the oldest entry. */
  readonly position: number | null;
  /** References that are set after all elements were created again. */
  readonly deferred: readonly Deferred[];
}

interface UndoBatchOptions {
  readonly context: WriteContext;
  readonly actor: Actor;
  readonly source: number;
  readonly mode: ConflictMode;
  /** The maximum number of log entries, or of deferred references. */
  readonly size: number;
}

export interface UndoBatchResult extends UndoResult, UndoPosition {
  /** The number of log entries that were taken back. */
  readonly processed: number;
}

export function isComplete({ position, deferred }: UndoPosition): boolean {
  return position === 0 && deferred.length === 0;
}

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export async function undoBatch(
  { context, actor, source, mode, size }: UndoBatchOptions,
  { position, deferred }: UndoPosition,
): Promise<UndoBatchResult> {
  const before = position ?? Number.MAX_SAFE_INTEGER;
  const undo = await startUndo({ context, actor, source, mode }, before);
  if (position !== 0) {
    const page = await undoPage(undo, { set: source, before, limit: size });
    await undoPostponed(undo, page.postponed);
    await writeCollectedLog(context, actor);
    const next = { position: page.last ?? 0, deferred: [...deferred, ...undo.deferred] };
    return { ...(await resultOf(undo)), ...next, processed: page.count };
  }
  undo.deferred.push(...deferred.slice(0, size));
  await setDeferredReferences(undo);
  await writeCollectedLog(context, actor);
  return { ...(await resultOf(undo)), position, deferred: deferred.slice(size), processed: 0 };
}
