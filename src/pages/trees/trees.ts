/** The pages of all trees. */
import type { PagesParts } from "../page-dependencies.ts";
import type { PageRoute } from "../site/page.ts";
import { deleteEntryRoute } from "./delete-entry.tsx";
import { editEntryRoutes } from "./edit-entry.tsx";
import { entryPageRoute } from "./entry-page.tsx";
import { treeListRoute } from "./list-page.tsx";
import { mergeEntryRoute } from "./merge-entry.tsx";
import { moveEntryRoute } from "./move-entry.tsx";
import { treeNames } from "./tree-table.ts";

export function treeRoutes(parts: Pick<PagesParts, "config" | "operations">): PageRoute[] {
  return treeNames.flatMap((name) => [
    treeListRoute(parts, name),
    // `new` must not be read as an ID.
    ...editEntryRoutes(parts, name),
    entryPageRoute(parts, name),
    moveEntryRoute(parts, name),
    mergeEntryRoute(parts, name),
    deleteEntryRoute(parts, name),
  ]);
}
