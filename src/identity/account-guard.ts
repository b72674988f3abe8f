/**
 * Defines restrictions on changes of user accounts that apply in addition to permissions. Both the pages and the API
 * use them.
 */
import type { Reader } from "../database/store.ts";
import { isAllowed, parsePermissionData, type PermissionData } from "./permission-data.ts";
import { permissions } from "./permissions.ts";
import type { Principal } from "./principal.ts";
import { readGroupPermissionChain } from "./permission-holders.ts";

/**
 * The reason why a user cannot change an account despite having the required permission: it is the user's own account,
 * or the account has more permissions.
 */
export type AccountRestriction = "own" | "stronger";

export const accountRestrictionMessages: Readonly<Record<AccountRestriction, string>> = {
  own: "This is your own account. Change it in your settings.",
  stronger:
    "This user has permissions that you do not have. To change the account, you need the permission to edit user " +
    "permissions.",
};

/**
 * Checks whether a principal can change an account. Users change their own account in the settings, which ask for the
 * password. Changing an account with more permissions requires `users.edit_permissions`, because a user who takes over
 * such an account gains its permissions.
 * @param permissionChain the account's own permission data, then that of the account's groups, nearest group first
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

/** Reads the permission data of the groups, then checks {@link accountRestriction}. */
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
