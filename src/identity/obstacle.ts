/** Restricts changes of other accounts beyond permissions, for pages and the API. */
import type { Reader } from "../database/store.ts";
import { isAllowed, parsePermissionData } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import { permissions } from "./permissions.ts";
import type { Principal } from "./principal.ts";
import { rightsOf } from "./permission-holders.ts";

/** Why a user with the permission cannot change an account. */
export type Obstacle = "own" | "stronger";

export const obstacleWords: Readonly<Record<Obstacle, string>> = {
  own: "This is your own account. Change it in your settings.",
  stronger:
    "This user has permissions that you do not have. Only users who can change the permissions of users can do this.",
};

/**
 * Users change their own account in the settings, which ask for the password. A user who could take over an account with
 * more permissions would gain these, so only users who can change permissions can do that.
 *
 * @param rights the user's own permission data, then that of the group and of its parents, nearest first
 */
export function obstacleTo(
  principal: Principal,
  { userId, rights }: { readonly userId: number; readonly rights: readonly PermissionData[] },
): Obstacle | null {
  if (userId === principal.userId) return "own";
  if (principal.can("users.edit_permissions")) return null;
  const stronger = [...permissions.keys()].some((name) => isAllowed(rights, name) && !principal.can(name));
  return stronger ? "stronger" : null;
}

/** As {@link obstacleTo}, but reads the permissions of the groups. */
export async function findObstacle(
  reader: Pick<Reader, "db">,
  principal: Principal,
  user: { readonly id: number; readonly permissions: string; readonly groupId: number | null },
): Promise<Obstacle | null> {
  const groups = await rightsOf(reader, user.groupId);
  return obstacleTo(principal, {
    userId: user.id,
    rights: [parsePermissionData(user.permissions), ...groups],
  });
}
