/** Reads a change set, and what an undo or redo of it changes: the answers to dry runs. */
import type { Store } from "../../database/store.ts";
import { Problem } from "../../util/errors.ts";
import { readLogRows } from "../history/read-history.ts";
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import type { LogRow } from "../tools/log/log-query.ts";
import type { RevertAction } from "./change-set-path.ts";
import { labelsOf } from "./linked-names.ts";
import { readChangeSetStates, type ChangeSetState } from "../../inventory/changes/change-set-states.ts";

export type ChangeSetDocument = OperationDocument<"getChangeSet">;
export type UndoDocument = OperationDocument<"undoChangeSet">;
export type PlannedChange = NonNullable<UndoDocument["changes"]>[number];
export type ChangeConflict = NonNullable<Problem["conflicts"]>[number];

export interface ChangeSetSummary {
  readonly changeSet: ChangeSetDocument;
  readonly state: ChangeSetState;
}

interface Dependencies {
  readonly operations: PageOperations;
  readonly store: Pick<Store, "read">;
}

/** The maximum number of log entries that are read to name and link the elements of a change set. */
const maximumEntries = 500;

const operation = { undo: "undoChangeSet", redo: "redoChangeSet" } as const;

export async function readSummary(
  { operations, store }: Dependencies,
  request: SignedInRequest,
): Promise<ChangeSetSummary> {
  const id = pathId(request);
  const changeSet = await operations.call(request, { operationId: "getChangeSet", path: { id } });
  const states = await readChangeSetStates(store.read, [id]);
  return { changeSet, state: states.get(id) ?? { isUndo: false, undoneBy: null, isPartlyUndone: false } };
}

export interface NamedEntries {
  /** Newest first. */
  readonly entries: readonly LogRow[];
  readonly labels: ReadonlyMap<string, string>;
}

/** Reads the newest entries of a change set. */
export async function readNamedEntries(
  { operations, store }: Dependencies,
  request: SignedInRequest,
  id: number,
): Promise<NamedEntries> {
  const list = await operations.call(request, {
    operationId: "listChangeSetLog",
    path: { id },
    query: { itemsPerPage: maximumEntries },
  });
  const documents = list["hydra:member"];
  return { entries: await readLogRows(store.read, documents), labels: labelsOf(documents) };
}

/** What an undo or redo does. */
export interface RevertPlan {
  /** The changes, with newer values replaced if that is possible, and otherwise with conflicts skipped. */
  readonly result: UndoDocument;
  /** Changes of elements that can never be taken back, such as users. */
  readonly notUndoable: readonly ChangeConflict[];
  /** The other conflicts. */
  readonly conflicts: readonly ChangeConflict[];
  /** Whether newer values can be replaced, so that no conflict remains. */
  readonly canReplace: boolean;
}

/**
 * Runs the operation without changing anything. Returns null if the change set is too large for that.
 * @throws {Problem} 403, 404 or 410
 */
export async function planRevert(
  operations: PageOperations,
  request: SignedInRequest,
  action: RevertAction,
): Promise<RevertPlan | null> {
  const run = (conflicts: "reject" | "skip" | "overwrite") =>
    tryRevert(operations, request, action, conflicts);
  const rejected = await run("reject");
  if (rejected === null) return null;
  if (!isConflicts(rejected)) return { result: rejected, notUndoable: [], conflicts: [], canReplace: false };
  const isNotUndoable = ({ code }: ChangeConflict): boolean => code === "not-undoable";
  const found = {
    notUndoable: rejected.filter(isNotUndoable),
    conflicts: rejected.filter((conflict) => !isNotUndoable(conflict)),
  };
  const replaced = rejected.every(({ replaceable }) => replaceable) ? await run("overwrite") : null;
  if (replaced !== null && !isConflicts(replaced)) return { ...found, result: replaced, canReplace: true };
  const skipped = await run("skip");
  if (skipped === null || isConflicts(skipped)) throw new Error("A dry run that skips conflicts found some.");
  return { ...found, result: skipped, canReplace: false };
}

type Tried = UndoDocument | readonly ChangeConflict[];

const isConflicts = (tried: Tried): tried is readonly ChangeConflict[] => Array.isArray(tried);

async function tryRevert(
  operations: PageOperations,
  request: SignedInRequest,
  action: RevertAction,
  conflicts: "reject" | "skip" | "overwrite",
): Promise<Tried | null> {
  try {
    return await operations.call(request, {
      operationId: operation[action],
      path: { id: pathId(request) },
      query: { conflicts, dry_run: true },
    });
  } catch (error) {
    if (error instanceof Problem && error.conflicts !== undefined) return error.conflicts;
    if (error instanceof Problem && error.status === 413) return null;
    throw error;
  }
}

/** @throws {Problem} 409 with the conflicts */
export function revertChangeSet(
  operations: PageOperations,
  request: SignedInRequest,
  action: RevertAction,
  conflicts: "reject" | "skip" | "overwrite",
): Promise<UndoDocument> {
  const comment = (request.form.get("comment") ?? "").trim();
  return operations.call(request, {
    operationId: operation[action],
    path: { id: pathId(request) },
    query: { conflicts, ...(comment !== "" && { _comment: comment }) },
  });
}
