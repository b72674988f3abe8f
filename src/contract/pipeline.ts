/**
 * Processes a request from the socket to its handler and back. The order of the steps decides which error is returned
 * if a request has several errors.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { andThen } from "../and-then.ts";
import { problem, type Problem } from "../errors.ts";
import { protectedResourceOf, type ProtectedResource } from "../identity/protected-resource.ts";
import type { Principal } from "../identity/principal.ts";
import {
  createIdentify,
  guardSession,
  anonymous,
  withResourceMetadata,
  type IdentifyOptions,
} from "./authorize.ts";
import type { UploadReader } from "./body.ts";
import { createCallHandler } from "./call-handler.ts";
import { closeSignal } from "./close-signal.ts";
import { operationsIn, type Compatibility } from "./compatibility.ts";
import { createCorsPolicy, localOrigins } from "./cors.ts";
import {
  createEndpoints,
  describesService,
  routeHeaders,
  unmatchedRouteHeaders,
  type Endpoint,
} from "./endpoint.ts";
import type { Exchange } from "./exchange.ts";
import type { ApiResponse, Handlers, WaitingClient } from "./handler.ts";
import type { IdempotencyKeys } from "./idempotency.ts";
import { acceptedType, jsonLd, problemFormat, type Negotiation } from "./negotiate.ts";
import { createInvoke, type Invoke } from "./invoke.ts";
import { createLargeResponses, type LargeResponses } from "./large-responses.ts";
import type { Operation } from "./operation.ts";
import type { RateLimit } from "./rate-limit.ts";
import { parsePreconditions } from "./preconditions.ts";
import { errorLink, problemDocument, problemMediaType } from "./problem-document.ts";
import {
  createRequestLifecycle,
  readTarget,
  type RequestContext,
  type LifecycleOptions,
} from "./request-lifecycle.ts";
import { createRespond } from "./respond.ts";
import type { Lookup, ResponseCache } from "./response-cache.ts";
import { createRouteIndex, type Match, type Route } from "./route-index.ts";
import type { RequestValidation } from "./request-validation.ts";

export interface PipelineOptions<Id extends string> extends LifecycleOptions, IdentifyOptions {
  readonly operations: readonly Operation<Id>[];
  readonly handlers: Handlers<Id>;
  readonly validation: RequestValidation;
  /** Returns the documentation page, which replaces data if the client requests no data format. */
  readonly documentationPage: (request: IncomingMessage) => ApiResponse | Promise<ApiResponse>;
  /** Returns the path of an item's HTML page, or null if the item has none. Browsers are redirected to this page. */
  readonly itemPage?: (operation: Operation, id: number) => string | null;
  /** Maps former paths to their current paths. */
  readonly canonicalPath?: (path: string) => string;
  /** Returns the absolute URL of the service as the client sees it, without trailing slash. */
  readonly baseUrl: (request: IncomingMessage) => string;
  readonly idempotency?: IdempotencyKeys;
  /** Called for each 403. Must neither throw nor block. */
  readonly onForbidden?: (principal: Principal, attempt: DeniedRequest, now: Date) => void;
  readonly readUpload?: UploadReader;
  readonly largeResponses?: LargeResponses;
  /** Default: `strict`. */
  readonly compatibility?: Compatibility;
  /** Limits the requests to `/api` that need a credential. */
  readonly rateLimit?: RateLimit;
  readonly responses?: ResponseCache;
  /** Matches the origins that may read data. By default, only origins of the local machine match. */
  readonly corsAllowOrigin?: RegExp;
  readonly bodyTimeoutMilliseconds?: number;
}

/** A request that was rejected for lack of permission. */
export interface DeniedRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly operationId: string | null;
}

