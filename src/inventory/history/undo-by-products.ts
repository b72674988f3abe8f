/** Finds the changes that the deletion of another element has made. They do not keep that element from being restored. */
import { parseIri } from "../../representation/iri.ts";
import { addConflicts, type Conflicts } from "./conflicts.ts";
import { isLoggedInSet, type LoggedChange } from "./read-changes-of-set.ts";
import { definitionFor } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";

/** Adds the conflicts of a change. Those of a by-product do not prevent the undo. */
export async function addConflictsOf(undo: Undo, change: LoggedChange, conflicts: Conflicts): Promise<void> {
  if (conflicts.count === 0) return;
  addConflicts((await isByProduct(undo, change, conflicts)) ? undo.dropped : undo.conflicts, conflicts);
}

/**
 * Whether the change set also deleted the element to which the changed element referred, and the change cannot be taken
 * back only because the changed element, or another element that it requires, no longer exists.
 */
async function isByProduct(
  undo: Undo,
  { kind, type, targetId: id, changes, data }: LoggedChange,
  { listed }: Conflicts,
): Promise<boolean> {
  const isDeletion = kind === "element_deleted";
  const isMissing = listed.every(({ code }) => code === (isDeletion ? "missing-reference" : "deleted"));
  if (!isMissing || undo.source === null) return false;
  const { partOf = [] } = definitionFor(undo, { type, id });
  const references = isDeletion
    ? [...partOf, "element"].map((property) => data[property])
    : Object.values(changes).map(({ old }) => old);
  for (const reference of references) {
    const target = typeof reference === "string" ? parseIri(reference) : null;
    if (target === null) continue;
    const { resource, id: targetId } = target;
    if (
      await isLoggedInSet(
        undo.context.transaction,
        { type: resource, id: targetId },
        "element_deleted",
        undo.source,
      )
    )
      return true;
  }
  return false;
}
