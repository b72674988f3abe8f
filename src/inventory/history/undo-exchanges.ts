/** Takes back edits in which elements exchanged unique values, such as the part numbers of two orderdetails. */
import { setImmediate } from "node:timers/promises";
import { idList } from "../../database/id-list.ts";
import { groupBy } from "../../util/group-by.ts";
import { columnsOfLogged } from "../writing/logged-columns.ts";
import type { StoredResource } from "../../representation/definition.ts";
import { anyDatabase, rowsById } from "../writing/read-rows.ts";
import type { Row } from "../writing/write-context.ts";
import type { LoggedChange } from "./read-changes-of-set.ts";
import { definitionFor } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";
import { conflictsOf } from "./visible-conflicts.ts";
import { undoEdit } from "./undo-edit.ts";

/**
 * Gives temporary values to the elements, as a write of a list does (`unique-keys.ts`), and then restores their old values.
 * @returns the changes that are no exchange
 * @throws {Problem} 409 if an element cannot be restored, because its temporary value must not remain
 */
export async function undoExchanges(
  undo: Undo,
  changes: readonly LoggedChange[],
): Promise<readonly LoggedChange[]> {
  const exchanged = new Set<LoggedChange>();
  const rejectedBefore = undo.conflicts.count;
  for (const [type, edits] of groupBy(changes.filter(isEdit), (edit) => edit.type)) {
    const released = await releaseKeys(undo, type, edits);
    for (const [edit, { row, columns }] of released) {
      exchanged.add(edit);
      await undoEdit(undo, { type, id: edit.targetId }, edit.changes, { row, columns });
      await setImmediate();
    }
  }
  if (exchanged.size > 0 && undo.conflicts.count > rejectedBefore) throw await conflictsOf(undo);
  return changes.filter((change) => !exchanged.has(change));
}

function isEdit({ kind }: LoggedChange): boolean {
  return kind === "element_edited";
}

interface Released {
  /** The row before it got temporary values. */
  readonly row: Row;
  readonly columns: string[];
}

/** Gives temporary values to the elements of the edits that restore a value of the same unique key. */
async function releaseKeys(
  undo: Undo,
  type: StoredResource,
  edits: readonly LoggedChange[],
): Promise<ReadonlyMap<LoggedChange, Released>> {
  const { rules, transaction } = undo.context;
  const definition = definitionFor(undo, { type, id: 0 });
  const released = new Map<LoggedChange, Released>();
  for (const { temporary } of rules[type]?.unique ?? []) {
    if (temporary === undefined) continue;
    const restoring = newestOfEach(
      edits.filter(({ changes }) => temporary.column in columnsOfLogged(definition, oldValues(changes))),
    );
    if (restoring.length < 2) continue;
    const ids = restoring.map(({ targetId }) => targetId);
    const rows = new Map((await rowsById(transaction, definition, ids)).map((row) => [row.id, row]));
    await anyDatabase(transaction)
      .updateTable(definition.table)
      .set({ [temporary.column]: temporary.value })
      .where(idList(transaction.dialect, "id", ids))
      .execute();
    for (const edit of restoring) {
      const row = rows.get(edit.targetId);
      const known = released.get(edit);
      if (known !== undefined) known.columns.push(temporary.column);
      else if (row !== undefined) released.set(edit, { row, columns: [temporary.column] });
    }
  }
  return released;
}

/** Returns the first of the edits of each element. The others are taken back after it. */
function newestOfEach(edits: readonly LoggedChange[]): readonly LoggedChange[] {
  const seen = new Set<number>();
  return edits.filter(({ targetId }) => !seen.has(targetId) && seen.add(targetId));
}

function oldValues(changes: LoggedChange["changes"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).map(([property, { old }]) => [property, old]));
}