export interface Pipeline<Id extends string> {
  /** Handles a request. Never rejects. If the path is not in the contract, returns `false` and does nothing. */
  (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  /** Calls an operation without HTTP. */
  readonly invoke: Invoke<Id>;
  /**
   * Finds the endpoints of a path.
   * @throws {Problem} 404 if the contract has no such path
   */
  readonly find: (path: string) => Match<Endpoint>;
}

/**
 * Creates the pipeline.
 * @throws {Error} at startup, if operations, handlers and schemas do not match
 */
export function createPipeline<Id extends string>(options: PipelineOptions<Id>): Pipeline<Id> {
  const { documentationPage, itemPage, oauth, idempotency, rateLimit, now = () => new Date() } = options;
  const { compatibility = "strict" } = options;
  const isPartDb = compatibility === "part-db";
  const endpoints = createEndpoints({
    ...options,
    operations: operationsIn(compatibility, options.operations),
    readUpload: options.readUpload,
    timeoutMilliseconds: options.bodyTimeoutMilliseconds ?? 30_000,
  });
  const index = createRouteIndex(endpoints.map((endpoint) => ({ operation: endpoint.operation, endpoint })));
  const headersOfRoutes = new Map(
    index.routes.map((route) => [route, { open: describesService(route), fixed: routeHeaders(route) }]),
  );
  const cors = createCorsPolicy(options.corsAllowOrigin ?? localOrigins);
  const largeResponses = options.largeResponses ?? createLargeResponses();
  const respond = createRespond(cors, ({ request }) => options.baseUrl(request), largeResponses);
  const authenticateRequest = createIdentify(options);
  const callHandler = createCallHandler({ isPartDb, idempotency, largeResponses });

  // The steps return no promise if they need not wait, because promises take much of the time of short requests.
  function answer(exchange: Exchange): ApiResponse | Promise<ApiResponse> {
    const { request } = exchange;

    // 1. Find the route
    const match = route(exchange);
    if (exchange.method === "OPTIONS") return answerOptions(request, match.route);
    const endpoint = endpointOf(exchange, match.route);
    const { operation, resource } = endpoint;

    // 2. Return an HTML page instead of data
    const negotiation = endpoint.negotiate(request.headers.accept);
    const page = pageResponse(exchange, match, endpoint, negotiation);
    if (page !== null) return page;

    // 3. Authenticate the client
    const principal = operation.tier === null ? anonymous : identify(exchange, resource);
    return principal instanceof Promise
      ? principal.then((identified) => answerTo(identified, exchange, match, endpoint, negotiation))
      : answerTo(principal, exchange, match, endpoint, negotiation);
  }

  function answerTo(
    principal: Principal,
    exchange: Exchange,
    match: Match<Endpoint>,
    endpoint: Endpoint,
    negotiation: Negotiation,
  ): ApiResponse | Promise<ApiResponse> {
    const { operation, resource } = endpoint;
    exchange.principal = principal;

    // 4. Authorize the client
    if (rateLimit !== undefined && operation.tier !== null && resource === "/api") {
      rateLimit.count(principal, exchange.now);
      exchange.rateLimit = rateLimit;
    }
    endpoint.authorize(principal);

    // 5. Negotiate the media type
    const mediaType = acceptedType(endpoint.offers, match, negotiation);
    exchange.contentType = `${mediaType}; charset=utf-8`;

    // 6. Reuse the response to the same request
    const lookup = findResponse(exchange, endpoint);
    if (lookup !== null && lookup.response !== null) {
      exchange.ifNoneMatch = parsePreconditions(exchange.method, exchange.request.headers).ifNoneMatch;
      return lookup.response;
    }
    const answered = callHandler(principal, exchange, match, endpoint, mediaType, lookup);
    return andThen(answered, (response) => response.later?.(waitingClient(exchange, endpoint)) ?? response);
  }

  function route(exchange: Exchange): Match<Endpoint> {
    const match = index.find(exchange.path);
    const headers = headersOfRoutes.get(match.route);
    exchange.routeHeaders = headers?.fixed ?? unmatchedRouteHeaders;
    exchange.isServiceDescription = headers?.open ?? false;
    exchange.suffix = match.suffix;
    return match;
  }

  function findResponse(exchange: Exchange, { operation }: Endpoint): Lookup | null {
    if (options.responses === undefined || exchange.method !== "GET" || operation.tier === null) return null;
    return options.responses.find(exchange, operation, options.baseUrl(exchange.request));
  }

  function answerOptions(request: IncomingMessage, { allow }: Route<Endpoint>): ApiResponse {
    return { status: 204, headers: { ...cors.preflightFor(request, allow) } };
  }

  function endpointOf(exchange: Exchange, { endpoints: methods }: Route<Endpoint>): Endpoint {
    const endpoint = methods.get(exchange.method);
    if (endpoint === undefined) throw problem("method-not-allowed", methodRemedy(exchange.method, methods));
    exchange.operationId = endpoint.operation.operationId;
    return endpoint;
  }

  function pageResponse(
    { request, method }: Exchange,
    { id, suffix }: Match<Endpoint>,
    { offers, operation }: Endpoint,
    { kind }: Negotiation,
  ): ApiResponse | Promise<ApiResponse> | null {
    if (method !== "GET" || suffix !== null || !offers.hasDocumentationPage) return null;
    if (kind !== "missing" && kind !== "html") return null;
    if (isPartDb && kind === "missing" && isCallOfClient(request, operation)) return null;
    const location = kind === "html" && id !== null ? (itemPage?.(operation, id) ?? null) : null;
    return location === null ? documentationPage(request) : { status: 303, headers: { Location: location } };
  }

  async function identify(exchange: Exchange, resource: ProtectedResource): Promise<Principal> {
    const { request } = exchange;
    const { principal, session, dataVersion } = await authenticateRequest(
      exchange,
      resource,
      request.headers,
    );
    exchange.principal = principal;
    exchange.dataVersion = dataVersion ?? null;
    exchange.user = principal.username;
    if (session !== undefined) guardSession(session, request, options.baseUrl(request));
    return principal;
  }

  function waitingClient(exchange: Exchange, { resource, authorize }: Endpoint): WaitingClient {
    const { request, response, address } = exchange;
    return {
      request,
      closed: closeSignal(response),
      authenticate: async () => {
        const context = { request, address, now: now() };
        const { principal, session } = await authenticateRequest(context, resource, request.headers);
        if (session !== undefined) guardSession(session, request, options.baseUrl(request));
        authorize(principal);
        return principal;
      },
    };
  }

  function refuse(exchange: Exchange, known: Problem): ApiResponse {
    if (known.status === 403 && exchange.principal !== null) {
      const { method, sentPath, operationId } = exchange;
      options.onForbidden?.(exchange.principal, { method, path: sentPath, operationId }, exchange.now);
    }
    const headers =
      known.status === 403
        ? withResourceMetadata(known.headers, oauth?.(protectedResourceOf(exchange.path)) ?? null)
        : known.headers;
    const format = problemFormat(exchange.request.headers.accept, exchange.suffix);
    const body = JSON.stringify(problemDocument(known, format));
    return {
      status: known.status,
      content: { mediaType: problemMediaType, body },
      headers: format === "jsonld" ? { Link: errorLink, ...headers } : headers,
    };
  }

  const lifecycle = createRequestLifecycle<Exchange, ApiResponse>(options, {
    answer,
    refuse,
    send: respond,
    operation: ({ operationId }) => operationId,
    logFields: ({ operationId }) => ({ operationId }),
    end: ({ finishBuilding }) => finishBuilding?.(),
  });
  const handle = (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> => {
    const target = readTarget(request.url ?? "", options.canonicalPath);
    if (target === null || !index.hasFirstSegmentOf(target.path)) return false;
    return lifecycle(request, response, target, begin)?.then(() => true) ?? true;
  };
  return Object.assign(handle, { invoke: createInvoke<Id>(endpoints), find: index.find });
}

/** Starts the exchange of a request. */
function begin(context: RequestContext): Exchange {
  // `Object.assign` would take longer than listing all properties.
  return {
    sentPath: context.sentPath,
    path: context.path,
    query: context.query,
    request: context.request,
    response: context.response,
    requestId: context.requestId,
    address: context.address,
    now: context.now,
    method: context.method,
    head: context.head,
    log: context.log,
    user: context.user,
    routeHeaders: unmatchedRouteHeaders,
    isServiceDescription: false,
    suffix: null,
    contentType: jsonLd,
    ifNoneMatch: null,
    operationId: null,
    principal: null,
    dataVersion: null,
    rateLimit: null,
    ignored: null,
    finishBuilding: null,
  };
}

/**
 * Whether a request without `Accept` comes from a program, which expects data, and not from a browser, which expects the
 * documentation page.
 */
function isCallOfClient({ headers }: IncomingMessage, { tier }: Operation): boolean {
  return tier !== null && headers.authorization !== undefined;
}

/** Returns the hint for a PUT request to an entity that supports PATCH. */
function methodRemedy(method: string, methods: ReadonlyMap<string, Endpoint>): string | undefined {
  const mediaTypes = methods.get("PATCH")?.operation.body?.mediaTypes;
  if (method !== "PUT" || mediaTypes === undefined) return undefined;
  return `PUT is not supported. Use PATCH with the content type ${mediaTypes.join(" or ")}.`;
}
