/** Serves routes outside the API with Express: matches the route, limits the body and writes the response. */
import type { IncomingMessage, ServerResponse } from "node:http";
import express, { type NextFunction, type Request, type Response } from "express";
import { readBytes, readForm, rejectCompressedBody, type UploadReader } from "../http/body/body.ts";
import type { RequestHandler } from "../http/http-server.ts";
import {
  createRequestLifecycle,
  readTarget,
  type RequestContext,
  type LifecycleOptions,
} from "../http/request-lifecycle.ts";
import { problem, type Problem } from "../util/errors.ts";
import { groupBy } from "../util/group-by.ts";
import { maximumBody, type WebResponse, type WebError, type WebRequest, type WebRoute } from "./route.ts";
import { allowedMethods, optionsResponse, writeWebResponse } from "./write-web-response.ts";

export interface WebOptions extends LifecycleOptions {
  readonly routes: readonly WebRoute[];
  /** Creates the response to errors such as 404, 405, 413 and 500. `request` has no body. */
  readonly onError: (error: WebError, request: WebRequest) => Promise<WebResponse>;
  /** Returns the kind of a route, such as "page", for the log. */
  readonly kindOf?: (path: string) => string;
  readonly bodyTimeoutMilliseconds?: number;
  /** Reads forms with files. Required if a route has `acceptsFile`. */
  readonly readUpload?: UploadReader;
}

/** The routes that match a path, or the error if there are none. */
interface RouteMatch {
  readonly group: readonly WebRoute[];
  readonly parameters: Readonly<Record<string, string>>;
  readonly error?: Problem;
}

interface RouteRequest extends RequestContext, RouteMatch {}

/**
 * Creates a handler that responds to every request; `onError` handles unknown paths. Literal path segments take
 * precedence over parameters, regardless of the order of the routes.
 * @throws {Error} if two routes have the same method and path
 */
export function createWeb(options: WebOptions): RequestHandler {
  const { onError, kindOf = () => "route", bodyTimeoutMilliseconds = 30_000 } = options;
  const app = express();
  app.disable("x-powered-by").disable("etag").enable("case sensitive routing");
  const ignoringCase = express.Router({ caseSensitive: false });
  app.use(ignoringCase);
  for (const [path, group] of groupByPath(options.routes)) {
    const router = group.some((route) => route.ignoresCase === true) ? ignoringCase : app;
    const kind = kindOf(path);
    const shownPath = path.replaceAll(/:(\w+)/g, "{$1}");
    router.all(path, (request: Request, response: Response) => {
      const parameters = request.params as Record<string, string>;
      return serve(request, response, { group, parameters }, `${kind} ${request.method} ${shownPath}`);
    });
  }
  app.use((request: Request, response: Response) =>
    serve(request, response, noRoutes(problem("not-found", "Not found."))),
  );
  // Express calls this handler only if the path cannot be decoded. Express recognizes error handlers by their four
  // parameters.
  app.use((cause: unknown, request: Request, response: Response, _next: NextFunction) => {
    const error = problem("bad-request", "The path contains invalid percent-encoding.", { cause });
    return serve(request, response, noRoutes(error));
  });

  const lifecycle = createRequestLifecycle<RouteRequest, WebResponse>(options, {
    answer,
    refuse: (context, { status, detail, headers }) => {
      const formatError = context.group.find((route) => route.onError !== undefined)?.onError ?? onError;
      return formatError({ status, detail, headers }, requestOf(context, ""));
    },
    send: (context, webResponse) => {
      context.user = webResponse.username ?? null;
      return writeWebResponse(context, context.group, webResponse);
    },
  });

  function serve(
    request: IncomingMessage,
    response: ServerResponse,
    found: RouteMatch,
    operation: string | null = null,
  ): Promise<void> {
    const { url = "" } = request;
    const [path = ""] = url.split("?", 1);
    const target = readTarget(url) ?? { sentPath: path, path, query: "" };
    return lifecycle(request, response, target, (context) => ({ ...context, ...found, operation }));
  }

  async function answer(context: RouteRequest): Promise<WebResponse> {
    const { request, method, group, error } = context;
    if (error !== undefined) throw error;
    const route = group.find((candidate) => candidate.method === method);
    if (route === undefined) {
      if (method === "OPTIONS") return optionsResponse(group);
      throw problem("method-not-allowed", undefined, { headers: { Allow: allowedMethods(group) } });
    }
    const hasText = method === "POST" && route.acceptsFile !== true;
    const body = hasText ? await readText(request, route.maximumBody) : "";
    return route.handle(requestOf(context, body, options.readUpload));
  }

  /** @throws {Problem | ClientDisconnected} if the body cannot be read */
  async function readText(request: IncomingMessage, limit = maximumBody): Promise<string> {
    rejectCompressedBody(request.headers);
    const bytes = await readBytes(request, limit, bodyTimeoutMilliseconds);
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch (cause) {
      throw problem("bad-request", "The request body must be UTF-8 text.", { cause });
    }
  }

  return (request, response) =>
    new Promise((resolve) => {
      // Node.js emits this event after every response, even if the connection stays open.
      response.once("close", () => resolve(true));
      app(request as Request, response as Response);
    });
}

function requestOf(context: RouteRequest, body: string, readUpload?: UploadReader): WebRequest {
  const { request, method, head, sentPath, parameters, query, address, now, requestId, log } = context;
  return {
    method: method === "POST" ? "POST" : "GET",
    head,
    path: sentPath,
    parameters,
    queryText: query,
    query: new URLSearchParams(query),
    headers: request.headers,
    body,
    async readForm(principal) {
      if (readUpload === undefined) throw problem("unsupported-media-type", "Files are not accepted here.");
      return readForm(request, readUpload, { principal, address });
    },
    address,
    now,
    requestId,
    log,
  };
}

function noRoutes(error: Problem): RouteMatch {
  return { group: [], parameters: {}, error };
}

function groupByPath(routes: readonly WebRoute[]): [string, readonly WebRoute[]][] {
  for (const [name, [, second]] of groupBy(routes, ({ method, path }) => `${method} ${path}`)) {
    if (second !== undefined) throw new Error(`Two routes have the method and path ${name}.`);
  }
  const rank = (path: string): string => path.replace(/:[^/]+/g, "\uffff");
  return [...groupBy(routes, ({ path }) => path)].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}
