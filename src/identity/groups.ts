/** Reads groups for CLI commands. `identity/accounts/accounts.ts` changes groups. */
import { sortKey } from "../database/sort-text.ts";
import type { Reader } from "../database/store.ts";
import { problem } from "../util/errors.ts";

/** Lists all groups by name, each with the name of its parent and its number of users. */
export async function listGroups({ db }: Pick<Reader, "db">) {
  const rows = await db
    .selectFrom("groups")
    .leftJoin("groups as parents", "parents.id", "groups.parent_id")
    .select((column) => [
      "groups.id",
      "groups.name",
      "parents.name as parent",
      column
        .selectFrom("users")
        .select((user) => user.fn.countAll<number>().as("members"))
        .whereRef("users.group_id", "=", "groups.id")
        .as("members"),
    ])
    .orderBy(sortKey("groups", "name"))
    .orderBy("groups.id")
    .execute();
  return rows.map((row) => ({ ...row, members: Number(row.members ?? 0) }));
}

/** @throws {Problem} `not-found` if no group has this name; `conflict` if several groups have this name */
export async function findGroup({ db }: Pick<Reader, "db">, name: string): Promise<{ readonly id: number }> {
  const found = await db.selectFrom("groups").select("id").where("name", "=", name).limit(2).execute();
  const [group, other] = found;
  if (group === undefined) throw problem("not-found", `The group "${name}" does not exist.`);
  if (other !== undefined) throw problem("conflict", `Several groups have the name "${name}".`);
  return group;
}
