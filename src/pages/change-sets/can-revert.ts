/** Determines whether a user is offered to take back changes. The operations check all permissions. */
import { definitions } from "../../inventory/definitions.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import { groupOfType } from "../../inventory/history/revert-permissions.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { permissionName, type PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import { isUndoable } from "../../history/undoable.ts";

/** Whether the user can take back changes of elements of a type. Attachments and parameters can belong to any element. */
export function canRevert(principal: Pick<Principal, "can">, type: string): boolean {
  if (!isUndoable(type) || !Object.hasOwn(definitions, type)) return false;
  const group = groupOfType(type as keyof typeof definitions);
  const groups = group === null ? Object.values(elementGroups) : [group];
  return groups.some((each) => principal.can(permissionName(`${each}.revert_element`)));
}

/** Returns the permissions to set an element back with a change of this kind. Its type must have its own permissions. */
export function revertPermissions(
  type: keyof typeof definitions,
  change: "create" | "update" | "delete",
): readonly PermissionName[] {
  return [
    permissionName(`${groupOfType(type)}.revert_element`),
    operationPermission(type, change) ?? permissionName(`${groupOfType(type)}.edit`),
  ];
}
