/** Creates a deleted element again, with its ID, and takes back the creation of an element. */
import { idList } from "../../database/id-list.ts";
import type { ResourceName } from "../../../generated/resources.ts";
import { bindingsOfKind, definitionOf, ownerColumnOf } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { deleteRow } from "../writing/delete.ts";
import { columnsOfLogged, instantOfLogged } from "../writing/logged-columns.ts";
import { anyDatabase } from "../writing/read-rows.ts";
import type { Columns, Row } from "../writing/write-context.ts";
import { remedyForDeleted } from "./conflict-causes.ts";
import { conflictOf, type Conflict, type Target } from "./conflicts.ts";
import { keyOf, readLastDeletion, valuesBeforeLaterChanges } from "./read-changes-of-set.ts";
import { isRedoOf } from "./state-before-set.ts";
import { requireRevert } from "./revert-permissions.ts";
import { asConflicts, definitionFor, elementContext, presentRow, writeElement } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";
import { differencesTo } from "./undo-edit.ts";
import { hasOwner, missingReferences, type MissingReference } from "./undo-references.ts";

/**
 * @param entry the ID of the log entry of the deletion
 * @param data the last values of the element, from this entry
 */
export async function undoDeletion(
  undo: Undo,
  target: Target,
  { entry, data }: { readonly entry: number; readonly data: Readonly<Record<string, unknown>> },
): Promise<void> {
  const { context, pending } = undo;
  const key = keyOf(target.type, target.id);
  if ((await presentRow(undo, target)) !== null) {
    pending.delete(key);
    return;
  }
  const definition = definitionFor(undo, target);
  const last = await readLastDeletion(context.transaction, target.type, target.id);
  const isLater = last !== null && last.id > entry;
  const isRedone =
    isLater && undo.source !== null && (await isRedoOf(context.transaction, last.changeSet, undo.source));
  const { addedDate, ...values } = isRedone ? last.data : data;
  const columns = columnsOfLogged(definition, values);
  requireRevert(context, target.type, columns, "create");
  if (isLater && !isRedone && undo.mode !== "overwrite") {
    const { text, details } = await remedyForDeleted(context, target);
    const message = `The element was created again and deleted since. ${text}`;
    undo.conflicts.add(conflictOf(target, "deleted", message, { replaceable: true, ...details }));
    return;
  }
  if (!(await hasOwner(undo, target, columns))) return;
  const deferred: Columns = {};
  const dropped: Conflict[] = [];
  for (const { property, column, then, missing, isPending } of await missingReferences(
    undo,
    definition,
    columns,
    null,
  )) {
    if (definition.partOf?.includes(property) === true) {
      const { text, details } = await remedyForDeleted(context, missing);
      const message = `${then} no longer exists. ${text}`;
      undo.conflicts.add(conflictOf(target, "missing-reference", message, { property, then, ...details }));
      return;
    }
    if (isPending) deferred[column] = columns[column] ?? null;
    else dropped.push(await droppedReference(undo, target, { property, then, missing }));
    columns[column] = null;
  }
  // The version continues, so that an entity tag of the deleted element never matches again.
  const version = Number(last?.data["version"] ?? data["version"] ?? 0);
  const initial: Columns = {
    id: target.id,
    version: version + 1,
    ...(typeof addedDate === "string" && { added_date: instantOfLogged(addedDate) }),
  };
  if (!(await writeElement(undo, target, columns, { before: null, initial }))) return;
  pending.delete(key);
  for (const conflict of dropped) undo.dropped.add(conflict);
  if (Object.keys(deferred).length > 0) undo.deferred.push({ target, columns: deferred });
}

/** Sets the references to elements that were created again after the elements that refer to them. */
export async function setDeferredReferences(undo: Undo): Promise<void> {
  for (const { target, columns } of undo.deferred) {
    const row = await presentRow(undo, target);
    if (row === null) continue;
    const definition = definitionFor(undo, target);
    for (const { column, ...reference } of await missingReferences(undo, definition, columns, row)) {
      delete columns[column];
      undo.dropped.add(await droppedReference(undo, target, reference));
    }
    if (Object.keys(columns).length > 0) await writeElement(undo, target, columns, { before: row });
  }
}

