/**
 * The address `/mcp`: who may come in, what may be sent, and in which order that is looked at. What is offered inside is
 * in `protocol-server.ts`; the protocol itself, in both its eras, is spoken by the library.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { protocolOperations } from "../../generated/operations.ts";
import { forbidden, tooManyFailures, unauthorized, withResourceMetadata } from "../contract/authorize.ts";
import type { OAuthHint } from "../contract/authorize.ts";
import { ClientGone, createBodyReader } from "../contract/body.ts";
import type { EventLoopWatchdog } from "../contract/event-loop-watchdog.ts";
import { givenRequestId, maximumTarget, readTarget } from "../contract/exchange.ts";
import type { Logger } from "../contract/handler.ts";
import type { RequestHandler } from "../contract/http-server.ts";
import type { Attempt } from "../contract/pipeline.ts";
import { requestLogger } from "../contract/request-log.ts";
import { securityHeaders } from "../contract/respond.ts";
import { Problem, problem } from "../errors.ts";
import type { Authenticate } from "../identity/authenticator.ts";
import type { Principal } from "../identity/principal.ts";
import { addressSubject, type FailureLimiter, type Verdict } from "../identity/rate-limit.ts";
import { callsPerMinute, type CallLimit } from "./call-limit.ts";
import { sessionIdFor } from "./client-name.ts";
import { allow, optionsResponse, originHeaders } from "./cross-origin.ts";
import { batchFault, errorCodes, errorResponse, outlineOf, shapeFault, type Outline } from "./json-rpc.ts";
import type { MakeServer, Occasion } from "./protocol-server.ts";
import { logRequest, operationOf } from "./request-log.ts";
import type { SenderCheck } from "./sender.ts";
import { sendWebResponse, toWebRequest } from "./web-bridge.ts";

export interface EndpointOptions {
  /** Off, all that is answered is that nothing is here. */
  readonly enabled: boolean;
  readonly makeServer: MakeServer;
  readonly authenticate: Authenticate;
  /** Counts bad credentials by address. */
  readonly failures: Pick<FailureLimiter, "count">;
  readonly limit: CallLimit;
  /** Of all tools that there are, whoever may call them. */
  readonly toolNames: ReadonlySet<string>;
  readonly checkSender: SenderCheck;
  /** What a 401 says of the OAuth server, when it is on. */
  readonly oauth: () => OAuthHint | null;
  readonly onForbidden: (principal: Principal, attempt: Attempt, now: Date) => void;
  readonly onRequest?: EventLoopWatchdog["identify"];
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly bodyTimeoutMilliseconds?: number;
  readonly answerTimeoutMilliseconds?: number;
}

/** A request on its way. */
interface Visit extends Omit<Occasion, "principal"> {
  readonly request: IncomingMessage;
  readonly path: string;
  /** Ends when the client goes away. */
  readonly signal: AbortSignal;
  principal: Principal | null;
  outline: Outline | null;
  /** Where answers may be read by the page that asked. */
  headers: Readonly<Record<string, string>>;
}

const { path: address } = protocolOperations.callMcp;

const allowed: Verdict = { allowed: true };

/** Downloads take a minute, and others may come first: what is still open after this waits for nothing. */
const answerTimeout = 10 * 60_000;

const usualHeaders: Readonly<Record<string, string>> = Object.freeze({
  ...securityHeaders,
  "Cache-Control": "no-store",
  Vary: "Authorization, Origin, Accept, Accept-Encoding",
});

