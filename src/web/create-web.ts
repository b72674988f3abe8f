/**
 * Serves routes outside of the API pipeline over express: finds the route, bounds the body and has the answer written.
 * Knows neither pages nor OAuth.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import express from "express";
import type { NextFunction, Request, Response } from "express";
import { readBytes, refuseCoding } from "../contract/body.ts";
import type { RequestHandler } from "../contract/http-server.ts";
import { createRequestShell, readTarget } from "../contract/request-shell.ts";
import type { RequestContext, ShellOptions } from "../contract/request-shell.ts";
import { problem } from "../errors.ts";
import type { Problem } from "../errors.ts";
import { groupBy } from "../group-by.ts";
import { maximumBody } from "./route.ts";
import type { WebAnswer, WebFault, WebRequest, WebRoute } from "./route.ts";
import { allowed, optionsAnswer, writeAnswer } from "./write-answer.ts";

export interface WebOptions extends ShellOptions {
  readonly routes: readonly WebRoute[];
  /** Makes the answer to what no route answers: 404, 405, 413, 500. `request` lacks a body. */
  readonly onFault: (fault: WebFault, request: WebRequest) => WebAnswer | Promise<WebAnswer>;
  /** What kind of thing a route's path is, in a word or two. */
  readonly kindOf?: (path: string) => string;
  readonly bodyTimeoutMilliseconds?: number;
}

/** What a request's path leads to. */
interface Found {
  readonly group: readonly WebRoute[];
  readonly parameters: Readonly<Record<string, string>>;
  /** Why there are no routes. */
  readonly fault?: Problem;
}

interface Visit extends RequestContext, Found {}

/**
 * Answers every request that reaches it: what no route answers gets `onFault`'s 404. Literal parts of a path go before
 * parameters, in whatever order the routes are given.
 *
 * @throws {Error} when two routes answer the same
 */
export function createWeb(options: WebOptions): RequestHandler {
  const { onFault, kindOf = () => "route", bodyTimeoutMilliseconds = 30_000 } = options;
  const app = express();
  app.disable("x-powered-by").disable("etag").enable("case sensitive routing");
  for (const [path, group] of groupByPath(options.routes)) {
    app.all(path, (request: Request, response: Response) =>
      serve(request, response, { group, parameters: request.params as Record<string, string> }),
    );
  }
  app.use((request: Request, response: Response) =>
    serve(request, response, nothing(problem("not-found", "There is no page at this address."))),
  );
  // Only with an address that cannot be decoded: everything else has an answer above. Express counts the parameters.
  app.use((cause: unknown, request: Request, response: Response, _next: NextFunction) => {
    const fault = problem("bad-request", "The percent-encoding of the address is invalid.", { cause });
    return serve(request, response, nothing(fault));
  });

  const shell = createRequestShell<Visit, WebAnswer>(options, {
    answer,
    refuse: (visit, { status, detail, headers }) => {
      const answerFault = visit.group.find((route) => route.onFault !== undefined)?.onFault ?? onFault;
      return answerFault({ status, detail, headers }, requestOf(visit, ""));
    },
    send: (visit, answered) => {
      visit.user = answered.username ?? null;
      return writeAnswer(visit, visit.group, answered);
    },
    operation: ({ group: [route], request }) =>
      route === undefined
        ? null
        : `${kindOf(route.path)} ${request.method} ${route.path.replaceAll(/:(\w+)/g, "{$1}")}`,
  });

  function serve(request: IncomingMessage, response: ServerResponse, found: Found): Promise<void> {
    const { url = "" } = request;
    const [path = ""] = url.split("?", 1);
    const target = readTarget(url) ?? { sentPath: path, path, query: "" };
    return shell(request, response, target, (context) => Object.assign(context, found));
  }

  async function answer(visit: Visit): Promise<WebAnswer> {
    const { request, method, group, fault } = visit;
    if (fault !== undefined) throw fault;
    const route = group.find((candidate) => candidate.method === method);
    if (route === undefined) {
      if (method === "OPTIONS") return optionsAnswer(group);
      throw problem("method-not-allowed", undefined, { headers: { Allow: allowed(group) } });
    }
    return route.handle(requestOf(visit, method === "POST" ? await readText(request) : ""));
  }

  /** @throws {Problem | ClientGone} */
  async function readText(request: IncomingMessage): Promise<string> {
    refuseCoding(request.headers);
    const bytes = await readBytes(request, maximumBody, bodyTimeoutMilliseconds);
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch (cause) {
      throw problem("bad-request", "The request body must be UTF-8 text.", { cause });
    }
  }

  return (request, response) =>
    new Promise((resolve) => {
      const end = (): void => resolve(true);
      response.once("finish", end).once("close", end);
      app(request as Request, response as Response);
    });
}

function requestOf(visit: Visit, body: string): WebRequest {
  const { request, method, sentPath, parameters, query, address, now, requestId, log } = visit;
  return {
    method: method === "POST" ? "POST" : "GET",
    path: sentPath,
    parameters,
    queryText: query,
    query: new URLSearchParams(query),
    headers: request.headers,
    body,
    address,
    now,
    requestId,
    log,
  };
}

function nothing(fault: Problem): Found {
  return { group: [], parameters: {}, fault };
}

function groupByPath(routes: readonly WebRoute[]): [string, readonly WebRoute[]][] {
  for (const [name, [, second]] of groupBy(routes, ({ method, path }) => `${method} ${path}`)) {
    if (second !== undefined) throw new Error(`Two routes answer ${name}.`);
  }
  const rank = (path: string): string => path.replace(/:[^/]+/g, "\uffff");
  return [...groupBy(routes, ({ path }) => path)].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}
