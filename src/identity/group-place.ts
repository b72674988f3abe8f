/** Where a group stands in the tree: what is allowed there, and the path that follows from it. */
import type { Transaction } from "../database/store.ts";
import { characterCount, longestPath, tooDeep, treeFaults } from "../database/tree-faults.ts";
import { extentBelow, liesWithin, pathSeparator } from "../database/tree-paths.ts";
import { invalid } from "../errors.ts";
import type { Violation } from "../errors.ts";
import { maximumGroupDepth } from "./rights.ts";

export interface WantedPlace {
  /** Null for a group that is being made. */
  readonly id: number | null;
  readonly name: string;
  readonly parentId: number | null;
}

export interface GroupPlace {
  readonly full_path: string;
  readonly level: number;
}

/**
 * What a group's place and name make of its path.
 * @throws {Problem} `unprocessable` when the parent does not exist or is below the group, when the name is taken
 * there, and when the tree becomes too deep
 */
export async function placeOf(
  transaction: Transaction,
  { id, name, parentId }: WantedPlace,
): Promise<GroupPlace> {
  const parent = parentId === null ? null : await requireParent(transaction, id, parentId);
  await requireFreeName(transaction, { id, name, parentId });
  const level = parent === null ? 0 : parent.level + 1;
  const full_path = parent === null ? name : `${parent.full_path}${pathSeparator}${name}`;
  const below = id === null ? { levels: 0, characters: 0 } : await belowOf(transaction, id);
  // Rights of groups further up are not looked at.
  if (level + below.levels >= maximumGroupDepth) throw wrong(tooDeep(maximumGroupDepth));
  if (characterCount(full_path) + below.characters > longestPath) throw wrong(treeFaults.pathTooLong);
  return { full_path, level };
}

async function requireParent(transaction: Transaction, id: number | null, parentId: number) {
  const parent = await transaction.db
    .selectFrom("groups")
    .select(["full_path", "level"])
    .where("id", "=", parentId)
    .executeTakeFirst();
  if (parent === undefined) {
    const message = `There is no group ${parentId}.`;
    throw wrong({ propertyPath: "parent", message, code: "not-found" });
  }
  if (parentId === id) throw wrong(treeFaults.parentIsSelf);
  if (id !== null && (await liesWithin(transaction, "groups", parentId, id))) {
    throw wrong(treeFaults.parentIsChild);
  }
  return parent;
}

async function requireFreeName({ db }: Transaction, { id, name, parentId }: WantedPlace): Promise<void> {
  const twin = await db
    .selectFrom("groups")
    .select("id")
    .where("name", "=", name)
    .where("parent_id", "is not distinct from", parentId)
    .where("id", "!=", id ?? 0)
    .executeTakeFirst();
  if (twin !== undefined) throw wrong(treeFaults.nameTaken);
}

async function belowOf(transaction: Transaction, id: number) {
  const { level } = await transaction.db
    .selectFrom("groups")
    .select("level")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return extentBelow(transaction, "groups", { id, level });
}

function wrong(fault: Violation) {
  return invalid([fault]);
}
