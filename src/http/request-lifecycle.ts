/**
 * Handles tasks that all protocols share: the request ID, the maximum URL length, the conversion of errors to
 * responses, and the log line. The API pipeline, the web routes and `/mcp` use this module.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Problem, problem } from "../util/errors.ts";
import { ClientDisconnected } from "./body/body.ts";
import type { EventLoopWatchdog } from "./limits/event-loop-watchdog.ts";
import type { Logger } from "./handler.ts";
import { checkSingleHeaders } from "./request/single-headers.ts";
import { isClosedOrStarted } from "./response/write-response.ts";

/** A request and its response. Each protocol adds its own properties. */
export interface RequestContext extends Target {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** The client's IP address, even behind trusted proxies. */
  readonly address: string;
  readonly now: Date;
  /** The method. HEAD requests are handled as `GET`. */
  readonly method: string;
  readonly head: boolean;
  /** The logger, which adds the request ID to each line. */
  readonly log: Logger;
  /** The user name for the log, once the user is known. */
  user: string | null;
  /** The requested operation, once it is known. The log names it if the event loop was blocked. */
  operation: string | null;
  /** Additional fields of the log line. */
  logFields: object;
}

export interface LifecycleOptions {
  readonly logger: Logger;
  /** Determines the client's IP address, even behind trusted proxies. */
  readonly clientAddress?: (request: IncomingMessage) => string;
  readonly now?: () => Date;
  readonly newRequestId?: () => string;
  readonly watchdog?: Pick<EventLoopWatchdog, "begin" | "end">;
  /** Called when the response was sent or the client has disconnected. Must neither throw nor block. */
  readonly onEnd?: (request: EndedRequest) => void;
}

/** A request whose response was sent, or whose client has disconnected. */
export interface EndedRequest {
  /** The operation as in {@link RequestContext.operation}. */
  readonly operation: string | null;
  readonly method: string | undefined;
  /** The status that was sent, or `null` if the client disconnected before. */
  readonly status: number | null;
  readonly milliseconds: number;
}

/** The steps by which a protocol handles its requests. */
interface LifecycleSteps<Context extends RequestContext, Answer> {
  /**
   * Handles the request.
   * @throws {Problem | ClientDisconnected} if the request fails
   */
  readonly answer: (context: Context) => Promise<Answer>;
  readonly refuse: (context: Context, problem: Problem) => Promise<Answer>;
  readonly send: (context: Context, answer: Answer) => Promise<void>;
}

/** Handles a request. Never rejects. */
type RequestLifecycle<Context> = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
  /** Adds the properties of the protocol to the context of a request. */
  begin: (context: RequestContext) => Context,
) => Promise<void>;

interface Protocol<Context extends RequestContext, Answer> {
  readonly options: LifecycleOptions;
  readonly steps: LifecycleSteps<Context, Answer>;
}

export function createRequestLifecycle<Context extends RequestContext, Answer>(
  options: LifecycleOptions,
  steps: LifecycleSteps<Context, Answer>,
): RequestLifecycle<Context> {
  const { logger, watchdog, now = () => new Date(), newRequestId = randomUUID } = options;
  const clientAddress = options.clientAddress ?? (({ socket }) => socket.remoteAddress ?? "");
  return async (request, response, target, begin) => {
    const started = performance.now();
    const requestId = clientRequestId(request) ?? newRequestId();
    const method = request.method ?? "GET";
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
      log: logger.child({ requestId }),
      user: null,
      operation: null,
      logFields: {},
    });
    watchdog?.begin(request, context);
    try {
      await respond({ options, steps }, context);
    } finally {
      watchdog?.end(request);
      reportRequest(options, context, performance.now() - started);
    }
  };
}

async function respond<Context extends RequestContext, Answer>(
  protocol: Protocol<Context, Answer>,
  context: Context,
): Promise<void> {
  const { steps } = protocol;
  let answer: Answer;
  try {
    if ((context.request.url ?? "").length > maximumTargetLength) {
      throw problem("uri-too-long", `The URL must not be longer than ${maximumTargetLength} bytes.`);
    }
    const invalid = checkSingleHeaders(context.request);
    if (invalid !== null) throw problem("bad-request", invalid);
    answer = await steps.answer(context);
  } catch (error) {
    return fail(protocol, context, error, false);
  }
  try {
    await steps.send(context, answer);
  } catch (error) {
    await fail(protocol, context, error, true);
  }
}

