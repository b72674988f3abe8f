/**
 * The accounts: making, listing and changing users, for the command line, the demo and pages; one change within a
 * transaction is in `change-user.ts`. How users are
 * shown by the API is the business of `inventory/`; their tokens are in `tokens.ts`.
 */
import { fold } from "../database/fold.ts";
import type { Reader, Transaction } from "../database/store.ts";
import { invalid, problem } from "../errors.ts";
import { changeUser, removeUser } from "./change-user.ts";
import type { UserChange } from "./change-user.ts";
import { insertUser } from "./new-user.ts";
import { hashPassword } from "./password.ts";
import type { PermissionData } from "./permission-data.ts";
import type { ChangeContext } from "./record.ts";
import { isPossibleName, passwordViolations, profileViolations, userViolations } from "./user-rules.ts";
import type { NewUser, Profile } from "./user-rules.ts";

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

function setDisabled(context: ChangeContext, name: string, disabled: boolean): Promise<boolean> {
  return changeNamed(context, name, { disabled });
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
  context: ChangeContext,
  name: string,
  password: string,
  options: PasswordOptions = {},
): Promise<void> {
  const { minimumPasswordLength, mustChange = false, revokeApiTokens = false } = options;
  const violations = passwordViolations(password, minimumPasswordLength);
  if (violations.length > 0) throw invalid(violations);
  const passwordHash = await hashPassword(password);
  await changeNamed(context, name, { passwordHash, needPasswordChange: mustChange, revokeApiTokens });
}

/**
 * Changes the profile of a user.
 * @throws {Problem} `not-found`; `unprocessable` on what is wrong with it
 */
export async function updateProfile(context: ChangeContext, userId: number, profile: Profile): Promise<void> {
  const violations = profileViolations(profile);
  if (violations.length > 0) throw invalid(violations);
  await context.store.transaction((transaction) => changeUser(transaction, context, userId, profile));
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
  await changeNamed(context, name, { groupId });
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
  await changeNamed(context, name, { permissions });
}

/**
 * Removes a user with everything that belongs to the account. What the user did stays in the log, and the user's lots
 * and storage locations stay without an owner.
 * @throws {Problem} `not-found`; `conflict` where nobody could manage users afterwards
 */
export async function deleteUser(context: ChangeContext, name: string): Promise<void> {
  await context.store.transaction(async (transaction) => {
    const { id } = await requireUser(transaction, name);
    await removeUser(transaction, context, id);
  });
}

/** @throws {Problem} `not-found` when there is no such user */
export async function requireUser(transaction: Pick<Transaction, "db">, name: string) {
  const user = await transaction.db
    .selectFrom("users")
    .select(["id", "name", "disabled"])
    .where("name_folded", "=", isPossibleName(name) ? fold(name) : "")
    .executeTakeFirst();
  if (user === undefined) throw problem("not-found", `There is no user "${name}".`);
  return user;
}

/** @throws {Problem} as `changeUser` */
async function changeNamed(context: ChangeContext, name: string, change: UserChange): Promise<boolean> {
  return context.store.transaction(async (transaction) => {
    const { id } = await requireUser(transaction, name);
    return changeUser(transaction, context, id, change);
  });
}
