/** The permissions that the contract names for the operations of a resource. */
import { operations } from "../../../generated/operations.ts";
import type { Role } from "../../../generated/operations.ts";
import type { ResourceName } from "../../../generated/resources.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import { permissionName } from "../../identity/permissions.ts";

/** Null if there is no such operation, or if its permission depends on the element that an entity belongs to. */
export function operationPermission(resource: ResourceName, role: Role): PermissionName | null {
  const found = operations.find((operation) => operation.resource === resource && operation.role === role);
  const permission = found?.permission ?? null;
  return permission === null || permission.startsWith("element.") ? null : permissionName(permission);
}
