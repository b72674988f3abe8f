/** Takes back edits in which elements exchanged unique values, such as the part numbers of two orderdetails. */
import { idList } from "../../database/id-list.ts";
import { groupBy } from "../../util/group-by.ts";
import { columnsOfLogged } from "../writing/logged-columns.ts";
import { anyDatabase } from "../writing/read-rows.ts";
import { conflictProblem } from "./conflicts.ts";
import type { LoggedChange } from "./read-changes-of-set.ts";
import { definitionFor, type Undo } from "./undo-context.ts";
import { undoEdit } from "./undo-edit.ts";

/**
 * Gives temporary values to the elements, as a write of a list does (`unique-keys.ts`), and then restores their old values.
 * @returns the changes that are no exchange
 * @throws {Problem} 409 if an old value is still rejected, because the temporary value must not remain
 */
export async function undoExchanges(
  undo: Undo,
  changes: readonly LoggedChange[],
): Promise<readonly LoggedChange[]> {
  const exchanged = new Set<LoggedChange>();
  for (const [, edits] of groupBy(changes.filter(isEdit), ({ type }) => type)) {
    if (edits.length < 2) continue;
    for (const edit of await releaseKeys(undo, edits)) exchanged.add(edit);
  }
  for (const { type, targetId, changes: values } of exchanged) {
    // The conflicts were checked before the temporary values were set.
    await undoEdit({ ...undo, mode: "overwrite" }, { type, id: targetId }, values);
  }
  if (exchanged.size > 0 && undo.conflicts.listed.some(({ code }) => code === "rejected"))
    throw conflictProblem(undo.conflicts);
  return changes.filter((change) => !exchanged.has(change));
}

function isEdit({ kind }: LoggedChange): boolean {
  return kind === "element_edited";
}

/** Returns the edits that restore a value of a unique key. Their elements get a temporary value. */
async function releaseKeys(undo: Undo, edits: readonly LoggedChange[]): Promise<readonly LoggedChange[]> {
  const [{ type } = { type: null }] = edits;
  if (type === null) return [];
  const { rules, transaction } = undo.context;
  const definition = definitionFor(undo, { type, id: 0 });
  const released = new Set<LoggedChange>();
  for (const { temporary } of rules[type]?.unique ?? []) {
    if (temporary === undefined) continue;
    const restoring = edits.filter(
      ({ changes }) => temporary.column in columnsOfLogged(definition, oldValues(changes)),
    );
    if (restoring.length < 2) continue;
    const ids = restoring.map(({ targetId }) => targetId);
    await anyDatabase(transaction)
      .updateTable(definition.table)
      .set({ [temporary.column]: temporary.value })
      .where(idList(transaction.dialect, "id", ids))
      .execute();
    for (const edit of restoring) released.add(edit);
  }
  return [...released];
}

function oldValues(changes: LoggedChange["changes"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).map(([property, { old }]) => [property, old]));
}
