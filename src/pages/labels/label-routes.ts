/** The pages that print labels, and those of label profiles. */
import type { PageDependencies } from "../page-dependencies.ts";
import type { PageRoute } from "../site/page.ts";
import { editProfileRoutes } from "./edit-profile.tsx";
import { printRoutes } from "./print-page.tsx";
import { profileListRoute } from "./profile-list.tsx";
import { profilePageRoutes } from "./profile-page.tsx";

export function labelRoutes(dependencies: Pick<PageDependencies, "operations" | "store">): PageRoute[] {
  return [
    ...printRoutes(dependencies),
    profileListRoute(dependencies),
    // `new` must not be read as an ID.
    ...editProfileRoutes(dependencies),
    ...profilePageRoutes(dependencies),
  ];
}
