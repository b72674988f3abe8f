/** Reads a change set, and what an undo or redo of it changes, with a dry run of the operation. */
import type { Store } from "../../database/store.ts";
import { isUndoable } from "../../history/undoable.ts";
import { Problem } from "../../util/errors.ts";
import type { OperationDocument, PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { readLogRows } from "../history/read-history.ts";
import type { LogRow } from "../tools/log/log-query.ts";
import type { RevertAction } from "./change-set-path.ts";
import { labelsOf } from "./linked-names.ts";
import {
  remainingElements,
  revertedElements,
  withAmounts,
  type ChangeConflict,
  type RevertedElement,
} from "./reverted-changes.ts";
import { readChangeSetStates, type ChangeSetState } from "./undone.ts";

export type ChangeSetDocument = OperationDocument<"getChangeSet">;

export interface ShownChangeSet {
  readonly changeSet: ChangeSetDocument;
  readonly state: ChangeSetState;
  readonly elements: readonly RevertedElement[];
  /** The number of entries that the page does not show. */
  readonly omitted: number;
  readonly entries: readonly LogRow[];
  readonly labels: ReadonlyMap<string, string>;
}

/** The maximum number of log entries that the page shows. */
const maximumEntries = 500;

/** The maximum number of lots whose present amount is read. */
const maximumLots = 50;

const action = { undo: "undoChangeSet", redo: "redoChangeSet" } as const;

interface Dependencies {
  readonly operations: PageOperations;
  readonly store: Pick<Store, "read">;
}

/** Reads the change set without its entries. */
export async function readSummary(
  { operations, store }: Dependencies,
  request: SignedInRequest,
): Promise<Pick<ShownChangeSet, "changeSet" | "state">> {
  const id = pathId(request);
  const changeSet = await operations.call(request, { operationId: "getChangeSet", path: { id } });
  const states = await readChangeSetStates(store.read, [id]);
  const { datetime } = changeSet;
  return { changeSet, state: states.get(id) ?? { isUndo: false, undoneBy: null, remaining: null, datetime } };
}

export async function readChangeSet(
  { operations, store }: Dependencies,
  request: SignedInRequest,
): Promise<ShownChangeSet> {
  const id = pathId(request);
  const { changeSet, state } = await readSummary({ operations, store }, request);
  const list = await operations.call(request, {
    operationId: "listChangeSetLog",
    path: { id },
    query: { itemsPerPage: maximumEntries },
  });
  const entries = list["hydra:member"];
  const lots = entries.flatMap(({ kind, target_id: lot }) =>
    kind === "part_stock_changed" && lot !== undefined ? [lot] : [],
  );
  const amounts = await readAmounts(operations, request, [...new Set(lots)].slice(0, maximumLots));
  const elements = revertedElements(entries, amounts).filter(({ type }) => isUndoable(type));
  const isPartlyUndone = state.remaining?.isEmpty === false;
  return {
    changeSet,
    state,
    elements: isPartlyUndone ? remainingElements(elements, state.remaining) : elements,
    omitted: Math.max(list["hydra:totalItems"] - entries.length, 0),
    entries: await readLogRows(store.read, entries),
    labels: labelsOf(entries),
  };
}

/** Returns the present amounts of the lots that still exist and whose amount is known. */
async function readAmounts(
  operations: PageOperations,
  request: SignedInRequest,
  lots: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const amounts = new Map<number, number>();
  if (!request.signedIn.principal.can("parts.read")) return amounts;
  for (const id of lots) {
    const query = { "properties[]": ["id", "amount", "instock_unknown"] };
    const lot = await operations
      .call(request, { operationId: "getPartLot", path: { id }, query })
      .catch((error: unknown) => {
        if (error instanceof Problem && error.status === 404) return null;
        throw error;
      });
    if (lot !== null && !lot.instock_unknown) amounts.set(id, lot.amount);
  }
  return amounts;
}

export interface RevertConflicts {
  /** Changes of elements that can never be taken back, such as users. */
  readonly notUndoable: readonly ChangeConflict[];
  /** The other conflicts. */
  readonly all: readonly ChangeConflict[];
  /** Those that remain if newer values are replaced. */
  readonly irreplaceable: readonly ChangeConflict[];
}

/**
 * Runs the operation without changing anything. Returns null if the change set is too large for that.
 * @throws {Problem} 403, 404 or 410
 */
export async function readConflicts(
  operations: PageOperations,
  request: SignedInRequest,
  kind: RevertAction,
  elements: readonly RevertedElement[],
): Promise<RevertConflicts | null> {
  const run = async (conflicts: "reject" | "overwrite"): Promise<readonly ChangeConflict[] | null> => {
    const query = { conflicts, dry_run: true };
    try {
      await operations.call(request, { operationId: action[kind], path: { id: pathId(request) }, query });
      return [];
    } catch (error) {
      if (error instanceof Problem && error.conflicts !== undefined) return error.conflicts;
      if (error instanceof Problem && error.status === 413) return null;
      throw error;
    }
  };
  const found = await run("reject");
  if (found === null) return null;
  const isOther = ({ code }: ChangeConflict): boolean => code !== "not-undoable";
  const all = withAmounts(found.filter(isOther), elements);
  return {
    notUndoable: found.filter((conflict) => !isOther(conflict)),
    all,
    irreplaceable: all.length === 0 ? [] : ((await run("overwrite")) ?? []).filter(isOther),
  };
}

/** @throws {Problem} 409 with the conflicts */
export function revertChangeSet(
  operations: PageOperations,
  request: SignedInRequest,
  kind: RevertAction,
  conflicts: "reject" | "skip" | "overwrite",
): Promise<OperationDocument<"undoChangeSet">> {
  const comment = (request.form.get("comment") ?? "").trim();
  return operations.call(request, {
    operationId: action[kind],
    path: { id: pathId(request) },
    query: { conflicts, ...(comment !== "" && { _comment: comment }) },
  });
}
