/** Takes back edits in which elements exchanged unique values, such as the part numbers of two parts. */
import { setImmediate } from "node:timers/promises";
import { idList } from "../../database/id-list.ts";
import { inSavepoint } from "../../database/savepoint.ts";
import type { Definition } from "../../representation/definition.ts";
import { groupBy } from "../../util/group-by.ts";
import { anyDatabase, rowById } from "../writing/read-rows.ts";
import type { Columns, Row } from "../writing/write-context.ts";
import { isEdit } from "./changes-in-set.ts";
import { createConflicts, type Conflicts } from "./conflicts.ts";
import { exchangeGroups, withDependents, type Exchange } from "./exchange-groups.ts";
import type { LoggedChange } from "./read-changes-of-set.ts";
import { forgetAll, isTree } from "./rows-read.ts";
import { definitionFor } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";
import { undoEdit } from "./undo-edit.ts";

/**
 * Gives temporary values to the elements, as a write of a list does (`unique-keys.ts`), and then restores their old values.
 * @returns the changes that are no exchange, and those of which conflicts are left
 */
export async function undoExchanges(
  undo: Undo,
  changes: readonly LoggedChange[],
): Promise<readonly LoggedChange[]> {
  const finished = new Set<LoggedChange>();
  const possible = changes.filter((change) => isEdit(change) && Object.keys(change.changes).length > 0);
  for (const [type, edits] of groupBy(possible, (edit) => edit.type)) {
    const definition = definitionFor(undo, { type, id: 0 });
    for (let left: readonly LoggedChange[] = edits; ;) {
      const exchanged = await undoExchangesOf(undo, definition, newestOfEach(left));
      if (exchanged.size === 0) break;
      for (const [edit, conflicts] of exchanged) if (conflicts.count === 0) finished.add(edit);
      left = left.filter((edit) => !exchanged.has(edit));
    }
  }
  return changes.filter((change) => !finished.has(change));
}

/** Returns the edits whose unique values were restored, with the conflicts of their other properties. */
async function undoExchangesOf(
  undo: Undo,
  definition: Definition,
  edits: readonly LoggedChange[],
): Promise<ReadonlyMap<LoggedChange, Conflicts>> {
  const exchanged = new Map<LoggedChange, Conflicts>();
  for (const group of await exchangeGroups(undo, definition, edits)) {
    const conflicts = await exchangeAll(undo, definition, group);
    const failed = withDependents(group.filter((each) => hasFailed(conflicts.get(each))));
    if (failed.size === 0) for (const [{ edit }, others] of conflicts) exchanged.set(edit, others);
    else {
      const rest = group.filter((each) => !failed.has(each)).map(({ edit }) => edit);
      for (const [edit, others] of await undoExchangesOf(undo, definition, rest)) exchanged.set(edit, others);
    }
  }
  return exchanged;
}

/** Whether the element was not written. Properties that have changed since keep their values. */
function hasFailed(conflicts: Conflicts | undefined): boolean {
  return conflicts?.listed.some(({ code }) => code !== "changed") ?? false;
}

/** Takes back all edits of a group, or none if one fails. */
async function exchangeAll(
  undo: Undo,
  definition: Definition,
  group: readonly Exchange[],
): Promise<ReadonlyMap<Exchange, Conflicts>> {
  const { context } = undo;
  const conflictsOf = new Map<Exchange, Conflicts>();
  const log: typeof context.log = [];
  const touched: Undo["touched"] = new Map();
  forgetAll(undo.read);
  const isDone = await inSavepoint(context.transaction, async (transaction) => {
    const part = { ...undo, touched, context: { ...context, transaction, log } };
    await setTemporary(part, definition, group);
    for (const exchange of group) {
      const { edit, row, temporary } = exchange;
      const conflicts = createConflicts();
      const columns = temporary.map(({ column }) => column);
      const target = { type: edit.type, id: edit.targetId };
      const before = isTree(definition) ? { ...row, ...(await presentPath(part, definition, row)) } : row;
      await undoEdit({ ...part, conflicts }, target, edit.changes, { row: before, columns });
      conflictsOf.set(exchange, conflicts);
      await setImmediate();
    }
    return ![...conflictsOf.values()].some(hasFailed);
  });
  forgetAll(undo.read);
  if (!isDone) return conflictsOf;
  for (const entry of log) context.log.push(entry);
  for (const [owner, ids] of touched) {
    const all = undo.touched.get(owner) ?? new Set();
    for (const id of ids) all.add(id);
    undo.touched.set(owner, all);
  }
  return conflictsOf;
}

/** Returns the path of an element of a tree, which changes with its ancestors. */
async function presentPath({ context }: Undo, definition: Definition, { id }: Row): Promise<Columns> {
  const row = await rowById(context.transaction, definition, id);
  return { full_path: row?.["full_path"] ?? null, level: row?.["level"] ?? null };
}

async function setTemporary(
  { context: { transaction } }: Undo,
  { table }: Definition,
  group: readonly Exchange[],
): Promise<void> {
  const released = group.flatMap(({ row: { id }, temporary }) =>
    temporary.map((value) => ({ id, ...value })),
  );
  for (const [column, rows] of groupBy(released, (row) => row.column)) {
    const ids = rows.map(({ id }) => id);
    await anyDatabase(transaction)
      .updateTable(table)
      .set({ [column]: rows[0].value })
      .where(idList(transaction.dialect, "id", ids))
      .execute();
  }
}

/** Returns the first of the edits of each element. The others are taken back after it. */
function newestOfEach(edits: readonly LoggedChange[]): readonly LoggedChange[] {
  const seen = new Set<number>();
  return edits.filter(({ targetId }) => !seen.has(targetId) && seen.add(targetId));
}
