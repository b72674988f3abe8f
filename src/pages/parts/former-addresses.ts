/** Addresses of Part-DB that schematics and bookmarks hold: `/en/part/5/info`. They lead to what is there now. */
import { problem } from "../../errors.ts";
import type { PageRequest, PageRoute } from "../site/page.ts";
import { redirect } from "../site/page.ts";
import { pathId } from "../site/path-id.ts";
import { fileRoute } from "./file-route.ts";
import { partPath } from "./part-path.ts";

/** The language that Part-DB puts in front: `en`, `de`, `zh_CN`. */
const language = /^[a-z]{2}(?:[_-][A-Za-z]{2,4})?$/;

/** @throws {Problem} `not-found` where there is no language in front, or no number behind it */
function formerId(request: PageRequest): number {
  if (!language.test(request.parameters["locale"] ?? "")) {
    throw problem("not-found", "There is nothing at this address.");
  }
  return pathId(request);
}

/** Whoever may not see a part is told so where it is: these say nothing of it. */
export function formerAddressRoutes(): PageRoute[] {
  const toPart = (path: string): PageRoute => ({
    method: "GET",
    path,
    access: "public",
    handle: (request) => redirect(partPath(formerId(request)), { status: 301 }),
  });
  return [
    toPart("/:locale/part/:id"),
    toPart("/:locale/part/:id/info"),
    fileRoute("/:locale/attachment/:id/view", formerId),
  ];
}
