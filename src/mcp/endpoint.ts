/**
 * Implements the endpoint `/mcp`: authenticates each request, enforces limits and checks the message.
 * `protocol-server.ts` then handles the method; the MCP library implements the protocol.
 */
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createMcpHandler } from "@modelcontextprotocol/server";
import {
  createIdentify,
  forbidden,
  withResourceMetadata,
  type IdentifyOptions,
} from "../http/pipeline/authorize.ts";
import { createBodyReader } from "../http/body/body.ts";
import { dryRunParameter } from "../http/pipeline/dry-run.ts";
import type { RequestHandler } from "../http/http-server.ts";
import type { DeniedRequest } from "../http/pipeline/pipeline-context.ts";
import {
  createRequestLifecycle,
  readTarget,
  type RequestContext,
  type LifecycleOptions,
} from "../http/request-lifecycle.ts";
import { Problem, problem } from "../util/errors.ts";
import type { Principal } from "../identity/principal.ts";
import type { Verdict } from "../identity/failure-rate-limit.ts";
import { callsPerMinute, type CallLimit } from "./call-limit.ts";
import { sessionIdFor } from "./client-name.ts";
import {
  argumentsError,
  batchError,
  errorCodes,
  errorResponse,
  outlineOf,
  shapeError,
  withArguments,
  type Outline,
} from "./json-rpc.ts";
import { isMcpPath, mcpPath } from "./path.ts";
import type { MakeServer, RequestCaller } from "./protocol-server.ts";
import type { SenderCheck } from "./sender.ts";
import { toArgumentsObject } from "./tools/convert-arguments.ts";
import { isMcpRequest, sendWebResponse, toWebRequest } from "./web-bridge.ts";

export interface EndpointOptions extends LifecycleOptions, IdentifyOptions {
  /** Whether the endpoint is enabled. If not, every request gets a 404. */
  readonly enabled: boolean;
  readonly makeServer: MakeServer;
  readonly limit: CallLimit;
  /** The names of all tools, for logs. */
  readonly toolNames: ReadonlySet<string>;
  readonly checkSender: SenderCheck;
  readonly onForbidden: (principal: Principal, attempt: DeniedRequest, now: Date) => void;
  readonly bodyTimeoutMilliseconds?: number;
  readonly answerTimeoutMilliseconds?: number;
}

interface McpContext extends RequestContext {
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  outline: Outline | null;
  /** The CORS headers of the response. Empty until the origin has been checked. */
  originHeaders: Readonly<Record<string, string>>;
}

const allow = "POST, OPTIONS";

const exposed = "Mcp-Session-Id, MCP-Protocol-Version, WWW-Authenticate, Retry-After, X-Request-Id, Allow";

const accepted = [
  "Authorization",
  "Content-Type",
  "Accept",
  "MCP-Protocol-Version",
  "Mcp-Session-Id",
  "Mcp-Method",
  "Mcp-Name",
  "Last-Event-ID",
  "X-Request-Id",
].join(", ");

/**
 * Returns the CORS headers of a response. The headers do not allow credentials, because the endpoint does not accept
 * cookies.
 */
function originHeaders({ origin }: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return origin === undefined
    ? {}
    : { "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": exposed };
}

/** Returns the response to any OPTIONS request, including CORS preflights (Fetch standard). */
function optionsResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: allow,
      "Access-Control-Allow-Methods": allow,
      "Access-Control-Allow-Headers": accepted,
      "Access-Control-Max-Age": "3600",
    },
  });
}

/** If the parameter was ignored, a tool would make the change. */
const dryRunOfMessage = `The query parameter "${dryRunParameter}" is not supported. Use the argument "${dryRunParameter}" of the tool.`;

const allowed: Verdict = { allowed: true };

/**
 * The maximum duration of a request, in milliseconds. A download takes up to a minute and may have to wait for other
 * calls.
 */
const answerTimeout = 10 * 60_000;

/** Creates the handler for requests to `/mcp` and `/mcp/`. */
export function createMcpEndpoint(options: EndpointOptions): RequestHandler {
  const endpoint = prepareEndpoint(options);
  const lifecycle = createRequestLifecycle<McpContext, Response>(options, {
    answer: (context) => answer(endpoint, context),
    refuse: (context, refusal) => refuse(endpoint, context, refusal),
    send: (context, webResponse) => sendWebResponse(context, webResponse, context.originHeaders),
  });
  return async (request, response) => {
    const target = readTarget(request.url ?? "");
    if (target === null || !isMcpPath(target.path)) return false;
    await lifecycle(request, response, target, (context) => ({
      ...context,
      signal: disconnectSignal(response, options.answerTimeoutMilliseconds ?? answerTimeout),
      outline: null,
      originHeaders: {},
    }));
    return true;
  };
}

/** The options of the endpoint, and the functions that all requests share. */
type Endpoint = ReturnType<typeof prepareEndpoint>;

function prepareEndpoint(options: EndpointOptions) {
  const { makeServer, logger, bodyTimeoutMilliseconds: timeoutMilliseconds = 30_000 } = options;
  const endpoint = { body: { mediaTypes: ["application/json"] }, uploads: false };
  const protocol = createMcpHandler(
    ({ requestInfo }) => {
      if (!isMcpRequest(requestInfo)) throw new TypeError("The request has no caller.");
      return makeServer(requestInfo.caller);
    },
    { legacy: "stateless", onerror: (error) => logger.debug({ err: error }, "MCP message rejected.") },
  );
  const readBody = createBodyReader(endpoint, { timeoutMilliseconds });
  return { ...options, authenticateRequest: createIdentify(options), readBody, protocol };
}

