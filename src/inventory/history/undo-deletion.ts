/** Creates a deleted element again, with its ID. `undo-creation.ts` does the opposite. */
import { definitionOf } from "../../representation/definition.ts";
import { ownerOf } from "../entities/owners.ts";
import { columnsOfLogged, instantOfLogged } from "../writing/logged-columns.ts";
import type { Columns } from "../writing/write-context.ts";
import { conflictOf, type Conflict, type Target } from "./conflicts.ts";
import { isDeletedInSet, keyOf, readLastDeletion, type Deletion } from "./read-changes-of-set.ts";
import { forgetAll } from "./rows-read.ts";
import { requireRevert } from "./revert-permissions.ts";
import { definitionFor, exists, presentRow, touchWritten, writeElement } from "./undo-context.ts";
import { missingReferences } from "./undo-references.ts";
import type { Undo } from "./undo-state.ts";

/** @param deletion the log entry of the deletion, with the last values of the element */
export async function undoDeletion(
  undo: Undo,
  target: Target,
  deletion: Pick<Deletion, "id" | "data">,
): Promise<void> {
  const { context } = undo;
  if ((await presentRow(undo, target)) !== null) return;
  const definition = definitionFor(undo, target);
  const { addedDate, ...values } = deletion.data;
  const columns = columnsOfLogged(definition, values);
  requireRevert(context, target.type, columns, "create");
  const last = await lastDeletionOf(undo, target, deletion);
  if (last !== null && isLater(undo, last, deletion.id)) {
    const message = "The element was deleted again since. Take back its last deletion.";
    undo.conflicts.add(conflictOf(target, "deleted", message));
    return;
  }
  if (!(await hasOwner(undo, target, columns))) return;
  const deferred: Columns = {};
  const dropped: Conflict[] = [];
  for (const missing of await missingReferences(undo, definition, columns, null)) {
    const { property, column, then } = missing;
    if (definition.partOf?.includes(property) === true) {
      const message = `${then} no longer exists. Restore it first.`;
      undo.conflicts.add(conflictOf(target, "missing-reference", message, { property, then }));
      return;
    }
    if (await isDeletedBySource(undo, missing.target)) deferred[column] = columns[column] ?? null;
    else {
      const message = `${then} no longer exists.`;
      dropped.push(conflictOf(target, "missing-reference", message, { property, then }));
    }
    columns[column] = null;
  }
  // The version continues, so that an entity tag of the deleted element never matches again.
  const version = Number(last?.data["version"] ?? deletion.data["version"] ?? 0);
  const initial: Columns = {
    id: target.id,
    version: version + 1,
    ...(typeof addedDate === "string" && { added_date: instantOfLogged(addedDate) }),
  };
  if (!(await writeElement(undo, target, columns, { before: null, initial }))) return;
  for (const conflict of dropped) undo.dropped.add(conflict);
  if (Object.keys(deferred).length > 0) undo.deferred.push({ target, columns: deferred });
}

async function lastDeletionOf(
  { context, read, source }: Undo,
  target: Target,
  { id, data }: Pick<Deletion, "id" | "data">,
): Promise<Deletion | null> {
  if (read.lastDeletions.get(keyOf(target.type, target.id)) === id) return { id, data, changeSet: source };
  return readLastDeletion(context.transaction, target.type, target.id);
}

/** Whether the last deletion of an element is later than the one that is taken back, and of another change set. */
function isLater({ mode, own, source }: Undo, last: Deletion, entry: number): boolean {
  if (last.id <= entry || mode === "overwrite") return false;
  return last.changeSet === null || (last.changeSet !== own.id && last.changeSet !== source);
}

/** Whether the undo creates a missing element later, because the change set deleted it. */
async function isDeletedBySource({ context, source }: Undo, target: Target): Promise<boolean> {
  return source !== null && isDeletedInSet(context.transaction, target, source);
}

/** Sets the references to elements that were created again after the elements that refer to them. */
export async function setDeferredReferences(undo: Undo): Promise<void> {
  for (const { target, columns } of undo.deferred) {
    forgetAll(undo.read);
    const row = await presentRow(undo, target);
    if (row === null) continue;
    const definition = definitionFor(undo, target);
    for (const { property, column, then } of await missingReferences(undo, definition, columns, row)) {
      delete columns[column];
      const message = `${then} no longer exists.`;
      undo.dropped.add(conflictOf(target, "missing-reference", message, { property, then }));
    }
    if (Object.keys(columns).length > 0) await writeElement(undo, target, columns, { before: row });
  }
  await touchWritten(undo);
}

async function hasOwner(undo: Undo, target: Target, columns: Columns): Promise<boolean> {
  const definition = definitionFor(undo, target);
  const owner = definition.owners === undefined ? null : ownerOf(columns);
  if (owner === null) return true;
  const { name: type } = definitionOf(undo.context.definitions, owner.resource);
  if (await exists(undo, { type, id: owner.id })) return true;
  const message = "The element of this entity no longer exists. Restore it first.";
  undo.conflicts.add(conflictOf(target, "missing-reference", message, { property: "element" }));
  return false;
}
