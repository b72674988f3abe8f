/** Finds the permissions that taking back a change requires. */
import type { ResourceName } from "../../../generated/resources.ts";
import { elementGroups, type ElementKind } from "../../identity/element-groups.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { permissionName } from "../../identity/permissions.ts";
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
  context.requirePermission(operationPermission(type, opposite) ?? permissionName(`${group}.edit`));
}

/** Returns the permission group of all elements of a type, or null if the group is that of their owner. */
export function groupOfType(type: ResourceName): string | null {
  return operationPermission(type, "log")?.split(".")[0] ?? null;
}

/** Returns the permission group of an element, or null for an attachment of a user. */
function groupOf(type: ResourceName, row: Readonly<Columns>): string | null {
  const group = groupOfType(type);
  if (group !== null) return group;
  const owner = ownerOf(row);
  return owner === null ? null : elementGroups[owner.resource satisfies ElementKind];
}
