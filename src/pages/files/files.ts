/** The pages of files. */
import type { PagesParts } from "../page-dependencies.ts";
import type { PageRoute } from "../site/page.ts";
import { editFileRoutes } from "./edit-file.tsx";
import { ownerCollections } from "./file-owner.ts";
import { filesPageRoute } from "./files-page.tsx";

export function fileRoutes(parts: Pick<PagesParts, "config" | "operations">): PageRoute[] {
  return [...ownerCollections.map((name) => filesPageRoute(parts, name)), ...editFileRoutes(parts)];
}
