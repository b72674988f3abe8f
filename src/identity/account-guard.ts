/** Restricts changes of user accounts beyond what permissions allow, for pages and the API. */
import type { Reader } from "../database/store.ts";
import { isAllowed, parsePermissionData } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import { permissions } from "./permissions.ts";
import type { Principal } from "./principal.ts";
import { readGroupPermissionChain } from "./permission-holders.ts";

/** Why a user who has the permission still cannot change an account. */
export type AccountRestriction = "own" | "stronger";

export const accountRestrictionMessages: Readonly<Record<AccountRestriction, string>> = {
  own: "This is your own account. Change it in your settings.",
  stronger:
    "This user has permissions that you do not have. To change the account, you need the permission to change the " +
    "permissions of users.",
};

/**
 * Checks whether a principal can change an account. Users change their own account in the settings, which ask for the
 * password. Changing an account that has more permissions requires `users.edit_permissions`, because taking over such
 * an account would grant those permissions.
 * @param permissionChain the account's own permission data, then that of its groups, nearest first
 */
export function accountRestriction(
  principal: Principal,
  {
    userId,
    permissionChain,
  }: { readonly userId: number; readonly permissionChain: readonly PermissionData[] },
): AccountRestriction | null {
  if (userId === principal.userId) return "own";
  if (principal.can("users.edit_permissions")) return null;
  const stronger = [...permissions.keys()].some(
    (name) => isAllowed(permissionChain, name) && !principal.can(name),
  );
  return stronger ? "stronger" : null;
}

/** Like {@link accountRestriction}, but also reads the permission data of the groups. */
export async function findAccountRestriction(
  reader: Pick<Reader, "db">,
  principal: Principal,
  user: { readonly id: number; readonly permissions: string; readonly groupId: number | null },
): Promise<AccountRestriction | null> {
  const groups = await readGroupPermissionChain(reader, user.groupId);
  return accountRestriction(principal, {
    userId: user.id,
    permissionChain: [parsePermissionData(user.permissions), ...groups],
  });
}
