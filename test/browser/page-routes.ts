/** Lists the routes of the pages, so that a test can visit one page of each route. */
import { readConfig } from "../../src/config/config.ts";
import type { Store } from "../../src/database/store.ts";
import { definitions } from "../../src/inventory/definitions.ts";
import { accountRoutes, inventoryRoutes } from "../../src/pages/create-pages.ts";
import { authorizeRoutes } from "../../src/pages/oauth/authorize.tsx";
import { clientRoutes } from "../../src/pages/oauth/clients.tsx";
import type { PageDependencies } from "../../src/pages/page-dependencies.ts";
import { createToolsRoutes } from "../../src/pages/tools/tool-routes.ts";
import { treeNames } from "../../src/pages/trees/tree-table.ts";
import { createMemoryCache } from "../../src/util/memory-cache.ts";

/** Returns the paths of all routes that can show a page, such as `/parts/:id`. */
export function pageRoutes(store: Store): readonly string[] {
  // The routes are only listed, so they need no other parts of the pages.
  const dependencies = {
    config: readConfig({}),
    store,
    inventory: { definitions, cache: createMemoryCache(1_000_000) },
    oauth: {},
  } as unknown as PageDependencies & { oauth: NonNullable<PageDependencies["oauth"]> };
  return [
    "/",
    ...[
      ...accountRoutes(dependencies),
      ...inventoryRoutes(dependencies),
      ...createToolsRoutes({ ...dependencies, oauthEnabled: true }),
      ...authorizeRoutes(dependencies.oauth),
      ...clientRoutes(dependencies),
    ]
      .filter(({ method }) => method === "GET")
      .map(({ path }) => path),
  ];
}

/** Replaces the tree in a route or kind of page that is the same for all trees. Forms and lists depend on the tree. */
export function withoutTree(route: string): string {
  const common = new RegExp(`^/(?:${treeNames.join("|")})/(:id/(?!edit\\b).*|new\\?.*)$`);
  return route.replace(common, "/:tree/$1");
}

/** The routes that cannot be reached by following links. */
export const unlinkedRoutes: readonly string[] = [
  // Other tests visit these pages in a browser.
  ...["/login", "/login/second_factor", "/set-up"],
  // Files, redirects and data for scripts.
  ...["/user/session", "/user/settings/connect", "/user/settings/connect/partledger.kicad_httplib"],
  ...["/attachments/:id", "/labels/document", "/import/:id/report.csv"],
  // Addresses on printed labels, and of Part-DB.
  ...["/scan/:kind/:id", "/:locale/scan/:kind/:id", "/:locale/part/:id", "/:locale/part/:id/info"],
  ...["/:locale/attachment/:id/view", "/:locale/store_location/:id/parts"],
  // Forms for files are on the pages of their elements. These pages show rejected uploads.
  ...["/parts/:id/files", "/:tree/:id/files"],
  // The test has no user with 2FA, no undone change set and no changed profile, and visits only the user's own account.
  ...["backup_codes", "trusted_devices", "disable"].map((name) => `/user/settings/second_factor/${name}`),
  ...["/change_sets/:id/redo", "/change_set_undos/:id", "/label_profiles/:id/version"],
  ...["password", "second_factor", "sessions", "disable", "delete"].map((name) => `/tools/users/:id/${name}`),
];

/** Returns the route of a path, or the path with zeros for all numbers if it has none. */
export function routeOf(routes: readonly string[], path: string): string {
  const parameters = (route: string): number => route.split(":").length;
  const [found = path.replace(/\d+/g, "0")] = routes
    .filter((route) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(path))
    .sort((one, other) => parameters(one) - parameters(other));
  return found;
}
