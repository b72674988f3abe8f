/** Maintains the path and level that are stored with each tree element. The callers check the rules of the tree. */
import { sql } from "kysely";
import type { Reader } from "./store.ts";

/** Separates the element names in a path. */
export const pathSeparator = " → ";

type Database = Pick<Reader, "db">;

/**
 * Whether `candidate` is the element with the ID `id` or one of its descendants.
 * @example const isCycle = await isSameOrDescendant(transaction, "categories", parentId, id);
 */
export async function isSameOrDescendant(
  { db }: Database,
  table: string,
  candidate: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    with recursive up(id, parent_id) as (
      select id, parent_id from ${sql.table(table)} where id = ${candidate}
      union
      select t.id, t.parent_id from ${sql.table(table)} t join up on t.id = up.parent_id
    ) select id from up where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** The size of the subtree below an element. */
export interface Extent {
  readonly levels: number;
  /** The number of characters by which the longest path in the subtree exceeds the path of the element. */
  readonly characters: number;
}

/**
 * Returns the extent of the subtree below an element. `level` is the level of the element.
 * @example const { levels, characters } = await subtreeExtent(transaction, "categories", { id: 3, level: 1 });
 */
export async function subtreeExtent(
  { db }: Database,
  table: string,
  { id, level }: { readonly id: number; readonly level: number },
): Promise<Extent> {
  const tree = sql.table(table);
  const { rows } = await sql<{ level: number; characters: number }>`
    with recursive below(id, level, characters) as (
      select id, level, length(full_path) from ${tree} where id = ${id}
      union all
      select t.id, t.level, length(t.full_path) from ${tree} t join below on t.parent_id = below.id
    ) select max(level) as level, max(characters) - min(characters) as characters from below`.execute(db);
  const [extent] = rows;
  return { levels: Number(extent?.level ?? 0) - level, characters: Number(extent?.characters ?? 0) };
}

/**
 * Updates the paths and levels of all descendants of an element, and increments their versions.
 * @returns the descendants
 * @example const descendants = await updateDescendantPaths(transaction, "categories", 3);
 */
export async function updateDescendantPaths(
  { db }: Database,
  table: string,
  id: number,
): Promise<readonly { readonly id: number }[]> {
  const tree = sql.table(table);
  const { rows } = await sql<{ id: number }>`
    with recursive below(id, full_path, level) as (
      select id, full_path, level from ${tree} where id = ${id}
      union all
      select t.id, below.full_path || ${pathSeparator} || t.name, below.level + 1
      from ${tree} t join below on t.parent_id = below.id
    )
    update ${tree} set full_path = below.full_path, level = below.level, version = version + 1
    from below where ${tree}.id = below.id and ${tree}.id <> ${id}
    returning ${tree}.id`.execute(db);
  return rows;
}
