/** The settings of the site, and what is derived from them once. The modules of the site receive this context. */
import type { ShowCommand } from "../../util/command-line.ts";
import type { NewApps } from "../../identity/new-apps.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import type { NavigationGroup } from "./page-context.ts";
import { createCookieJar } from "./cookies.ts";
import type { PageRequest, PageRoute } from "./page.ts";

export interface SiteOptions
  extends Pick<PageDependencies, "baseUrl" | "asset">, Partial<Pick<PageDependencies, "onForbidden">> {
  readonly routes: readonly PageRoute[];
  /** Returns the session of a cookie, or `null` if the session is unknown or has ended. */
  readonly findSession: (token: string, now: Date) => Promise<SignedIn | null>;
  /** Removes the notice about new applications from a session. */
  readonly removeNewApps: (sessionId: number, shown: NewApps) => Promise<void>;
  readonly secure: boolean;
  readonly instanceTitle: string;
  readonly oauthEnabled: boolean;
  /** Formats command lines. Default: without paths of the server. */
  readonly command?: ShowCommand;
  readonly navigation?: (signedIn: SignedIn) => readonly NavigationGroup[];
}

export interface SiteContext extends SiteOptions {
  readonly jar: ReturnType<typeof createCookieJar>;
  readonly isPage: (path: string) => boolean;
}

export function createSiteContext(options: SiteOptions): SiteContext {
  const pages = options.routes.filter(({ method }) => method === "GET");
  return {
    ...options,
    jar: createCookieJar(options.secure),
    isPage: pathMatcher(pages.map(({ path }) => path)),
  };
}

/** Returns the URL of the page with the submitted form, or `null` if no page has this path. */
export function pageOf({ path, queryText }: PageRequest, { isPage }: SiteContext): string | null {
  if (!isPage(path)) return null;
  return queryText === "" ? path : `${path}?${queryText}`;
}

export function returnAfterLogin(request: PageRequest, context: SiteContext): string {
  return pageOf(request, context) ?? "/";
}

/** Returns a function that tells whether one of the Express patterns matches a path. */
function pathMatcher(routes: readonly string[]): (path: string) => boolean {
  const literal = new Set(routes.filter((route) => !route.includes("/:")));
  const patterns = routes.filter((route) => route.includes("/:")).map((route) => route.split("/"));
  return (path) => {
    const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    if (literal.has(plain)) return true;
    const given = plain.split("/");
    return patterns.some(
      (wanted) =>
        wanted.length === given.length &&
        wanted.every((part, at) => part.startsWith(":") || part === given[at]),
    );
  };
}
