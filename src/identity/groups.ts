/** Groups of users: a tree along which permissions are inherited. */
import { fold } from "../database/fold.ts";
import type { Reader, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { invalid, problem } from "../errors.ts";
import { withoutLockOut } from "./lock-out.ts";
import { parsePermissionData, serializePermissionData, withAlsoSet } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import { controlCharacters, hasStrayControls } from "./user-rules.ts";
import type { ChangeContext, IdentityEntry } from "./record.ts";

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
export async function createGroup({ store, now, record }: ChangeContext, group: NewGroup): Promise<number> {
  const name = acceptableName(group.name);
  requireComment(group.comment);
  const parentId = group.parentId ?? null;
  const time = timestamp(now);
  return await store.transaction(async (transaction) => {
    await requirePlace(transaction, { id: null, name, parentId });
    const { id } = await transaction.db
      .insertInto("groups")
      .values({
        name,
        name_folded: fold(name),
        parent_id: parentId,
        comment: group.comment ?? "",
        enforce_2fa: group.enforceSecondFactor ?? false,
        permissions: serializePermissionData(withAlsoSet(group.permissions ?? new Map())),
        added_date: time,
        last_modified: time,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await record(transaction, groupEntry("element_created", id));
    return id;
  });
}

/** What is left out stays. */
export interface GroupChange {
  readonly name?: string;
  readonly parentId?: number | null;
  readonly comment?: string;
  readonly enforceSecondFactor?: boolean;
}

/**
 * Changes a group.
 * @throws {Problem} `not-found`; `unprocessable` on `name`, or on `parent` (unknown, or below the group itself);
 * `conflict` where nobody could manage users afterwards
 */
export async function updateGroup(context: ChangeContext, id: number, change: GroupChange): Promise<void> {
  const name = change.name === undefined ? undefined : acceptableName(change.name);
  requireComment(change.comment);
  await changeGroup(context, id, async (transaction, group) => {
    const wanted = {
      name: name ?? group.name,
      parent: change.parentId === undefined ? group.parent : change.parentId,
      comment: change.comment ?? group.comment,
      enforce_2fa: change.enforceSecondFactor ?? group.enforce_2fa,
    };
    const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (key) => wanted[key] !== group[key],
    );
    if (changed.length === 0) return null;
    await requirePlace(transaction, { id, name: wanted.name, parentId: wanted.parent });
    const { parent, ...columns } = wanted;
    await touchGroup(transaction, id, context.now)
      .set({ ...columns, parent_id: parent, name_folded: fold(wanted.name) })
      .execute();
    return Object.fromEntries(changed.map((key) => [key, { old: group[key], new: wanted[key] }]));
  });
}

/**
 * Removes a group.
 * @throws {Problem} `not-found`; `conflict` while users or groups are in it
 */
export async function deleteGroup({ store, record }: ChangeContext, id: number): Promise<void> {
  await store.transaction(async (transaction) => {
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
  });
}

/**
 * Replaces what a group allows and denies; what an allowed permission brings along is added.
 * @throws {Problem} `not-found` when there is no such group; `conflict` where nobody could manage users afterwards
 */
export async function setGroupPermissions(
  context: ChangeContext,
  id: number,
  permissions: PermissionData,
): Promise<void> {
  await changeGroup(context, id, async (transaction, group) => {
    const before = serializePermissionData(parsePermissionData(group.permissions));
    const after = serializePermissionData(withAlsoSet(permissions));
    if (before === after) return null;
    await touchGroup(transaction, id, context.now).set({ permissions: after }).execute();
    return { permissions: { old: JSON.parse(before) as unknown, new: JSON.parse(after) as unknown } };
  });
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

/**
 * Makes one change of one group with its log entry; `null` stands for no change.
 * @throws {Problem} `not-found`; `conflict` where nobody could manage users afterwards
 */
async function changeGroup(
  { store, record, actingUserId }: ChangeContext,
  id: number,
  change: (
    transaction: Transaction,
    group: Awaited<ReturnType<typeof requireGroup>>,
  ) => Promise<IdentityEntry["changes"] | null>,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const group = await requireGroup(transaction, id);
    const changes = await withoutLockOut(transaction, actingUserId, () => change(transaction, group));
    if (changes === null || changes === undefined) return;
    await record(transaction, { ...groupEntry("element_edited", id), changes });
  });
}

async function requireGroup({ db }: Transaction, id: number) {
  const group = await db
    .selectFrom("groups")
    .select(["name", "parent_id as parent", "comment", "enforce_2fa", "permissions"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (group === undefined) throw problem("not-found", `There is no group ${id}.`);
  return group;
}

/** An update of one group that also raises its version and time of change. */
function touchGroup({ db }: Transaction, id: number, now: Date) {
  return db
    .updateTable("groups")
    .set((column) => ({ version: column("version", "+", 1), last_modified: timestamp(now) }))
    .where("id", "=", id);
}

interface Place {
  /** Null for a group that is being made. */
  readonly id: number | null;
  readonly name: string;
  readonly parentId: number | null;
}

/** @throws {Problem} `unprocessable` when the parent does not exist or is below the group, or the name is taken there */
async function requirePlace({ db }: Transaction, { id, name, parentId }: Place): Promise<void> {
  if (parentId !== null) {
    const groups = await db.selectFrom("groups").select(["id", "parent_id"]).execute();
    const parents = new Map(groups.map((group) => [group.id, group.parent_id]));
    if (!parents.has(parentId)) throw wrong("parent", "not-found", `There is no group ${parentId}.`);
    const above = new Set<number>();
    for (
      let next: number | null = parentId;
      next !== null && !above.has(next);
      next = parents.get(next) ?? null
    ) {
      above.add(next);
    }
    if (id !== null && above.has(id)) {
      throw wrong("parent", "cycle", "A group cannot be put into itself, nor into a group below it.");
    }
  }
  const twin = await db
    .selectFrom("groups")
    .select("id")
    .where("name", "=", name)
    .where("parent_id", "is not distinct from", parentId)
    .where("id", "!=", id ?? 0)
    .executeTakeFirst();
  if (twin !== undefined) throw wrong("name", "unique", `There is a group "${name}" here already.`);
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
function requireComment(text = ""): void {
  if ([...text].length > maximumComment) {
    throw wrong("comment", "too-long", `This may have at most ${maximumComment} characters.`);
  }
  if (hasStrayControls(text)) throw wrong("comment", controlCharacters.code, controlCharacters.message);
}

const maximumComment = 10_000;

function groupEntry(kind: IdentityEntry["kind"], id: number): IdentityEntry {
  return { kind, level: "notice", targetType: "Group", targetId: id };
}

function wrong(propertyPath: string, code: string, message: string) {
  return invalid([{ propertyPath, message, code }]);
}
