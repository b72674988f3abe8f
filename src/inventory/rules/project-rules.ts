/** Rules of projects: unique build parts, no circular builds, and complete bills of materials (BOMs). */
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import { timestamp } from "../../database/timestamp.ts";
import { changes, type Change, type Columns, type Row, type WriteContext } from "../writing/write-context.ts";
import { deleteOwned } from "../writing/delete.ts";
import { logChanges } from "../writing/create-log-entries.ts";
import { touchReferenced } from "../writing/touch-owners.ts";
import { ownedRows, rowsOwnedBy } from "../writing/read-rows.ts";
import { iri } from "../../representation/iri.ts";
import { checkBuildOfProject } from "./circular-builds.ts";

const column = "build_part_id";

export async function checkProject(change: Change<"Project">): Promise<void> {
  if (change.id === null) return;
  if (changes(change, column) || changes(change, "parent_id")) await checkBuildOfProject(change, change.id);
  await checkPartsBelow(change, change.id);
}

/**
 * Checks that the bill of materials contains the build parts of all direct subprojects. The check runs only when the
 * project gets a build part or becomes selectable. Other changes, such as adding a subproject, are not checked, because
 * users set up projects step by step.
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

/** Increments the versions of build parts, because the response of a part contains the project that builds it. */
async function touchBuildParts(context: WriteContext, rows: readonly Readonly<Columns>[]): Promise<void> {
  await touchReferenced(context, context.definitions.Project, "build_part", rows);
}

export async function touchChangedBuildParts(change: Change<"Project">): Promise<void> {
  if (!changes(change, column)) return;
  await touchBuildParts(change.context, [...(change.before === null ? [] : [change.before]), change.after]);
}

/** Deletes the BOM entries of projects before the projects themselves are deleted. */
export async function deleteBomEntries(
  context: WriteContext,
  projects: readonly Row<"Project">[],
): Promise<void> {
  const entry = context.definitions.ProjectBOMEntry;
  for (const { id } of projects) {
    const entries = await ownedRows(context.transaction, entry, "project_id", id);
    await deleteOwned(context, entry, entries, { resource: "Project", id });
  }
  await touchBuildParts(context, projects);
}

export async function detachBuildParts(context: WriteContext, parts: readonly Row<"Part">[]): Promise<void> {
  const { transaction, definitions, now } = context;
  const ids = parts.map(({ id }) => id);
  const projects = await rowsOwnedBy(transaction, definitions.Project, column, ids);
  if (projects.length === 0) return;
  await transaction.db
    .updateTable("projects")
    .set({ [column]: null, version: sql`version + 1`, last_modified: timestamp(now) })
    .where(idList(transaction.dialect, column, ids))
    .execute();
  for (const { id, [column]: part } of projects) {
    const old = typeof part === "number" ? iri("Part", part) : null;
    logChanges(context, "Project", id, { build_part: { old, new: null } });
  }
}
