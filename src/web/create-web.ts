/**
 * Serves routes outside of the API pipeline over express: finds the route, bounds the body, has the answer written and
 * one log line. Knows neither pages nor OAuth.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import express from "express";
import type { NextFunction, Request, Response } from "express";
import { ClientGone } from "../contract/body.ts";
import { givenRequestId, maximumTarget, readTarget } from "../contract/exchange.ts";
import type { Logger } from "../contract/handler.ts";
import type { RequestHandler } from "../contract/http-server.ts";
import { Problem, problem } from "../errors.ts";
import { readText } from "./body.ts";
import type { WebAnswer, WebFault, WebRequest, WebRoute } from "./route.ts";
import { allowed, optionsAnswer, routeHeaders, writeAnswer } from "./write-answer.ts";

export interface WebOptions {
  readonly routes: readonly WebRoute[];
  /** Makes the answer to what no route answers: 404, 405, 413, 500. `request` lacks a body. */
  readonly onFault: (fault: WebFault, request: WebRequest) => WebAnswer | Promise<WebAnswer>;
  readonly logger: Logger;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly now: () => Date;
  /** Called with each request that has a route, before it is handled. */
  readonly onRequest?: (request: IncomingMessage, found: RoutedRequest) => void;
  readonly newRequestId?: () => string;
  readonly bodyTimeoutMilliseconds?: number;
}

export interface RoutedRequest {
  readonly requestId: string;
  readonly method: string;
  /** That of the route, as express writes it. */
  readonly path: string;
}

/** What a request's path leads to. */
interface Found {
  readonly group: readonly WebRoute[];
  readonly parameters: Readonly<Record<string, string>>;
  /** Why there are no routes. */
  readonly fault?: Problem;
}

/**
 * Answers every request that reaches it: what no route answers gets `onFault`'s 404. Literal parts of a path go before
 * parameters, in whatever order the routes are given.
 *
 * @throws {Error} when two routes answer the same
 */