/** Answers requests to `/mcp` and `/mcp/`. */
export function createMcpEndpoint(options: EndpointOptions): RequestHandler {
  const { authenticate, failures, limit, checkSender, makeServer, logger } = options;
  const readBody = createBodyReader(
    { body: { mediaTypes: ["application/json"] }, uploads: false },
    { timeoutMilliseconds: options.bodyTimeoutMilliseconds ?? 30_000 },
  );
  const occasions = new WeakMap<Request, Occasion>();
  const protocol = createMcpHandler(
    ({ requestInfo }) => {
      const occasion = requestInfo && occasions.get(requestInfo);
      if (occasion === undefined) throw new TypeError("A request came from nobody.");
      return makeServer(occasion);
    },
    {
      legacy: "stateless",
      onerror: (error) => logger.debug({ err: error }, "A message of the protocol was refused."),
    },
  );

  async function answer(visit: Visit): Promise<Response> {
    const { request, signal } = visit;
    if (!options.enabled) throw problem("not-found", "There is nothing at this address.");
    if ((request.url ?? "").length > maximumTarget) {
      throw problem("uri-too-long", `The address is longer than ${maximumTarget} bytes.`);
    }
    const fault = checkSender(request.headers);
    if (fault !== null) throw problem("forbidden", fault);
    visit.headers = originHeaders(request.headers);
    if (request.method === "OPTIONS") return optionsResponse();
    if (request.method !== "POST") {
      throw problem(
        "method-not-allowed",
        "Only POST: there are no sessions, and no stream to open with GET.",
        {
          headers: { Allow: allow },
        },
      );
    }
    const principal = await identify(visit);
    const body = await read(visit, principal);
    const refusal = await refusalOf(visit, body, principal);
    if (refusal !== null) return refusal;
    const asked = toWebRequest(request, `http://localhost${address}`, signal);
    occasions.set(asked, { ...occasionOf(visit), principal });
    const answered = await protocol.fetch(asked, { parsedBody: body });
    const sessionId = sessionIdFor(body, principal);
    if (sessionId !== null && answered.ok) answered.headers.set("Mcp-Session-Id", sessionId);
    return answered;
  }

  /** @throws {Problem} 401, 429, 403 */
  async function identify(visit: Visit): Promise<Principal> {
    const { request, now, address: sentFrom } = visit;
    const result = await authenticate(request.headers.authorization, now, "/mcp");
    if (!result.ok) {
      if (result.error !== "missing") {
        const verdict = await failures.count(addressSubject(sentFrom), now);
        if (!verdict.allowed) throw tooManyFailures(verdict);
      }
      throw unauthorized(result, options.oauth());
    }
    const { principal } = result;
    visit.principal = principal;
    const refusal = principal.refusal("api.use_mcp") ?? principal.refusal("api.access_api");
    if (refusal !== null) {
      options.onForbidden(principal, { method: "POST", path: address, operationId: "callMcp" }, now);
      throw forbidden(refusal);
    }
    return principal;
  }

  /** @throws {Problem | NoJson | ClientGone} */
  async function read({ request, address: sentFrom }: Visit, principal: Principal): Promise<unknown> {
    try {
      return (await readBody(request, { principal, address: sentFrom })).document;
    } catch (error) {
      if (error instanceof Problem && error.status === 400) throw new NoJson(error.detail);
      throw error;
    }
  }

  async function refusalOf(visit: Visit, body: unknown, principal: Principal): Promise<Response | null> {
    const { request, now } = visit;
    const version = request.headers["mcp-protocol-version"];
    const outline = outlineOf(body);
    visit.outline = outline;
    const malformed = (message: string): Response =>
      errorResponse({ status: 400, code: errorCodes.invalidRequest, message }, outline.id);
    const misfit = batchFault(body, typeof version === "string" ? version : undefined);
    if (misfit !== null) return malformed(misfit);
    const verdict = outline.calls === 0 ? allowed : await limit(principal, outline.calls, now);
    if (!verdict.allowed) {
      const message = `More than ${callsPerMinute} requests in a minute. Try again in ${verdict.retryAfter} seconds.`;
      const headers = { "Retry-After": String(verdict.retryAfter) };
      return errorResponse({ status: 429, code: errorCodes.refused, message, headers }, outline.id);
    }
    // Of calls only now, as it walks all of a body that may be large.
    const fault = shapeFault(body);
    return fault === null ? null : malformed(fault);
  }

  /** @throws {ClientGone} */
  function refuse(visit: Visit, error: unknown): Response {
    if (error instanceof ClientGone) throw error;
    if (error instanceof NoJson) {
      return errorResponse({ status: 400, code: errorCodes.parse, message: error.message });
    }
    const known = error instanceof Problem ? error : problem("internal", undefined, { cause: error });
    const { status, detail } = known;
    if (status === 503)
      visit.log.warn({ err: known.cause ?? known }, "The request could not be answered now.");
    else if (status >= 500) visit.log.error({ err: known.cause ?? known }, "The request failed.");
    const headers = status === 403 ? withResourceMetadata(known.headers, options.oauth()) : known.headers;
    const code = status === 500 ? errorCodes.internal : errorCodes.refused;
    return errorResponse({ status, code, message: detail, headers }, visit.outline?.id ?? null);
  }

  return async (request, response) => {
    const target = readTarget(request.url ?? "");
    if (target === null || (target.path !== address && target.path !== `${address}/`)) return false;
    const started = performance.now();
    const requestId = givenRequestId(request) ?? randomUUID();
    const visit: Visit = {
      request,
      path: target.path,
      requestId,
      address: options.clientAddress(request),
      now: options.now(),
      log: requestLogger(logger, requestId),
      sessionId: sessionIdOf(request),
      signal: goneSignal(response, options.answerTimeoutMilliseconds ?? answerTimeout),
      principal: null,
      outline: null,
      headers: {},
    };
    options.onRequest?.(request, {
      requestId,
      get operation() {
        return operationOf(visit.outline, options.toolNames);
      },
    });
    try {
      const answered = await answer(visit).catch((error: unknown) => refuse(visit, error));
      const extra = { ...usualHeaders, ...visit.headers, "X-Request-Id": requestId };
      await sendWebResponse(request, response, answered, extra);
    } catch (error) {
      if (!(error instanceof ClientGone)) visit.log.error({ err: error }, "An answer could not be written.");
      response.destroy();
    }
    logRequest(visit.log, { ...visit, response, toolNames: options.toolNames }, performance.now() - started);
    return true;
  };
}

/** What was sent cannot be read at all. */
class NoJson extends Error {}

function occasionOf(visit: Visit): Omit<Occasion, "principal"> {
  const { requestId, now, address: sentFrom, log, sessionId } = visit;
  return { requestId, now, address: sentFrom, log, sessionId };
}

function sessionIdOf({ headers }: IncomingMessage): string | undefined {
  const { "mcp-session-id": given } = headers;
  return typeof given === "string" ? given : undefined;
}

/** Aborts when the connection closes before the answer is complete, which it does when the time is over. */
function goneSignal(response: ServerResponse, milliseconds: number): AbortSignal {
  const gone = new AbortController();
  const deadline = setTimeout(() => response.destroy(), milliseconds).unref();
  response.once("close", () => {
    clearTimeout(deadline);
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
