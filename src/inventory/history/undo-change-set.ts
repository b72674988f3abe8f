/**
 * Takes back the changes of a change set, from the newest to the oldest, in an open transaction. Each step is an ordinary
 * write with its rules, permissions and log entries.
 */
import { setImmediate } from "node:timers/promises";
import type { Actor, LogEntryKind } from "../../history/log-entry.ts";
import { isUndoable } from "../../history/undoable.ts";
import { definitionOf, type Definitions } from "../../representation/definition.ts";
import { groupBy } from "../../util/group-by.ts";
import { writeCollectedLog } from "../writing/apply.ts";
import type { WriteContext } from "../writing/write-context.ts";
import { conflictOf, createConflicts, type Conflict, type ConflictMode } from "./conflicts.ts";
import { keyOf, readChangesOfSet, type LoggedChange } from "./read-changes-of-set.ts";
import { forgetAll, forgetWritten, readRows } from "./rows-read.ts";
import { addConflictsOf } from "./undo-by-products.ts";
import { touchWritten } from "./undo-context.ts";
import { undoCreation, undoCreations } from "./undo-creation.ts";
import { setDeferredReferences, undoDeletion } from "./undo-deletion.ts";
import { undoEdit } from "./undo-edit.ts";
import { undoExchanges } from "./undo-exchanges.ts";
import { createUndo, type Undo } from "./undo-state.ts";
import { undoStockChange, undoStockChanges } from "./undo-stock.ts";
import { readRepeatedInSet, withNetChanges } from "./changes-in-set.ts";
import { conflictsOf, listConflicts, withConflictsFirst } from "./visible-conflicts.ts";

export interface UndoOptions {
  readonly context: WriteContext;
  readonly actor: Actor;
  readonly source: number;
  readonly mode: ConflictMode;
}

/** What was not taken back. */
export interface UndoResult {
  readonly left: readonly Conflict[];
  readonly leftCount: number;
  /** How many of these changes can be taken back after their conflicts are resolved. */
  readonly resolvableCount: number;
}

/** The number of log entries that are read and written together. */
const pageSize = 200;

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export async function undoChangeSet({ actor, ...options }: UndoOptions): Promise<UndoResult> {
  const { context, source } = options;
  const repeated = await readRepeatedInSet(context.transaction, source);
  const undo = createUndo({ ...options, own: actor.changeSet, repeated });
  return withConflictsFirst(undo, async () => {
    await undoAll(undo, { actor, source });
    return resultOf(undo);
  });
}

async function undoAll(undo: Undo, { actor, source }: Pick<UndoOptions, "actor" | "source">): Promise<void> {
  const { context } = undo;
  const postponed: LoggedChange[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const page = await undoPage(undo, { set: source, before, limit: pageSize }, postponed);
    if (page.last === null) break;
    before = page.last;
    await writeCollectedLog(context, actor);
    // On SQLite, statements block the process. Other requests are answered in between.
    await setImmediate();
  }
  await undoPostponed(undo, postponed);
  await setDeferredReferences(undo);
}

interface Page {
  readonly count: number;
  /** The ID of the last log entry, or null if there is none. */
  readonly last: number | null;
}

/**
 * Takes back log entries of a change set. The caller writes the collected log.
 * @param postponed the newer changes that can only be taken back after others. The function adds those of the page
 */
export async function undoPage(
  undo: Undo,
  values: { readonly set: number; readonly before: number; readonly limit: number },
  postponed: LoggedChange[],
): Promise<Page> {
  const { transaction } = undo.context;
  const changes = await withNetChanges(undo, await readChangesOfSet(transaction, values));
  await readRows(undo.read, undo.context, changes);
  // The older changes of an element can only be taken back after the newer ones.
  const waiting = new Set(postponed.map(elementOf));
  for (const [index, run] of runsOf(undo.context, changes).entries()) {
    // Reads the owners that were created again.
    if (index > 0 && run.length > 1 && isDeletion(run)) await readRows(undo.read, undo.context, run);
    const done = await undoRun(
      undo,
      run.filter((change) => !waiting.has(elementOf(change))),
    );
    for (const change of run) {
      if (done.has(change)) continue;
      if (!waiting.has(elementOf(change)) && (await undoIfPossible(undo, change))) continue;
      postponed.push(change);
      waiting.add(elementOf(change));
    }
  }
  await touchWritten(undo);
  return { count: changes.length, last: changes.at(-1)?.id ?? null };
}

function elementOf({ type, targetId }: LoggedChange): string {
  return keyOf(type, targetId);
}

type Run = readonly [LoggedChange, ...LoggedChange[]];

/**
 * Divides changes into runs of consecutive changes of the same kind. Deletions of different types are separate runs: first
 * those of the owners, and then those of the entities that they own.
 */
