/** The steps of the pipeline, in their order. Each step may return the response, which ends the pipeline. */
import type { IncomingMessage } from "node:http";
import { problem } from "../../util/errors.ts";
import { anonymous, guardSession } from "./authorize.ts";
import { mediaTypeOf } from "../body/body.ts";
import { closeSignal } from "../request/close-signal.ts";
import { describesService, type Endpoint } from "./endpoint.ts";
import type { Exchange } from "./exchange.ts";
import type { ApiRequest, ApiResponse, WaitingClient } from "../handler.ts";
import { requestFingerprint, runOnce } from "../idempotency/idempotency.ts";
import { createIgnoredNames } from "../validation/ignored-names.ts";
import { requestsLongList } from "../limits/large-responses.ts";
import { acceptedType, formatOf, jsonLd } from "../request/negotiate.ts";
import type { Operation } from "../operation.ts";
import type { ParsedQuery } from "../request/parameters.ts";
import type { PipelineContext, RoutedExchange } from "./pipeline-context.ts";
import { noPreconditions, parsePreconditions } from "../request/preconditions.ts";
import type { Match, Route } from "./route-index.ts";

export type Step = (
  exchange: RoutedExchange,
  context: PipelineContext,
) => Promise<ApiResponse | null> | Promise<void>;

const noParameters: ParsedQuery = { query: {}, searchParams: new URLSearchParams(), comment: null };
const noUploads: ReadonlyMap<string, unknown> = new Map();

/** @throws {Problem} 404 */
export function findRoute(exchange: Exchange, { index, headersOf }: PipelineContext): Match<Endpoint> {
  const match = index.find(exchange.path);
  exchange.routeHeaders = headersOf(match.route);
  exchange.isServiceDescription = describesService(match.route);
  exchange.suffix = match.suffix;
  return match;
}

export function optionsResponse(
  { request }: Exchange,
  { allow }: Route<Endpoint>,
  { cors }: PipelineContext,
): ApiResponse {
  return { status: 204, headers: { ...cors.preflightFor(request, allow) } };
}

/** @throws {Problem} 405 */
export function findEndpoint(exchange: Exchange, match: Match<Endpoint>): RoutedExchange {
  const { endpoints } = match.route;
  const endpoint = endpoints.get(exchange.method);
  if (endpoint === undefined) throw problem("method-not-allowed", methodRemedy(exchange.method, endpoints));
  exchange.operationId = endpoint.operation.operationId;
  return Object.assign(exchange, {
    match,
    endpoint,
    negotiation: endpoint.negotiate(exchange.request.headers.accept),
    principal: anonymous,
    mediaType: jsonLd,
    lookup: null,
    parameters: noParameters,
    body: null,
    preconditions: noPreconditions,
  });
}

/** Returns an HTML page instead of data. */
export async function returnPage(
  { request, method, match: { id, suffix }, endpoint: { offers, operation }, negotiation }: RoutedExchange,
  { documentationPage, itemPage, isPartDb }: PipelineContext,
): Promise<ApiResponse | null> {
  const { kind } = negotiation;
  if (method !== "GET" || suffix !== null || !offers.hasDocumentationPage) return null;
  if (kind !== "missing" && kind !== "html") return null;
  if (isPartDb && kind === "missing" && isCallOfClient(request, operation)) return null;
  const location = kind === "html" && id !== null ? (itemPage?.(operation, id) ?? null) : null;
  return location === null ? documentationPage(request) : { status: 303, headers: { Location: location } };
}

/** @throws {Problem} 401, or 403 if the session may not send the request */
export async function authenticate(
  exchange: RoutedExchange,
  { identify, baseUrl }: PipelineContext,
): Promise<void> {
  const { request, endpoint } = exchange;
  if (endpoint.operation.scope === null) return;
  const {
    principal,
    session,
    dataVersion = null,
  } = await identify(exchange, endpoint.protectedResource, request.headers);
  exchange.principal = principal;
  exchange.dataVersion = dataVersion;
  exchange.user = principal.username;
  if (session !== undefined) guardSession(session, request, baseUrl(request));
}

/** @throws {Problem} 429 */
export async function countRequest(exchange: RoutedExchange, { rateLimit }: PipelineContext): Promise<void> {
  const { operation, protectedResource } = exchange.endpoint;
  if (rateLimit === undefined || operation.scope === null || protectedResource !== "/api") return;
  rateLimit.count(exchange.principal, exchange.now);
  exchange.rateLimit = rateLimit;
}

/** @throws {Problem} 403 */
export async function authorize({ endpoint, principal }: RoutedExchange): Promise<void> {
  endpoint.authorize(principal);
}

/** @throws {Problem} 406 */
export async function negotiate(exchange: RoutedExchange): Promise<void> {
  const { endpoint, match, negotiation } = exchange;
  exchange.mediaType = acceptedType(endpoint.offers, match, negotiation);
  exchange.contentType = `${exchange.mediaType}; charset=utf-8`;
}

