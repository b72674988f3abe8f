/** Who holds a permission: all users at once, for rules about the service as a whole; and the rights of one group. */
import type { Reader } from "../database/store.ts";
import { isAllowed, parsePermissionData } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import type { PermissionName } from "./permissions.ts";

export interface Holder {
  readonly id: number;
  readonly disabled: boolean;
  /** Without one the user cannot sign in. */
  readonly hasPassword: boolean;
}

/** The users, disabled ones included, that hold a permission by themselves or through their groups. */
export async function holdersOf(reader: Pick<Reader, "db">, permission: PermissionName): Promise<Holder[]> {
  const chainOf = await readChains(reader);
  const users = await reader.db
    .selectFrom("users")
    .select(["id", "disabled", "group_id", "permissions", "password_hash"])
    .execute();
  return users
    .filter((user) => {
      const rights = [parsePermissionData(user.permissions), ...chainOf(user.group_id)];
      return isAllowed(rights, permission);
    })
    .map(({ id, disabled, password_hash }) => ({ id, disabled, hasPassword: password_hash !== null }));
}

/** What a group and those above it allow and deny, nearest first; nothing for null. */
export async function rightsOf(
  reader: Pick<Reader, "db">,
  groupId: number | null,
): Promise<readonly PermissionData[]> {
  return groupId === null ? [] : (await readChains(reader))(groupId);
}

/** Reads all groups; answers the rights of one and of those above it, nearest first. */
async function readChains({ db }: Pick<Reader, "db">): Promise<(groupId: number | null) => PermissionData[]> {
  const groups = new Map(
    (await db.selectFrom("groups").select(["id", "parent_id", "permissions"]).execute()).map((group) => [
      group.id,
      { parentId: group.parent_id, rights: parsePermissionData(group.permissions) },
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
