/** Determines whether a user is offered to take back changes. The operations check all permissions. */
import { definitions } from "../../inventory/definitions.ts";
import { elementGroups, type ElementKind } from "../../identity/element-groups.ts";
import { groupOfType } from "../../inventory/history/revert-permissions.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { permissionName, type PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import type { ChangedType } from "../../history/change-set.ts";
import type { LogEntryKind } from "../../history/log-entry.ts";
import { isUndoable } from "../../history/undoable.ts";

/** Whether the user can take back changes of elements of a type. Attachments and parameters can belong to any element. */
export function canRevert(principal: Pick<Principal, "can">, type: string): boolean {
  if (!isUndoable(type) || !Object.hasOwn(definitions, type)) return false;
  const group = groupOfType(type as keyof typeof definitions);
  const groups = group === null ? Object.values(elementGroups) : [group];
  return groups.some((each) => principal.can(permissionName(`${each}.revert_element`)));
}

type OppositeChange = "create" | "update" | "delete";

/** Returns the permissions to set an element back with a change of this kind. Its type must have its own permissions. */
export function revertPermissions(
  type: keyof typeof definitions,
  change: OppositeChange,
): readonly PermissionName[] {
  return permissionsIn(groupOfType(type), type, change);
}

function permissionsIn(
  group: string | null,
  type: keyof typeof definitions,
  change: OppositeChange,
): readonly PermissionName[] {
  return [
    permissionName(`${group}.revert_element`),
    operationPermission(type, change) ?? permissionName(`${group}.edit`),
  ];
}

/** The opposite of a change. Kinds without one record the changes of other elements. */
const opposites: Readonly<Record<string, OppositeChange | undefined>> = {
  element_created: "delete",
  element_deleted: "create",
  element_edited: "update",
  element_merged: "update",
  part_stock_changed: "update",
} satisfies Partial<Record<LogEntryKind, OppositeChange>>;

/** Whether the user can take back all of these changes. The caller checks the permissions of stock actions. */
export function canRevertAll(principal: Pick<Principal, "can">, changed: Iterable<ChangedType>): boolean {
  return [...changed].every(({ kind, type, ownerType }) => {
    const opposite = opposites[kind];
    if (opposite === undefined || !isUndoable(type) || !Object.hasOwn(definitions, type)) return true;
    const name = type as keyof typeof definitions;
    const group = groupOfType(name) ?? groupOfOwner(ownerType);
    if (group === null) return canRevert(principal, type);
    return permissionsIn(group, name, opposite).every((permission) => principal.can(permission));
  });
}

/** Returns null if the type of the owner is unknown, or has no elements that can be taken back, as users. */
function groupOfOwner(type = ""): string | null {
  return Object.hasOwn(elementGroups, type) ? elementGroups[type as ElementKind] : null;
}
