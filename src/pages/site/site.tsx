/** Connects the web server and the pages: each route of the site becomes a route of the web server. */
import { dryRunParameter } from "../../http/pipeline/dry-run.ts";
import { problem } from "../../util/errors.ts";
import type { WebError, WebRequest, WebResponse, WebRoute } from "../../web/route.ts";
import { answer } from "./answer.tsx";
import { ErrorPage } from "./error-page.tsx";
import { isShown } from "./new-apps-notice.tsx";
import { page, type PageResponse, type PageRoute } from "./page.ts";
import { createSiteContext, type SiteContext, type SiteOptions } from "./site-context.ts";
import { readSiteRequest, siteRequestOf, type SiteRequest } from "./site-request.ts";
import { write } from "./write-page.tsx";

interface Site {
  readonly routes: readonly WebRoute[];
  readonly onError: (error: WebError, request: WebRequest) => Promise<WebResponse>;
}

export function createSite(options: SiteOptions): Site {
  const context = createSiteContext(options);
  return {
    routes: options.routes.flatMap((route) => webRoutes(route, context)),
    onError: (error, request) => writeError(error, request, context),
  };
}

function webRoutes(route: PageRoute, context: SiteContext): WebRoute[] {
  const { method, path, ignoresCase = false, submit, maximumBody, acceptsFile = false } = route;
  const handle = (request: WebRequest) => serve(route, request, context);
  const common = {
    handle,
    path,
    ignoresCase,
    acceptsFile,
    ...(maximumBody !== undefined && { maximumBody }),
  };
  return submit === undefined || method === "POST"
    ? [{ method, ...common }]
    : [
        { method, ...common },
        { method: "POST", ...common },
      ];
}

/** If the parameter was ignored, the page would make the change. */
const dryRunOfPage = `Pages do not support "${dryRunParameter}". Remove it from the URL, or send the request to the API at /api.`;

/** The authorization endpoint ignores unknown parameters (RFC 6749 §3.1). */
function ignoresUnknown({ path }: PageRoute): boolean {
  return path.startsWith("/oauth/");
}

const keepsOpener = { "Cross-Origin-Opener-Policy": "unsafe-none" };

async function serve(route: PageRoute, request: WebRequest, context: SiteContext): Promise<WebResponse> {
  if (request.method === "POST" && request.query.has(dryRunParameter) && !ignoresUnknown(route)) {
    throw problem("bad-request", dryRunOfPage);
  }
  const siteRequest = await readSiteRequest(request, context);
  const response = await answer(route, siteRequest, context);
  const headers = route.isPopup === true ? { ...keepsOpener, ...response.headers } : response.headers;
  return respond(siteRequest, { ...response, ...(headers !== undefined && { headers }) }, context);
}

/** Writes a response. If it shows the notice about new applications, the next page does not. */
async function respond(
  siteRequest: SiteRequest,
  response: PageResponse,
  context: SiteContext,
): Promise<WebResponse> {
  const written = write(siteRequest, response, context);
  const { request } = siteRequest;
  const { signedIn, log } = request;
  if (signedIn !== null && signedIn.newApps !== null && isShown(request, response)) {
    await context.removeNewApps(signedIn.sessionId, signedIn.newApps).catch((error: unknown) => {
      log.warn({ err: error }, "The notice about new applications could not be removed.");
    });
  }
  return written;
}

async function writeError(
  { status, detail, headers = {} }: WebError,
  request: WebRequest,
  context: SiteContext,
): Promise<WebResponse> {
  if (!acceptsHtml(request.headers.accept)) return plainTextResponse(status, detail, headers);
  // If the session cannot be read, show the page for visitors.
  const siteRequest = await readSiteRequest({ ...request, method: "GET" }, context).catch(() =>
    siteRequestOf(request, null, context),
  );
  return respond(
    siteRequest,
    page(<ErrorPage status={status} detail={detail} />, { status, headers }),
    context,
  );
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
