/** The pages of all trees. */
import type { PagesParts } from "../page-dependencies.ts";
import type { PageRoute } from "../site/page.ts";
import { entryPageRoute } from "./entry-page.tsx";
import { treeListRoute } from "./list-page.tsx";
import { treeNames } from "./tree-table.ts";

export function treeRoutes(parts: Pick<PagesParts, "config" | "operations">): PageRoute[] {
  return treeNames.flatMap((name) => [treeListRoute(parts, name), entryPageRoute(parts, name)]);
}
