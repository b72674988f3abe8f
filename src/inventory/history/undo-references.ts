/** Checks the references of an element that is restored. */
import { iri } from "../../representation/iri.ts";
import { bindingsOfKind, type Definition } from "../../representation/definition.ts";
import type { Columns } from "../writing/write-context.ts";
import type { Target } from "./conflicts.ts";
import { exists } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";

interface MissingReference {
  readonly property: string;
  readonly column: string;
  readonly then: string;
  readonly target: Target;
}

const referencesOf = bindingsOfKind("reference");

/**
 * Returns the references whose targets do not exist.
 * @param before the columns of which unchanged references are not checked
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
    const target = { type: resource, id };
    if (!(await exists(undo, target))) missing.push({ property, column, then: iri(resource, id), target });
  }
  return missing;
}
