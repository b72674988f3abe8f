/**
 * Determines which embedded elements a user must not read. Responses contain only their IDs and IRIs. An element that
 * embeds others has its own permission, such as `projects.read`, which does not include that of the others.
 */
import { shapes, type ResourceName, type ShapeName } from "../../generated/resources.ts";
import { operationPermission } from "../identity/operation-permission.ts";
import { permission, type PermissionName } from "../identity/permissions.ts";
import type { Principal } from "../identity/principal.ts";
import { memoize } from "../util/memoize.ts";

/** The user or client that receives a response. */
export type Recipient = Pick<Principal, "can">;

/** Embedded resources and the permissions to read them. */
type Restrictions = readonly (readonly [resource: ResourceName, permission: PermissionName])[];

/** Returns the resources that responses with this schema must not describe to the recipient, sorted by name. */
export function hiddenResources(shape: ShapeName, recipient: Recipient): readonly ResourceName[] {
  const restrictions = restrictionsOf(shape);
  if (restrictions.length === 0) return noResources;
  return restrictions.filter(([, name]) => !recipient.can(name)).map(([resource]) => resource);
}

const noResources: readonly ResourceName[] = [];

const restrictionsOf = memoize((shapeName: ShapeName): Restrictions => {
  const { resource } = shapes[shapeName];
  const own = resource === null ? null : operationPermission(resource, "get");
  // Attachments and parameters belong to an element that the user can read. Results of searches contain only parts.
  if (own === null) return [];
  const included = new Set([own, ...permission(own).alsoSet]);
  const restrictions = new Map<ResourceName, PermissionName>();
  for (const embedded of embeddedResources(shapeName)) {
    // Every user can see the names of other users, as in Part-DB.
    const needed = embedded === "User" ? null : operationPermission(embedded, "get");
    if (needed !== null && !included.has(needed)) restrictions.set(embedded, needed);
  }
  return [...restrictions].toSorted(([a], [b]) => (a < b ? -1 : 1));
});

/** Returns the resources of all elements that an element embeds directly or indirectly. */
function embeddedResources(shapeName: ShapeName, found = new Set<ShapeName>()): Set<ResourceName> {
  const resources = new Set<ResourceName>();
  for (const property of shapes[shapeName].properties) {
    const embedded = "shape" in property ? [property.shape] : "shapes" in property ? property.shapes : [];
    for (const each of embedded) {
      if (each === shapeName || found.has(each)) continue;
      found.add(each);
      const { resource } = shapes[each];
      if (resource !== null) resources.add(resource);
      for (const inner of embeddedResources(each, found)) resources.add(inner);
    }
  }
  return resources;
}
