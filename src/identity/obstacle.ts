/** What one may not do to somebody else's account, whatever permissions one has: the rule for pages and API. */
import type { Reader } from "../database/store.ts";
import { isAllowed, parsePermissionData } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import { permissions } from "./permissions.ts";
import type { Principal } from "./principal.ts";
import { rightsOf } from "./permission-holders.ts";

/** Why somebody may not do something to an account, beyond the permission to do it at all; null when nothing is. */
export type Obstacle = "own" | "stronger";

export const obstacleWords: Readonly<Record<Obstacle, string>> = {
  own: "This is your own account. Change it in your settings.",
  stronger:
    "This user has permissions that you do not have. Only users who can change permissions can do this.",
};

/**
 * One's own account is looked after in the settings, where the password is asked for. And whoever could sign in as
 * somebody with further rights would have got these rights: only who may hand out rights anyway may do that.
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

/** {@link obstacleTo} for a user whose rights have to be read first. */
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
