/** Reads the account of one user, for its owner or an administrator. `read-users.ts` lists all users. */
import { sql } from "kysely";
import type { Reader } from "../database/store.ts";

export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/**
 * Reads an account without its secrets, or returns null if the account does not exist. Parse `permissions` with
 * `parsePermissionData`.
 */
export async function readAccount({ db }: Pick<Reader, "db">, id: number) {
  const row = await db
    .selectFrom("users")
    .where("id", "=", id)
    .select([
      "id",
      "name",
      "disabled",
      "group_id as groupId",
      "first_name",
      "last_name",
      "email",
      "show_email_on_profile",
      "department",
      "about_me as aboutMe",
      "permissions",
      "need_pw_change",
      "added_date as addedDate",
      "last_modified as lastModified",
      sql<number>`case when password_hash is null then 0 else 1 end`.as("hasPassword"),
      sql<number>`case when totp_secret is null then 0 else 1 end`.as("hasSecondFactor"),
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, hasPassword: row.hasPassword === 1, hasSecondFactor: row.hasSecondFactor === 1 };
}