async function fail<Context extends RequestContext, Answer>(
  protocol: Protocol<Context, Answer>,
  context: Context,
  error: unknown,
  isAnswered: boolean,
): Promise<void> {
  const { response } = context;
  if (error instanceof ClientDisconnected || (response.destroyed && isAnswered)) {
    response.destroy();
    return;
  }
  const known = error instanceof Problem ? error : problem("internal", undefined, { cause: error });
  logFailure(context, known, isAnswered);
  if (response.destroyed) return;
  // Cut off a stream that failed. Otherwise, the client would accept the incomplete response as complete.
  if (isClosedOrStarted(response)) response.destroy();
  else await refuse(protocol, context, known);
}

async function refuse<Context extends RequestContext, Answer>(
  { steps }: Protocol<Context, Answer>,
  context: Context,
  known: Problem,
): Promise<void> {
  const { response, requestId, log } = context;
  try {
    await steps.send(context, await steps.refuse(context, known));
  } catch (error) {
    log.error({ err: error }, "Writing the response failed.");
    if (isClosedOrStarted(response)) response.destroy();
    else {
      // Omit the headers of the problem. One of them may be the reason why the first attempt to write failed.
      const type = { "Content-Type": "text/plain; charset=utf-8" };
      response.writeHead(known.status, { ...type, "X-Request-Id": requestId });
      response.end(`${known.detail}\n`);
    }
  }
}

function logFailure({ log, logFields }: RequestContext, known: Problem, isAnswered: boolean): void {
  const { status, cause } = known;
  if (status < 500) return;
  const fields = { ...logFields, status, err: cause ?? known };
  if (status === 503) log.warn(fields, "The service is temporarily unavailable.");
  else log.error(fields, isAnswered ? "Writing the response failed." : "The request failed.");
}

/**
 * Reports the request and writes the log line, which omits the query, because it can contain secrets. `status` is the
 * status that was sent, even if the body was incomplete.
 */
function reportRequest(
  { onEnd, logger }: LifecycleOptions,
  { request, response, requestId, address, sentPath, user, operation, logFields }: RequestContext,
  milliseconds: number,
): void {
  const gone = !response.writableEnded && response.destroyed;
  const status = gone && !response.headersSent ? null : response.statusCode;
  onEnd?.({ operation, method: request.method, status, milliseconds });
  // The logger omits undefined values.
  logger.info(
    {
      requestId,
      address,
      method: request.method,
      path: sentPath,
      ...logFields,
      status,
      aborted: gone ? true : undefined,
      user: user ?? undefined,
      ms: Math.round(milliseconds * 100) / 100,
    },
    "request",
  );
}

/** Maximum length of a request target in bytes. Longer targets are rejected with 414. */
export const maximumTargetLength = 8192;

export interface Target {
  /** The path as sent, without the query. */
  readonly sentPath: string;
  /** `sentPath`, which the pipeline replaces if it is a former path. */
  readonly path: string;
  /** The query, without `?`. */
  readonly query: string;
}

/**
 * Splits a request target in origin or absolute form (RFC 9112 §3.2). Returns null for other forms.
 * @example readTarget("/api/parts?page=2#top") // { sentPath: "/api/parts", path: "/api/parts", query: "page=2" }
 */
export function readTarget(url: string): Target | null {
  const target = url.startsWith("/") ? url : /^https?:\/\/[^/?#]*(\/[^]*)$/i.exec(url)?.[1];
  if (target === undefined) return null;
  const hash = target.indexOf("#");
  const whole = hash < 0 ? target : target.slice(0, hash);
  const mark = whole.indexOf("?");
  const sentPath = mark < 0 ? whole : whole.slice(0, mark);
  return { sentPath, path: sentPath, query: mark < 0 ? "" : whole.slice(mark + 1) };
}

const requestIdPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Returns the client's `X-Request-Id`, or null if it is missing or not safe to use in headers and logs. */
export function clientRequestId({ headers }: IncomingMessage): string | null {
  const id = headers["x-request-id"];
  return typeof id === "string" && requestIdPattern.test(id) ? id : null;
}
