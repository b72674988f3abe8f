/**
 * Reads users for CLI commands and pages. `accounts/accounts.ts` changes users; `tokens.ts` manages their tokens.
 */
import { fold } from "../database/fold.ts";
import { sortKey } from "../database/sort-text.ts";
import type { Reader } from "../database/store.ts";
import { problem } from "../util/errors.ts";
import { isPossibleName } from "./user-values.ts";

export async function listUsers(read: Pick<Reader, "db">) {
  return await read.db
    .selectFrom("users")
    .leftJoin("groups", "groups.id", "users.group_id")
    .select([
      "users.id",
      "users.name",
      "users.disabled",
      "groups.name as group",
      "users.email",
      "users.added_date as addedDate",
    ])
    .orderBy(sortKey("users", "name"))
    .orderBy("users.id")
    .execute();
}

/** Finds a user by name, ignoring case. Returns `null` if the user does not exist. */
export async function findUser(read: Pick<Reader, "db">, name: string) {
  if (!isPossibleName(name)) return null;
  const user = await read.db
    .selectFrom("users")
    .select(["id", "name", "disabled"])
    .where("name_folded", "=", fold(name))
    .executeTakeFirst();
  return user ?? null;
}

/** @throws {Problem} `not-found` if the user does not exist */
export async function requireUser(read: Pick<Reader, "db">, name: string) {
  const user = await findUser(read, name);
  if (user === null) throw problem("not-found", `The user "${name}" does not exist.`);
  return user;
}
