/**
 * The accounts: making, listing and changing users, for the command line, the demo and pages. How users are
 * shown by the API is the business of `inventory/`; their tokens are in `tokens.ts`.
 */
import { fold } from "../database/fold.ts";
import type { Reader, Transaction } from "../database/store.ts";
import { invalid, problem } from "../errors.ts";
import { endSignIns } from "./endings.ts";
import { withoutLockOut } from "./lock-out.ts";
import { insertUser } from "./new-user.ts";
import { hashPassword, passwordFault } from "./password.ts";
import { parsePermissionData, serializePermissionData, withAlsoSet } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import { securityEvent } from "./record.ts";
import type { ChangeContext, IdentityEntry } from "./record.ts";
import { requireUserGroup, touchUser } from "./user-row.ts";
import { detailViolations, isPossibleName, userViolations } from "./user-rules.ts";
import type { NewUser, UserDetails } from "./user-rules.ts";

export interface ListedUser {
  readonly id: number;
  readonly name: string;
  readonly disabled: boolean;
  readonly group: string | null;
  readonly email: string;
  readonly addedDate: string;
}

/**
 * Makes a user and returns its id.
 * @throws {Problem} `unprocessable` naming every property that is wrong
 */
export async function createUser(
  context: ChangeContext,
  user: NewUser,
  options: { readonly minimumPasswordLength?: number } = {},
): Promise<number> {
  const violations = userViolations(user, options.minimumPasswordLength);
  if (violations.length > 0) throw invalid(violations);
  const hash = user.password === undefined ? null : await hashPassword(user.password);
  return context.store.transaction((transaction) => insertUser(transaction, context, user, hash));
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

/**
 * From the commit on, no credential of the user is accepted any more. Sessions and OAuth grants have ended for good;
 * API tokens rest. Returns whether this changed anything.
 * @throws {Problem} `not-found` when there is no such user; `conflict` where nobody could manage users afterwards
 */
export function disableUser(context: ChangeContext, name: string): Promise<boolean> {
  return setDisabled(context, name, true);
}

/** Takes {@link disableUser} back; API tokens that are still valid work again. */
export function enableUser(context: ChangeContext, name: string): Promise<boolean> {
  return setDisabled(context, name, false);
}

async function setDisabled(context: ChangeContext, name: string, disabled: boolean): Promise<boolean> {
  return changeUser(context, name, async (transaction, user) => {
    if (user.disabled === disabled) return null;
    await touchUser(transaction, user.id, context.now).set({ disabled }).execute();
    if (disabled) await endSignIns(transaction, user.id, { now: context.now, because: "user_disabled" });
    return { disabled: { old: user.disabled, new: disabled } };
  });
}

export interface PasswordOptions {
  readonly minimumPasswordLength?: number;
  /** The user has to choose another one after signing in with this one. */
  readonly mustChange?: boolean;
  /** Also removes the API tokens. */
  readonly revokeApiTokens?: boolean;
}

/**
 * Gives a user another password. Sessions, trusted devices and OAuth grants end.
 * @throws {Problem} `not-found` when there is no such user, `unprocessable` when the password is not acceptable
 */
export async function setPassword(
  { store, now, record }: ChangeContext,
  name: string,
  password: string,
  options: PasswordOptions = {},
): Promise<void> {
  const { minimumPasswordLength, mustChange = false, revokeApiTokens = false } = options;
  const fault = passwordFault(password, minimumPasswordLength);
  if (fault !== null) throw invalid([{ propertyPath: "password", message: fault, code: "password" }]);
  const hash = await hashPassword(password);
  await store.transaction(async (transaction) => {
    const { id } = await requireUser(transaction, name);
    await touchUser(transaction, id, now).set({ password_hash: hash, need_pw_change: mustChange }).execute();
    await endSignIns(transaction, id, { now, because: "password_changed", apiTokens: revokeApiTokens });
    await record(
      transaction,
      securityEvent(id, { event: "password_changed", ...(revokeApiTokens && { api_tokens_revoked: true }) }),
    );
  });
}

/** What a user says about him- or herself; what is left out stays. */
export interface Profile extends UserDetails {
  readonly showEmailOnProfile?: boolean;
  readonly aboutMe?: string;
}

/**
 * Changes the profile of a user.
 * @throws {Problem} `not-found`; `unprocessable` on `first_name`, `last_name`, `email`, `department`, `aboutMe`
 */
export async function updateProfile(
  { store, now, record }: ChangeContext,
  userId: number,
  profile: Profile,
): Promise<void> {
  const violations = detailViolations(profile);
  if (violations.length > 0) throw invalid(violations);
  const { firstName, lastName, email, department, aboutMe, showEmailOnProfile } = profile;
  const wanted = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(email !== undefined && { email }),
    ...(department !== undefined && { department }),
    ...(aboutMe !== undefined && { about_me: aboutMe }),
    ...(showEmailOnProfile !== undefined && { show_email_on_profile: showEmailOnProfile }),
  };
  await store.transaction(async (transaction) => {
    const user = await transaction.db
      .selectFrom("users")
      .select(["first_name", "last_name", "email", "department", "about_me", "show_email_on_profile"])
      .where("id", "=", userId)
      .executeTakeFirst();
    if (user === undefined) throw problem("not-found", "There is no such user.");
    const changed = Object.entries(wanted).filter(
      ([column, value]) => user[column as keyof typeof wanted] !== value,
    );
    if (changed.length === 0) return;
    await touchUser(transaction, userId, now)
      .set({ ...wanted, ...(aboutMe !== undefined && { about_me_folded: fold(aboutMe) }) })
      .execute();
    const changes: Record<string, { old: unknown; new: unknown }> = {};
    for (const [column, value] of changed) {
      const property = column === "about_me" ? "aboutMe" : column;
      changes[property] = { old: user[column as keyof typeof wanted], new: value };
    }
    await record(transaction, edited(userId, changes));
  });
}

