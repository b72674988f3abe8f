/** Makes the row of a user. Everything else about accounts: `users.ts`. */
import { fold } from "../database/fold.ts";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { serializePermissionData, withAlsoSet } from "./permission-data.ts";
import { creationOf, groupReference, loggedPermissions } from "./record.ts";
import type { ChangeOccasion } from "./record.ts";
import { requireFreeName, requireUserGroup } from "./user-row.ts";
import type { NewUser } from "./user-rules.ts";

/**
 * Makes a user that keeps the rules of `user-rules.ts`, and returns its id.
 * @param passwordHash made before the transaction, which would keep other writers waiting meanwhile
 * @throws {Problem} `unprocessable` when the name is taken, or there is no such group
 */
export async function insertUser(
  transaction: Transaction,
  { now, record }: ChangeOccasion,
  user: NewUser,
  passwordHash: string | null,
): Promise<number> {
  const { db } = transaction;
  const time = timestamp(now);
  await requireFreeName(transaction, user.name);
  const { aboutMe = "" } = user;
  const groupId = user.groupId ?? null;
  if (groupId !== null) await requireUserGroup(transaction, groupId);
  const permissions = serializePermissionData(withAlsoSet(user.permissions ?? new Map()));
  const { id } = await db
    .insertInto("users")
    .values({
      name: user.name,
      name_folded: fold(user.name),
      group_id: groupId,
      email: user.email ?? "",
      first_name: user.firstName ?? "",
      last_name: user.lastName ?? "",
      department: user.department ?? "",
      about_me: aboutMe,
      about_me_folded: fold(aboutMe),
      show_email_on_profile: user.showEmailOnProfile ?? false,
      language: user.language ?? "",
      timezone: user.timezone ?? "",
      theme: user.theme ?? null,
      disabled: user.disabled ?? false,
      need_pw_change: user.needPasswordChange ?? false,
      password_hash: passwordHash,
      permissions,
      added_date: time,
      last_modified: time,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const given = { group: groupReference(groupId), permissions: loggedPermissions(permissions) };
  await record(transaction, creationOf("User", id, given));
  return id;
}