async function answer(endpoint: Endpoint, context: McpContext): Promise<Response> {
  const { request } = context;
  if (!endpoint.enabled) throw problem("not-found");
  const error = endpoint.checkSender(request.headers);
  if (error !== null) throw problem("forbidden", error);
  context.originHeaders = originHeaders(request.headers);
  if (request.method === "OPTIONS") return optionsResponse();
  if (request.method !== "POST") {
    const detail = "Use POST. This server has no sessions and no event streams for GET.";
    throw problem("method-not-allowed", detail, { headers: { Allow: allow } });
  }
  const principal = await identify(endpoint, context);
  const given = await read(endpoint, context, principal);
  if (given instanceof Response) return given;
  const refusal = await refusalOf(endpoint, context, given, principal);
  if (refusal !== null) return refusal;
  const body = withArguments(given, toArgumentsObject);
  const wrongArguments = argumentsError(body);
  if (wrongArguments !== null) {
    const details = { status: 200, code: errorCodes.invalidParams, message: wrongArguments };
    return errorResponse(details, context.outline?.id ?? null);
  }
  const caller = requestCallerOf(context, principal);
  const webRequest = toWebRequest(request, `http://localhost${mcpPath}`, context.signal, caller);
  const webResponse = await endpoint.protocol.fetch(webRequest, { parsedBody: body });
  const sessionId = sessionIdFor(body, principal);
  if (sessionId !== null && webResponse.ok) webResponse.headers.set("Mcp-Session-Id", sessionId);
  return webResponse;
}

/**
 * Authenticates the request.
 * @throws {Problem} 401, 403 or 429
 */
async function identify(endpoint: Endpoint, context: McpContext): Promise<Principal> {
  const { principal } = await endpoint.authenticateRequest(context, "/mcp");
  context.user = principal.username;
  const refusal = principal.refusal("api.use_mcp") ?? principal.refusal("api.access_api");
  if (refusal !== null) {
    const attempt = { method: "POST", path: mcpPath, operationId: "callMcp" };
    endpoint.onForbidden(principal, attempt, context.now);
    throw forbidden(refusal);
  }
  return principal;
}

/**
 * Reads the JSON body. Returns an error response if the body is not valid JSON.
 * @throws {Problem}
 * @throws {ClientDisconnected} if the client disconnects before the body is complete
 */
async function read(
  { readBody }: Endpoint,
  { request, address }: McpContext,
  principal: Principal,
): Promise<unknown> {
  try {
    return (await readBody(request, { principal, address })).document;
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error;
    return errorResponse({ status: 400, code: errorCodes.parse, message: error.detail });
  }
}

async function refusalOf(
  { limit, toolNames }: Endpoint,
  context: McpContext,
  body: unknown,
  principal: Principal,
): Promise<Response | null> {
  const { request, now } = context;
  const version = request.headers["mcp-protocol-version"];
  const outline = outlineOf(body, toolNames);
  context.outline = outline;
  context.operation = outline.operation;
  context.logFields = outline.logFields;
  const malformed = (message: string): Response =>
    errorResponse({ status: 400, code: errorCodes.invalidRequest, message }, outline.id);
  if (new URLSearchParams(context.query).has(dryRunParameter)) return malformed(dryRunOfMessage);
  const batchViolation = batchError(body, typeof version === "string" ? version : undefined);
  if (batchViolation !== null) return malformed(batchViolation);
  const verdict = outline.calls === 0 ? allowed : await limit(principal, outline.calls, now);
  if (!verdict.allowed) {
    const message = `Too many requests: the limit is ${callsPerMinute} per minute. Try again in ${verdict.retryAfter} seconds.`;
    const headers = { "Retry-After": String(verdict.retryAfter) };
    return errorResponse({ status: 429, code: errorCodes.refused, message, headers }, outline.id);
  }
  // The check visits every value of a body that can be large, so the rate limit is enforced first.
  const error = shapeError(body);
  return error === null ? null : malformed(error);
}

async function refuse(
  { oauth }: Endpoint,
  { outline }: McpContext,
  { status, detail, headers }: Problem,
): Promise<Response> {
  const sent = status === 403 ? withResourceMetadata(headers, oauth?.("/mcp") ?? null) : headers;
  const code = status === 500 ? errorCodes.internal : errorCodes.refused;
  return errorResponse({ status, code, message: detail, headers: sent }, outline?.id ?? null);
}

function requestCallerOf(context: McpContext, principal: Principal): RequestCaller {
  const { requestId, now, address, log, request } = context;
  const { "mcp-session-id": sessionId } = request.headers;
  return {
    principal,
    requestId,
    now,
    address,
    log,
    sessionId: typeof sessionId === "string" ? sessionId : undefined,
  };
}

/**
 * Returns a signal that is aborted if the connection closes before the response is complete. Closes the connection when
 * the timeout has passed.
 */
function disconnectSignal(response: ServerResponse, milliseconds: number): AbortSignal {
  const gone = new AbortController();
  const deadline = setTimeout(() => response.destroy(), milliseconds).unref();
  response.once("close", () => {
    clearTimeout(deadline);
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
