/**
 * The addresses on labels of Part-DB, such as `/scan/lot/12` and `/en/store_location/5/parts`, which redirect to the page
 * of the element.
 */
import { problem } from "../util/errors.ts";
import { parsePrintedId, type PrintedId } from "../search/scan/printed-id.ts";
import { lotPath } from "./lots/lot-path.ts";
import { partPath } from "./parts/part-path.ts";
import { redirect, type PageRoute } from "./site/page.ts";
import { pathId } from "./site/path-id.ts";
import { entryPath } from "./trees/tree-table.ts";

/** The language in paths of Part-DB, such as `en`, `de` or `zh_CN`. */
const language = /^[a-z]{2}(?:[_-][a-z]{2,4})?$/i;

const paths: Readonly<Record<PrintedId["kind"], (id: number) => string>> = {
  part: partPath,
  lot: lotPath,
  location: (id) => entryPath("storage_locations", id),
};

const scanRoutes = ["/scan/:kind/:id", "/:locale/scan/:kind/:id"].map((path): PageRoute => ({
  method: "GET",
  path,
  // A QR code with capital letters is smaller.
  ignoresCase: true,
  access: "public",
  handle: async ({ parameters: { locale = "en", kind, id } }) => {
    const printed = language.test(locale) ? parsePrintedId(`/scan/${kind}/${id}`) : null;
    if (printed === null) throw problem("not-found", "The address is not valid.");
    return redirect(paths[printed.kind](printed.id), { status: 301 });
  },
}));

/** The list of the parts in a storage location. */
const locationRoute: PageRoute = {
  method: "GET",
  path: "/:locale/store_location/:id/parts",
  access: "public",
  handle: async (request) => {
    if (!language.test(request.parameters["locale"] ?? "")) {
      throw problem("not-found", "The address is not valid.");
    }
    return redirect(paths.location(pathId(request)), { status: 301 });
  },
};

/** The routes are public, because a redirect reveals nothing, and its target checks the session and the permission. */
export const printedLabelRoutes: readonly PageRoute[] = [...scanRoutes, locationRoute];
