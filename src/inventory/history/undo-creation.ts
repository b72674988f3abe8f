/** Takes back the creation of elements. `undo-deletion.ts` does the opposite. */
import { idList } from "../../database/id-list.ts";
import type { ResourceName } from "../../../generated/resources.ts";
import {
  bindingsOfKind,
  definitionOf,
  ownerColumnOf,
  type Definition,
} from "../../representation/definition.ts";
import { iri, parseIri } from "../../representation/iri.ts";
import { groupBy } from "../../util/group-by.ts";
import { deleteOwned, deleteRow } from "../writing/delete.ts";
import { anyDatabase, rowsById } from "../writing/read-rows.ts";
import type { Row } from "../writing/write-context.ts";
import { conflictOf, type Conflict, type Target } from "./conflicts.ts";
import { laterPreviews } from "./later-previews.ts";
import {
  isLoggedInSet,
  readLastDeletion,
  valuesBeforeLaterChanges,
  type LoggedChange,
} from "./read-changes-of-set.ts";
import { requireRevert } from "./revert-permissions.ts";
import { forgetAll } from "./rows-read.ts";
import { asConflicts, definitionFor, elementContext, presentRow } from "./undo-context.ts";
import { differencesTo } from "./undo-edit.ts";
import { replacesNewer, type Undo } from "./undo-state.ts";

type Creation = Pick<LoggedChange, "id" | "type" | "targetId">;

/**
 * Deletes an element that the change set has created, unless it was changed or used since.
 * @param creation the log entry of the creation
 */
export async function undoCreation(undo: Undo, creation: Creation): Promise<void> {
  const { context } = undo;
  const target = { type: creation.type, id: creation.targetId };
  const row = await presentRow(undo, target);
  if (row === null) return;
  requireRevert(context, target.type, row, "delete");
  if (await hasChangedSince(undo, row, creation)) return;
  await asConflicts(undo, target, async () => {
    const own = elementContext(undo);
    await context.rules[target.type]?.authorize?.(own, row, "delete");
    await deleteRow(own, definitionFor(undo, target), row);
    return true;
  });
}

/**
 * Deletes the elements that have not changed since and that no other element uses, with few statements per type.
 * @returns the creations that were taken back
 */
export async function undoCreations<Change extends Creation>(
  undo: Undo,
  creations: readonly Change[],
): Promise<ReadonlySet<Change>> {
  const done = new Set<Change>();
  for (const [type, created] of groupBy(creations, (creation) => creation.type)) {
    const definition = definitionOf(undo.context.definitions, type);
    const ids = created.map(({ targetId }) => targetId);
    const stored = await rowsById(undo.context.transaction, definition, ids);
    const byId = new Map(stored.map((row) => [row.id, row]));
    const rows = new Map<Change, Row>();
    for (const creation of created) {
      const row = byId.get(creation.targetId);
      if (row === undefined) done.add(creation);
      else rows.set(creation, row);
    }
    const unused = await unusedOf(undo, definition, rows);
    await deleteTogether(undo, definition, [...unused.values()]);
    for (const creation of unused.keys()) done.add(creation);
  }
  return done;
}

async function deleteTogether(undo: Undo, definition: Definition, rows: readonly Row[]): Promise<void> {
  const context = elementContext(undo);
  for (const row of rows) await context.rules[definition.name]?.authorize?.(context, row, "delete");
  await deleteOwned(context, definition, rows, null);
  forgetAll(undo.read);
}

/** Returns the rows of the elements that have not changed since, and to which no other element refers. */
async function unusedOf<Change extends Creation>(
  undo: Undo,
  definition: Definition,
  rows: ReadonlyMap<Change, Row>,
): Promise<ReadonlyMap<Change, Row>> {
  if (rows.size === 0) return rows;
  const { context, own } = undo;
  const { name: type } = definition;
  for (const row of rows.values()) requireRevert(context, type, row, "delete");
  const usages = (context.rules[type]?.usedBy ?? []).map(({ table, column }) => ({ table, column }));
  const used = await usedIn(undo, [...usages, ...referringColumns(undo, definition)], [...rows.values()]);
  const unused = [...rows].filter(([{ targetId }]) => !used.has(targetId));
  if (unused.length === 0) return new Map();
  const created = await valuesBeforeLaterChanges(
    context.transaction,
    type,
    unused.map(([creation]) => creation),
    [own.id],
  );
  const previews = await laterPreviews(undo, new Map(unused));
  return new Map(
    unused.filter(([creation, row]) => {
      const { targetId } = creation;
      if (previews.has(creation)) return false;
      const values = created.get(targetId) ?? new Map<string, unknown>();
      return Object.keys(differencesSince(definition, row, values)).length === 0;
    }),
  );
}

