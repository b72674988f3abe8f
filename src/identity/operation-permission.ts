/** Finds the permissions that operations require in the contract. */
import { operations, type Role } from "../../generated/operations.ts";
import type { ResourceName } from "../../generated/resources.ts";
import { permissionName, type PermissionName } from "./permissions.ts";

/**
 * Returns the permission that an operation requires. Returns `null` if the operation does not exist, or if its
 * permission depends on the element that owns the entity.
 */
export function operationPermission(resource: ResourceName, role: Role): PermissionName | null {
  const found = operations.find((operation) => operation.resource === resource && operation.role === role);
  const permission = found?.permission ?? null;
  return permission === null || permission.startsWith("element.") ? null : permissionName(permission);
}
