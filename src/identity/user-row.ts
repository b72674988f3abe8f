/** The rows of users, as the changes in `users.ts` and beside it need them. */
import { fold } from "../database/fold.ts";
import type { Reader, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { invalid } from "../errors.ts";

/** An update of one user that also raises its version and time of change. */
export function touchUser({ db }: Transaction, id: number, now: Date) {
  return db
    .updateTable("users")
    .set((column) => ({ version: column("version", "+", 1), last_modified: timestamp(now) }))
    .where("id", "=", id);
}

/** @throws {Problem} `unprocessable` on `group` when there is no such group */
export async function requireUserGroup({ db }: Pick<Reader, "db">, id: number): Promise<void> {
  const group = await db.selectFrom("groups").select("id").where("id", "=", id).executeTakeFirst();
  if (group === undefined) {
    throw invalid([{ propertyPath: "group", message: `There is no group ${id}.`, code: "not-found" }]);
  }
}

/**
 * @param except the user who may have the name
 * @throws {Problem} `unprocessable` on `name` when somebody is called so, whatever the case
 */
export async function requireFreeName(
  { db }: Pick<Reader, "db">,
  name: string,
  except: number | null = null,
): Promise<void> {
  const twin = await db
    .selectFrom("users")
    .select("name")
    .where("name_folded", "=", fold(name))
    .where("id", "!=", except ?? 0)
    .executeTakeFirst();
  if (twin === undefined) return;
  const message = `There is a user "${twin.name}" already.`;
  throw invalid([{ propertyPath: "name", message, code: "unique" }]);
}
