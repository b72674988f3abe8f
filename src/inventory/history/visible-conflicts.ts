/** Omits conflicts of elements that a user cannot view. `visible-history.ts` determines the same for log entries. */
import { elementGroups } from "../../identity/element-groups.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import type { Principal } from "../../identity/principal.ts";
import type { Reader } from "../../database/store.ts";
import { definitionOf } from "../../representation/definition.ts";
import { parseIri } from "../../representation/iri.ts";
import { isVisibleType, visibleHistory } from "../changes/visible-history.ts";
import { definitions } from "../definitions.ts";
import { ownerOf, owners, type OwnerName } from "../entities/owners.ts";
import { rowById } from "../writing/read-rows.ts";
import { Problem } from "../../util/errors.ts";
import { conflictProblem, maximumListed, type Conflict, type Target } from "./conflicts.ts";
import { readLastDeletion } from "./read-changes-of-set.ts";
import type { Undo } from "./undo-state.ts";

type Access = Pick<Principal, "can" | "userId">;

/** Returns the conflicts of an undo that its user can view. */
export function listConflicts(
  { context, source }: Undo,
  conflicts: readonly Conflict[],
): Promise<readonly Conflict[]> {
  const { transaction, can, actor } = context;
  return visibleConflicts(transaction, { can, userId: actor.userId ?? 0 }, source, conflicts);
}

/**
 * Calls `work`. If conflicts are rejected, `work` replaces newer values nevertheless, which can require more permissions than
 * the user has. Then the conflicts are the reason to reject the undo.
 */
export async function withConflictsFirst<Result>(undo: Undo, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.status === 403 && undo.newer.count > 0)
      throw await conflictsOf(undo);
    throw error;
  }
}

/** Returns the 409 that lists the conflicts of an undo. */
export async function conflictsOf(undo: Undo): Promise<Problem> {
  const { newer, conflicts } = undo;
  const listed = [...newer.listed, ...conflicts.listed].slice(0, maximumListed);
  return conflictProblem({ listed: await listConflicts(undo, listed), count: newer.count + conflicts.count });
}

/** Whether the user made the change set, and therefore knows its values. */
export async function isOwnChangeSet(
  { db }: Reader,
  { userId }: Pick<Principal, "userId">,
  id: number,
): Promise<boolean> {
  const set = await db.selectFrom("change_sets").select("user_id").where("id", "=", id).executeTakeFirst();
  return set?.user_id === userId;
}

/**
 * Returns the conflicts that the user can view. The user knows the old values in own change sets, but sees present values
 * only of elements that the user can read.
 * @param source the change set that is taken back, or null if the user has named the element
 */
export async function visibleConflicts(
  reader: Reader,
  access: Access,
  source: number | null,
  conflicts: readonly Conflict[],
): Promise<readonly Conflict[]> {
  const visible = visibleHistory(access);
  if (visible === null || source === null || conflicts.length === 0) return conflicts;
  const isOwn = await isOwnChangeSet(reader, access, source);
  const shown: Conflict[] = [];
  for (const conflict of conflicts) {
    const target = parseIri(conflict.element);
    if (target === null) continue;
    const { resource: type, id } = target;
    const owner = await ownerTypeOf(reader, { type, id });
    // Entities that were added later are not part of the change set.
    const isKnown = conflict.code === "added" || isOwn || isVisibleType(visible, type, owner);
    const { now: _now, ...others } = conflict;
    if (canRead(access, type, owner)) {
      if (isKnown) shown.push(conflict);
    } else if (isOwn && conflict.code !== "added") shown.push(others);
  }
  return shown;
}

function canRead({ can }: Access, type: Target["type"], owner: OwnerName | null): boolean {
  const permission = operationPermission(type, "get");
  if (permission !== null) return can(permission);
  return owner !== null && can(`${elementGroups[owner]}.read`);
}

/** Returns the type of the present or last owner of an attachment or parameter. */
async function ownerTypeOf(reader: Reader, { type, id }: Target): Promise<OwnerName | null> {
  const definition = definitionOf(definitions, type);
  if (definition.owners === undefined) return null;
  const row = await rowById(reader, definition, id);
  if (row !== null) return ownerOf(row)?.resource ?? null;
  const element = (await readLastDeletion(reader, type, id))?.data["element"];
  const resource = typeof element === "string" ? parseIri(element)?.resource : undefined;
  return resource !== undefined && resource in owners ? (resource as OwnerName) : null;
}
