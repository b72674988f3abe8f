/**
 * First half of a write: reads a request body against what is stored, for an entity and for the attachments and
 * parameters inside it, and collects every fault. Nothing is written here; that is `apply.ts`.
 */
import { definitionOf } from "../../representation/definition.ts";
import type { Definition } from "../../representation/definition.ts";
import type { OwnedBinding } from "../../representation/binding.ts";
import type { OwnerName } from "../entities/owners.ts";
import { bodyValues, referencedId } from "./body-values.ts";
import type { Body, Change, Columns, Owner, WriteContext } from "./change.ts";
import { pathOf } from "./change.ts";
import { ownedRows } from "./rows.ts";

/** What a list inside the body does to the entities that an element owns. */
export interface OwnedWrite {
  readonly property: string;
  readonly definition: Definition;
  readonly ownerColumn: string;
  readonly changes: readonly PreparedChange[];
  /** Owned so far, and not named in the list. */
  readonly removed: readonly Readonly<Columns>[];
}

export interface PreparedChange extends Change {
  readonly owned: readonly OwnedWrite[];
}

interface Target {
  readonly id: number | null;
  readonly before: Readonly<Columns> | null;
  readonly owner?: Owner | null;
  readonly path?: string;
}

/** Prepares the creation (`before` null) or the change of one entity. Faults land in the context. */
export async function prepareChange(
  context: WriteContext,
  definition: Definition,
  body: Body,
  target: Target,
): Promise<PreparedChange> {
  const path = target.path ?? "";
  const values = await bodyValues(context, definition, body, path);
  const change: Change = {
    definition,
    context,
    id: target.id,
    before: target.before,
    after: { ...target.before, ...values },
    body,
    owner: target.owner ?? null,
    path,
    violate(property, message, code) {
      context.violations.push({ propertyPath: pathOf(path, property), message, code });
    },
  };
  const malformedSoFar = context.malformed.length;
  const owned = await prepareOwned(change);
  if (context.malformed.length === malformedSoFar) await context.rules[definition.name]?.check?.(change);
  return Object.assign(change, { owned });
}

async function prepareOwned(change: Change): Promise<OwnedWrite[]> {
  const writes: OwnedWrite[] = [];
  for (const [property, binding] of Object.entries(change.definition.bindings)) {
    const list = change.body[property];
    if (binding.kind === "owned" && Array.isArray(list)) {
      writes.push(await prepareList(change, property, binding, list));
    }
  }
  return writes;
}

async function prepareList(
  change: Change,
  property: string,
  binding: OwnedBinding<string>,
  list: readonly unknown[],
): Promise<OwnedWrite> {
  const { context, id } = change;
  const definition = definitionOf(context.definitions, binding.resource);
  const ownerName = change.definition.name as OwnerName;
  const ownerColumn = definition.owners?.[ownerName];
  if (ownerColumn === undefined) throw new Error(`${definition.name} cannot belong to a ${ownerName}`);
  const present = id === null ? [] : await ownedRows(context.transaction, definition, ownerColumn, id);
  const left = new Map(present.map((row) => [row["id"] as number, row]));
  const owner: Owner = { resource: ownerName, id };
  const changes: PreparedChange[] = [];
  for (const [index, element] of list.entries()) {
    const path = pathOf(change.path, `${property}[${index}]`);
    const body: Body = typeof element === "object" && element !== null ? (element as Body) : {};
    if (typeof element !== "string" && !("@id" in body) && !("id" in body)) {
      changes.push(await prepareChange(context, definition, body, { id: null, before: null, owner, path }));
      continue;
    }
    const named = referencedId(definition.name, element);
    const before = named === null ? undefined : left.get(named);
    if (named === null || before === undefined) {
      const message = "This does not belong to the element, or appears twice in the list.";
      context.malformed.push({ propertyPath: path, message, code: "invalid-iri" });
      continue;
    }
    left.delete(named);
    changes.push(await prepareChange(context, definition, body, { id: named, before, owner, path }));
  }
  return { property, definition, ownerColumn, changes, removed: [...left.values()] };
}
