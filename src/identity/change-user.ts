/**
 * Changes one account, whatever of it, within a transaction that is there: from forms, from the command line and from
 * the API. Who may do so is decided by whoever calls this.
 */
import { fold } from "../database/fold.ts";
import type { Transaction } from "../database/store.ts";
import { problem } from "../errors.ts";
import { disown } from "./belongings.ts";
import { endSignIns } from "./endings.ts";
import { withoutLockOut } from "./lock-out.ts";
import { parsePermissionData, serializePermissionData, withAlsoSet } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import { groupReference, securityEvent } from "./record.ts";
import type { ChangeOccasion, IdentityEntry } from "./record.ts";
import { requireFreeName, requireUserGroup, touchUser } from "./user-row.ts";
import type { Profile } from "./user-rules.ts";

/** What is to be different; what is left out stays. Texts have passed `profileViolations`. */
export interface UserChange extends Profile {
  /** Passed `nameViolations`. */
  readonly name?: string;
  /** A disabled user's credentials are not accepted; sessions and OAuth grants end for good, API tokens rest. */
  readonly disabled?: boolean;
  readonly groupId?: number | null;
  /** Replaces what the user is allowed and denied; what an allowed permission brings along is added. */
  readonly permissions?: PermissionData;
  readonly needPasswordChange?: boolean;
  /** Of another password, made before the transaction. Sessions, trusted devices and OAuth grants end. */
  readonly passwordHash?: string;
  /** With another password: also removes the API tokens. */
  readonly revokeApiTokens?: boolean;
}

/** The columns by what the log calls them. */
const columns = {
  name: "name",
  first_name: "first_name",
  last_name: "last_name",
  email: "email",
  department: "department",
  aboutMe: "about_me",
  show_email_on_profile: "show_email_on_profile",
  language: "language",
  timezone: "timezone",
  theme: "theme",
  disabled: "disabled",
  group: "group_id",
  permissions: "permissions",
  need_pw_change: "need_pw_change",
} as const;

type Property = keyof typeof columns;
type Values = Readonly<Partial<Record<Property, string | number | boolean | null>>>;

/** Those that decide who may change permissions. */
const deciding: readonly Property[] = ["disabled", "group", "permissions"];

/**
 * Changes a user and returns whether anything was changed.
 * @throws {Problem} `not-found`; `unprocessable` on `name` (taken) or `group`; `conflict` where nobody could manage
 * users afterwards
 */
export async function changeUser(
  transaction: Transaction,
  { now, record, actingUserId }: ChangeOccasion,
  id: number,
  change: UserChange,
): Promise<boolean> {
  const before = await userRow(transaction, id);
  const wanted = valuesOf(change);
  const changed = (Object.keys(wanted) as Property[]).filter((key) => wanted[key] !== before[key]);
  const { passwordHash, revokeApiTokens = false } = change;
  if (changed.length === 0 && passwordHash === undefined) return false;
  if (change.name !== undefined && changed.includes("name"))
    await requireFreeName(transaction, change.name, id);
  if (typeof change.groupId === "number" && changed.includes("group")) {
    await requireUserGroup(transaction, change.groupId);
  }
  const write = async (): Promise<void> => {
    await touchUser(transaction, id, now)
      .set({
        ...Object.fromEntries(changed.map((key) => [columns[key], wanted[key]])),
        ...(change.name !== undefined && { name_folded: fold(change.name) }),
        ...(change.aboutMe !== undefined && { about_me_folded: fold(change.aboutMe) }),
        ...(passwordHash !== undefined && { password_hash: passwordHash }),
      })
      .execute();
  };
  if (changed.some((key) => deciding.includes(key))) await withoutLockOut(transaction, actingUserId, write);
  else await write();
  await endWhatEnds(transaction, id, { ...change, now });
  const logged = passwordHash === undefined ? changed : changed.filter((key) => key !== "need_pw_change");
  if (logged.length > 0) await record(transaction, edited(id, { before, wanted, changed: logged }));
  if (passwordHash !== undefined) {
    const data = { event: "password_changed", ...(revokeApiTokens && { api_tokens_revoked: true }) };
    await record(transaction, securityEvent(id, data));
  }
  return true;
}

function valuesOf(change: UserChange): Values {
  const { permissions } = change;
  const all: Record<Property, string | number | boolean | null | undefined> = {
    name: change.name,
    first_name: change.firstName,
    last_name: change.lastName,
    email: change.email,
    department: change.department,
    aboutMe: change.aboutMe,
    show_email_on_profile: change.showEmailOnProfile,
    language: change.language,
    timezone: change.timezone,
    theme: change.theme,
    disabled: change.disabled,
    group: change.groupId,
    permissions: permissions === undefined ? undefined : serializePermissionData(withAlsoSet(permissions)),
    need_pw_change: change.needPasswordChange,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** @throws {Problem} `not-found` */
async function userRow({ db }: Transaction, id: number): Promise<Required<Values>> {
  const row = await db
    .selectFrom("users")
    .select(Object.values(columns))
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw problem("not-found", "There is no such user.");
  const values = Object.fromEntries(
    (Object.keys(columns) as Property[]).map((key) => [key, row[columns[key]]]),
  ) as Required<Values>;
  // As it would be stored today, so that what reads the same is no change.
  return { ...values, permissions: serializePermissionData(parsePermissionData(row.permissions)) };
}

async function endWhatEnds(
  transaction: Transaction,
  id: number,
  { now, disabled, passwordHash, revokeApiTokens = false }: UserChange & { readonly now: Date },
): Promise<void> {
  if (passwordHash !== undefined) {
    const because = "password_changed";
    await endSignIns(transaction, id, { now, because, apiTokens: revokeApiTokens });
  }
  if (disabled === true) await endSignIns(transaction, id, { now, because: "user_disabled" });
}

interface Edited {
  readonly before: Values;
  readonly wanted: Values;
  readonly changed: readonly Property[];
}

function edited(userId: number, { before, wanted, changed }: Edited): IdentityEntry {
  const logged = (key: Property, value: Values[Property]): unknown => {
    if (key === "permissions") return JSON.parse(String(value));
    return key === "group" ? groupReference(value as number | null) : value;
  };
  const changes = Object.fromEntries(
    changed.map((key) => [key, { old: logged(key, before[key]), new: logged(key, wanted[key]) }]),
  );
  return { kind: "element_edited", level: "notice", targetType: "User", targetId: userId, changes };
}

/**
 * Removes a user with everything that belongs to the account. What the user did stays in the log, and the user's lots
 * and storage locations stay without an owner.
 * @throws {Problem} `not-found`; `conflict` where nobody could manage users afterwards
 */
export async function removeUser(
  transaction: Transaction,
  occasion: ChangeOccasion,
  id: number,
): Promise<void> {
  const { record, actingUserId } = occasion;
  const { name } = await userRow(transaction, id);
  await disown(transaction, occasion, id);
  await withoutLockOut(transaction, actingUserId, () =>
    transaction.db.deleteFrom("users").where("id", "=", id).execute(),
  );
  await record(transaction, {
    kind: "element_deleted",
    level: "notice",
    targetType: "User",
    targetId: id,
    data: { name },
  });
}
