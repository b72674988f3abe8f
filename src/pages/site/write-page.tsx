/** Renders the response of a page: markup, cookies and headers. */
import { randomBytes } from "node:crypto";
import { renderToString } from "preact-render-to-string";
import { shortCommand } from "../../util/command-line.ts";
import { lazily } from "../../util/memoize.ts";
import type { WebResponse } from "../../web/route.ts";
import { PageContextProvider, type PageContext } from "./page-context.ts";
import { sessionCookie, visitorCookie } from "./cookies.ts";
import { csrfToken } from "./csrf.ts";
import { RejectedFormContext } from "./form-rejection.ts";
import { readNotice, writeNotice } from "./notice.ts";
import type { Cookie, PageRequest, PageResponse } from "./page.ts";
import { signInPath } from "./return-to.ts";
import { returnAfterLogin, type SiteContext } from "./site-context.ts";
import type { SiteRequest } from "./site-request.ts";
import { themeOf } from "./theme.ts";

const noticeCookie = "partledger_notice";

export function write(
  { request, secret }: SiteRequest,
  response: PageResponse,
  context: SiteContext,
): WebResponse {
  const cookies: Cookie[] = [...(response.cookies ?? [])];
  const session = cookies.find(({ name }) => name === sessionCookie);
  let current = session === undefined ? secret : session.value;
  /** Returns the secret that the browser has after this response. Creates a secret if the visitor has none. */
  const currentSecret = (): string => {
    if (current === null) {
      current = randomBytes(32).toString("base64url");
      cookies.push({ name: visitorCookie, value: current });
    }
    return current;
  };
  // An attacker may have set the visitor secret before sign-in, so the secret must not remain valid afterwards.
  if (typeof session?.value === "string" && request.cookies.has(visitorCookie))
    cookies.push({ name: visitorCookie, value: null });
  const shown = response.page === undefined ? null : readNotice(request.cookies.get(noticeCookie), secret);
  const { notice } = response;
  if (notice !== undefined) {
    const written = typeof notice === "string" ? { text: notice } : notice;
    cookies.push({ name: noticeCookie, value: writeNotice(written, currentSecret()), maxAge: 60 });
  } else if (shown !== null) {
    cookies.push({ name: noticeCookie, value: null });
  }
  // All forms of a page have the same token, which is computed once and compresses well.
  const token = lazily(() => csrfToken(currentSecret()));
  const body =
    response.page === undefined
      ? response.body
      : document(request, response, { notice: shown, csrfToken: token }, context);
  return {
    status: response.status,
    headers: {
      ...pageHeaders(response),
      ...(body !== undefined && { "Content-Type": "text/html; charset=utf-8" }),
      ...(context.secure && { "Strict-Transport-Security": "max-age=31536000" }),
      ...(response.location !== undefined && { Location: response.location }),
      ...response.headers,
      ...(cookies.length > 0 && { "Set-Cookie": cookies.map((cookie) => context.jar.write(cookie)) }),
    },
    ...(body !== undefined && { body }),
    ...(request.signedIn !== null && { username: request.signedIn.principal.username }),
  };
}

function document(
  request: PageRequest,
  response: PageResponse,
  own: Pick<PageContext, "notice" | "csrfToken">,
  site: SiteContext,
): string {
  const navigation = request.signedIn === null ? [] : (site.navigation?.(request.signedIn) ?? []);
  const currentPage = returnAfterLogin(request, site);
  const context: PageContext = {
    ...request,
    instanceTitle: site.instanceTitle,
    signInPath: signInPath(request, currentPage),
    currentPage,
    theme: themeOf(request),
    navigation,
    ...own,
    asset: site.asset,
    oauthEnabled: site.oauthEnabled,
    command: site.command ?? shortCommand,
  };
  const { errors, submitted = errors === undefined ? null : request.form } = response;
  const markup = renderToString(
    <PageContextProvider.Provider value={context}>
      <RejectedFormContext.Provider value={{ submitted, errors: errors ?? {} }}>
        {response.page}
      </RejectedFormContext.Provider>
    </PageContextProvider.Provider>,
  );
  return `<!doctype html>\n${markup}\n`;
}

function pageHeaders({ formTargets = [], scriptSources = [] }: PageResponse): Record<string, string> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src ${["'self'", ...scriptSources].join(" ")}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      `form-action ${["'self'", ...formTargets].join(" ")}`,
      "frame-ancestors 'none'",
    ].join("; "),
    // With `no-referrer`, browsers would send `Origin: null` with the forms of this service, and the forms would be
    // rejected.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    Vary: "Cookie, Accept",
  };
}
