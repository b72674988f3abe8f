/** The paths of the pages of bills of materials. */
import { entryPath } from "../trees/tree-table.ts";

export const bomImportPath = (project: number | ":id"): string => `${projectPath(project)}/bom/import`;

/** Imports the file of a check. */
export const bomApplyPath = (project: number | ":id"): string => `${bomImportPath(project)}/apply`;

/** The page of the entries that have no part yet. */
export const openEntriesPath = (project: number | ":id"): string => `${projectPath(project)}/bom/parts`;

function projectPath(project: number | ":id"): string {
  return project === ":id" ? "/projects/:id" : entryPath("projects", project);
}
