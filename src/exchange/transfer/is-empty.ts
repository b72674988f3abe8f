/** Checks whether an inventory contains anything. Users and groups do not count. */
import type { Reader } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import { treeNames } from "./exported-resources.ts";
import { anyDatabase } from "../../inventory/writing/read-rows.ts";

/** Returns whether the inventory has no elements at all, not even categories. */
export async function isEmpty(reader: Pick<Reader, "db">, definitions: Definitions): Promise<boolean> {
  for (const resource of [...treeNames, "Part", "Project"] as const) {
    const query = anyDatabase(reader).selectFrom(definitions[resource].table).select("id").limit(1);
    if ((await query.executeTakeFirst()) !== undefined) return false;
  }
  return true;
}
