/**
 * Puts everything together that people see, and the endpoints of OAuth beside it, into the one handler that answers what
 * the API does not.
 */
import type { IncomingMessage } from "node:http";
import type { ShowCommand } from "../command-line.ts";
import type { Config } from "../config.ts";
import type { EventLoopWatchdog } from "../contract/event-loop-watchdog.ts";
import type { Logger } from "../contract/handler.ts";
import type { RequestHandler } from "../contract/http-server.ts";
import type { Store } from "../database/store.ts";
import type { RefusalLog } from "../history/refusal-log.ts";
import type { Sessions } from "../identity/sessions.ts";
import type { TotpSecrets } from "../identity/totp-secrets.ts";
import type { SignIn } from "../identity/sign-in.ts";
import type { OAuthServer } from "../oauth/create-oauth.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { createWeb } from "../web/create-web.ts";
import { authorizeRoutes } from "./oauth/authorize.tsx";
import { clientRoutes } from "./oauth/clients.tsx";
import { createPartRoutes } from "./parts/parts.ts";
import { firstThingToDo } from "./settings/first-thing-to-do.ts";
import { createSettingsRoutes } from "./settings/settings.ts";
import { createSignInRoutes } from "./sign-in/sign-in.ts";
import { createSetUpRoutes } from "./sign-in/set-up.tsx";
import type { PageRoute } from "./site/page.ts";
import { createSite } from "./site/site.tsx";
import { createStartPage } from "./start.tsx";
import { hasTools } from "./tools/tool-list.ts";
import { createToolsRoutes } from "./tools/tools.ts";

export interface PagesParts {
  readonly config: Config;
  readonly store: Store;
  /** How entities are read for the API. */
  readonly inventory: Pick<Inventory, "definitions" | "compiled" | "plans">;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly totpSecrets: TotpSecrets;
  /** Null while it is switched off: then its pages are not there either. */
  readonly oauth: OAuthServer | null;
  /** Absolute URL of the service, without slash at the end. */
  readonly baseUrl: () => string;
  /** Address of a file that pages load. */
  readonly asset: (name: string) => string;
  readonly onForbidden: RefusalLog["note"];
  readonly onRequest: EventLoopWatchdog["identify"];
  /** How administrators start commands of the program. */
  readonly command: ShowCommand;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Answers every request that reaches it, at least with a page that says that there is nothing. */
export function createPages(parts: PagesParts): RequestHandler {
  const { config, store, inventory, sessions, signIn, totpSecrets, oauth, baseUrl } = parts;
  const site = createSite({
    routes: [
      createStartPage({ store, config, baseUrl, oauth }),
      ...createSignInRoutes({ store, signIn, sessions }),
      ...createSetUpRoutes({ store, signIn }),
      ...createSettingsRoutes({
        config,
        store,
        sessions,
        totpSecrets,
        baseUrl,
        oauth,
      }),
      ...createPartRoutes({ store, plans: inventory.plans, categoryDepth: config.kicad.categoryDepth }),
      ...createToolsRoutes({ store, inventory, oauthEnabled: oauth !== null }),
      ...(oauth === null ? [] : oauthRoutes(parts, oauth)),
    ],
    findSession: sessions.find,
    baseUrl,
    secure: isSecure(config),
    instanceTitle: config.instance.title,
    oauthEnabled: oauth !== null,
    asset: parts.asset,
    command: parts.command,
    navigation: ({ principal }) =>
      hasTools(principal, oauth !== null) ? [{ href: "/tools", title: "Tools" }] : [],
    firstThingToDo,
    onForbidden: parts.onForbidden,
  });
  return createWeb({
    routes: [...site.routes, ...(oauth?.routes ?? [])],
    onFault: site.onFault,
    kindOf: (path) => (oauth?.routes.some((route) => route.path === path) ? "OAuth endpoint" : "page"),
    onRequest: parts.onRequest,
    logger: parts.logger,
    clientAddress: parts.clientAddress,
    now: parts.now,
  });
}

/** Without the OAuth server, the addresses of its pages lead nowhere. */
function oauthRoutes({ store, inventory, config, baseUrl }: PagesParts, oauth: OAuthServer): PageRoute[] {
  return [
    ...authorizeRoutes({ authorization: oauth.authorization, firstThingToDo }),
    ...clientRoutes({
      store,
      compiled: inventory.compiled,
      issuer: baseUrl,
      registration: config.oauth.clientRegistration,
    }),
  ];
}

/** Whether browsers reach the service over HTTPS. */
export function isSecure({ publicUrl }: Config): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}
