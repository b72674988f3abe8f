/** Combines all pages and the OAuth endpoints into one handler for requests outside the API. */
import type { RequestHandler } from "../http/http-server.ts";
import type { LifecycleOptions } from "../http/request-lifecycle.ts";
import { createWeb } from "../web/create-web.ts";
import { authorizeRoutes } from "./oauth/authorize.tsx";
import { clientRoutes } from "./oauth/clients.tsx";
import { changeSetRoutes } from "./change-sets/change-set-routes.tsx";
import { navigationOf } from "./navigation.ts";
import type { PageDependencies } from "./page-dependencies.ts";
import { bomImportRoutes } from "./bom/bom-import-page.tsx";
import { openEntriesRoute } from "./bom/open-entries-page.tsx";
import { fileRoutes } from "./files/files.ts";
import { importRoutes } from "./import/import-routes.tsx";
import { labelRoutes } from "./labels/label-routes.ts";
import { editLotRoutes } from "./lots/edit-lot.tsx";
import { lotRoute } from "./lots/lot-page.tsx";
import { editPartRoutes } from "./parts/edit/edit-part.tsx";
import { partListRoutes } from "./parts/list/list-page.tsx";
import { partRoutes } from "./parts/parts.ts";
import { printedLabelRoutes } from "./printed-labels.ts";
import { scanRoute } from "./scan/scan-page.tsx";
import { seriesRoute } from "./scan/series/series-page.tsx";
import { connectRoutes } from "./settings/connect.tsx";
import { connectedAppRoute } from "./settings/connected-apps.tsx";
import { newTokenRoute } from "./settings/new-token.tsx";
import { passwordRoute } from "./settings/password.tsx";
import { profileRoute } from "./settings/profile.tsx";
import { secondFactorChangeRoutes } from "./settings/second-factor-changes.tsx";
import { secondFactorSetUpRoute } from "./settings/second-factor-set-up.tsx";
import { sessionRoutes } from "./settings/sessions.tsx";
import { settingsRoutes } from "./settings/settings-pages.tsx";
import { tokenRoute } from "./settings/tokens.tsx";
import { loginRoute } from "./sign-in/login.tsx";
import { secondFactorRoute } from "./sign-in/second-factor.tsx";
import { sessionNameRoute, signOutRoute } from "./sign-in/sign-out.tsx";
import { setUpRoute } from "./sign-in/set-up.tsx";
import type { PageRoute } from "./site/page.ts";
import { isSecure } from "./site/session-reader.ts";
import { createSite } from "./site/site.tsx";
import { themeRoute } from "./site/theme.ts";
import { startRoute } from "./start.tsx";
import { treeRoutes } from "./trees/tree-routes.ts";
import { versionRoutes } from "./versions/version-page.tsx";
import { createToolsRoutes } from "./tools/tool-routes.ts";

export function accountRoutes(dependencies: PageDependencies): PageRoute[] {
  return [
    loginRoute(dependencies),
    secondFactorRoute(dependencies),
    signOutRoute(dependencies),
    sessionNameRoute,
    setUpRoute(dependencies),
    ...settingsRoutes(dependencies),
    profileRoute(dependencies),
    passwordRoute(dependencies),
    secondFactorSetUpRoute(dependencies),
    ...secondFactorChangeRoutes(dependencies),
    newTokenRoute(dependencies),
    tokenRoute(dependencies),
    ...connectRoutes(dependencies),
    connectedAppRoute(dependencies),
    ...sessionRoutes(dependencies),
  ];
}

export function inventoryRoutes(dependencies: PageDependencies): PageRoute[] {
  return [
    ...partListRoutes(dependencies),
    ...editPartRoutes(dependencies),
    ...partRoutes(dependencies),
    ...printedLabelRoutes,
    ...labelRoutes(dependencies),
    scanRoute(dependencies),
    seriesRoute(dependencies),
    lotRoute(dependencies),
    ...editLotRoutes(dependencies),
    ...fileRoutes(dependencies),
    ...changeSetRoutes(dependencies),
    ...importRoutes(dependencies),
    ...bomImportRoutes(dependencies),
    openEntriesRoute(dependencies),
    ...versionRoutes(dependencies),
    ...treeRoutes(dependencies),
  ];
}

/** Responds to every request; unknown paths get an error page. */
export function createPages(dependencies: PageDependencies & LifecycleOptions): RequestHandler {
  const { config, oauth } = dependencies;
  const site = createSite({
    ...dependencies,
    // Each route declares which users can access it.
    routes: [
      startRoute(dependencies),
      themeRoute,
      ...accountRoutes(dependencies),
      ...inventoryRoutes(dependencies),
      ...createToolsRoutes({ ...dependencies, oauthEnabled: oauth !== null }),
      ...(oauth === null ? [] : [...authorizeRoutes(oauth), ...clientRoutes(dependencies)]),
    ],
    findSession: dependencies.sessions.find,
    removeNewApps: dependencies.sessions.removeNewApps,
    secure: isSecure(config),
    instanceTitle: config.instance.title,
    oauthEnabled: oauth !== null,
    navigation: ({ principal }) => navigationOf(principal, oauth !== null),
  });
  return createWeb({
    ...dependencies,
    routes: [...site.routes, ...(oauth?.routes ?? [])],
    onError: site.onError,
    kindOf: (path) => (oauth?.routes.some((route) => route.path === path) ? "OAuth endpoint" : "page"),
  });
}
