/** A site with a few simple pages, for tests of the page layout. */
import { h } from "preact";
import { afterEach } from "vitest";
import { Form, Page } from "../../../src/pages/site/layout.tsx";
import { page, redirect, type PageRequest, type PageRoute } from "../../../src/pages/site/page.ts";
import { signedIn, startSite, type SiteSettings } from "../../support/site.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";
import type { StartedWeb } from "../../support/web.ts";

export interface ExampleSite {
  readonly web: StartedWeb;
  readonly browser: Visitor;
  /** The form requests that reached their route. */
  readonly posted: readonly PageRequest[];
  start(this: void, settings?: SiteSettings, more?: readonly PageRoute[]): Promise<void>;
  /** Returns the browser with the session of one of {@link people}. */
  as(this: void, session: string): Visitor;
}

/** Signed-in users by value of the session cookie. */
export const people = {
  anna: signedIn(),
  pending: signedIn({ stage: "second_factor" }),
  restricted: signedIn({ mustChangePassword: true }),
};

export const formPage: PageRoute = {
  method: "GET",
  path: "/form",
  access: "public",
  handle: async () =>
    page(h(Page, { title: "A form" }, h(Form, { action: "/form" }, h("button", { type: "submit" }, "Go")))),
};

export function plain(path: string, access: PageRoute["access"], more: object = {}): PageRoute {
  return {
    method: "GET",
    path,
    access: access as "public",
    handle: async ({ signedIn: who }: PageRequest) =>
      page(h(Page, { title: `For ${who?.principal.username ?? "all"}` }, h("p", null, "Text"))),
    ...more,
  };
}

/** Returns a site that each test starts. The site is closed after each test. */
export function useExampleSite(): ExampleSite {
  const site = { posted: [] as PageRequest[] } as ExampleSite & {
    web: StartedWeb;
    browser: Visitor;
    posted: PageRequest[];
  };
  const formTarget: PageRoute = {
    method: "POST",
    path: "/form",
    access: "public",
    handle: async (request) => {
      site.posted.push(request);
      return redirect("/done", { notice: "Done <b>at once</b>." });
    },
  };
  const routes = [
    formPage,
    formTarget,
    plain("/", "public"),
    plain("/done", "public"),
    plain("/mine", "signed-in"),
    plain("/user/settings/password", "signed-in", { isAllowedWhileRestricted: true }),
    plain("/users", ["users.read", "users.delete"]),
    plain("/parts", ["users.read", "parts.read"]),
  ];
  afterEach(() => site.web.close());
  return Object.assign(site, {
    start: async (settings: SiteSettings = {}, more: readonly PageRoute[] = []) => {
      site.posted = [];
      site.web = await startSite([...routes, ...more], { sessions: people, ...settings });
      site.browser = visitor(site.web);
    },
    as: (session: string) => {
      site.browser.cookies.set("partledger_session", session);
      return site.browser;
    },
  });
}
