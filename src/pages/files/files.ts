/** The pages of files. */
import type { PageDependencies } from "../page-dependencies.ts";
import type { PageRoute } from "../site/page.ts";
import { editFileRoutes } from "./edit-file.tsx";
import { ownerCollections } from "./attachment-owners.ts";
import { filesPageRoute } from "./files-page.tsx";

export function fileRoutes(dependencies: Pick<PageDependencies, "config" | "operations">): PageRoute[] {
  return [
    ...ownerCollections.map((name) => filesPageRoute(dependencies, name)),
    ...editFileRoutes(dependencies),
  ];
}
