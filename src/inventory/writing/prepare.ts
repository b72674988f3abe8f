/**
 * First half of a write: reads a request body against what is stored, for an entity and for the attachments and
 * parameters inside it, and collects every fault. Nothing is written here; that is `apply.ts`.
 */
import { definitionOf } from "../../representation/definition.ts";
import type { Definition } from "../../representation/definition.ts";
import type { OwnedBinding } from "../../representation/binding.ts";
import type { OwnerName } from "../entities/owners.ts";
import { bodyValues, referencedId } from "./body-values.ts";
import type { Body, Change, Columns, OwnedWrite, Owner, WriteContext } from "./change.ts";
import { pathOf } from "./change.ts";
import { ownedRows } from "./rows.ts";

interface Target {
  readonly id: number | null;
  readonly before: Readonly<Columns> | null;
  readonly owner?: Owner | null;
  readonly path?: string;
  /** Columns that are set besides those of the body. */
  readonly columns?: Columns;
}

/** Prepares the creation (`before` null) or the change of one entity. Faults land in the context. */
export async function prepareChange(
  context: WriteContext,
  definition: Definition,
  body: Body,
  target: Target,
): Promise<Change> {
  const { id, before, owner = null, path = "" } = target;
  const malformedSoFar = context.malformed.length;
  const values = await bodyValues(context, definition, body, { before, path });
  const change: Change = {
    definition,
    context,
    id,
    before,
    after: { ...before, ...target.columns, ...values },
    body,
    owner,
    owned: await prepareOwned(context, definition, body, { id, path }),
    path,
    violate(property, message, code) {
      context.violations.push({ propertyPath: pathOf(path, property), message, code });
    },
  };
  // Rules would only repeat what is wrong with a reference.
  if (context.malformed.length === malformedSoFar) await context.rules[definition.name]?.check?.(change);
  return change;
}

/** The element whose lists are prepared. */
interface Place {
  readonly id: number | null;
  readonly path: string;
}

async function prepareOwned(
  context: WriteContext,
  definition: Definition,
  body: Body,
  place: Place,
): Promise<OwnedWrite[]> {
  const writes: OwnedWrite[] = [];
  for (const [property, binding] of Object.entries(definition.bindings)) {
    const list = body[property];
    if (binding.kind === "owned" && Array.isArray(list)) {
      const owner = { resource: definition.name as OwnerName, id: place.id };
      const path = pathOf(place.path, property);
      writes.push({ property, ...(await prepareList(context, binding, list, { owner, path })) });
    }
  }
  return writes;
}

async function prepareList(
  context: WriteContext,
  binding: OwnedBinding<string>,
  list: readonly unknown[],
  place: { readonly owner: Owner; readonly path: string },
): Promise<Omit<OwnedWrite, "property">> {
  const { owner } = place;
  const definition = definitionOf(context.definitions, binding.resource);
  const ownerColumn = definition.owners?.[owner.resource];
  if (ownerColumn === undefined) throw new Error(`${definition.name} cannot belong to a ${owner.resource}`);
  const present =
    owner.id === null ? [] : await ownedRows(context.transaction, definition, ownerColumn, owner.id);
  const left = new Map(present.map((row) => [row["id"] as number, row]));
  const changes: Change[] = [];
  for (const [index, element] of list.entries()) {
    const path = `${place.path}[${index}]`;
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
  return { definition, ownerColumn, changes, removed: [...left.values()] };
}
