/** The pages of all trees. */
import type { PageDependencies } from "../page-dependencies.ts";
import type { PageRoute } from "../site/page.ts";
import { deleteEntryRoute } from "./delete-entry.tsx";
import { editEntryRoutes } from "./edit-entry.tsx";
import { entryPageRoute } from "./entry-page.tsx";
import { treeListRoute } from "./list-page.tsx";
import { mergeEntryRoute } from "./merge-entry.tsx";
import { moveEntryRoute } from "./move-entry.tsx";
import { treeNames } from "./tree-table.ts";

export function treeRoutes(
  dependencies: Pick<PageDependencies, "config" | "operations" | "store">,
): PageRoute[] {
  return treeNames.flatMap((name) => [
    treeListRoute(dependencies, name),
    // `new` must not be read as an ID.
    ...editEntryRoutes(dependencies, name),
    entryPageRoute(dependencies, name),
    moveEntryRoute(dependencies, name),
    mergeEntryRoute(dependencies, name),
    deleteEntryRoute(dependencies, name),
  ]);
}
