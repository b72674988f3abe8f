/** Who holds a permission: all users at once, for rules about the service as a whole. */
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
export async function holdersOf({ db }: Pick<Reader, "db">, permission: PermissionName): Promise<Holder[]> {
  const groups = new Map(
    (await db.selectFrom("groups").select(["id", "parent_id", "permissions"]).execute()).map((group) => [
      group.id,
      { parentId: group.parent_id, rights: parsePermissionData(group.permissions) },
    ]),
  );
  const chainOf = (groupId: number | null): PermissionData[] => {
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
  const users = await db
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
