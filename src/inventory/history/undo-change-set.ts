/**
 * Takes back the changes of a change set, from the newest to the oldest, in an open transaction. Each step is an ordinary
 * write with its rules, permissions and log entries.
 */
import { setImmediate } from "node:timers/promises";
import type { Actor } from "../../history/log-entry.ts";
import { isUndoable } from "../../history/undoable.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { WriteContext } from "../writing/write-context.ts";
import { addConflicts, conflictOf, createConflicts, type Conflict, type ConflictMode } from "./conflicts.ts";
import { readChangesOfSet, readDeletedInSet, type LoggedChange } from "./read-changes-of-set.ts";
import type { Undo } from "./undo-state.ts";
import { setDeferredReferences, undoCreation, undoDeletion } from "./undo-deletion.ts";
import { conflictsOf, listConflicts } from "./visible-conflicts.ts";
import { undoEdit } from "./undo-edit.ts";
import { undoExchanges } from "./undo-exchanges.ts";
import { readRepeatedInSet } from "./state-before-set.ts";
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
    source = null,
    repeated = new Set(),
    ...options
  }: Pick<Undo, "mode" | "pending"> & {
    readonly own?: Undo["own"] | undefined;
    readonly source?: number | null;
    readonly repeated?: Undo["repeated"];
  },
): Undo {
  return {
    ...options,
    context,
    own,
    source,
    repeated,
    conflicts: createConflicts(),
    dropped: createConflicts(),
    removed: new Set(),
    deferred: [],
  };
}

/**
 * Creates the state of the undo of a change set.
 * @param before the undo takes back only log entries with smaller IDs
 */
export async function startUndo(
  { context, actor, source, mode }: UndoOptions,
  before: number,
): Promise<Undo> {
  const { transaction } = context;
  const own = actor.changeSet;
  const pending = await readDeletedInSet(transaction, source, before);
  const repeated = await readRepeatedInSet(transaction, source);
  return createUndo(context, { mode, pending, own, source, repeated });
}

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export async function undoChangeSet(options: UndoOptions): Promise<UndoResult> {
  const { context, actor, source } = options;
  const postponed: LoggedChange[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  const undo = await startUndo(options, before);
  for (;;) {
    const page = await undoPage(undo, { set: source, before, limit: pageSize });
    postponed.push(...page.postponed);
    if (page.last === null) break;
    before = page.last;
    await writeCollectedLog(context, actor);
    // On SQLite, statements block the process. Other requests are answered in between.
    await setImmediate();
  }
  await undoPostponed(undo, postponed);
  await setDeferredReferences(undo);
  return resultOf(undo);
}

interface Page {
  readonly count: number;
  /** The ID of the last log entry, or null if there is none. */
  readonly last: number | null;
  /** The changes that can only be taken back after others. */
  readonly postponed: readonly LoggedChange[];
}

/** Takes back log entries of a change set. The caller writes the collected log. */
export async function undoPage(
  undo: Undo,
  values: { readonly set: number; readonly before: number; readonly limit: number },
): Promise<Page> {
  const changes = await readChangesOfSet(undo.context.transaction, values);
  const postponed: LoggedChange[] = [];
  for (const change of changes) if (!(await undoIfPossible(undo, change))) postponed.push(change);
  return { count: changes.length, last: changes.at(-1)?.id ?? null, postponed };
}

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export async function resultOf(undo: Undo): Promise<UndoResult> {
  const { conflicts, dropped, mode } = undo;
  if (mode !== "skip" && conflicts.count > 0) throw await conflictsOf(undo);
  return {
    left: await listConflicts(undo, [...conflicts.listed, ...dropped.listed]),
    leftCount: conflicts.count + dropped.count,
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

/** The number of times that postponed changes are tried. Longer chains of dependent changes are conflicts. */
const maximumPasses = 4;

/** Takes back the changes that depended on others. */
export async function undoPostponed(undo: Undo, postponed: readonly LoggedChange[]): Promise<void> {
  let left = await undoPossible(undo, postponed);
  left = await undoExchanges(undo, left);
  for (let pass = 1; pass < maximumPasses && left.length > 0; pass += 1)
    left = await undoPossible(undo, left);
  for (const change of left) await undoChange(undo, change);
}

/** Returns the changes that still depend on others. */
async function undoPossible(undo: Undo, changes: readonly LoggedChange[]): Promise<readonly LoggedChange[]> {
  const left: LoggedChange[] = [];
  for (const [index, change] of changes.entries()) {
    if (!(await undoIfPossible(undo, change))) left.push(change);
    if (index % 50 === 49) await setImmediate();
  }
  return left;
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
      return undoDeletion(undo, target, { entry: id, data });
    case "part_stock_changed":
      return undoStockChange(undo, target, change);
    default:
      // The other kinds record the same changes for another element.
      return undefined;
  }
}
