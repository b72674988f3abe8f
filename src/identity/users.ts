/**
 * The accounts: making, listing and changing users, for the command line, the demo and pages. How users are
 * shown by the API is the business of `inventory/`; their tokens are in `tokens.ts`.
 */
import { fold } from "../database/fold.ts";
import type { Reader, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { invalid, problem } from "../errors.ts";
import { hashPassword, passwordFault } from "./password.ts";
import { parsePermissionData, serializePermissionData, withAlsoSet } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import type { ChangeContext } from "./record.ts";
import { userViolations } from "./user-rules.ts";
import type { NewUser } from "./user-rules.ts";

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
  { store, now, record }: ChangeContext,
  user: NewUser,
  options: { readonly minimumPasswordLength?: number } = {},
): Promise<number> {
  const violations = userViolations(user, options.minimumPasswordLength);
  if (violations.length > 0) throw invalid(violations);
  // Hashed before the transaction, which would keep other writers waiting meanwhile.
  const passwordHash = user.password === undefined ? null : await hashPassword(user.password);
  const time = timestamp(now);
  return await store.transaction(async (transaction) => {
    const folded = fold(user.name);
    const { db } = transaction;
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
    if (groupId !== null) await requireGroup(transaction, groupId);
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
  });
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
  const user = await read.db
    .selectFrom("users")
    .select(["id", "name", "disabled"])
    .where("name_folded", "=", fold(name))
    .executeTakeFirst();
  return user ?? null;
}

/**
 * From the commit on, no credential of the user is accepted any more. Returns whether this changed anything.
 * @throws {Problem} `not-found` when there is no such user
 */
export function disableUser(context: ChangeContext, name: string): Promise<boolean> {
  return setDisabled(context, name, true);
}

/** Takes {@link disableUser} back; tokens that are still valid work again. */
export function enableUser(context: ChangeContext, name: string): Promise<boolean> {
  return setDisabled(context, name, false);
}

async function setDisabled({ store, now, record }: ChangeContext, name: string, disabled: boolean) {
  return await store.transaction(async (transaction) => {
    const user = await requireUser(transaction, name);
    if (user.disabled === disabled) return false;
    await touch(transaction, user.id, now).set({ disabled }).execute();
    await record(transaction, {
      kind: "element_edited",
      level: "notice",
      targetType: "User",
      targetId: user.id,
      changes: { disabled: { old: user.disabled, new: disabled } },
    });
    return true;
  });
}

/**
 * Gives a user another password.
 * @throws {Problem} `not-found` when there is no such user, `unprocessable` when the password is not acceptable
 */
export async function setPassword(
  { store, now, record }: ChangeContext,
  name: string,
  password: string,
  options: { readonly minimumPasswordLength?: number } = {},
): Promise<void> {
  const fault = passwordFault(password, options.minimumPasswordLength);
  if (fault !== null) throw invalid([{ propertyPath: "password", message: fault, code: "password" }]);
  const hash = await hashPassword(password);
  await store.transaction(async (transaction) => {
    const user = await requireUser(transaction, name);
    await touch(transaction, user.id, now).set({ password_hash: hash, need_pw_change: false }).execute();
    await record(transaction, {
      kind: "security_event",
      level: "notice",
      targetType: "User",
      targetId: user.id,
      data: { event: "password_changed" },
    });
  });
}

/** What a user says about him- or herself; what is left out stays. */
export interface Profile {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly showEmailOnProfile?: boolean;
  readonly department?: string;
  readonly aboutMe?: string;
}

/**
 * Changes the profile of a user.
 * @throws {Problem} `not-found`; `unprocessable` on `first_name`, `last_name`, `email`, `department`, `aboutMe`
 */
export async function updateProfile(context: ChangeContext, userId: number, profile: Profile): Promise<void> {
  throw new Error(`To be written. ${typeof context} ${userId} ${typeof profile}`);
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
  throw new Error(`To be written. ${typeof context} ${name} ${groupId}`);
}

/**
 * Removes a user with everything that belongs to the account. What the user did stays in the log.
 * @throws {Problem} `not-found`; `conflict` where nobody could manage users afterwards
 */
export async function deleteUser(context: ChangeContext, name: string): Promise<void> {
  throw new Error(`To be written. ${typeof context} ${name}`);
}

/**
 * Replaces what a user is explicitly allowed and denied; what an allowed permission brings along is added.
 * @throws {Problem} `not-found` when there is no such user
 */
export async function setUserPermissions(
  { store, now, record }: ChangeContext,
  name: string,
  permissions: PermissionData,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const user = await requireUser(transaction, name);
    const before = serializePermissionData(parsePermissionData(user.permissions));
    const after = serializePermissionData(withAlsoSet(permissions));
    if (before === after) return;
    await touch(transaction, user.id, now).set({ permissions: after }).execute();
    await record(transaction, {
      kind: "element_edited",
      level: "notice",
      targetType: "User",
      targetId: user.id,
      changes: { permissions: { old: JSON.parse(before) as unknown, new: JSON.parse(after) as unknown } },
    });
  });
}

/** @throws {Problem} `not-found` when there is no such user */
export async function requireUser(transaction: Pick<Transaction, "db">, name: string) {
  const user = await transaction.db
    .selectFrom("users")
    .select(["id", "name", "disabled", "permissions"])
    .where("name_folded", "=", fold(name))
    .executeTakeFirst();
  if (user === undefined) throw problem("not-found", `There is no user "${name}".`);
  return user;
}

/** An update of one user that also raises its version and time of change. */
function touch(transaction: Transaction, id: number, now: Date) {
  return transaction.db
    .updateTable("users")
    .set((column) => ({ version: column("version", "+", 1), last_modified: timestamp(now) }))
    .where("id", "=", id);
}

async function requireGroup(transaction: Transaction, id: number): Promise<void> {
  const group = await transaction.db
    .selectFrom("groups")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (group === undefined) {
    throw invalid([{ propertyPath: "group", message: `There is no group ${id}.`, code: "not-found" }]);
  }
}
