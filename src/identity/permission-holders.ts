/** Finds all users that have a permission, and the permission data of a group. */
import type { Reader } from "../database/store.ts";
import { isAllowed, parsePermissionData } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import type { PermissionName } from "./permissions.ts";

/** All users and groups with what decides their permissions. */
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

/** The users, including disabled ones, that have a permission of their own or through their groups. */
export function holdersAmong({ users, groups }: Accounts, permission: PermissionName): Accounts["users"] {
  const chainOf = chainsOf(groups);
  return users.filter((user) =>
    isAllowed([parsePermissionData(user.permissions), ...chainOf(user.group_id)], permission),
  );
}

/** What a group and those above it allow and deny, nearest first; nothing for null. */
export async function rightsOf(
  reader: Pick<Reader, "db">,
  groupId: number | null,
): Promise<readonly PermissionData[]> {
  return groupId === null ? [] : chainsOf(await readGroups(reader))(groupId);
}

/** Returns the rights of a group and of those above it, nearest first. */
function chainsOf(rows: Accounts["groups"]): (groupId: number | null) => PermissionData[] {
  const groups = new Map(
    rows.map(({ id, parent_id, permissions }) => [
      id,
      { parentId: parent_id, rights: parsePermissionData(permissions) },
    ]),
  );
  return (groupId) => {
    const chain: PermissionData[] = [];
    const seen = new Set<number>();
    for (let id = groupId; id !== null && !seen.has(id);) {
      seen.add(id);
      const group = groups.get(id);
      if (group !== undefined) chain.push(group.rights);
      id = group?.parentId ?? null;
    }
    return chain;
  };
}
