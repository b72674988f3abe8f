/** Takes back a change set in the transaction of a request or command. `undo-change-set.ts` implements the steps. */
import type { Reader, Transaction } from "../../database/store.ts";
import type { Actor } from "../../history/log-entry.ts";
import { problem } from "../../util/errors.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { WriteContext } from "../writing/write-context.ts";
import type { ConflictMode } from "./conflicts.ts";
import { countChangesOfSet } from "./read-changes-of-set.ts";
import { undoChangeSet, type UndoResult } from "./undo-change-set.ts";

/** The maximum number of elements that one transaction takes back. */
export const maximumElements = 5000;

export interface TakeBack {
  /** The ID of the change set that is taken back. */
  readonly source: number;
  readonly isRedo: boolean;
  readonly mode: ConflictMode;
}

export interface TakenBack extends Omit<UndoResult, "resolvableCount"> {
  /** The new change set, or null if nothing changed. */
  readonly changeSet: number | null;
  /** The number of elements that changed. */
  readonly elements: number;
}

/** Returns the operation of the new change set. */
export function takeBackOperation({ isRedo }: Pick<TakeBack, "isRedo">): "undoChangeSet" | "redoChangeSet" {
  return isRedo ? "redoChangeSet" : "undoChangeSet";
}

/** Returns the comment of the new change set, which names the first one. */
export function takeBackComment({ source, isRedo }: Omit<TakeBack, "mode">, comment: string | null): string {
  return [`${isRedo ? "Redo" : "Undo"} of change set ${source}`, comment ?? ""]
    .filter((text) => text !== "")
    .join(": ");
}

/**
 * Returns how much a change set changes.
 * @throws {Problem} 404, 409 if a redo is not of an undo, or 410 if its changes were removed
 */
export async function requireUndoable(
  reader: Reader,
  { source, isRedo }: Omit<TakeBack, "mode">,
): Promise<{ readonly entries: number; readonly elements: number }> {
  const set = await reader.db
    .selectFrom("change_sets")
    .select(["undoes_id", "compacted_elements"])
    .where("id", "=", source)
    .executeTakeFirst();
  if (set === undefined) throw problem("not-found");
  if (isRedo && set.undoes_id === null) {
    throw problem("conflict", `Change set ${source} is not an undo. Only an undo can be redone.`);
  }
  const counts = await countChangesOfSet(reader, source);
  if (counts.entries === 0 || set.compacted_elements !== null) {
    throw problem("gone", "The change log no longer contains the changes of this change set.");
  }
  return counts;
}

/**
 * Takes back a change set in one transaction.
 * @param actor the actor, whose change set gets the changes
 * @throws {Problem} as {@link requireUndoable} and {@link undoChangeSet} do
 */
export async function takeBack(
  context: WriteContext,
  actor: Actor,
  { source, mode }: TakeBack,
): Promise<TakenBack> {
  const { resolvableCount, ...result } = await undoChangeSet({ context, actor, source, mode });
  await writeCollectedLog(context, actor);
  const changeSet = actor.changeSet?.id ?? null;
  const { elements } =
    changeSet === null ? { elements: 0 } : await countChangesOfSet(context.transaction, changeSet);
  await storeLeftCount(context.transaction, { source, changeSet, left: resolvableCount });
  return { ...result, changeSet, elements };
}

/**
 * Stores how many changes an undo has left. If an undo finds nothing to take back, the earlier ones have left nothing: other
 * requests have restored the values.
 */
export async function storeLeftCount(
  { db }: Transaction,
  {
    source,
    changeSet,
    left,
  }: { readonly source: number; readonly changeSet: number | null; readonly left: number },
): Promise<void> {
  const update = db.updateTable("change_sets").set({ left_count: left });
  if (changeSet !== null) await update.where("id", "=", changeSet).execute();
  else if (left === 0) await update.where("undoes_id", "=", source).where("left_count", ">", 0).execute();
}
