/** Determines the types of elements whose history a principal sees in change sets. */
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import { elementGroups, type ElementKind } from "../../identity/element-groups.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import type { Definition } from "../../representation/definition.ts";
import { lazily } from "../../util/memoize.ts";
import { definitions } from "../definitions.ts";

/**
 * The permissions that the history of each type requires. Entries of attachments and parameters do not contain the type
 * of their owner, so they require the permissions for all types of owners.
 */
const requiredPermissions = lazily((): ReadonlyMap<string, readonly PermissionName[]> => {
  const required = new Map<string, readonly PermissionName[]>();
  for (const { name, owners } of Object.values<Definition>(definitions)) {
    if (owners !== undefined) required.set(name, Object.keys(owners).flatMap(permissionsOfOwner));
    else if (name !== "ChangeSet") {
      const permissions = [operationPermission(name, "get"), operationPermission(name, "log")];
      const known = permissions.filter((permission) => permission !== null);
      if (known.length === permissions.length) required.set(name, known);
    }
  }
  return required;
});

function permissionsOfOwner(type: string): readonly PermissionName[] {
  if (type === "User") return ["users.read", "users.show_history"];
  const group = elementGroups[type as ElementKind];
  return [`${group}.read`, `${group}.show_history`];
}

/** Returns the types whose history the principal sees, or null if it sees everything. */
export function visibleHistory(principal: Principal): readonly string[] | null {
  if (principal.can("system.show_logs")) return null;
  return [...requiredPermissions()].flatMap(([type, permissions]) =>
    permissions.every((permission) => principal.can(permission)) ? [type] : [],
  );
}

/** Whether changes of elements of this type are logged. */
export function hasHistory(type: string): boolean {
  return requiredPermissions().has(type);
}
