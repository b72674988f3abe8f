/**
 * Connects the web server and the pages: finds the session, checks access and forms, and renders responses. Every route
 * must declare its access; no route is public by default.
 */
import { shortCommand } from "../../util/command-line.ts";
import type { ShowCommand } from "../../util/command-line.ts";
import { randomBytes } from "node:crypto";
import { renderToString } from "preact-render-to-string";
import { ErrorPage } from "./error-page.tsx";
import { rejectCrossSiteForm, rejectExpiredForm } from "./form-guard.tsx";
import type { NavigationGroup, PageContext } from "./page-context.ts";
import { PageContextProvider } from "./page-context.ts";
import { createCookieJar, sessionCookie } from "./cookies.ts";
import { createNavigationMarkup } from "./navigation-markup.tsx";
import { csrfToken } from "./csrf.ts";
import { requiredActionPath } from "./required-action.ts";
import { readNotice, writeNotice } from "./notice.ts";
import { renumberLists } from "./form-body.ts";
import { themeOf } from "./theme.ts";
import type { Cookie, Handlers, PageResponse, PageRequest, PageRoute, SignedInRequest } from "./page.ts";
import { page, redirect } from "./page.ts";
import { FormRejection, toFormRejection, RejectedFormContext } from "./form-rejection.ts";
import { returnQuery, signInPath } from "./return-to.ts";
import { Problem } from "../../util/errors.ts";
import { isObject } from "../../util/is-object.ts";
import type { MemoryCache } from "../../util/memory-cache.ts";
import { lazily } from "../../util/memoize.ts";
import { permission } from "../../identity/permissions.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import type { WebResponse, WebError, WebRequest, WebRoute } from "../../web/route.ts";

const visitorCookie = "partledger_visitor";
const noticeCookie = "partledger_notice";
const noUploads: ReadonlyMap<string, unknown> = new Map();

export interface SiteOptions
  extends Pick<PageDependencies, "baseUrl" | "asset">, Partial<Pick<PageDependencies, "onForbidden">> {
  readonly routes: readonly PageRoute[];
  readonly cache: MemoryCache;
  /** Returns the session of a cookie, or `null` if the session is unknown or has ended. */
  readonly findSession: (token: string, now: Date) => Promise<SignedIn | null>;
  /** Whether browsers use HTTPS to reach the service. */
  readonly secure: boolean;
  readonly instanceTitle: string;
  readonly oauthEnabled: boolean;
  /** Formats command lines. Default: without paths of the server. */
  readonly command?: ShowCommand;
  /** Returns the main navigation of a user. */
  readonly navigation?: (signedIn: SignedIn) => readonly NavigationGroup[];
}

interface Site {
  readonly routes: readonly WebRoute[];
  /** Responds to requests without a matching route. */
  readonly onError: (error: WebError, request: WebRequest) => Promise<WebResponse>;
}

/** A request with the secret that CSRF tokens are derived from. */
interface SiteRequest {
  readonly request: PageRequest;
  /** The secret. `null` for a visitor without a cookie. */
  readonly secret: string | null;
}

