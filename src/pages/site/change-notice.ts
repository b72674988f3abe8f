/** Creates the notices of changes, with a button that takes the change back. */
import type { PermissionName } from "../../identity/permissions.ts";
import type { Notice } from "./notice.ts";
import type { SignedInRequest } from "./page.ts";

/**
 * Returns the notice of the changes that the request has made.
 * @param permissions the permissions that the undo requires. Without them, the notice has no button
 */
export function changeNotice(
  { changeSet, signedIn }: Pick<SignedInRequest, "changeSet" | "signedIn">,
  text: string,
  permissions: readonly PermissionName[],
): Notice {
  const canUndo = permissions.every((name) => signedIn.principal.can(name));
  // The request may have changed nothing, for example if a form was saved without changes.
  if (changeSet.id === null || !canUndo) return { text };
  return { text, revert: { action: "undo", changeSet: changeSet.id } };
}
