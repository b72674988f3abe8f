/** Checks the references of an element that is restored. */
import { iri } from "../../representation/iri.ts";
import { bindingsOfKind, definitionOf, type Definition } from "../../representation/definition.ts";
import type { Columns } from "../writing/write-context.ts";
import { requireReadable } from "../writing/resolve-references.ts";
import { ownerOf } from "../entities/owners.ts";
import { remedyForDeleted } from "./conflict-causes.ts";
import { conflictOf, type Target } from "./conflicts.ts";
import { exists } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";

export interface MissingReference {
  readonly property: string;
  readonly column: string;
  readonly then: string;
  readonly missing: Target;
}

const referencesOf = bindingsOfKind("reference");

/**
 * Returns the references whose targets do not exist.
 * @param before the columns of which unchanged references are not checked
 * @throws {Problem} 403 if the user cannot read the target of a reference, as in an ordinary write
 */
export async function missingReferences(
  undo: Undo,
  definition: Definition,
  columns: Readonly<Columns>,
  before: Readonly<Columns> | null,
): Promise<readonly MissingReference[]> {
  const missing: MissingReference[] = [];
  for (const { property, binding } of referencesOf(definition)) {
    const { column, resource } = binding;
    const id = columns[column];
    if (typeof id !== "number" || before?.[column] === id) continue;
    requireReadable(undo.context, resource);
    const target = { type: resource, id };
    if (await exists(undo, target)) continue;
    missing.push({ property, column, then: iri(resource, id), missing: target });
  }
  return missing;
}

/** Whether the element exists that would own the attachment or parameter. Otherwise, adds a conflict. */
export async function hasOwner(undo: Undo, target: Target, columns: Readonly<Columns>): Promise<boolean> {
  const { definitions } = undo.context;
  const { owners } = definitionOf(definitions, target.type);
  const owner = owners === undefined ? null : ownerOf(columns);
  if (owner === null) return true;
  const missing = { type: owner.resource, id: owner.id };
  if (await exists(undo, missing)) return true;
  const { text, details } = await remedyForDeleted(undo.context, missing);
  const then = iri(missing.type, missing.id);
  const message = `${then} no longer exists. ${text}`;
  undo.conflicts.add(
    conflictOf(target, "missing-reference", message, { property: "element", then, ...details }),
  );
  return false;
}