export function createSite(options: SiteOptions): Site {
  const { baseUrl, findSession, secure } = options;
  const jar = createCookieJar(secure);
  const navigationMarkup = createNavigationMarkup(options.cache);
  const isPage = pathMatcher(options.routes.filter(({ method }) => method === "GET").map(({ path }) => path));

  async function readSiteRequest(request: WebRequest): Promise<SiteRequest> {
    const token = jar.read(request.headers.cookie).get(sessionCookie);
    return siteRequestOf(request, token === undefined ? null : await findSession(token, request.now));
  }

  function siteRequestOf(request: WebRequest, found: SignedIn | null): SiteRequest {
    const cookies = jar.read(request.headers.cookie);
    const cookieName = found === null ? visitorCookie : sessionCookie;
    const form = renumberLists(new URLSearchParams(request.method === "POST" ? request.body : ""));
    return {
      request: {
        ...request,
        signedIn: found?.stage === "complete" ? found : null,
        awaitsSecondFactor: found?.stage === "second_factor",
        form,
        uploads: noUploads,
        returnTo: (request.method === "POST" ? form : request.query).get("return_to"),
        userAgent: (request.headers["user-agent"] ?? "").slice(0, 500),
        cookies,
      },
      secret: cookies.get(cookieName) ?? null,
    };
  }

  async function serve(route: PageRoute, web: WebRequest): Promise<WebResponse> {
    const siteRequest = await readSiteRequest(web);
    const response = await answer(route, siteRequest);
    if (route.isPopup !== true) return write(siteRequest, response);
    return write(siteRequest, { ...response, headers: { ...keepsOpener, ...response.headers } });
  }

  async function answer(route: PageRoute, { request, secret }: SiteRequest): Promise<PageResponse> {
    const earlyResponse = (await route.beforeChecks?.(request)) ?? null;
    if (earlyResponse !== null) return earlyResponse;
    const { method, signedIn } = request;
    if (method === "POST") {
      const type = route.acceptsFile === true ? "multipart/form-data" : undefined;
      const rejection = rejectCrossSiteForm(request, new URL(baseUrl()).origin, type);
      if (rejection !== null) return rejection;
      const endedResponse = signedIn === null ? (route.onSessionEnded?.(request) ?? null) : null;
      if (endedResponse !== null) return endedResponse;
    }
    if (route.access !== "public" && signedIn === null) {
      return redirect(signInPath(request, returnAfterLogin(request)));
    }
    const rejectForm = (form: PageRequest) =>
      method === "POST" ? rejectExpiredForm(form, secret, pageOf(request)) : null;
    if (route.access === "public") return rejectForm(request) ?? handled(route, request);
    if (signedIn === null) throw new Error("A route that requires a session was called without one.");
    const receivesFile = method === "POST" && route.acceptsFile === true;
    const rejection = receivesFile ? null : rejectForm(request);
    if (rejection !== null) return rejection;
    const first = route.isAllowedWhileRestricted === true ? null : requiredActionPath(signedIn);
    if (first !== null) return redirect(`${first}?${returnQuery(returnAfterLogin(request))}`);
    const { access } = route;
    if (access !== "signed-in" && !access.some((name) => signedIn.principal.can(name))) {
      return forbidden(request, signedIn, { route: route.path, needed: access[0] });
    }
    return receivesFile
      ? receiveForm(route, { ...request, signedIn }, rejectForm)
      : handled(route, { ...request, signedIn });
  }

  /** Returns the URL of the page with the submitted form, or `null` if no page has this path. */
  function pageOf({ path, queryText }: PageRequest): string | null {
    if (!isPage(path)) return null;
    return queryText === "" ? path : `${path}?${queryText}`;
  }

  function returnAfterLogin(request: PageRequest): string {
    return pageOf(request) ?? "/";
  }

  function forbidden(
    { path, method, now }: PageRequest,
    { principal }: SignedIn,
    { route, needed }: { readonly route: string; readonly needed: PermissionName | undefined },
  ): PageResponse {
    options.onForbidden?.(principal, { method, path, operationId: null, route }, now);
    const why =
      needed === undefined
        ? ""
        : ` You need the “${permission(needed).title}” permission. Ask an administrator.`;
    const detail = `You cannot open this page.${why}`;
    return page(<ErrorPage status={403} detail={detail} />, { status: 403 });
  }

  function write({ request, secret }: SiteRequest, response: PageResponse): WebResponse {
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
    if (response.notice !== undefined) {
      cookies.push({ name: noticeCookie, value: writeNotice(response.notice, currentSecret()), maxAge: 60 });
    } else if (shown !== null) {
      cookies.push({ name: noticeCookie, value: null });
    }
    // All forms of a page have the same token, which is computed once and compresses well.
    const token = lazily(() => csrfToken(currentSecret()));
    const body = response.page === undefined ? response.body : document(request, response, shown, token);
    return {
      status: response.status,
      headers: {
        ...pageHeaders(response.formTargets ?? []),
        ...(body !== undefined && { "Content-Type": "text/html; charset=utf-8" }),
        ...(secure && { "Strict-Transport-Security": "max-age=31536000" }),
        ...(response.location !== undefined && { Location: response.location }),
        ...response.headers,
        ...(cookies.length > 0 && { "Set-Cookie": cookies.map((cookie) => jar.write(cookie)) }),
      },
      ...(body !== undefined && { body }),
      ...(request.signedIn !== null && { username: request.signedIn.principal.username }),
    };
  }

  function document(
    request: PageRequest,
    response: PageResponse,
    notice: string | null,
    token: () => string,
  ): string {
    const navigation = request.signedIn === null ? [] : (options.navigation?.(request.signedIn) ?? []);
    const currentPage = returnAfterLogin(request);
    const context: PageContext = {
      ...request,
      instanceTitle: options.instanceTitle,
      signInPath: signInPath(request, currentPage),
      currentPage,
      theme: themeOf(request),
      navigation,
      ...navigationMarkup({ navigation, path: request.path, sprite: options.asset("icons.svg") }),
      notice,
      csrfToken: token,
      asset: options.asset,
      oauthEnabled: options.oauthEnabled,
      command: options.command ?? shortCommand,
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

  return {
    routes: options.routes.flatMap((route): WebRoute[] => {
      const { method, path, ignoresCase = false, submit, maximumBody, acceptsFile = false } = route;
      const common = { path, ignoresCase, acceptsFile, ...(maximumBody !== undefined && { maximumBody }) };
      const handle = (request: WebRequest) => serve(route, request);
      return [
        { method, handle, ...common },
        ...(submit === undefined || method === "POST"
          ? []
          : [{ method: "POST" as const, handle, ...common }]),
      ];
    }),
    onError: async ({ status, detail, headers = {} }, request) => {
      if (!acceptsHtml(request.headers.accept)) return plainTextResponse(status, detail, headers);
      // If the session cannot be read, show the page for visitors.
      const siteRequest = await readSiteRequest({ ...request, method: "GET" }).catch(() =>
        siteRequestOf(request, null),
      );
      return write(siteRequest, page(<ErrorPage status={status} detail={detail} />, { status, headers }));
    },
  };
}

/** Handles a request whose access has been checked. */
async function handled<R extends PageRequest>(
  { handle, submit }: Handlers<R>,
  request: R,
): Promise<PageResponse> {
  if (request.method === "GET" || submit === undefined) return handle(request);
  try {
    return await submit(request);
  } catch (error) {
    const rejection = toFormRejection(error);
    if (rejection === null) throw error;
    return shownAgain({ handle }, request, rejection);
  }
}

/** Shows the page of a rejected form again. */
async function shownAgain<R extends PageRequest>(
  { handle }: Pick<Handlers<R>, "handle">,
  request: R,
  { errors, status, headers }: FormRejection,
): Promise<PageResponse> {
  const again = await handle(request);
  return again.page === undefined || again.status !== 200
    ? again
    : { ...again, status, headers: { ...again.headers, ...headers }, errors };
}

/**
 * Handles a form with a file from a user with access. If the form cannot be received, for example because the file is
 * too large, the page is shown again with the error at the file.
 */
async function receiveForm(
  route: Handlers<SignedInRequest>,
  request: SignedInRequest,
  reject: (request: PageRequest) => PageResponse | null,
): Promise<PageResponse> {
  const read = await request.readForm(request.signedIn.principal).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return new FormRejection({ file: error.detail }, error.status, error.headers);
  });
  if (read instanceof FormRejection) return shownAgain(route, request, read);
  try {
    const form = formFields(read.document);
    const received = { ...request, form, uploads: read.uploads, returnTo: form.get("return_to") };
    const response = reject(received) ?? (await handled(route, received));
    return response.errors === undefined ? response : { submitted: form, ...response };
  } finally {
    await read.discard();
  }
}

/**
 * Returns the fields of a form with a file. The upload reader groups some of them in `upload`, as in JSON, and converts
 * checkboxes to Boolean values.
 */
function formFields(document: unknown): URLSearchParams {
  const form = new URLSearchParams();
  const append = (fields: object): void => {
    for (const [name, value] of Object.entries(fields)) {
      if (isObject(value)) append(value);
      else if (name !== "data") form.append(name, value === true ? "1" : String(value));
    }
  };
  if (isObject(document)) append(document);
  return form;
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

/** Returns whether the client is a browser. Other clients rarely accept HTML. */
function acceptsHtml(accept: string | undefined): boolean {
  return /\btext\/html\b|\bapplication\/xhtml\+xml\b/i.test(accept ?? "");
}

function plainTextResponse(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>>,
): WebResponse {
  const hint = status === 404 ? " The API is at /api and its documentation at /api/docs." : "";
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", Vary: "Accept", ...headers },
    body: `${detail}${hint}\n`,
  };
}

const keepsOpener = { "Cross-Origin-Opener-Policy": "unsafe-none" };

function pageHeaders(formTargets: readonly string[]): Record<string, string> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
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