/** Returns the IDs to which a column refers. */
async function usedIn(
  { context: { transaction } }: Undo,
  columns: readonly { readonly table: string; readonly column: string }[],
  rows: readonly Row[],
): Promise<ReadonlySet<number>> {
  const ids = rows.map(({ id }) => id);
  const used = new Set<number>();
  for (const { table, column } of columns) {
    const found = await anyDatabase(transaction)
      .selectFrom(table)
      .select(column)
      .distinct()
      .where(idList(transaction.dialect, column, ids))
      .execute();
    for (const row of found) used.add(Number(row[column]));
  }
  return used;
}

/**
 * Adds a conflict for each property that has changed since, and for each element that was added to the element. Newer values
 * can be lost with the element, but not the elements and the stock that others have added.
 */
async function hasChangedSince(undo: Undo, row: Row, creation: Creation): Promise<boolean> {
  const { conflicts, context, own } = undo;
  const { type, targetId: id } = creation;
  const before = conflicts.count;
  let isKept = false;
  const definition = definitionOf(context.definitions, type);
  const values = await valuesBeforeLaterChanges(context.transaction, type, [creation], [own.id]);
  const created = values.get(id) ?? new Map<string, unknown>();
  for (const [property, now] of Object.entries(differencesSince(definition, row, created))) {
    const then = created.get(property);
    if (type === "PartLot" && property === "amount" && Number(now) > Number(then)) {
      const message = "Stock was added to this lot since. Withdraw or move it first.";
      conflicts.add(conflictOf({ type, id }, "changed", message, { property, replaceable: false }));
    } else if (!(await isDeletedByUndo(undo, then))) {
      const details = { property, then, now };
      const message = "This property has changed since.";
      if (!replacesNewer(undo, conflictOf({ type, id }, "changed", message, details))) isKept = true;
    }
  }
  for (const { element, ...details } of (await laterPreviews(undo, new Map([[creation, row]]))).values()) {
    const message = "This property has changed since. It refers to an attachment that would be deleted.";
    if (!replacesNewer(undo, conflictOf(element, "changed", message, details))) isKept = true;
  }
  for (const element of await referringElements(undo, definition, id))
    conflicts.add(await addedConflict(undo, { type, id }, element));
  return isKept || conflicts.count > before;
}

async function addedConflict({ context, source }: Undo, owner: Target, element: Target): Promise<Conflict> {
  if (source !== null && (await isLoggedInSet(context.transaction, element, "element_created", source))) {
    const message = `${iri(element.type, element.id)}, which belongs to it, remains.`;
    return conflictOf(owner, "referenced", message);
  }
  const message = `This entity has been added to ${owner.type} ${owner.id} since. Delete or move it first.`;
  return conflictOf(element, "added", message);
}

/** Returns the present values of the properties that differ from the values of the created element. */
function differencesSince(
  definition: Definition,
  row: Row,
  created: ReadonlyMap<string, unknown>,
): Readonly<Record<string, unknown>> {
  const changes = Object.fromEntries([...created].map(([property, old]) => [property, { old }]));
  return differencesTo(definition, row, changes, "old");
}

/** Whether a value is the IRI of an element that the undo has deleted, because the change set created it. */
async function isDeletedByUndo({ context, own }: Undo, value: unknown): Promise<boolean> {
  const named = typeof value === "string" ? parseIri(value) : null;
  if (named === null) return false;
  const { resource: type, id } = named;
  const isLogged = context.log.some(
    (entry) => entry.kind === "element_deleted" && entry.targetType === type && entry.targetId === id,
  );
  if (isLogged || own.id === null) return isLogged;
  return (await readLastDeletion(context.transaction, type, id))?.changeSet === own.id;
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

interface Referring {
  readonly resource: ResourceName;
  readonly table: string;
  readonly column: string;
}

/** Returns the columns of the elements that an element owns, and of those whose reference its deletion would clear. */
function referringColumns({ context: { definitions } }: Undo, owner: Definition): readonly Referring[] {
  const lists = ownedListsOf(owner).map(({ binding: { resource }, binding }) => ({
    resource,
    column: ownerColumnOf(definitionOf(definitions, resource), owner, binding),
  }));
  return [...lists, ...(cleared[owner.name] ?? [])].map((referring) => ({
    ...referring,
    table: definitionOf(definitions, referring.resource).table,
  }));
}

/** The maximum number of elements that conflicts name. */
const maximumNamed = 20;

async function referringElements(undo: Undo, definition: Definition, id: number): Promise<readonly Target[]> {
  const { transaction } = undo.context;
  const found: Target[] = [];
  for (const { resource: type, table, column } of referringColumns(undo, definition)) {
    const rows = await anyDatabase(transaction)
      .selectFrom(table)
      .select("id")
      .where(idList(transaction.dialect, column, [id]))
      .orderBy("id")
      .limit(maximumNamed)
      .execute();
    for (const row of rows) found.push({ type, id: row.id });
  }
  return found;
}
