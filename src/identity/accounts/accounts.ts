/**
 * Creates, updates and deletes users and groups for pages and CLI commands. The rules are the same as for API requests,
 * but the caller checks permissions.
 */
import { defaultBaseCurrency } from "../../config/base-currency.ts";
import type { Transaction } from "../../database/store.ts";
import { problem, type Violation } from "../../util/errors.ts";
import { hashPassword } from "../password.ts";
import { withAlsoSet, type PermissionChanges, type PermissionData } from "../permission-data.ts";
import { permissions as allPermissions } from "../permissions.ts";
import type { ChangeContext } from "../record.ts";
import { passwordViolations, type Profile } from "../user-values.ts";
import { requireUser } from "../read-users.ts";
import { iri } from "../../representation/iri.ts";
import { definitions } from "../../inventory/definitions.ts";
import type { NamePattern } from "../../inventory/name-pattern.ts";
import { unrestrictedAccess, withConstraintRetry, writeContext } from "../../inventory/operations/write.ts";
import { rules } from "../../inventory/rules/rules.ts";
import { applyChange, throwIfInvalid, type Applied } from "../../inventory/writing/apply.ts";
import type { Body, Columns, WriteContext } from "../../inventory/writing/write-context.ts";
import { deleteRow } from "../../inventory/writing/delete.ts";
import { noFiles } from "../../inventory/writing/request-files.ts";
import { prepareChange } from "../../inventory/writing/prepare.ts";
import { rowById } from "../../inventory/writing/read-rows.ts";
import { createRowWriter } from "../../inventory/writing/write-row.ts";

/** A change of a user. Omitted properties are not changed. */
interface UserChange extends Profile {
  /** The user name: 1 to 180 letters, digits or `_ . + - $ @`, not starting with `@`. Unique, ignoring case. */
  readonly name?: string;
  readonly groupId?: number | null;
  /** Replaces all permissions of the user. Permissions that an allowed permission requires are also allowed. */
  readonly permissions?: PermissionData;
  readonly need_pw_change?: boolean;
  /**
   * Disabling a user ends the user's sessions and OAuth grants. API tokens are kept, but are rejected while the user is
   * disabled.
   */
  readonly disabled?: boolean;
}

export interface NewUser extends UserChange {
  readonly name: string;
  /** The password in plain text. A user without a password can only use API tokens. */
  readonly password?: string;
}

interface GroupChange {
  /** The group name: 1 to 255 characters, unique among the groups with the same parent. */
  readonly name?: string;
  readonly parentId?: number | null;
  readonly comment?: string;
  readonly enforce_2fa?: boolean;
  /** Replaces all permissions of the group. Permissions that an allowed permission requires are also allowed. */
  readonly permissions?: PermissionData;
}

export interface NewGroup extends GroupChange {
  readonly name: string;
}

interface PasswordOptions {
  readonly minimumPasswordLength?: number;
  /** Whether the user must choose a new password after the next sign-in. */
  readonly mustChange?: boolean;
  readonly revokeApiTokens?: boolean;
}

/** The ID of a user, or the user name, ignoring case. */
type UserKey = number | string;

/** @throws {Problem} `unprocessable` listing all invalid properties */
export async function createUser(
  change: ChangeContext,
  { password, ...user }: NewUser,
  { minimumPasswordLength }: Pick<PasswordOptions, "minimumPasswordLength"> = {},
): Promise<number> {
  const violations = password === undefined ? [] : passwordViolations(password, minimumPasswordLength);
  const password_hash = password === undefined || violations.length > 0 ? null : await hashPassword(password);
  const values = { body: bodyOf(user), columns: { password_hash }, violations };
  return (await write(change, (context) => save(context, "User", null, values))).id;
}

/** Creates a user like {@link createUser}, but in an open transaction and with a password that is already hashed. */
export async function insertUser(
  transaction: Transaction,
  change: ChangeContext,
  user: Omit<NewUser, "password">,
  password_hash: string | null,
): Promise<number> {
  const values = { body: bodyOf(user), columns: { password_hash } };
  return (await writeIn(transaction, change, (context) => save(context, "User", null, values))).id;
}

/**
 * Updates a user and returns whether anything changed.
 * @throws {Problem} `not-found`, `unprocessable`, or `conflict` if no user administrator would remain
 */
export async function updateUser(change: ChangeContext, key: UserKey, user: UserChange): Promise<boolean> {
  const { changed } = await write(change, async (context) =>
    save(context, "User", await idOf(context, key), { body: bodyOf(user) }),
  );
  return changed;
}

/**
 * Sets the password of a user and ends the user's sessions, trusted devices and OAuth grants.
 * @throws {Problem} `not-found`, or `unprocessable` if the password is invalid
 */
