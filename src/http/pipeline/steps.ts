/** The steps of the pipeline, whose order is in `pipeline.ts`. Each step may return the response, which ends the pipeline. */
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
import type { Call, PipelineContext } from "./pipeline-context.ts";
import { noPreconditions, parsePreconditions } from "../request/preconditions.ts";
import type { Match, Route } from "./route-index.ts";

export type Step = (call: Call, context: PipelineContext) => Promise<ApiResponse | null> | Promise<void>;

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
export function findEndpoint(exchange: Exchange, match: Match<Endpoint>): Call {
  const { endpoints } = match.route;
  const endpoint = endpoints.get(exchange.method);
  if (endpoint === undefined) throw problem("method-not-allowed", methodRemedy(exchange.method, endpoints));
  exchange.operationId = endpoint.operation.operationId;
  return {
    exchange,
    match,
    endpoint,
    negotiation: endpoint.negotiate(exchange.request.headers.accept),
    principal: anonymous,
    mediaType: jsonLd,
    lookup: null,
    parameters: noParameters,
    body: null,
    preconditions: noPreconditions,
  };
}

/** Returns an HTML page instead of data. */
export async function returnPage(
  { exchange: { request, method }, match: { id, suffix }, endpoint, negotiation }: Call,
  { documentationPage, itemPage, isPartDb }: PipelineContext,
): Promise<ApiResponse | null> {
  const { kind } = negotiation;
  const { offers, operation } = endpoint;
  if (method !== "GET" || suffix !== null || !offers.hasDocumentationPage) return null;
  if (kind !== "missing" && kind !== "html") return null;
  if (isPartDb && kind === "missing" && isCallOfClient(request, operation)) return null;
  const location = kind === "html" && id !== null ? (itemPage?.(operation, id) ?? null) : null;
  return location === null ? documentationPage(request) : { status: 303, headers: { Location: location } };
}

/** @throws {Problem} 401, or 403 if the session may not send the request */
export async function authenticate(call: Call, { identify, baseUrl }: PipelineContext): Promise<void> {
  const { exchange, endpoint } = call;
  const { request } = exchange;
  if (endpoint.operation.scope === null) return;
  const {
    principal,
    session,
    dataVersion = null,
  } = await identify(exchange, endpoint.protectedResource, request.headers);
  call.principal = principal;
  exchange.principal = principal;
  exchange.dataVersion = dataVersion;
  exchange.user = principal.username;
  if (session !== undefined) guardSession(session, request, baseUrl(request));
}

/** @throws {Problem} 429 */
export async function countRequest(
  { exchange, endpoint, principal }: Call,
  { rateLimit }: PipelineContext,
): Promise<void> {
  const { operation, protectedResource } = endpoint;
  if (rateLimit === undefined || operation.scope === null || protectedResource !== "/api") return;
  rateLimit.count(principal, exchange.now);
  exchange.rateLimit = rateLimit;
}

/** @throws {Problem} 403 */
export async function authorize({ endpoint, principal }: Call): Promise<void> {
  endpoint.authorize(principal);
}

/** @throws {Problem} 406 */
export async function negotiate(call: Call): Promise<void> {
  call.mediaType = acceptedType(call.endpoint.offers, call.match, call.negotiation);
  call.exchange.contentType = `${call.mediaType}; charset=utf-8`;
}

/** Returns the response to the same request, if it was kept. */
export async function reuseResponse(
  call: Call,
  { responses, baseUrl }: PipelineContext,
): Promise<ApiResponse | null> {
  const { exchange } = call;
  const { request, method } = exchange;
  const { operation } = call.endpoint;
  if (responses === undefined || method !== "GET" || operation.scope === null) return null;
  call.lookup = responses.find(exchange, operation, baseUrl(request));
  const response = call.lookup?.response ?? null;
  if (response !== null) exchange.ifNoneMatch = parsePreconditions(method, request.headers).ifNoneMatch;
  return response;
}

/** @throws {Problem} 400, or 403 if a parameter requires another permission */
export async function validateParameters(call: Call, { isPartDb }: PipelineContext): Promise<void> {
  const { exchange, endpoint, match, principal } = call;
  if (isPartDb && endpoint.operation.scope !== null) exchange.ignored = createIgnoredNames();
  const check = endpoint.parameters();
  check.checkPath(match.parameters);
  call.parameters = check.parseQuery(exchange.query, exchange.ignored);
  endpoint.authorizeQuery(principal, call.parameters.searchParams);
}

/** @throws {Problem} 400, 413, 415 or 422 */
export async function readBody(call: Call): Promise<void> {
  const { exchange, endpoint, principal } = call;
  const { request, address, ignored } = exchange;
  if (endpoint.body === null) return;
  call.body = await endpoint.body.read(request, { principal, address });
  endpoint.body.check(call.body.document, ignored);
}

/** @throws {Problem} 400, or 503 if the client has not read the responses to its earlier writes */
export async function checkPreconditions(call: Call, { largeResponses }: PipelineContext): Promise<void> {
  const { exchange } = call;
  call.preconditions = parsePreconditions(exchange.method, exchange.request.headers);
  exchange.ifNoneMatch = call.preconditions.ifNoneMatch;
  if (exchange.method !== "GET") largeResponses.checkWrite(exchange);
}

/** @throws {Problem} 503 if other long lists take too long */
export async function waitForLongLists(
  { exchange, parameters }: Call,
  { largeResponses }: PipelineContext,
): Promise<void> {
  if (!requestsLongList(parameters.query)) return;
  exchange.finishBuilding = await largeResponses.startBuilding(exchange);
}

export async function callHandler(call: Call, context: PipelineContext): Promise<ApiResponse> {
  const { endpoint, lookup, preconditions } = call;
  const { idempotency } = context;
  const request = apiRequestOf(call);
  const key = preconditions.idempotencyKey;
  const response =
    key === null || idempotency === undefined
      ? await endpoint.handler(request)
      : await runOnce(idempotency, request, key, fingerprintOf(key, call), endpoint.handler);
  if (response.later !== undefined) return response.later(waitingClientOf(call, context));
  return lookup?.response === null ? lookup.keep(response) : response;
}

function apiRequestOf(call: Call): ApiRequest {
  const { exchange, match, endpoint, body, parameters, mediaType, principal, preconditions } = call;
  const { request, requestId, now, log, address, ignored } = exchange;
  return {
    operation: endpoint.operation,
    id: match.id,
    pathParameters: match.parameters,
    query: parameters.query,
    searchParams: parameters.searchParams,
    comment: parameters.comment,
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

function fingerprintOf(key: string, { exchange, match, mediaType, body }: Call): string {
  const { query } = exchange;
  return requestFingerprint({ key, path: match.path, query, mediaType, body: body?.fingerprint() ?? "" });
}

function waitingClientOf(
  { exchange: { request, response, address }, endpoint }: Call,
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