/** Returns the note that a reference is not restored, which does not prevent the undo. */
async function droppedReference(
  { context }: Undo,
  target: Target,
  { property, then, missing }: Pick<MissingReference, "property" | "then" | "missing">,
): Promise<Conflict> {
  const { details } = await remedyForDeleted(context, missing);
  const message = `${then} no longer exists, so the reference to it is not restored.`;
  return conflictOf(target, "missing-reference", message, { property, then, ...details });
}

/**
 * Deletes an element that the change set has created, unless it was changed or used since.
 * @param entry the ID of the log entry of the creation
 */
export async function undoCreation(undo: Undo, target: Target, entry: number): Promise<void> {
  const row = await presentRow(undo, target);
  if (row === null) return;
  requireRevert(undo.context, target.type, row, "delete");
  if (undo.mode !== "overwrite" && (await hasChangedSince(undo, target, row, entry))) return;
  const context = elementContext(undo);
  await asConflicts(undo, target, async () => {
    await context.rules[target.type]?.authorize?.(context, row, "delete");
    await deleteRow(context, definitionFor(undo, target), row);
    undo.removed.add(iri(target.type, target.id));
    return true;
  });
}

/** Adds a conflict for each property that has changed since, and for each element that was added to the element. */
async function hasChangedSince(undo: Undo, target: Target, row: Row, entry: number): Promise<boolean> {
  const { conflicts, context, own } = undo;
  const before = conflicts.count;
  const definition = definitionFor(undo, target);
  const created = await valuesBeforeLaterChanges(
    context.transaction,
    { type: target.type, id: target.id, after: entry },
    own.id,
  );
  const changes = Object.fromEntries([...created].map(([property, old]) => [property, { old }]));
  for (const [property, now] of Object.entries(differencesTo(definition, row, changes, "old"))) {
    const then = created.get(property);
    if (typeof then === "string" && undo.removed.has(then)) continue;
    const details = { property, then, now };
    conflicts.add(conflictOf(target, "changed", "This property has changed since.", details));
  }
  for (const element of await referringElements(undo, target)) {
    conflicts.add(
      conflictOf(element, "added", `This entity has been added to ${definition.name} ${target.id} since.`),
    );
  }
  return conflicts.count > before;
}

const ownedListsOf = bindingsOfKind("owned");

/** The references that the deletion of an element clears without an error. */
const cleared: Readonly<
  Partial<Record<ResourceName, readonly { resource: ResourceName; column: string }[]>>
> = {
  Part: [
    { resource: "ProjectBOMEntry", column: "part_id" },
    { resource: "Project", column: "build_part_id" },
  ],
  Project: [{ resource: "ProjectBOMEntry", column: "project_id" }],
};

/** The maximum number of elements that conflicts name. */
const maximumNamed = 20;

/** Returns the elements that the element owns, and those whose reference its deletion would clear. */
async function referringElements({ context }: Undo, target: Target): Promise<readonly Target[]> {
  const { definitions, transaction } = context;
  const owner = definitionOf(definitions, target.type);
  const lists = ownedListsOf(owner).map(({ binding }) => ({
    resource: binding.resource,
    column: ownerColumnOf(definitionOf(definitions, binding.resource), owner, binding),
  }));
  const found: Target[] = [];
  for (const { resource, column } of [...lists, ...(cleared[target.type] ?? [])]) {
    const rows = await anyDatabase(transaction)
      .selectFrom(definitionOf(definitions, resource).table)
      .select("id")
      .where(idList(transaction.dialect, column, [target.id]))
      .orderBy("id")
      .limit(maximumNamed)
      .execute();
    for (const { id } of rows) found.push({ type: resource, id });
  }
  return found;
}
