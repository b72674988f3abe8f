/** Finds the permissions that taking back a change requires. */
import type { ResourceName } from "../../../generated/resources.ts";
import { elementGroups, type ElementKind } from "../../identity/element-groups.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { permissionName, type PermissionName } from "../../identity/permissions.ts";
import { problem } from "../../util/errors.ts";
import { ownerOf } from "../entities/owners.ts";
import type { Columns } from "../writing/columns.ts";
import type { WriteContext } from "../writing/write-context.ts";

/**
 * Requires `revert_element` and the permission of the opposite change.
 * @param row the columns of the element, which name the owner of an attachment or parameter
 * @throws {Problem} 403
 */
export function requireRevert(
  context: WriteContext,
  type: ResourceName,
  row: Readonly<Columns>,
  opposite: "create" | "update" | "delete",
): void {
  const group = groupOf(type, row);
  if (group === null)
    throw problem("forbidden", "The attachments of a user cannot be changed through the API.");
  context.requirePermission(permissionName(`${group}.revert_element`));
  context.requirePermission(oppositePermission(type, opposite) ?? permissionName(`${group}.edit`));
}

function oppositePermission(type: ResourceName, role: "create" | "update" | "delete"): PermissionName | null {
  return operationPermission(type, role);
}

/** Returns the permission group of an element, or null for an attachment of a user. */
function groupOf(type: ResourceName, row: Readonly<Columns>): string | null {
  const permission = operationPermission(type, "log");
  if (permission !== null) return permission.split(".")[0] ?? null;
  const owner = ownerOf(row);
  return owner === null ? null : elementGroups[owner.resource satisfies ElementKind];
}
