/** Where a group stands in the tree: what is allowed there, and the path that follows from it. */
import type { Transaction } from "../database/store.ts";
import { extentBelow, liesWithin, pathSeparator } from "../database/tree-paths.ts";
import { invalid } from "../errors.ts";
import { maximumGroupDepth } from "./rights.ts";

/** Characters of a path from the top: every list shows one for each group. */
const longestPath = 4096;

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
  if (level + below.levels >= maximumGroupDepth) {
    throw wrong("parent", "too-deep", `Groups can not be deeper than ${maximumGroupDepth} levels.`);
  }
  if (full_path.length + below.characters > longestPath) {
    const message = `The names from the top down can not have more than ${longestPath} characters together.`;
    throw wrong("parent", "path-too-long", message);
  }
  return { full_path, level };
}

async function requireParent(transaction: Transaction, id: number | null, parentId: number) {
  const parent = await transaction.db
    .selectFrom("groups")
    .select(["full_path", "level"])
    .where("id", "=", parentId)
    .executeTakeFirst();
  if (parent === undefined) throw wrong("parent", "not-found", `There is no group ${parentId}.`);
  if (id !== null && (await liesWithin(transaction, "groups", parentId, id))) {
    throw wrong("parent", "cycle", "A group cannot be put into itself, nor into a group below it.");
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
  if (twin !== undefined) throw wrong("name", "unique", `There is a group "${name}" here already.`);
}

async function belowOf(transaction: Transaction, id: number) {
  const { level } = await transaction.db
    .selectFrom("groups")
    .select("level")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return extentBelow(transaction, "groups", { id, level });
}

function wrong(propertyPath: string, code: string, message: string) {
  return invalid([{ propertyPath, message, code }]);
}
