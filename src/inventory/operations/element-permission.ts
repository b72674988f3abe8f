/** Permissions that depend on the object: what belongs to an element needs the permission of that element. */
import { forbidden } from "../../contract/authorize.ts";
import { problem } from "../../errors.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import type { ElementKind, ElementOperation } from "../../identity/element-groups.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import type { ResourceName } from "../../../generated/resources.ts";

/**
 * Refuses what the principal may not do with an element. Pictures of users are read with `users.read`, and changed
 * by nobody through the API.
 * @throws {Problem} 403 that names the missing permission
 */
export function requireElementPermission(
  principal: Principal,
  resource: ResourceName,
  operation: ElementOperation,
): void {
  if (resource === "User") {
    if (operation !== "read") throw problem("forbidden", "What belongs to a user cannot be changed here.");
    return requirePermission(principal, "users.read");
  }
  if (!isElementKind(resource)) throw new Error(`${resource} owns nothing`);
  requirePermission(principal, `${elementGroups[resource]}.${operation}`);
}

/** Whether the principal may read elements of this kind, and what belongs to them. */
export function mayReadElements(principal: Principal, resource: ResourceName): boolean {
  if (resource === "User") return principal.can("users.read");
  return isElementKind(resource) && principal.can(`${elementGroups[resource]}.read`);
}

function isElementKind(resource: ResourceName): resource is ElementKind {
  return resource in elementGroups;
}

/** @throws {Problem} 403 that names the missing permission, unless the principal has one of the alternatives */
export function requirePermission(
  principal: Principal,
  permission: PermissionName,
  ...alternatives: readonly PermissionName[]
): void {
  const refusal = principal.refusal(permission);
  if (refusal === null || alternatives.some((name) => principal.can(name))) return;
  throw forbidden(refusal.reason === "permission" ? { ...refusal, alternatives } : refusal);
}
