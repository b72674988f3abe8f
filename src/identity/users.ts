/** Reads users for commands and pages. Their changes are in `inventory/accounts.ts`; their tokens in `tokens.ts`. */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import { problem } from "../errors.ts";
import { isPossibleName } from "./user-rules.ts";

export interface ListedUser {
  readonly id: number;
  readonly name: string;
  readonly disabled: boolean;
  readonly group: string | null;
  readonly email: string;
  readonly addedDate: string;
}

/** All users, by name. */
export async function listUsers(read: Pick<Reader, "db">): Promise<ListedUser[]> {
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
    .orderBy("users.name_folded")
    .orderBy("users.id")
    .execute();
}

/** The user of that name, whatever the case; `null` when there is none. */
export async function findUser(
  read: Pick<Reader, "db">,
  name: string,
): Promise<{ readonly id: number; readonly name: string; readonly disabled: boolean } | null> {
  if (!isPossibleName(name)) return null;
  const user = await read.db
    .selectFrom("users")
    .select(["id", "name", "disabled"])
    .where("name_folded", "=", fold(name))
    .executeTakeFirst();
  return user ?? null;
}

/** @throws {Problem} `not-found` when there is no such user */
export async function requireUser(transaction: Pick<Reader, "db">, name: string) {
  const user = await transaction.db
    .selectFrom("users")
    .select(["id", "name", "disabled"])
    .where("name_folded", "=", isPossibleName(name) ? fold(name) : "")
    .executeTakeFirst();
  if (user === undefined) throw problem("not-found", `There is no user "${name}".`);
  return user;
}
