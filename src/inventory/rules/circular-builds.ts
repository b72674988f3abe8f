/**
 * Rejects circular builds. A project needs its subprojects, and the projects that build the parts in its bill of
 * materials (BOM). A project must not need itself, directly or indirectly.
 */
import { sql, type RawBuilder } from "kysely";
import { changes, type Change, type WriteContext } from "../writing/write-context.ts";

/** Returns a common table expression: the IDs of the projects that match `start` and of all projects that they need. */
function needed(start: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`needed(id) as (
    select id from projects where ${start}
    union
    select other.id from needed join projects other on other.parent_id = needed.id
      or other.build_part_id in (select part_id from project_bom_entries where project_id = needed.id)
  )`;
}

/** Rejects a new build part or parent of a project that would make a build circular. */
export async function checkBuildOfProject(change: Change, id: number): Promise<void> {
  const { after, context, violate } = change;
  const { build_part_id: part = null, parent_id: parent = null } = after;
  // The rules of trees already reject a parent that is a descendant of the project.
  const { rows } = await sql<{ part: boolean; parent: boolean }>`
    with recursive ${needed(sql`id = ${id}`)}, below(id) as (
      select id from projects where id = ${id}
      union
      select child.id from below join projects child on child.parent_id = below.id
    )
    select
      exists (
        select 1 from project_bom_entries
        where part_id = ${part} and project_id in (select id from needed)
      ) as part,
      exists (
        select 1 from needed where id = ${parent} and id not in (select id from below)
      ) as parent`.execute(context.transaction.db);
  const [found] = rows;
  if (changes(change, "build_part_id") && Boolean(found?.part)) {
    violate("build_part", "The project needs this part, so it cannot be the build part.", "needed-to-build");
  }
  if (changes(change, "parent_id") && Boolean(found?.parent)) {
    const message = "This project or one of its subprojects needs the build part of a project above it.";
    violate("parent", message, "needed-to-build");
  }
}

/** Returns whether a project needs another one, directly or indirectly. */
export async function needsProject(
  { transaction }: Pick<WriteContext, "transaction">,
  id: number,
  other: number,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with recursive ${needed(sql`id = ${id}`)}
    select id from needed where id = ${other}`.execute(transaction.db);
  return rows.length > 0;
}

/** Rejects a new part or project of a BOM entry that would make a build circular. */
export async function checkBuildOfEntry(change: Change): Promise<void> {
  const { after, context, violate } = change;
  const { part_id: part, project_id: project } = after;
  if (typeof part !== "number" || context.notBuilt?.has(part) === true) return;
  if (!changes(change, "part_id") && !changes(change, "project_id")) return;
  const { rows } = await sql<{ own: boolean; circular: boolean }>`
    with recursive ${needed(sql`build_part_id = ${part}`)}, above(id, parent_id, part_id) as (
      select id, parent_id, build_part_id from projects where id = ${project}
      union
      select p.id, p.parent_id, p.build_part_id from projects p join above on p.id = above.parent_id
    )
    select
      exists (select 1 from above where part_id = ${part}) as own,
      exists (select 1 from needed where id = ${project}) as circular`.execute(context.transaction.db);
  const [found] = rows;
  if (Boolean(found?.own)) {
    violate(
      "part",
      "This part is the build part of this project or of a project above it.",
      "own-build-part",
    );
  } else if (Boolean(found?.circular)) {
    violate("part", "The project that builds this part already needs this project.", "built-from-itself");
  }
}
