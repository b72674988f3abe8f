/**
 * Paths and levels of the elements of a tree, which are stored with each of them. What a tree allows is decided by
 * those who write to it.
 */
import { sql } from "kysely";
import type { Reader } from "./store.ts";

/** Stands between the names of a path. */
export const pathSeparator = " → ";

type Database = Pick<Reader, "db">;

/** Whether `candidate` is the element `id` itself, or lies below it. */
export async function liesWithin(
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

/** How far a tree goes on below an element. */
export interface Extent {
  readonly levels: number;
  /** What the longest path adds to that of the element. */
  readonly characters: number;
}

/** The extent below an element that stands on `level`. */
export async function extentBelow(
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

/** Takes over the path and level of an element into everything below it, which is a new version of that. */
export async function updatePathsBelow({ db }: Database, table: string, id: number): Promise<void> {
  const tree = sql.table(table);
  await sql`
    with recursive below(id, full_path, level) as (
      select id, full_path, level from ${tree} where id = ${id}
      union all
      select t.id, below.full_path || ${pathSeparator} || t.name, below.level + 1
      from ${tree} t join below on t.parent_id = below.id
    )
    update ${tree} set full_path = below.full_path, level = below.level, version = version + 1
    from below where ${tree}.id = below.id and ${tree}.id <> ${id}`.execute(db);
}
