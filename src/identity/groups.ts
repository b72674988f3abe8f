/** Groups of users: a tree along which permissions are inherited. */
import { fold } from "../database/fold.ts";
import type { Reader } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { invalid, problem } from "../errors.ts";
import { parsePermissionData, serializePermissionData, withAlsoSet } from "./permission-data.ts";
import type { PermissionData } from "./permission-data.ts";
import type { ChangeContext } from "./record.ts";

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
  const name = group.name.trim();
  const parentId = group.parentId ?? null;
  if (name === "") throw wrong("name", "not-blank", "A group needs a name.");
  if ([...name].length > 255) throw wrong("name", "too-long", "This may have at most 255 characters.");
  const time = timestamp(now);
  return await store.transaction(async (transaction) => {
    const { db } = transaction;
    if (parentId !== null) {
      const parent = await db.selectFrom("groups").select("id").where("id", "=", parentId).executeTakeFirst();
      if (parent === undefined) throw wrong("parent", "not-found", `There is no group ${parentId}.`);
    }
    const twin = await db
      .selectFrom("groups")
      .select("id")
      .where("name", "=", name)
      .where("parent_id", "is not distinct from", parentId)
      .executeTakeFirst();
    if (twin !== undefined) throw wrong("name", "unique", `There is a group "${name}" here already.`);
    const { id } = await db
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
    await record(transaction, {
      kind: "element_created",
      level: "notice",
      targetType: "Group",
      targetId: id,
    });
    return id;
  });
}

/**
 * Replaces what a group allows and denies; what an allowed permission brings along is added.
 * @throws {Problem} `not-found` when there is no such group
 */
export async function setGroupPermissions(
  { store, now, record }: ChangeContext,
  id: number,
  permissions: PermissionData,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const { db } = transaction;
    const group = await db.selectFrom("groups").select("permissions").where("id", "=", id).executeTakeFirst();
    if (group === undefined) throw problem("not-found", `There is no group ${id}.`);
    const before = serializePermissionData(parsePermissionData(group.permissions));
    const after = serializePermissionData(withAlsoSet(permissions));
    if (before === after) return;
    await db
      .updateTable("groups")
      .set((column) => ({
        permissions: after,
        version: column("version", "+", 1),
        last_modified: timestamp(now),
      }))
      .where("id", "=", id)
      .execute();
    await record(transaction, {
      kind: "element_edited",
      level: "notice",
      targetType: "Group",
      targetId: id,
      changes: { permissions: { old: JSON.parse(before) as unknown, new: JSON.parse(after) as unknown } },
    });
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
  throw new Error(`To be written. ${typeof context} ${id} ${typeof change}`);
}

/**
 * Removes a group.
 * @throws {Problem} `not-found`; `conflict` while users or groups are in it
 */
export async function deleteGroup(context: ChangeContext, id: number): Promise<void> {
  throw new Error(`To be written. ${typeof context} ${id}`);
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

function wrong(propertyPath: string, code: string, message: string) {
  return invalid([{ propertyPath, message, code }]);
}