function runsOf({ definitions }: WriteContext, changes: readonly LoggedChange[]): readonly Run[] {
  const runs: [LoggedChange, ...LoggedChange[]][] = [];
  for (const change of changes) {
    if (isUndoable(change.type) && !(change.kind in undoneBy)) continue;
    const run = runs.at(-1);
    if (run?.[0].kind === change.kind) run.push(change);
    else runs.push([change]);
  }
  return runs.flatMap((run) => {
    if (!isDeletion(run)) return [run];
    const byType = [...groupBy(run, ({ type }) => type)];
    return byType
      .sort(([one], [other]) => ownersAbove(definitions, one) - ownersAbove(definitions, other))
      .map(([, deletions]) => deletions);
  });
}

/** Returns the number of owners that an entity of a type can have, directly and indirectly. */
function ownersAbove(definitions: Definitions, type: string): number {
  const { partOf = [], owners, bindings } = definitionOf(definitions, type);
  const above = partOf.map((property) => {
    const binding = bindings[property];
    return binding?.kind === "reference" ? 1 + ownersAbove(definitions, binding.resource) : 0;
  });
  return Math.max(owners === undefined ? 0 : 1, ...above);
}

function isDeletion([{ kind }]: Run): boolean {
  return kind === "element_deleted";
}

/** Takes back changes of the same kind together, if possible. Returns those that were taken back. */
async function undoRun(undo: Undo, run: readonly LoggedChange[]): Promise<ReadonlySet<LoggedChange>> {
  const undoable = run.filter(({ type }) => isUndoable(type));
  const kind = undoable.length > 1 ? undoable[0]?.kind : undefined;
  if (kind === "element_created") return undoCreations(undo, undoable);
  if (kind === "part_stock_changed") return undoStockChanges(undo, undoable);
  return new Set();
}

/** @throws {Problem} 409 that lists the conflicts, unless they are skipped */
export async function resultOf(undo: Undo): Promise<UndoResult> {
  const { conflicts, newer, dropped, mode } = undo;
  if (mode !== "skip" && conflicts.count + newer.count > 0) throw await conflictsOf(undo);
  return {
    left: await listConflicts(undo, [...conflicts.listed, ...dropped.listed]),
    leftCount: conflicts.count + dropped.count,
    resolvableCount: conflicts.resolvableCount,
  };
}

/** The conflicts that another change of the same change set can resolve. */
const resolvable: ReadonlySet<Conflict["code"]> = new Set(["rejected", "referenced", "missing-reference"]);

/** Takes back a change, unless other changes must be taken back first. */
async function undoIfPossible(undo: Undo, change: LoggedChange): Promise<boolean> {
  const { context, read } = undo;
  const conflicts = createConflicts();
  const logged = context.log.length;
  await undoChange({ ...undo, conflicts }, change);
  const target = { type: change.type, id: change.targetId };
  forgetWritten(read, context.definitions, target, context.log.slice(logged));
  if (conflicts.listed.some(({ code }) => resolvable.has(code))) return false;
  await addConflictsOf(undo, change, conflicts);
  return true;
}

/** The number of times that postponed changes are tried. Longer chains of dependent changes are conflicts. */
const maximumPasses = 4;

/** Takes back the changes that depended on others. */
export async function undoPostponed(undo: Undo, postponed: readonly LoggedChange[]): Promise<void> {
  let left = await undoPossible(undo, postponed);
  left = await undoExchanges(undo, left);
  forgetAll(undo.read);
  for (let pass = 1; pass < maximumPasses && left.length > 0; pass += 1)
    left = await undoPossible(undo, left);
  for (const change of left) {
    forgetAll(undo.read);
    const conflicts = createConflicts();
    await undoChange({ ...undo, conflicts }, change);
    await addConflictsOf(undo, change, conflicts);
  }
  await touchWritten(undo);
}

/** Returns the changes that still depend on others. */
export async function undoPossible(
  undo: Undo,
  changes: readonly LoggedChange[],
): Promise<readonly LoggedChange[]> {
  const left: LoggedChange[] = [];
  const waiting = new Set<string>();
  for (const [index, change] of changes.entries()) {
    if (waiting.has(elementOf(change)) || !(await undoIfPossible(undo, change))) {
      left.push(change);
      waiting.add(elementOf(change));
    }
    if (index % 50 === 49) await setImmediate();
  }
  return left;
}

async function undoChange(undo: Undo, change: LoggedChange): Promise<void> {
  const { kind, type, targetId: id } = change;
  if (!isUndoable(type)) {
    const message = "Changes of users, groups and webhooks cannot be taken back.";
    undo.conflicts.add(conflictOf({ type, id }, "not-undoable", message));
    return;
  }
  await undoneBy[kind]?.(undo, change);
}

/** How changes are taken back. Log entries of other kinds record the same changes for another element. */
const undoneBy: Readonly<Partial<Record<LogEntryKind, (undo: Undo, change: LoggedChange) => Promise<void>>>> =
  {
    element_created: undoCreation,
    element_edited: undoEditOf,
    element_merged: undoEditOf,
    element_deleted: (undo, { type, targetId, id, data }) =>
      undoDeletion(undo, { type, id: targetId }, { id, data }),
    part_stock_changed: undoStockChange,
  };

function undoEditOf(undo: Undo, { type, targetId, changes }: LoggedChange): Promise<void> {
  return undoEdit(undo, { type, id: targetId }, changes);
}
