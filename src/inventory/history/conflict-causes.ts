/** Finds what causes a conflict, and what a user can do about it. Elements that the user cannot view are not named. */
import type { ResourceName, Schemas } from "../../../generated/resources.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { iri } from "../../representation/iri.ts";
import { readTargetNames } from "../changes/target-names.ts";
import { canSeeChangeSet } from "../changes/visible-entries.ts";
import { visibleHistory } from "../changes/visible-history.ts";
import type { WriteContext } from "../writing/write-context.ts";
import type { Target } from "./conflicts.ts";
import { readLastDeletion } from "./read-changes-of-set.ts";

type Cause<Name extends keyof Schemas["ChangeConflict"]> = {
  /** A sentence. */
  readonly text: string;
  readonly details: Pick<Schemas["ChangeConflict"], Name>;
};

/** Returns how to restore a deleted element, with the change set that deleted it. */
export async function remedyForDeleted(
  { transaction, can, actor }: WriteContext,
  { type, id }: Target,
): Promise<Cause<"deleted_by">> {
  const changeSet = (await readLastDeletion(transaction, type, id))?.changeSet ?? null;
  const visible = visibleHistory({ can, userId: actor.userId ?? 0 });
  if (changeSet === null || !(await canSeeChangeSet(transaction, visible, changeSet)))
    return { text: "Undo its deletion first.", details: {} };
  return {
    text: `Undo its deletion first: change set ${changeSet}.`,
    details: { deleted_by: iri("ChangeSet", changeSet) },
  };
}

/**
 * Returns the element that already has a unique value.
 * @param id its ID, or undefined if the conflict has another cause
 */
export async function userOfValue(
  { transaction, can }: WriteContext,
  type: ResourceName,
  id: number | undefined,
): Promise<Cause<"used_by"> | null> {
  if (id === undefined) return null;
  const permission = operationPermission(type, "get");
  if (permission !== null && !can(permission)) return null;
  const name = (await readTargetNames(transaction, { can }, [{ type, id }])).of({ type, id });
  // Only users who can read the owner of an attachment or parameter see its name.
  if (permission === null && name === null) return null;
  const label = name === null ? "" : ` (${JSON.stringify(name)})`;
  return { text: `${type} ${id}${label} has it now.`, details: { used_by: iri(type, id) } };
}