/** Returns the response to the same request, if it was kept. */
export async function reuseResponse(
  exchange: RoutedExchange,
  { responses, baseUrl }: PipelineContext,
): Promise<ApiResponse | null> {
  const { request, method, endpoint } = exchange;
  const { operation } = endpoint;
  if (responses === undefined || method !== "GET" || operation.scope === null) return null;
  exchange.lookup = responses.find(exchange, operation, baseUrl(request));
  const response = exchange.lookup?.response ?? null;
  if (response !== null) exchange.ifNoneMatch = parsePreconditions(method, request.headers).ifNoneMatch;
  return response;
}

/** @throws {Problem} 400, or 403 if a parameter requires another permission */
export async function validateParameters(
  exchange: RoutedExchange,
  { isPartDb }: PipelineContext,
): Promise<void> {
  const { endpoint, match, principal } = exchange;
  if (isPartDb && endpoint.operation.scope !== null) exchange.ignored = createIgnoredNames();
  const check = endpoint.parameters();
  check.checkPath(match.parameters);
  exchange.parameters = check.parseQuery(exchange.query, exchange.ignored);
  endpoint.authorizeQuery(principal, exchange.parameters.searchParams);
}

/** @throws {Problem} 400, 413, 415 or 422 */
export async function readBody(exchange: RoutedExchange): Promise<void> {
  const { endpoint, request, principal, address, ignored } = exchange;
  if (endpoint.body === null) return;
  exchange.body = await endpoint.body.read(request, { principal, address });
  endpoint.body.check(exchange.body.document, ignored);
}

/** @throws {Problem} 400, or 503 if the client has not read the responses to its earlier writes */
export async function checkPreconditions(
  exchange: RoutedExchange,
  { largeResponses }: PipelineContext,
): Promise<void> {
  exchange.preconditions = parsePreconditions(exchange.method, exchange.request.headers);
  exchange.ifNoneMatch = exchange.preconditions.ifNoneMatch;
  if (exchange.method !== "GET") largeResponses.checkWrite(exchange);
}

/** @throws {Problem} 503 if other long lists take too long */
export async function waitForLongLists(
  exchange: RoutedExchange,
  { largeResponses }: PipelineContext,
): Promise<void> {
  if (!requestsLongList(exchange.parameters.query)) return;
  exchange.finishBuilding = await largeResponses.startBuilding(exchange);
}

export async function callHandler(exchange: RoutedExchange, context: PipelineContext): Promise<ApiResponse> {
  const { endpoint, lookup, preconditions } = exchange;
  const { idempotency } = context;
  const request = apiRequestOf(exchange);
  const key = preconditions.idempotencyKey;
  const response =
    key === null || idempotency === undefined
      ? await endpoint.handler(request)
      : await runOnce(idempotency, request, key, fingerprintOf(key, exchange), endpoint.handler);
  if (response.later !== undefined) return response.later(waitingClientOf(exchange, context));
  return lookup === null || lookup.response !== null ? response : lookup.keep(response);
}

function apiRequestOf(exchange: RoutedExchange): ApiRequest {
  const { request, match, endpoint, body, parameters, ignored, mediaType } = exchange;
  const { principal, preconditions, requestId, now, log, address } = exchange;
  return {
    operation: endpoint.operation,
    id: match.id,
    pathParameters: match.parameters,
    ...parameters,
    path: match.path,
    body: body?.document,
    bodyType: mediaTypeOf(request.headers),
    uploads: body?.uploads ?? noUploads,
    format: formatOf(mediaType),
    mediaType,
    principal,
    preconditions,
    requestId,
    now,
    log,
    address,
    host: request.headers.host,
    isPartDb: ignored !== null,
  };
}

function fingerprintOf(key: string, { match, query, mediaType, body }: RoutedExchange): string {
  return requestFingerprint({ key, path: match.path, query, mediaType, body: body?.fingerprint() ?? "" });
}

function waitingClientOf(
  { request, response, address, endpoint }: RoutedExchange,
  { identify, baseUrl, now = () => new Date() }: PipelineContext,
): WaitingClient {
  return {
    request,
    closed: closeSignal(response),
    authenticate: async () => {
      const context = { request, address, now: now() };
      const { principal, session } = await identify(context, endpoint.protectedResource, request.headers);
      if (session !== undefined) guardSession(session, request, baseUrl(request));
      endpoint.authorize(principal);
      return principal;
    },
  };
}

/**
 * Whether a request without `Accept` comes from a program, which expects data, and not from a browser, which expects the
 * documentation page.
 */
function isCallOfClient({ headers }: IncomingMessage, { scope }: Operation): boolean {
  return scope !== null && headers.authorization !== undefined;
}

/** Returns the hint for a PUT request to an entity that supports PATCH. */
function methodRemedy(method: string, methods: ReadonlyMap<string, Endpoint>): string | undefined {
  const mediaTypes = methods.get("PATCH")?.operation.body?.mediaTypes;
  if (method !== "PUT" || mediaTypes === undefined) return undefined;
  return `PUT is not supported. Use PATCH with the content type ${mediaTypes.join(" or ")}.`;
}
