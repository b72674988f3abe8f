/** Addresses at which a browser opens the file of an attachment, over the login if need be: schematics hold them. */
import type { PageRequest, PageRoute } from "../site/page.ts";
import { redirect } from "../site/page.ts";

/** The file itself is answered by the API, which leads nobody to the login. */
export function fileRoute(path: string, idOf: (request: PageRequest) => number): PageRoute {
  return {
    method: "GET",
    path,
    access: "signed-in",
    handle: (request) => redirect(`/api/attachments/${idOf(request)}/file`),
  };
}
