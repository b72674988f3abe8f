/** Finds all users who have a permission. Also reads the permission data of a group and its ancestors. */
import type { Reader } from "../database/store.ts";
import { isAllowed, parsePermissionData, type PermissionData } from "./permission-data.ts";
import type { PermissionName } from "./permissions.ts";

/** All users and groups, with the columns that determine permissions. */
export type Accounts = Awaited<ReturnType<typeof readAccounts>>;

export async function readAccounts({ db }: Pick<Reader, "db">) {
  return {
    users: await db
      .selectFrom("users")
      .select(["id", "disabled", "group_id", "permissions", "password_hash"])
      .execute(),
    groups: await readGroups({ db }),
  };
}

function readGroups({ db }: Pick<Reader, "db">) {
  return db.selectFrom("groups").select(["id", "parent_id", "permissions"]).execute();
}

/** Returns the users who have a permission, directly or through their groups. Includes disabled users. */
export function holdersAmong({ users, groups }: Accounts, permission: PermissionName): Accounts["users"] {
  const chainOf = chainsOf(groups);
  return users.filter((user) =>
    isAllowed([parsePermissionData(user.permissions), ...chainOf(user.group_id)], permission),
  );
}

/**
 * Reads the permission data of a group and its ancestors, nearest first. Returns an empty list if `groupId` is null.
 */
export async function readGroupPermissionChain(
  reader: Pick<Reader, "db">,
  groupId: number | null,
): Promise<readonly PermissionData[]> {
  return groupId === null ? [] : chainsOf(await readGroups(reader))(groupId);
}

/** Returns a function that lists the permission data of a group and its ancestors, nearest first. */
function chainsOf(rows: Accounts["groups"]): (groupId: number | null) => PermissionData[] {
  const groups = new Map(
    rows.map(({ id, parent_id, permissions }) => [
      id,
      { parentId: parent_id, data: parsePermissionData(permissions) },
    ]),
  );
  return (groupId) => {
    const chain: PermissionData[] = [];
    const seen = new Set<number>();
    for (let id = groupId; id !== null && !seen.has(id);) {
      seen.add(id);
      const group = groups.get(id);
      if (group !== undefined) chain.push(group.data);
      id = group?.parentId ?? null;
    }
    return chain;
  };
}
