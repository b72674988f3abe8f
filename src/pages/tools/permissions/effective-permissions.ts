/** Determines the effective permissions of a user or group, with the source of each permission. */
import { parsePermissionData } from "../../../identity/permission-data.ts";
import {
  permissions,
  type Permission,
  type PermissionName,
  type PermissionSection,
} from "../../../identity/permissions.ts";

export interface PermissionSource {
  /** Label of the source: “own”, or the name of a group. */
  readonly label: string;
  readonly permissions: string;
}

export interface EffectivePermission {
  readonly permission: Permission;
  readonly allowed: boolean;
  /** The source that sets the permission. If this is `null`, no source sets the permission, and it is denied. */
  readonly from: string | null;
}

/** Returns the effective permissions. The nearest source that sets a permission takes precedence. */
export function effectivePermissions(
  sources: readonly PermissionSource[],
): ReadonlyMap<PermissionName, EffectivePermission> {
  const chain = sources.map(({ label, permissions: stored }) => ({
    label,
    data: parsePermissionData(stored),
  }));
  const decided = [...permissions.values()].map((permission): [PermissionName, EffectivePermission] => {
    const source = chain.find(({ data }) => data.has(permission.name));
    const allowed = source?.data.get(permission.name) ?? false;
    return [permission.name, { permission, allowed, from: source?.label ?? null }];
  });
  return new Map(decided);
}

export const sectionTitles: Readonly<Record<PermissionSection, string>> = {
  data: "Inventory",
  miscellaneous: "Other",
  system: "Administration",
};

export const permissionSections = Object.keys(sectionTitles) as readonly PermissionSection[];