export function createWeb(options: WebOptions): RequestHandler {
  const { onFault, logger, clientAddress, now } = options;
  const newRequestId = options.newRequestId ?? randomUUID;
  const app = express();
  app.disable("x-powered-by").disable("etag").enable("case sensitive routing");
  for (const [path, group] of groupByPath(options.routes)) {
    app.all(path, (request: Request, response: Response) =>
      serve(request, response, { group, parameters: request.params as Record<string, string> }),
    );
  }
  app.use((request: Request, response: Response) =>
    serve(request, response, nothing(problem("not-found", "There is nothing at this address."))),
  );
  // Only with an address that cannot be decoded: everything else has an answer above. Express counts the parameters.
  app.use((cause: unknown, request: Request, response: Response, _next: NextFunction) => {
    const fault = problem("bad-request", "The address is not encoded as it should be.", { cause });
    return serve(request, response, nothing(fault));
  });

  /** Never rejects. */
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse, found: Found): Promise<void> {
    const started = performance.now();
    const requestId = givenRequestId(incoming) ?? newRequestId();
    const log = logger.child({ requestId });
    const path = pathOf(incoming);
    const address = clientAddress(incoming);
    const [route] = found.group;
    if (route !== undefined) {
      options.onRequest?.(incoming, { requestId, method: incoming.method ?? "", path: route.path });
    }
    let answer: WebAnswer | null = null;
    try {
      answer = await answerOf(incoming, begin(incoming, found, { address, requestId, log }), found);
      const extra = { ...routeHeaders(found.group), "X-Request-Id": requestId };
      await writeAnswer(incoming, outgoing, answer, extra);
    } catch (error) {
      if (!(error instanceof ClientGone)) log.error({ err: error }, "An answer could not be written.");
      if (outgoing.headersSent || error instanceof ClientGone) outgoing.destroy();
      else outgoing.writeHead(500, { "Content-Type": "text/plain" }).end("Internal Server Error\n");
    }
    const gone = !outgoing.writableEnded && outgoing.destroyed;
    log.info(
      {
        address,
        method: incoming.method,
        path,
        status: gone ? null : outgoing.statusCode,
        ...(gone && { aborted: true }),
        ...(answer?.username !== undefined && { user: answer.username }),
        ms: Math.round((performance.now() - started) * 100) / 100,
      },
      "request",
    );
  }

  function begin(
    incoming: IncomingMessage,
    { parameters }: Found,
    { address, requestId, log }: Pick<WebRequest, "address" | "requestId" | "log">,
  ): WebRequest {
    const query = readTarget(incoming.url ?? "")?.query ?? "";
    return {
      method: incoming.method === "POST" ? "POST" : "GET",
      path: pathOf(incoming),
      parameters,
      queryText: query,
      query: new URLSearchParams(query),
      headers: incoming.headers,
      body: "",
      address,
      now: now(),
      requestId,
      log,
    };
  }

  /** @throws {ClientGone} */
  async function answerOf(incoming: IncomingMessage, request: WebRequest, found: Found): Promise<WebAnswer> {
    try {
      return await routed(incoming, request, found);
    } catch (error) {
      if (error instanceof ClientGone) throw error;
      return faultAnswer(error, request, found.group);
    }
  }

  async function routed(
    incoming: IncomingMessage,
    request: WebRequest,
    { group, fault }: Found,
  ): Promise<WebAnswer> {
    if ((incoming.url ?? "").length > maximumTarget) {
      throw problem("uri-too-long", `The address is longer than ${maximumTarget} bytes.`);
    }
    if (fault !== undefined) throw fault;
    const method = incoming.method === "HEAD" ? "GET" : incoming.method;
    const route = group.find((candidate) => candidate.method === method);
    if (route === undefined) {
      if (method === "OPTIONS") return optionsAnswer(group);
      throw problem("method-not-allowed", undefined, { headers: { Allow: allowed(group) } });
    }
    const body = method === "POST" ? await readText(incoming, options.bodyTimeoutMilliseconds) : "";
    return route.handle({ ...request, body });
  }

  async function faultAnswer(
    error: unknown,
    request: WebRequest,
    group: readonly WebRoute[],
  ): Promise<WebAnswer> {
    const answer = group.find((route) => route.onFault !== undefined)?.onFault ?? onFault;
    const known = error instanceof Problem ? error : problem("internal", undefined, { cause: error });
    const { status, detail, headers } = known;
    const log = { err: known.cause ?? known };
    if (status === 503) request.log.warn(log, "The request could not be answered now.");
    else if (status >= 500) request.log.error(log, "The request failed.");
    try {
      return await answer({ status, detail, headers }, request);
    } catch (second) {
      request.log.error({ err: second }, "The page that tells of a fault could not be made.");
      const type = { "Content-Type": "text/plain; charset=utf-8" };
      return { status, headers: { ...type, ...headers }, body: `${detail}\n` };
    }
  }

  return (request, response) =>
    new Promise((resolve) => {
      const end = (): void => resolve(true);
      response.once("finish", end).once("close", end);
      app(request as Request, response as Response);
    });
}

function nothing(fault: Problem): Found {
  return { group: [], parameters: {}, fault };
}

function groupByPath(routes: readonly WebRoute[]): [string, readonly WebRoute[]][] {
  const groups = new Map<string, WebRoute[]>();
  for (const route of routes) {
    const group = groups.get(route.path) ?? [];
    if (group.some(({ method }) => method === route.method))
      throw new Error(`Two routes answer ${route.method} ${route.path}.`);
    groups.set(route.path, [...group, route]);
  }
  const rank = (path: string): string => path.replace(/:[^/]+/g, "\uffff");
  return [...groups].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}

/** Without the query, which may hold what does not belong into logs. */
function pathOf({ url = "" }: IncomingMessage): string {
  return readTarget(url)?.path ?? url.split("?", 1)[0] ?? "";
}
