/** Makes the row of a user. Everything else about accounts: `users.ts`. */
import { fold } from "../database/fold.ts";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { invalid } from "../errors.ts";
import { serializePermissionData, withAlsoSet } from "./permission-data.ts";
import type { ChangeContext } from "./record.ts";
import { requireUserGroup } from "./user-row.ts";
import type { NewUser } from "./user-rules.ts";

/**
 * Makes a user that keeps the rules of `user-rules.ts`, and returns its id.
 * @param passwordHash made before the transaction, which would keep other writers waiting meanwhile
 * @throws {Problem} `unprocessable` when the name is taken, or there is no such group
 */
export async function insertUser(
  transaction: Transaction,
  { now, record }: Pick<ChangeContext, "now" | "record">,
  user: NewUser,
  passwordHash: string | null,
): Promise<number> {
  const { db } = transaction;
  const time = timestamp(now);
  const folded = fold(user.name);
  const twin = await db
    .selectFrom("users")
    .select("name")
    .where("name_folded", "=", folded)
    .executeTakeFirst();
  if (twin !== undefined) {
    throw invalid([
      { propertyPath: "name", message: `There is a user "${twin.name}" already.`, code: "unique" },
    ]);
  }
  const groupId = user.groupId ?? null;
  if (groupId !== null) await requireUserGroup(transaction, groupId);
  const { id } = await db
    .insertInto("users")
    .values({
      name: user.name,
      name_folded: folded,
      group_id: groupId,
      email: user.email ?? "",
      first_name: user.firstName ?? "",
      last_name: user.lastName ?? "",
      department: user.department ?? "",
      need_pw_change: user.needPasswordChange ?? false,
      password_hash: passwordHash,
      permissions: serializePermissionData(withAlsoSet(user.permissions ?? new Map())),
      added_date: time,
      last_modified: time,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await record(transaction, { kind: "element_created", level: "notice", targetType: "User", targetId: id });
  return id;
}
