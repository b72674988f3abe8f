/**
 * Performs the first half of a write: compares the request body with the stored entity and its owned entities, and
 * collects all violations. `apply.ts` writes the changes.
 */
import {
  bindingsOfKind,
  definitionOf,
  ownerColumnOf,
  type Definition,
} from "../../representation/definition.ts";
import { groupBy } from "../../util/group-by.ts";
import { bodyValues } from "./body-values.ts";
import {
  pathOf,
  type Body,
  type Change,
  type Columns,
  type OwnedWrite,
  type Owner,
  type Row,
  type WriteContext,
} from "./write-context.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { referencedId } from "./resolve-references.ts";
import { ownedRows, rowsOwnedBy } from "./read-rows.ts";
import { checkKeys, checkKeysOfList } from "./unique-keys.ts";

interface Target {
  /** The stored row, or `null` if the entity is being created. */
  readonly before: Row | null;
  readonly owner?: Owner | null;
  readonly path?: string;
  /** Columns to set in addition to the columns that the body sets. */
  readonly columns?: Columns;
  /** Reads the owned entities. By default, each element takes one query per list. */
  readonly readOwned?: ReadOwned | undefined;
}

/** Prepares the creation or change of an entity. Adds all violations to the context. */
export async function prepareChange(
  context: WriteContext,
  definition: Definition,
  body: Body,
  target: Target,
): Promise<Change> {
  const { before, owner = null, path = "", readOwned } = target;
  const id = before?.id ?? null;
  const malformedBefore = context.malformed.length;
  // For a list, `prepareList` runs this rule once.
  if (id !== null && path === "")
    await context.rules[definition.name]?.beforeCheck?.(context, [{ id, body }]);
  const values = await bodyValues(context, definition, body, { before, path });
  const after: Columns = { ...before, ...target.columns, ...values };
  const change: Change = {
    definition,
    context,
    id,
    before,
    after,
    body,
    owner,
    owned: await prepareOwned(context, definition, body, { id, path, columns: after, owner, readOwned }),
    path,
    violate(property, message, code, usedBy) {
      const propertyPath = pathOf(path, property);
      context.violations.push({ propertyPath, message, code });
      if (usedBy !== undefined) context.usedBy?.set(propertyPath, usedBy);
    },
  };
  // After an invalid reference, the rules would report the same error again.
  if (context.malformed.length === malformedBefore) {
    await context.rules[definition.name]?.check?.(change);
    if (path === "") await checkKeys(change);
  }
  return change;
}

interface ListOwner {
  readonly id: number | null;
  readonly path: string;
  readonly columns: Readonly<Columns>;
  readonly owner: Owner | null;
  readonly readOwned: ReadOwned | undefined;
}

type ReadOwned = (definition: Definition, ownerColumn: string, owner: number) => Promise<readonly Row[]>;

/** Returns a function that reads the owned entities of a single element. */
function readOwnedOf({ transaction }: WriteContext): ReadOwned {
  return (definition, ownerColumn, owner) => ownedRows(transaction, definition, ownerColumn, owner);
}

/**
 * Returns a function that reads the owned entities of each item of a list. The first call reads the entities of all
 * items with one statement.
 */
function readOwnedOfAll({ transaction }: WriteContext, owners: readonly Row[]): ReadOwned {
  const ids = owners.map((row) => row.id);
  const read = new Map<string, Promise<ReadonlyMap<number, readonly Row[]>>>();
  return async (definition, ownerColumn, owner) => {
    const key = `${definition.table}.${ownerColumn}`;
    const byOwner =
      read.get(key) ??
      rowsOwnedBy(transaction, definition, ownerColumn, ids).then((rows) =>
        groupBy(rows, (row) => Number(row[ownerColumn])),
      );
    read.set(key, byOwner);
    return (await byOwner).get(owner) ?? [];
  };
}

const ownedListsOf = bindingsOfKind("owned");

