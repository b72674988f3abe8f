/**
 * The URLs of parts: the part page, the attachment files (which schematics link to), and the former Part-DB URLs of
 * both.
 */
import { problem } from "../../util/errors.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { redirect, type PageRequest, type PageRoute } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { deletePartRoute } from "./delete-part.tsx";
import { favoriteRoute } from "./favorite.tsx";
import { partPageRoute } from "./part-page.tsx";
import { partPath } from "./part-path.ts";

export function partRoutes(dependencies: PageDependencies): PageRoute[] {
  return [
    partPageRoute(dependencies),
    deletePartRoute(dependencies),
    favoriteRoute(dependencies.operations),
    fileRoute("/attachments/:id", pathId),
    formerPartRoute("/:locale/part/:id"),
    formerPartRoute("/:locale/part/:id/info"),
    fileRoute("/:locale/attachment/:id/view", formerId),
  ];
}

/**
 * Returns a route that opens the file of an attachment, after sign-in if necessary. The API, which serves the file,
 * never redirects to the sign-in page.
 */
function fileRoute(path: string, idOf: (request: PageRequest) => number): PageRoute {
  return {
    method: "GET",
    path,
    access: "signed-in",
    handle: async (request) => redirect(`/api/attachments/${idOf(request)}/file`),
  };
}

/**
 * Returns a route for the former path of a part. The route is public, because the redirect reveals nothing about the
 * part and its target checks the permission.
 */
function formerPartRoute(path: string): PageRoute {
  return {
    method: "GET",
    path,
    access: "public",
    handle: async (request) => redirect(partPath(formerId(request)), { status: 301 }),
  };
}

/** The language prefix of Part-DB paths, such as `en`, `de` or `zh_CN`. */
const language = /^[a-z]{2}(?:[_-][A-Za-z]{2,4})?$/;

/** @throws {Problem} `not-found` if the path has no language prefix or no ID */
function formerId(request: PageRequest): number {
  if (!language.test(request.parameters["locale"] ?? "")) {
    throw problem("not-found", "The address is not valid.");
  }
  return pathId(request);
}
