/** Creates the notices of changes, with a button that takes the change back. */
import type { PermissionName } from "../../identity/permissions.ts";
import { canRevertAll } from "../change-sets/can-revert.ts";
import type { Notice } from "./notice.ts";
import type { SignedInRequest } from "./page.ts";

/**
 * Returns the notice of the changes that the request has made. It has a button only if the user can take them all back:
 * a merge, for example, also changes elements of other types.
 * @param permissions the permissions that the undo requires in addition to those for the changed types
 */
export function changeNotice(
  { changeSet, signedIn }: Pick<SignedInRequest, "changeSet" | "signedIn">,
  text: string,
  permissions: readonly PermissionName[],
): Notice {
  const { principal } = signedIn;
  const canUndo =
    permissions.every((name) => principal.can(name)) && canRevertAll(principal, changeSet.changed.values());
  // The request may have changed nothing, for example if a form was saved without changes.
  if (changeSet.id === null || !canUndo) return { text };
  return { text, revert: { action: "undo", changeSet: changeSet.id } };
}
