/** Takes back one batch of the changes of a change set, so that other writers can write between two batches. */
import { writeCollectedLog } from "../writing/apply.ts";
import type { LoggedChange } from "./read-changes-of-set.ts";
import {
  resultOf,
  undoPage,
  undoPossible,
  undoPostponed,
  type UndoOptions,
  type UndoResult,
} from "./undo-change-set.ts";
import { setDeferredReferences } from "./undo-deletion.ts";
import { withConflictsFirst } from "./visible-conflicts.ts";
import { createUndo, type Undo } from "./undo-state.ts";

type Deferred = Undo["deferred"][number];

/** How far an undo is. */
export interface UndoPosition {
  /** The ID of the last log entry that is taken back. Null at the start, and 0 after the oldest entry. */
  readonly position: number | null;
  /** References that are set after all elements were created again. */
  readonly deferred: readonly Deferred[];
}

interface UndoBatchOptions extends UndoOptions {
  /** The maximum number of log entries that are read together, or of deferred references. */
  readonly size: number;
  /** The elements of which the change set has several log entries. They are read once for all batches. */
  readonly repeated: Undo["repeated"];
}

export interface UndoBatchResult extends UndoResult, UndoPosition {
  /** The number of log entries that were taken back. */
  readonly processed: number;
}

export function isComplete({ position, deferred }: UndoPosition): boolean {
  return position === 0 && deferred.length === 0;
}

/**
 * The maximum number of pages of a batch. A batch continues with the next page while its changes depend on older ones, such
 * as the edits of one request that exchange unique values.
 */
const maximumPages = 10;

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export async function undoBatch(
  { actor, size, ...options }: UndoBatchOptions,
  { position, deferred }: UndoPosition,
): Promise<UndoBatchResult> {
  const { context } = options;
  const undo = createUndo({ ...options, own: actor.changeSet });
  return withConflictsFirst(undo, async () => {
    if (position !== 0) {
      undo.deferred.push(...deferred);
      const { last, count } = await undoPages(undo, options.source, { before: position, size });
      await writeCollectedLog(context, actor);
      return { ...(await resultOf(undo)), position: last, deferred: undo.deferred, processed: count };
    }
    undo.deferred.push(...deferred.slice(0, size));
    await setDeferredReferences(undo);
    await writeCollectedLog(context, actor);
    return { ...(await resultOf(undo)), position, deferred: deferred.slice(size), processed: 0 };
  });
}

async function undoPages(
  undo: Undo,
  set: number,
  { before: start, size }: { readonly before: number | null; readonly size: number },
): Promise<{ readonly last: number; readonly count: number }> {
  let postponed: LoggedChange[] = [];
  let before = start ?? Number.MAX_SAFE_INTEGER;
  let count = 0;
  for (let pages = 1; ; pages += 1) {
    const page = await undoPage(undo, { set, before, limit: size }, postponed);
    count += page.count;
    before = page.last ?? 0;
    postponed = [...(await undoPossible(undo, postponed))];
    if (postponed.length === 0 || before === 0 || pages === maximumPages) break;
  }
  await undoPostponed(undo, postponed);
  return { last: before, count };
}