export async function setPassword(
  change: ChangeContext,
  key: UserKey,
  password: string,
  { minimumPasswordLength, mustChange = false, revokeApiTokens = false }: PasswordOptions = {},
): Promise<void> {
  const violations = passwordViolations(password, minimumPasswordLength);
  const columns: Columns = violations.length > 0 ? {} : { password_hash: await hashPassword(password) };
  const values = { body: { need_pw_change: mustChange }, columns, violations };
  await write(change, async (context) =>
    save({ ...context, revokeApiTokens }, "User", await idOf(context, key), values),
  );
}

/**
 * Deletes a user account. The user's log entries are kept. Lots and storage locations that belong to the user are kept
 * without an owner.
 * @throws {Problem} `not-found`, or `conflict` if no user administrator would remain
 */
export async function deleteUser(change: ChangeContext, key: UserKey): Promise<void> {
  await write(change, async (context) => remove(context, "User", await idOf(context, key)));
}

/** @throws {Problem} `unprocessable` listing all invalid properties */
export async function createGroup(change: ChangeContext, group: NewGroup): Promise<number> {
  return (await write(change, (context) => save(context, "Group", null, { body: bodyOf(group) }))).id;
}

/** @throws {Problem} `not-found`, `unprocessable`, or `conflict` if no user administrator would remain */
export async function updateGroup(change: ChangeContext, id: number, group: GroupChange): Promise<void> {
  await write(change, (context) => save(context, "Group", id, { body: bodyOf(group) }));
}

/** @throws {Problem} `not-found`, or `conflict` if the group contains users or subgroups */
export async function deleteGroup(change: ChangeContext, id: number): Promise<void> {
  await write(change, (context) => remove(context, "Group", id));
}

function write<T>(change: ChangeContext, work: (context: WriteContext) => Promise<T>): Promise<T> {
  return withConstraintRetry(() =>
    change.store.transaction((transaction) => writeIn(transaction, change, work)),
  );
}

async function namePattern(text: string): Promise<NamePattern | string> {
  const { compileNamePattern } = await import("../../inventory/name-pattern.ts");
  return compileNamePattern(text);
}

/** Runs `work` and records its change log entries. */
async function writeIn<T>(
  transaction: Transaction,
  { now, record, actingUserId }: ChangeContext,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> {
  const context = writeContext(
    {
      definitions,
      rules,
      rowWriter: createRowWriter(),
      namePattern,
      // Accounts have no prices.
      baseCurrency: defaultBaseCurrency,
    },
    transaction,
    {
      actor: { userId: actingUserId ?? null },
      now,
      comment: null,
      files: noFiles,
      ...unrestrictedAccess,
    },
  );
  const result = await work(context);
  await record(transaction, context.log);
  return result;
}

async function idOf({ transaction }: WriteContext, key: UserKey): Promise<number> {
  return typeof key === "number" ? key : (await requireUser(transaction, key)).id;
}

type AccountResource = "User" | "Group";

interface Values {
  readonly body: Body;
  readonly columns?: Columns;
  /** Violations that the caller has already found. The error lists them together with all other violations. */
  readonly violations?: readonly Violation[];
}

async function save(
  context: WriteContext,
  resource: AccountResource,
  id: number | null,
  { body, columns = {}, violations = [] }: Values,
): Promise<Applied> {
  const before = id === null ? null : await requireRow(context, resource, id);
  const change = await prepareChange(context, definitions[resource], body, { before, columns });
  // Pages and commands pass group IDs, so an unknown ID is an invalid value (422) rather than a malformed request
  // (400).
  context.violations.push(...context.malformed.splice(0), ...violations);
  throwIfInvalid(context);
  return applyChange(change);
}

async function remove(context: WriteContext, resource: AccountResource, id: number): Promise<void> {
  await deleteRow(context, definitions[resource], await requireRow(context, resource, id));
}

async function requireRow(context: WriteContext, resource: AccountResource, id: number) {
  const row = await rowById(context.transaction, definitions[resource], id);
  if (row === null) throw problem("not-found", `${resource} ${id} does not exist.`);
  return row;
}

/** Returns the request body that describes the same change. */
function bodyOf({ groupId, parentId, permissions, ...properties }: UserChange & GroupChange): Body {
  const group = (id: number | null): string | null => (id === null ? null : iri("Group", id));
  return {
    ...properties,
    ...(groupId !== undefined && { group: group(groupId) }),
    ...(parentId !== undefined && { parent: group(parentId) }),
    ...(permissions !== undefined && { permissions: allChanges(permissions) }),
  };
}

/** Returns changes for all permissions. Permissions that `data` omits are removed. */
function allChanges(data: PermissionData): PermissionChanges {
  const set = withAlsoSet(data);
  return Object.fromEntries([...allPermissions.keys()].map((name) => [name, set.get(name) ?? null]));
}
