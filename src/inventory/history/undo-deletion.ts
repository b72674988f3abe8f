/** Creates a deleted element again, with its ID. `undo-creation.ts` does the opposite. */
import { columnsOfLogged, instantOfLogged } from "../writing/logged-columns.ts";
import { bindingsOfKind, type Definition } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import type { Columns, Row } from "../writing/write-context.ts";
import { remedyForDeleted } from "./conflict-causes.ts";
import { addConflicts, conflictOf, createConflicts, type Conflict, type Target } from "./conflicts.ts";
import { isLoggedInSet, keyOf, readLastDeletion, type Deletion } from "./read-changes-of-set.ts";
import { forgetAll } from "./rows-read.ts";
import { requireRevert } from "./revert-permissions.ts";
import { isRedoOf } from "./changes-in-set.ts";
import { definitionFor, presentRow, touchWritten, writeElement } from "./undo-context.ts";
import { hasOwner, missingReferences, type MissingReference } from "./undo-references.ts";
import { replacesNewer, type Undo } from "./undo-state.ts";

/** @param deletion the log entry of the deletion, with the last values of the element */
export async function undoDeletion(
  undo: Undo,
  target: Target,
  deletion: Pick<Deletion, "id" | "data">,
): Promise<void> {
  const { context } = undo;
  if ((await presentRow(undo, target)) !== null) return;
  const definition = definitionFor(undo, target);
  const last = await lastDeletionOf(undo, target, deletion);
  const isRedone = last !== null && (await isDeletedByRedo(undo, last, deletion.id));
  const { addedDate, ...values } = isRedone ? last.data : deletion.data;
  const columns = columnsOfLogged(definition, values);
  requireRevert(context, target.type, columns, "create");
  if (last !== null && !isRedone && isLater(undo, last, deletion.id)) {
    const { text, details } = await remedyForDeleted(context, target);
    const message = `The element was created again and deleted since. ${text}`;
    if (!replacesNewer(undo, conflictOf(target, "deleted", message, details))) return;
  }
  if (!(await hasOwner(undo, target, columns))) return;
  const deferred: Columns = {};
  const dropped: MissingReference[] = [];
  for (const reference of await missingReferences(undo, definition, columns, null)) {
    const { property, column, missing } = reference;
    if (definition.partOf?.includes(property) === true) {
      undo.conflicts.add(await missingConflict(undo, target, reference));
      return;
    }
    if (await isDeletedBySource(undo, missing)) deferred[column] = columns[column] ?? null;
    else dropped.push(reference);
    columns[column] = null;
  }
  // The version continues, so that an entity tag of the deleted element never matches again.
  const version = Number(last?.data["version"] ?? deletion.data["version"] ?? 0);
  const initial: Columns = {
    id: target.id,
    version: version + 1,
    ...(typeof addedDate === "string" && { added_date: instantOfLogged(addedDate) }),
  };
  const conflicts = createConflicts();
  const isWritten = await writeElement({ ...undo, conflicts }, target, columns, { before: null, initial });
  if (!isWritten) {
    // The rules reject the element without the reference.
    const required = dropped.find(({ property }) =>
      conflicts.listed.every((one) => one.property === property),
    );
    if (required !== undefined) undo.conflicts.add(await missingConflict(undo, target, required));
    else addConflicts(undo.conflicts, conflicts);
    return;
  }
  for (const reference of dropped) undo.dropped.add(await droppedReference(undo, target, reference));
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
function isLater({ own, source }: Undo, last: Deletion, entry: number): boolean {
  if (last.id <= entry) return false;
  return last.changeSet === null || (last.changeSet !== own.id && last.changeSet !== source);
}

/** Whether the last deletion repeats the one that is taken back, because an undo of it was taken back. */
async function isDeletedByRedo({ context, source }: Undo, last: Deletion, entry: number): Promise<boolean> {
  return last.id > entry && source !== null && isRedoOf(context.transaction, last.changeSet, source);
}

/** Whether the undo creates a missing element later, because the change set deleted it. */
async function isDeletedBySource({ context, source }: Undo, target: Target): Promise<boolean> {
  return source !== null && isLoggedInSet(context.transaction, target, "element_deleted", source);
}

/** Sets the references to elements that were created again after the elements that refer to them. */
export async function setDeferredReferences(undo: Undo): Promise<void> {
  for (const { target, columns } of undo.deferred) {
    forgetAll(undo.read);
    const row = await presentRow(undo, target);
    if (row === null) continue;
    const definition = definitionFor(undo, target);
    removeNewer(undo, target, { definition, row, columns });
    for (const reference of await missingReferences(undo, definition, columns, row)) {
      delete columns[reference.column];
      undo.dropped.add(await droppedReference(undo, target, reference));
    }
    if (Object.keys(columns).length > 0) await writeElement(undo, target, columns, { before: row });
  }
  await touchWritten(undo);
}

/** Removes the references to which others have given a value since the element was created again. */
function removeNewer(
  undo: Undo,
  target: Target,
  {
    definition,
    row,
    columns,
  }: { readonly definition: Definition; readonly row: Row; readonly columns: Columns },
): void {
  for (const { property, binding } of referencesOf(definition)) {
    const { column, resource } = binding;
    const now = row[column];
    if (typeof columns[column] !== "number" || typeof now !== "number" || now === columns[column]) continue;
    const details = { property, then: null, now: iri(resource, now) };
    const message = "This property has changed since the element was restored.";
    if (!replacesNewer(undo, conflictOf(target, "changed", message, details))) delete columns[column];
  }
}

const referencesOf = bindingsOfKind("reference");

async function missingConflict(
  { context }: Undo,
  target: Target,
  { property, then, missing }: MissingReference,
): Promise<Conflict> {
  const { text, details } = await remedyForDeleted(context, missing);
  const message = `${then} no longer exists. ${text}`;
  return conflictOf(target, "missing-reference", message, { property, then, ...details });
}

/** Returns the note that a reference is not restored, which does not prevent the undo. */
async function droppedReference(
  { context }: Undo,
  target: Target,
  { property, then, missing }: MissingReference,
): Promise<Conflict> {
  const { details } = await remedyForDeleted(context, missing);
  const message = `${then} no longer exists, so the reference to it is not restored.`;
  return conflictOf(target, "missing-reference", message, { property, then, ...details });
}
