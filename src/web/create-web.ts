/**
 * Serves routes outside of the API pipeline over express: finds the route, bounds the body, writes the answer and one
 * log line. Knows neither pages nor OAuth.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import express from "express";
import type { Request, Response } from "express";
import { givenRequestId, maximumTarget, readTarget } from "../contract/exchange.ts";
import type { Logger } from "../contract/handler.ts";
import type { RequestHandler } from "../contract/http-server.ts";
import { leavesBodyUnread } from "../contract/unread-body.ts";
import { Problem, problem } from "../errors.ts";
import { readText } from "./body.ts";
import type { WebAnswer, WebFault, WebRequest, WebRoute } from "./route.ts";
import { maximumBody } from "./route.ts";

export interface WebOptions {
  readonly routes: readonly WebRoute[];
  /** Makes the answer to what no route answers: 404, 405, 413, 500. `request` lacks a body. */
  readonly onFault: (fault: WebFault, request: WebRequest) => WebAnswer | Promise<WebAnswer>;
  readonly logger: Logger;
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly now: () => Date;
  readonly newRequestId?: () => string;
}

/** What every answer carries unless it says otherwise. */
const usualHeaders: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
};

const anyOriginHeaders: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "WWW-Authenticate, Retry-After, X-Request-Id",
};

type Parameters = Readonly<Record<string, string>>;

/** Answers every request that reaches it: what no route answers gets `onFault`'s 404. */
export function createWeb(options: WebOptions): RequestHandler {
  const { routes, onFault, logger, clientAddress, now } = options;
  const newRequestId = options.newRequestId ?? randomUUID;
  const app = express();
  app.disable("x-powered-by").disable("etag").enable("case sensitive routing");
  for (const path of new Set(routes.map((route) => route.path))) {
    const group = routes.filter((route) => route.path === path);
    app.all(path, (request: Request, response: Response) =>
      serve(request, response, request.params as Parameters, group),
    );
  }
  app.use((request: Request, response: Response) => serve(request, response, {}, null));

  async function serve(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    parameters: Parameters,
    group: readonly WebRoute[] | null,
  ): Promise<void> {
    const started = performance.now();
    const requestId = givenRequestId(incoming) ?? newRequestId();
    const target = readTarget(incoming.url ?? "") ?? { path: incoming.url ?? "", query: "" };
    const request: WebRequest = {
      method: incoming.method === "POST" ? "POST" : "GET",
      path: target.path,
      parameters,
      queryText: target.query,
      query: new URLSearchParams(target.query),
      headers: incoming.headers,
      body: "",
      address: clientAddress(incoming),
      now: now(),
      requestId,
      log: logger.child({ requestId }),
    };
    const open = group?.some(({ anyOrigin }) => anyOrigin === true) ?? false;
    const answer = await answerOf(incoming, request, group).catch((error: unknown) =>
      faultOf(error, request),
    );
    write(incoming, outgoing, answer, { ...(open && anyOriginHeaders), "X-Request-Id": requestId });
    logger.info(
      {
        requestId,
        method: incoming.method,
        path: target.path,
        status: answer.status,
        ...(answer.username !== undefined && { user: answer.username }),
        ms: Math.round((performance.now() - started) * 100) / 100,
      },
      "request",
    );
  }

  async function answerOf(
    incoming: IncomingMessage,
    request: WebRequest,
    group: readonly WebRoute[] | null,
  ): Promise<WebAnswer> {
    if ((incoming.url ?? "").length > maximumTarget) {
      throw problem("uri-too-long", `The address is longer than ${maximumTarget} bytes.`);
    }
    if (group === null) throw problem("not-found", "There is nothing at this address.");
    const method = incoming.method === "HEAD" ? "GET" : incoming.method;
    const route = group.find((candidate) => candidate.method === method);
    const allow = allowed(group);
    if (route === undefined) {
      if (method !== "OPTIONS") throw problem("method-not-allowed", undefined, { headers: { Allow: allow } });
      return { status: 204, headers: { Allow: allow, ...preflight(group, allow) } };
    }
    const body = method === "POST" ? await readText(incoming) : "";
    return route.handle({ ...request, body });
  }

  async function faultOf(error: unknown, request: WebRequest): Promise<WebAnswer> {
    const known = error instanceof Problem ? error : problem("internal", undefined, { cause: error });
    if (known.status === 503)
      request.log.warn({ err: known.cause ?? known }, "The request could not be answered now.");
    else if (known.status >= 500) request.log.error({ err: known.cause ?? known }, "The request failed.");
    const fault = { status: known.status, detail: known.detail, headers: known.headers };
    try {
      return await onFault(fault, request);
    } catch (second) {
      request.log.error({ err: second }, "The page that tells of a fault could not be made.");
      const headers = { "Content-Type": "text/plain; charset=utf-8", ...known.headers };
      return { status: known.status, headers, body: `${known.detail}\n` };
    }
  }

  return (request, response) =>
    new Promise((resolve) => {
      const end = (): void => resolve(true);
      response.once("finish", end).once("close", end);
      // Only reached with an address that express cannot decode: everything else has an answer above.
      app(request as Request, response as Response, () => {
        write(
          request,
          response,
          { status: 400, headers: { "Content-Type": "text/plain" }, body: "Bad Request\n" },
          {},
        );
      });
    });
}

function allowed(group: readonly WebRoute[]): string {
  const methods = new Set(group.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])));
  return [...methods, "OPTIONS"].join(", ");
}

function preflight(group: readonly WebRoute[], allow: string): Record<string, string> {
  if (!group.some(({ anyOrigin }) => anyOrigin === true)) return {};
  return {
    "Access-Control-Allow-Methods": allow,
    "Access-Control-Allow-Headers": "Content-Type, Authorization, MCP-Protocol-Version",
    "Access-Control-Max-Age": "86400",
  };
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WebAnswer,
  extra: Readonly<Record<string, string>>,
): void {
  if (response.headersSent || response.destroyed) return;
  const all: Record<string, string | string[]> = { ...usualHeaders, ...extra };
  for (const [name, value] of Object.entries(headers ?? {})) {
    all[name] = typeof value === "string" ? value : [...value];
  }
  if (body !== undefined) all["Content-Length"] = String(Buffer.byteLength(body));
  else if (status !== 204 && status !== 304) all["Content-Length"] = "0";
  if (leavesBodyUnread(request, maximumBody)) all["Connection"] = "close";
  response.writeHead(status, all).end(request.method === "HEAD" ? undefined : body);
}
