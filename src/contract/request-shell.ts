/**
 * What all requests have in common, whether the API pipeline, a web route or `/mcp` answers them: a request ID, a limit
 * for the address, one place where errors become answers, and one line in the log.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Problem, problem } from "../errors.ts";
import { ClientGone } from "./body.ts";
import type { EventLoopWatchdog } from "./event-loop-watchdog.ts";
import type { Logger } from "./handler.ts";
import { isGone } from "./write-response.ts";

/** A request and its response. Each protocol adds its own members. */
export interface RequestContext extends Target {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Where the request comes from, proxies considered. */
  readonly address: string;
  readonly now: Date;
  /** `GET` for HEAD. */
  readonly method: string;
  readonly head: boolean;
  /** Carries the request ID. */
  readonly log: Logger;
  /** The name of the user once it is known. For the log. */
  user: string | null;
}

export interface ShellOptions {
  readonly logger: Logger;
  /** Where a request comes from, proxies considered. */
  readonly clientAddress?: (request: IncomingMessage) => string;
  readonly now?: () => Date;
  readonly newRequestId?: () => string;
  /** Called with each request before it is answered. */
  readonly onRequest?: EventLoopWatchdog["identify"];
}

/** How a protocol answers its requests. */
interface ShellSteps<Context extends RequestContext, Answer> {
  /** @throws {Problem | ClientGone} */
  readonly answer: (context: Context) => Answer | Promise<Answer>;
  readonly refuse: (context: Context, problem: Problem) => Answer | Promise<Answer>;
  readonly send: (context: Context, answer: Answer) => Promise<void> | void;
  /** What the request asks for, once it is known. Named when the event loop was blocked. */
  readonly operation: (context: Context) => string | null;
  /** Further fields of the log line. */
  readonly logFields?: (context: Context) => object;
  /** Runs after the answer is sent or given up. */
  readonly end?: (context: Context) => void;
}

/** Answers a request. Never rejects. */
type RequestShell<Context> = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  /** Adds the members of the protocol to the context. */
  begin: (context: RequestContext) => Context,
) => Promise<void>;

export function createRequestShell<Context extends RequestContext, Answer>(
  options: ShellOptions,
  steps: ShellSteps<Context, Answer>,
): RequestShell<Context> {
  const { logger, onRequest, now = () => new Date(), newRequestId = randomUUID } = options;
  const clientAddress = options.clientAddress ?? (({ socket }) => socket.remoteAddress ?? "");

  async function respond(context: Context): Promise<void> {
    const { request, response } = context;
    let isAnswered = false;
    try {
      if ((request.url ?? "").length > maximumTarget) {
        throw problem("uri-too-long", `The URL must not be longer than ${maximumTarget} bytes.`);
      }
      const answer = await steps.answer(context);
      isAnswered = true;
      await steps.send(context, answer);
    } catch (error) {
      if (error instanceof ClientGone || (response.destroyed && isAnswered)) {
        response.destroy();
        return;
      }
      const known = error instanceof Problem ? error : problem("internal", undefined, { cause: error });
      logFailure(context, known, isAnswered);
      if (response.destroyed) return;
      // A stream that breaks off can only be cut, so that the client does not take it for the whole answer.
      if (isGone(response)) response.destroy();
      else await refuse(context, known);
    }
  }

  async function refuse(context: Context, known: Problem): Promise<void> {
    const { response, requestId, log } = context;
    try {
      await steps.send(context, await steps.refuse(context, known));
    } catch (error) {
      log.error({ err: error }, "An answer could not be written.");
      if (isGone(response)) response.destroy();
      else {
        // Without the headers of the problem, which may be what cannot be written.
        const type = { "Content-Type": "text/plain; charset=utf-8" };
        response.writeHead(known.status, { ...type, "X-Request-Id": requestId });
        response.end(`${known.detail}\n`);
      }
    }
  }

  function logFailure(context: Context, known: Problem, isAnswered: boolean): void {
    const { status, cause } = known;
    if (status < 500) return;
    const fields = { ...steps.logFields?.(context), status, err: cause ?? known };
    if (status === 503) context.log.warn(fields, "The request could not be answered now.");
    else context.log.error(fields, isAnswered ? "An answer could not be written." : "The request failed.");
  }

  /** The query is left out: it can contain secrets. `status` is the one that was sent, also if the rest was not. */
  function logRequest(context: Context, milliseconds: number): void {
    const { request, response, address, sentPath, user, log } = context;
    const gone = !response.writableEnded && response.destroyed;
    log.info(
      {
        address,
        method: request.method,
        path: sentPath,
        ...steps.logFields?.(context),
        status: gone && !response.headersSent ? null : response.statusCode,
        ...(gone && { aborted: true }),
        ...(user !== null && { user }),
        ms: Math.round(milliseconds * 100) / 100,
      },
      "request",
    );
  }

  return async (request, response, target, begin) => {
    const started = performance.now();
    const requestId = givenRequestId(request) ?? newRequestId();
    const method = request.method ?? "GET";
    // No spread here, and none in `begin`: an object with further members after a spread is slow to create and to use.
    const context = begin({
      sentPath: target.sentPath,
      path: target.path,
      query: target.query,
      request,
      response,
      requestId,
      address: clientAddress(request),
      now: now(),
      method: method === "HEAD" ? "GET" : method,
      head: method === "HEAD",
      log: requestLogger(logger, requestId),
      user: null,
    });
    onRequest?.(request, {
      requestId,
      get operation() {
        return steps.operation(context);
      },
    });
    try {
      await respond(context);
    } finally {
      steps.end?.(context);
      logRequest(context, performance.now() - started);
    }
  };
}

/** Binds the request ID. A logger's own `child` would cost every request what only the few need that log. */
function requestLogger(logger: Logger, requestId: string): Logger {
  return {
    debug: (fields, message) => logger.debug({ requestId, ...fields }, message),
    info: (fields, message) => logger.info({ requestId, ...fields }, message),
    warn: (fields, message) => logger.warn({ requestId, ...fields }, message),
    error: (fields, message) => logger.error({ requestId, ...fields }, message),
    child: (fields) => logger.child({ requestId, ...fields }),
  };
}

/** Longer request targets are refused. */
export const maximumTarget = 8192;

interface Target {
  /** Without query. */
  readonly sentPath: string;
  /** What the path stands for: the same, unless it is a former address. */
  readonly path: string;
  /** What follows the `?`. */
  readonly query: string;
}

const itself = (path: string): string => path;

/** Splits a request target in origin or absolute form (RFC 9112 §3.2); null for the other forms. */
export function readTarget(url: string, canonicalPath: (path: string) => string = itself): Target | null {
  const target = url.startsWith("/") ? url : /^https?:\/\/[^/?#]*(\/[^]*)$/i.exec(url)?.[1];
  if (target === undefined) return null;
  const hash = target.indexOf("#");
  const whole = hash < 0 ? target : target.slice(0, hash);
  const mark = whole.indexOf("?");
  const sentPath = mark < 0 ? whole : whole.slice(0, mark);
  return { sentPath, path: canonicalPath(sentPath), query: mark < 0 ? "" : whole.slice(mark + 1) };
}

const saneRequestId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The client's own request ID, if it is one that can go into headers and logs. */
export function givenRequestId({ headers }: IncomingMessage): string | null {
  const id = headers["x-request-id"];
  return typeof id === "string" && saneRequestId.test(id) ? id : null;
}