async function prepareOwned(
  context: WriteContext,
  definition: Definition,
  body: Body,
  element: ListOwner,
): Promise<OwnedWrite[]> {
  const writes: OwnedWrite[] = [];
  for (const { property, binding } of ownedListsOf(definition)) {
    const elements: unknown = body[property];
    if (Array.isArray(elements)) {
      const { id, columns, readOwned } = element;
      const owner = { resource: definition.name, id, columns, owner: element.owner };
      const path = pathOf(element.path, property);
      const owned = definitionOf(context.definitions, binding.resource);
      const ownerColumn = ownerColumnOf(owned, definition, binding);
      const list = { definition: owned, ownerColumn, elements };
      writes.push({ property, ...(await prepareList(context, list, { owner, path, readOwned })) });
    }
  }
  return writes;
}

interface List {
  readonly definition: Definition;
  readonly ownerColumn: string;
  readonly elements: readonly unknown[];
}

async function prepareList(
  context: WriteContext,
  { definition, ownerColumn, elements }: List,
  parent: { readonly owner: Owner; readonly path: string; readonly readOwned: ReadOwned | undefined },
): Promise<Omit<OwnedWrite, "property">> {
  const { owner } = parent;
  const readStored = parent.readOwned ?? readOwnedOf(context);
  const stored = owner.id === null ? [] : await readStored(definition, ownerColumn, owner.id);
  const remaining = new Map(stored.map((row) => [row.id, row]));
  const readOwned = readOwnedOfAll(context, stored);
  const columns = owner.id === null ? {} : { [ownerColumn]: owner.id };
  const changes: Change[] = [];
  const malformedBefore = context.malformed.length;
  await beforeCheckList(context, definition, elements, remaining);
  for (const [index, element] of elements.entries()) {
    const path = `${parent.path}[${index}]`;
    const body = bodyOf(element);
    if (typeof element !== "string" && !("@id" in body) && !("id" in body)) {
      requireOwnPermission(context, definition, "create");
      const target = { before: null, owner, path, columns };
      changes.push(await prepareChange(context, definition, body, target));
      continue;
    }
    const named = referencedId(definition.name, element);
    const before = named === null ? undefined : remaining.get(named);
    if (named === null || before === undefined) {
      const message =
        "This entity is not in the stored list or is repeated. To create an entity, send an object without `@id` and `id`.";
      context.malformed.push({ propertyPath: path, message, code: "invalid-iri" });
      continue;
    }
    remaining.delete(named);
    const target = { before, owner, path, readOwned };
    changes.push(await prepareChange(context, definition, body, target));
  }
  if (context.malformed.length === malformedBefore) {
    await checkKeysOfList(context, { definition, ownerColumn, changes, owner: owner.id });
  }
  if (remaining.size > 0) requireOwnPermission(context, definition, "delete");
  return { definition, ownerColumn, changes, removed: [...remaining.values()] };
}

/** Returns the body of a list item. An item that is only an IRI changes nothing, so its body is empty. */
function bodyOf(element: unknown): Body {
  return typeof element === "object" && element !== null ? { ...element } : {};
}

async function beforeCheckList(
  context: WriteContext,
  definition: Definition,
  elements: readonly unknown[],
  present: ReadonlyMap<number, Row>,
): Promise<void> {
  const targets = elements.flatMap((element) => {
    const id = referencedId(definition.name, element);
    return id !== null && present.has(id) ? [{ id, body: bodyOf(element) }] : [];
  });
  if (targets.length > 0) await context.rules[definition.name]?.beforeCheck?.(context, targets);
}

/**
 * Requires the permission to create or delete an entity through its owner. Attachments and parameters only require the
 * permission to edit the owner, which has already been checked.
 */
function requireOwnPermission(
  context: WriteContext,
  { name, partOf }: Definition,
  role: "create" | "delete",
): void {
  const permission = partOf === undefined ? null : operationPermission(name, role);
  if (permission !== null) context.requirePermission(permission);
}
