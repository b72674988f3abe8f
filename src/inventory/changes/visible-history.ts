/**
 * Determines whose changes a principal sees in change sets: the own ones, and those of elements whose history the principal
 * can read. `visible-entries.ts` contains the SQL.
 */
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import { elementGroups, type ElementKind } from "../../identity/element-groups.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import type { Definition } from "../../representation/definition.ts";
import { lazily } from "../../util/memoize.ts";
import { definitions } from "../definitions.ts";

/** The visible changes of a principal. This is a type alias, because its members are slots of prepared queries. */
export type VisibleHistory = {
  readonly types: readonly string[];
  /** Types of which only the elements with an owner of one of `ownerTypes` are visible. */
  readonly ownedTypes: readonly string[];
  readonly ownerTypes: readonly string[];
  /** All changes of this user are visible. */
  readonly userId: number;
};

interface Required {
  /** The permissions by the type of the owner, for attachments and parameters. */
  readonly byOwner: readonly (readonly [type: string, permissions: readonly PermissionName[]])[];
  readonly permissions: readonly PermissionName[];
}

/** The permissions that the history of each type requires. */
const requiredPermissions = lazily((): ReadonlyMap<string, Required> => {
  const required = new Map<string, Required>();
  for (const { name, owners } of Object.values<Definition>(definitions)) {
    if (owners !== undefined) {
      const byOwner = Object.keys(owners).map((type) => [type, permissionsOfOwner(type)] as const);
      required.set(name, { byOwner, permissions: byOwner.flatMap(([, permissions]) => permissions) });
    } else if (name !== "ChangeSet") {
      const permissions = [operationPermission(name, "get"), operationPermission(name, "log")];
      const known = permissions.filter((permission) => permission !== null);
      if (known.length === permissions.length) required.set(name, { byOwner: [], permissions: known });
    }
  }
  return required;
});

function permissionsOfOwner(type: string): readonly PermissionName[] {
  if (type === "User") return ["users.read", "users.show_history"];
  const group = elementGroups[type as ElementKind];
  return [`${group}.read`, `${group}.show_history`];
}

/** Returns the changes that the principal sees, or null if it sees everything. */
export function visibleHistory(principal: Pick<Principal, "can" | "userId">): VisibleHistory | null {
  if (principal.can("system.show_logs")) return null;
  const types: string[] = [];
  const ownedTypes: string[] = [];
  const ownerTypes = new Set<string>();
  const canAll = (permissions: readonly PermissionName[]): boolean =>
    permissions.every((permission) => principal.can(permission));
  for (const [type, { permissions, byOwner }] of requiredPermissions()) {
    const owners = byOwner.filter(([, ofOwner]) => canAll(ofOwner));
    if (canAll(permissions)) types.push(type);
    else if (owners.length > 0) ownedTypes.push(type);
    for (const [owner] of owners) ownerTypes.add(owner);
  }
  return { types, ownedTypes, ownerTypes: [...ownerTypes], userId: principal.userId };
}

/**
 * Whether the history of an element is visible to a principal who has not made the changes.
 * @param owner the type of the element that owns an attachment or parameter
 */
export function isVisibleType(
  { types, ownedTypes, ownerTypes }: VisibleHistory,
  type: string,
  owner: string | null,
): boolean {
  return types.includes(type) || (ownedTypes.includes(type) && owner !== null && ownerTypes.includes(owner));
}

/** Whether changes of elements of this type are logged. */
export function hasHistory(type: string): boolean {
  return requiredPermissions().has(type);
}
