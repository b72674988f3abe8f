/** Rules of projects: what one builds, no other builds, and nothing that it needs is built from it. */
import { sql } from "kysely";
import { timestamp } from "../../database/timestamp.ts";
import type { Change, Columns, Row, WriteContext } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { deleteOwned } from "../writing/delete.ts";
import { logChanges } from "../writing/history.ts";
import { touchReferenced } from "../writing/touch-owners.ts";
import { ownedRows } from "../writing/rows.ts";
import { iri } from "../../representation/iri.ts";
import { checkBuildOfProject } from "./circular-builds.ts";

const column = "build_part_id";

export async function checkProject(change: Change<"Project">): Promise<void> {
  if (change.id === null) return;
  if (changes(change, column) || changes(change, "parent_id")) await checkBuildOfProject(change, change.id);
  await checkPartsBelow(change, change.id);
}

/**
 * Refuses that a project begins to be built as one thing while it lacks what the projects directly below it build: when
 * it gets a build part, or no longer only groups them. What is done elsewhere can bring about the same (a project made
 * or moved below it, an entry deleted) and may: that order is how projects are set up, and whoever changes something
 * else here has nothing to do with it.
 */
async function checkPartsBelow(change: Change<"Project">, id: number): Promise<void> {
  const { after, context, violate } = change;
  if (after.not_selectable === true) return;
  const getsBuildPart = changes(change, column) && (after[column] ?? null) !== null;
  if (!getsBuildPart && !changes(change, "not_selectable")) return;
  const { rows } = await sql<{ project: string; part: string }>`
    select child.name as project, parts.name as part
    from projects child join parts on parts.id = child.build_part_id
    where child.parent_id = ${id} and not exists (
      select 1 from project_bom_entries entry
      where entry.project_id = ${id} and entry.part_id = child.build_part_id
    )
    order by child.id`.execute(context.transaction.db);
  for (const { project, part } of rows) {
    const message =
      `The bill of materials must contain ${JSON.stringify(part)}, the build part of the subproject ` +
      `${JSON.stringify(project)}. Add it first.`;
    violate(getsBuildPart ? "build_part" : "not_selectable", message, "build-part-missing");
  }
}

/** Parts show whether they are built by a project. */
async function touchBuildParts(context: WriteContext, rows: readonly Readonly<Columns>[]): Promise<void> {
  await touchReferenced(context, context.definitions.Project, "build_part", rows);
}

export async function buildPartWritten(change: Change<"Project">): Promise<void> {
  if (!changes(change, column)) return;
  await touchBuildParts(change.context, [...(change.before === null ? [] : [change.before]), change.after]);
}

/** A project goes with its bill of materials. */
export async function deletingProject(context: WriteContext, row: Row<"Project">): Promise<void> {
  const { id } = row;
  const entry = context.definitions.ProjectBOMEntry;
  const entries = await ownedRows(context.transaction, entry, "project_id", id);
  await deleteOwned(context, entry, entries, { resource: "Project", id });
  await touchBuildParts(context, [row]);
}

/** Takes a part away from the project that builds it, before the part is deleted. */
export async function detachBuildPart(context: WriteContext, part: Row<"Part">): Promise<void> {
  const { id } = part;
  const detached = await context.transaction.db
    .updateTable("projects")
    .set({ [column]: null, version: sql`version + 1`, last_modified: timestamp(context.now) })
    .where(column, "=", id)
    .returning("id")
    .execute();
  for (const project of detached) {
    const was = iri("Part", id);
    logChanges(context, "Project", project.id, { build_part: { old: was, new: null } });
  }
}
