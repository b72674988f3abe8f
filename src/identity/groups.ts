/**
 * Groups of users: a tree along which permissions are inherited. Functions that take a transaction make a change within
 * one that is there; the others open one.
 */
import { fold } from "../database/fold.ts";
import type { Reader, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { updatePathsBelow } from "../database/tree-paths.ts";
import { invalid, problem } from "../errors.ts";
import { placeOf } from "./group-place.ts";
import { withoutLockOut } from "./lock-out.ts";
import { parsePermissionData, serializePermissionData, withAlsoSet } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import { creationOf, groupReference, loggedPermissions } from "./record.ts";
import type { ChangeContext, ChangeOccasion, IdentityEntry } from "./record.ts";
import { controlCharacters, hasStrayControls } from "./user-rules.ts";

export interface NewGroup {
  /** 1 to 255 characters, unique among the groups of one parent. */
  readonly name: string;
  readonly parentId?: number | null;
  readonly comment?: string;
  readonly permissions?: PermissionData;
  readonly enforceSecondFactor?: boolean;
}

/**
 * Makes a group and returns its id.
 * @throws {Problem} `unprocessable` when the name is missing, too long or taken, or the parent does not exist
 */
export function createGroup(context: ChangeContext, group: NewGroup): Promise<number> {
  return context.store.transaction((transaction) => insertGroup(transaction, context, group));
}

/** {@link createGroup} within a transaction. */
export async function insertGroup(
  transaction: Transaction,
  { now, record }: ChangeOccasion,
  group: NewGroup,
): Promise<number> {
  const name = acceptableName(group.name);
  const comment = acceptableComment(group.comment ?? "");
  const parentId = group.parentId ?? null;
  const time = timestamp(now);
  const place = await placeOf(transaction, { id: null, name, parentId });
  const { enforceSecondFactor = false } = group;
  const permissions = serializePermissionData(withAlsoSet(group.permissions ?? new Map()));
  const { id } = await transaction.db
    .insertInto("groups")
    .values({
      name,
      name_folded: fold(name),
      parent_id: parentId,
      ...place,
      comment,
      comment_folded: fold(comment),
      enforce_2fa: enforceSecondFactor,
      permissions,
      added_date: time,
      last_modified: time,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const given = {
    parent: groupReference(parentId),
    enforce_2fa: enforceSecondFactor ? true : null,
    permissions: loggedPermissions(permissions),
  };
  await record(transaction, creationOf("Group", id, given));
  return id;
}

/** What is left out stays. */
export interface GroupChange {
  readonly name?: string;
  readonly parentId?: number | null;
  readonly comment?: string;
  readonly enforceSecondFactor?: boolean;
  /** What the group allows and denies; what an allowed permission brings along is added. */
  readonly permissions?: PermissionData;
}

/**
 * Changes a group.
 * @throws {Problem} `not-found`; `unprocessable` on `name`, or on `parent` (unknown, or below the group itself);
 * `conflict` where nobody could manage users afterwards
 */
export async function updateGroup(context: ChangeContext, id: number, change: GroupChange): Promise<void> {
  await context.store.transaction((transaction) => changeGroup(transaction, context, id, change));
}

/** {@link updateGroup} within a transaction. */
export async function changeGroup(
  transaction: Transaction,
  { now, record, actingUserId }: ChangeOccasion,
  id: number,
  change: GroupChange,
): Promise<void> {
  const before = await requireGroup(transaction, id);
  const wanted = {
    name: change.name === undefined ? before.name : acceptableName(change.name),
    parent: change.parentId === undefined ? before.parent : change.parentId,
    comment: change.comment === undefined ? before.comment : acceptableComment(change.comment),
    enforce_2fa: change.enforceSecondFactor ?? before.enforce_2fa,
    permissions:
      change.permissions === undefined
        ? before.permissions
        : serializePermissionData(withAlsoSet(change.permissions)),
  };
  const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (key) => wanted[key] !== before[key],
  );
  if (changed.length === 0) return;
  const moves = changed.includes("name") || changed.includes("parent");
  const place = moves ? await placeOf(transaction, { id, name: wanted.name, parentId: wanted.parent }) : {};
  await withoutLockOut(transaction, actingUserId, async () => {
    await transaction.db
      .updateTable("groups")
      .set((column) => ({
        name: wanted.name,
        name_folded: fold(wanted.name),
        parent_id: wanted.parent,
        ...place,
        comment: wanted.comment,
        comment_folded: fold(wanted.comment),
        enforce_2fa: wanted.enforce_2fa,
        // Names that are not known here stay as long as nobody sets others.
        ...(changed.includes("permissions") && { permissions: wanted.permissions }),
        version: column("version", "+", 1),
        last_modified: timestamp(now),
      }))
      .where("id", "=", id)
      .execute();
    if (moves) await updatePathsBelow(transaction, "groups", id);
  });
  const changes = Object.fromEntries(
    changed.map((key) => [key, { old: logged(key, before[key]), new: logged(key, wanted[key]) }]),
  );
  await record(transaction, { ...groupEntry("element_edited", id), changes });
}

function logged(key: string, value: string | number | boolean | null): unknown {
  if (key === "permissions") return JSON.parse(String(value));
  return key === "parent" ? groupReference(value as number | null) : value;
}

/**
 * Removes a group.
 * @throws {Problem} `not-found`; `conflict` while users or groups are in it
 */
export async function deleteGroup(context: ChangeContext, id: number): Promise<void> {
  await context.store.transaction((transaction) => removeGroup(transaction, context, id));
}

/** {@link deleteGroup} within a transaction. */
export async function removeGroup(
  transaction: Transaction,
  { record }: ChangeOccasion,
  id: number,
): Promise<void> {
  const { db } = transaction;
  const { name } = await requireGroup(transaction, id);
  const user = await db.selectFrom("users").select("name").where("group_id", "=", id).executeTakeFirst();
  if (user !== undefined) {
    throw problem("conflict", `There are users in the group "${name}", "${user.name}" for one.`);
  }
  const child = await db.selectFrom("groups").select("name").where("parent_id", "=", id).executeTakeFirst();
  if (child !== undefined) {
    throw problem("conflict", `There are groups below the group "${name}", "${child.name}" for one.`);
  }
  await db.deleteFrom("groups").where("id", "=", id).execute();
  await record(transaction, { ...groupEntry("element_deleted", id), data: { name } });
}

/**
 * Replaces what a group allows and denies; what an allowed permission brings along is added.
 * @throws {Problem} `not-found` when there is no such group; `conflict` where nobody could manage users afterwards
 */
export function setGroupPermissions(
  context: ChangeContext,
  id: number,
  permissions: PermissionData,
): Promise<void> {
  return updateGroup(context, id, { permissions });
}

export interface ListedGroup {
  readonly id: number;
  readonly name: string;
  readonly parent: string | null;
  readonly members: number;
}

/** All groups by name, with the name of the group above and the number of users in it. */
export async function listGroups({ db }: Pick<Reader, "db">): Promise<ListedGroup[]> {
  const rows = await db
    .selectFrom("groups")
    .leftJoin("groups as parents", "parents.id", "groups.parent_id")
    .select((column) => [
      "groups.id",
      "groups.name",
      "parents.name as parent",
      column
        .selectFrom("users")
        .select((user) => user.fn.countAll<number>().as("members"))
        .whereRef("users.group_id", "=", "groups.id")
        .as("members"),
    ])
    .orderBy("groups.name_folded")
    .orderBy("groups.id")
    .execute();
  return rows.map((row) => ({ ...row, members: Number(row.members ?? 0) }));
}

/**
 * The group of a name.
 * @throws {Problem} `not-found` when there is none; `conflict` when several groups below different ones are called so
 */
export async function findGroup({ db }: Pick<Reader, "db">, name: string): Promise<{ readonly id: number }> {
  const found = await db.selectFrom("groups").select("id").where("name", "=", name).limit(2).execute();
  const [group, other] = found;
  if (group === undefined) throw problem("not-found", `There is no group "${name}".`);
  if (other !== undefined) throw problem("conflict", `There are several groups called "${name}".`);
  return group;
}

async function requireGroup({ db }: Transaction, id: number) {
  const group = await db
    .selectFrom("groups")
    .select(["name", "parent_id as parent", "comment", "enforce_2fa", "permissions"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (group === undefined) throw problem("not-found", `There is no group ${id}.`);
  // As it would be stored today, so that what reads the same is no change.
  return { ...group, permissions: serializePermissionData(parsePermissionData(group.permissions)) };
}

/** @throws {Problem} `unprocessable` */
function acceptableName(text: string): string {
  const name = text.trim();
  if (name === "") throw wrong("name", "not-blank", "A group needs a name.");
  if ([...name].length > 255) throw wrong("name", "too-long", "This may have at most 255 characters.");
  if (/\p{Cc}/u.test(name)) throw wrong("name", controlCharacters.code, controlCharacters.message);
  return name;
}

/** @throws {Problem} `unprocessable` */
function acceptableComment(text: string): string {
  if ([...text].length > maximumComment) {
    throw wrong("comment", "too-long", `This may have at most ${maximumComment} characters.`);
  }
  if (hasStrayControls(text)) throw wrong("comment", controlCharacters.code, controlCharacters.message);
  return text;
}

const maximumComment = 10_000;

function groupEntry(kind: IdentityEntry["kind"], id: number): IdentityEntry {
  return { kind, level: "notice", targetType: "Group", targetId: id };
}

function wrong(propertyPath: string, code: string, message: string) {
  return invalid([{ propertyPath, message, code }]);
}
