/** What a user or the members of a group may do in effect, and where each right comes from. How it is shown: `rights-overview.tsx`. */
import { parsePermissionData } from "../../identity/permission-data.ts";
import type { PermissionData } from "../../identity/permission-data.ts";
import { permissions } from "../../identity/permissions.ts";
import type { Permission, PermissionName } from "../../identity/permissions.ts";

/** One that has a say: the user, the group, the groups above it. */
export interface RightsSource {
  /** “own”, or the name of a group. */
  readonly label: string;
  /** As stored. */
  readonly permissions: string;
}

export interface EffectiveRight {
  readonly permission: Permission;
  readonly allowed: boolean;
  /** Who decided it; null where nobody said anything, which denies. */
  readonly from: string | null;
}

/** All permissions as the sources decide them: the first that says anything, nearest first. */
export function effectiveRights(
  sources: readonly RightsSource[],
): ReadonlyMap<PermissionName, EffectiveRight> {
  const chain = sources.map(({ label, permissions: stored }) => ({
    label,
    data: parsePermissionData(stored),
  }));
  return new Map([...permissions.values()].map((permission) => [permission.name, decide(permission, chain)]));
}

function decide(
  permission: Permission,
  chain: readonly { readonly label: string; readonly data: PermissionData }[],
): EffectiveRight {
  for (const { label, data } of chain) {
    const allowed = data.get(permission.name);
    if (allowed !== undefined) return { permission, allowed, from: label };
  }
  return { permission, allowed: false, from: null };
}
