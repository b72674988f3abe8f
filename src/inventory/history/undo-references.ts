/** Checks the references of an element that is restored. */
import { iri } from "../../representation/iri.ts";
import { definitionOf, bindingsOfKind, type Definition } from "../../representation/definition.ts";
import { rowById } from "../writing/read-rows.ts";
import type { Columns } from "../writing/write-context.ts";
import { ownerOf } from "../entities/owners.ts";
import { remedyForDeleted } from "./conflict-causes.ts";
import { conflictOf, type Target } from "./conflicts.ts";
import { keyOf } from "./read-changes-of-set.ts";
import type { Undo } from "./undo-state.ts";

export interface MissingReference {
  readonly property: string;
  readonly column: string;
  readonly then: string;
  readonly missing: Target;
  /** Whether the undo creates the target later. */
  readonly isPending: boolean;
}

const referencesOf = bindingsOfKind("reference");

/**
 * Returns the references whose targets do not exist.
 * @param before the columns of which unchanged references are not checked
 */
export async function missingReferences(
  { context, pending }: Undo,
  definition: Definition,
  columns: Readonly<Columns>,
  before: Readonly<Columns> | null,
): Promise<readonly MissingReference[]> {
  const missing: MissingReference[] = [];
  for (const { property, binding } of referencesOf(definition)) {
    const { column, resource } = binding;
    const id = columns[column];
    if (typeof id !== "number" || before?.[column] === id) continue;
    const target = definitionOf(context.definitions, resource);
    if ((await rowById(context.transaction, target, id)) !== null) continue;
    missing.push({
      property,
      column,
      then: iri(resource, id),
      missing: { type: resource, id },
      isPending: pending.has(keyOf(resource, id)),
    });
  }
  return missing;
}

/** Whether the element exists that would own the attachment or parameter. Otherwise, adds a conflict. */
export async function hasOwner(undo: Undo, target: Target, columns: Readonly<Columns>): Promise<boolean> {
  const { transaction, definitions } = undo.context;
  const { owners } = definitionOf(definitions, target.type);
  const owner = owners === undefined ? null : ownerOf(columns);
  if (owner === null) return true;
  if ((await rowById(transaction, definitionOf(definitions, owner.resource), owner.id)) !== null) return true;
  const missing = { type: owner.resource, id: owner.id };
  const { text, details } = await remedyForDeleted(undo.context, missing);
  const then = iri(missing.type, missing.id);
  const message = `${then} no longer exists. ${text}`;
  undo.conflicts.add(
    conflictOf(target, "missing-reference", message, { property: "element", then, ...details }),
  );
  return false;
}