/**
 * Moves a user into another group, or out of all.
 * @throws {Problem} `not-found`; `unprocessable` on `group`; `conflict` where nobody could manage users afterwards
 */
export async function setUserGroup(
  context: ChangeContext,
  name: string,
  groupId: number | null,
): Promise<void> {
  await changeUser(context, name, async (transaction, user) => {
    if (user.groupId === groupId) return null;
    if (groupId !== null) await requireUserGroup(transaction, groupId);
    await touchUser(transaction, user.id, context.now).set({ group_id: groupId }).execute();
    return { group: { old: user.groupId, new: groupId } };
  });
}

/**
 * Replaces what a user is explicitly allowed and denied; what an allowed permission brings along is added.
 * @throws {Problem} `not-found` when there is no such user; `conflict` where nobody could manage users afterwards
 */
export async function setUserPermissions(
  context: ChangeContext,
  name: string,
  permissions: PermissionData,
): Promise<void> {
  await changeUser(context, name, async (transaction, user) => {
    const before = serializePermissionData(parsePermissionData(user.permissions));
    const after = serializePermissionData(withAlsoSet(permissions));
    if (before === after) return null;
    await touchUser(transaction, user.id, context.now).set({ permissions: after }).execute();
    return { permissions: { old: JSON.parse(before) as unknown, new: JSON.parse(after) as unknown } };
  });
}

/**
 * Removes a user with everything that belongs to the account. What the user did stays in the log.
 * @throws {Problem} `not-found`; `conflict` where nobody could manage users afterwards
 */
export async function deleteUser(
  { store, record, actingUserId }: ChangeContext,
  name: string,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const user = await requireUser(transaction, name);
    await withoutLockOut(transaction, actingUserId, () =>
      transaction.db.deleteFrom("users").where("id", "=", user.id).execute(),
    );
    await record(transaction, {
      kind: "element_deleted",
      level: "notice",
      targetType: "User",
      targetId: user.id,
      data: { name: user.name },
    });
  });
}

/** @throws {Problem} `not-found` when there is no such user */
export async function requireUser(transaction: Pick<Transaction, "db">, name: string) {
  const user = await transaction.db
    .selectFrom("users")
    .select(["id", "name", "disabled", "permissions", "group_id as groupId"])
    .where("name_folded", "=", isPossibleName(name) ? fold(name) : "")
    .executeTakeFirst();
  if (user === undefined) throw problem("not-found", `There is no user "${name}".`);
  return user;
}

/**
 * Makes one change of one user with its log entry; `null` stands for no change. Returns whether there was one.
 * @throws {Problem} `conflict` where nobody could manage users afterwards
 */
async function changeUser(
  { store, record, actingUserId }: ChangeContext,
  name: string,
  change: (
    transaction: Transaction,
    user: Awaited<ReturnType<typeof requireUser>>,
  ) => Promise<IdentityEntry["changes"] | null>,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const user = await requireUser(transaction, name);
    const changes = await withoutLockOut(transaction, actingUserId, () => change(transaction, user));
    if (changes === null || changes === undefined) return false;
    await record(transaction, edited(user.id, changes));
    return true;
  });
}

function edited(userId: number, changes: NonNullable<IdentityEntry["changes"]>): IdentityEntry {
  return { kind: "element_edited", level: "notice", targetType: "User", targetId: userId, changes };
}
