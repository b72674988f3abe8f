/** Determines the elements whose changes a principal sees: those that the principal can read. */
import type { ResourceName } from "../../../generated/resources.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { VisibleTypes } from "../../history/read-changes.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import type { Definition } from "../../representation/definition.ts";
import { definitions } from "../definitions.ts";
import { ownerNames } from "../entities/owners.ts";
import { operationPermission } from "../../identity/operation-permission.ts";

/** The permission to read the elements of a type, or the types of owners that determine the permission. */
interface Readable {
  readonly type: ResourceName;
  readonly permission: PermissionName | null;
  readonly owners: readonly { readonly type: string; readonly permission: PermissionName }[];
}

const elementPermissions: ReadonlyMap<string, PermissionName> = new Map<string, PermissionName>([
  ...ownerNames.map((name) => [name, `${elementGroups[name]}.read`] as const),
  ["User", "users.read"],
]);

function readableTypes(): readonly Readable[] {
  return Object.values<Definition>(definitions).map(({ name, owners = {} }) => ({
    type: name,
    permission: operationPermission(name, "get"),
    owners: Object.keys(owners).flatMap((type) => {
      const permission = elementPermissions.get(type);
      return permission === undefined ? [] : [{ type, permission }];
    }),
  }));
}

/** Returns the visible types of a principal, limited to `requested`. */
type VisibleTypesOf = (principal: Principal, requested: readonly string[] | null) => VisibleTypes;

/** The returned function throws a 403 if the principal can read no elements of a requested type. */
export function createVisibleTypes(): VisibleTypesOf {
  const readable = readableTypes();
  return (principal, requested) => {
    const types: string[] = [];
    const ownedTypes: string[] = [];
    const ownerTypes = new Set<string>();
    for (const { type, permission, owners } of readable) {
      if (requested !== null && !requested.includes(type)) continue;
      const visible = owners.filter((owner) => principal.can(owner.permission));
      const isVisible =
        permission === null
          ? owners.length > 0 && visible.length === owners.length
          : principal.can(permission);
      if (isVisible) types.push(type);
      else if (visible.length > 0) {
        ownedTypes.push(type);
        for (const owner of visible) ownerTypes.add(owner.type);
      } else if (requested !== null) {
        const needed = permission ?? owners[0]?.permission;
        if (needed !== undefined) requirePermission(principal, needed);
      }
    }
    return { types, ownedTypes, ownerTypes: [...ownerTypes] };
  };
}
