/** The steps of the pipeline, whose order is in `pipeline.ts`. Each step may return the response, which ends the pipeline. */
import type { IncomingMessage } from "node:http";
import { problem } from "../../util/errors.ts";
import { guardSession } from "./authorize.ts";
import { closeSignal } from "../request/close-signal.ts";
import { isRolledBack, requestsDryRun, withoutDryRun } from "./dry-run.ts";
import type { Endpoint } from "./endpoint.ts";
import type { ApiResponse, WaitingClient } from "../handler.ts";
import { requestFingerprint, runOnce, tryOnce } from "../idempotency/idempotency.ts";
import { createIgnoredNames } from "../validation/ignored-names.ts";
import { requestsLongList } from "../limits/large-responses.ts";
import { acceptedType, jsonLd, negotiate } from "../request/negotiate.ts";
import type { Operation } from "../operation.ts";
import type { Call, PipelineContext } from "./pipeline-context.ts";
import { parsePreconditions } from "../request/preconditions.ts";
import type { RequestState } from "./request-state.ts";
import type { Match, Route } from "./route-index.ts";
import { validatedRequest } from "./validated-request.ts";

export type Step = (call: Call, context: PipelineContext) => Promise<ApiResponse | null> | Promise<void>;

/** @throws {Problem} 404 */
export function findRoute(state: RequestState, { index, describe }: PipelineContext): Match<Endpoint> {
  const match = index.find(state.path);
  state.route = describe(match.route);
  state.suffix = match.suffix;
  return match;
}

export function optionsResponse(
  { request }: RequestState,
  { allow }: Route<Endpoint>,
  { cors }: PipelineContext,
): ApiResponse {
  return { status: 204, headers: { ...cors.preflightFor(request, allow) } };
}

/** @throws {Problem} 405 */
export function findEndpoint(state: RequestState, match: Match<Endpoint>): Call {
  const { endpoints } = match.route;
  const endpoint = endpoints.get(state.method);
  if (endpoint === undefined) throw problem("method-not-allowed", methodRemedy(state.method, endpoints));
  const { operationId } = endpoint.operation;
  state.operation = operationId;
  state.isDryRun = requestsDryRun(endpoint.operation, state.query);
  state.logFields = { operationId, ...(state.isDryRun && { dryRun: true }) };
  return {
    state,
    match,
    endpoint,
    negotiation: negotiate(state.request.headers.accept, endpoint.offers.mediaTypes),
    mediaType: jsonLd,
    lookup: null,
    body: null,
    request: null,
  };
}

/** Returns an HTML page instead of data. */
export async function returnPage(
  { state: { request, method }, match: { id, suffix }, endpoint, negotiation }: Call,
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

/** @throws {Problem} 401, or 403 if the session must not send the request */
export async function authenticate(call: Call, { identify, baseUrl }: PipelineContext): Promise<void> {
  const { state, endpoint } = call;
  const { request } = state;
  if (endpoint.operation.scope === null) return;
  const {
    principal,
    session,
    dataVersion = null,
  } = await identify(state, endpoint.protectedResource, request.headers);
  state.principal = principal;
  state.dataVersion = dataVersion;
  state.user = principal.username;
  if (session !== undefined) guardSession(session, request, baseUrl(request));
}

/** @throws {Problem} 429 */
export async function countRequest({ state, endpoint }: Call, { rateLimit }: PipelineContext): Promise<void> {
  const { operation, protectedResource } = endpoint;
  if (rateLimit === undefined || operation.scope === null || protectedResource !== "/api") return;
  rateLimit.count(state.principal, state.now);
  state.rateLimit = rateLimit;
}

/** @throws {Problem} 403 */
export async function authorize({ state, endpoint }: Call): Promise<void> {
  endpoint.authorize(state.principal);
}

/** @throws {Problem} 406 */
export async function selectMediaType(call: Call): Promise<void> {
  call.mediaType = acceptedType(call.endpoint.offers, call.match, call.negotiation);
  call.state.contentType = `${call.mediaType}; charset=utf-8`;
}

/** Returns the response to the same request, if it was kept. */
export async function reuseResponse(
  call: Call,
  { responses, baseUrl }: PipelineContext,
): Promise<ApiResponse | null> {
  const { state } = call;
  const { request, method } = state;
  const { operation } = call.endpoint;
  if (responses === undefined || method !== "GET" || operation.scope === null) return null;
  call.lookup = responses.find(state, operation, baseUrl(request));
  const response = call.lookup?.known ?? null;
  if (response !== null) state.ifNoneMatch = parsePreconditions(method, request.headers).ifNoneMatch;
  return response;
}

/** @throws {Problem} 400, 403 if a parameter requires another permission, 413, 415 or 422 */
export async function validate(call: Call, { isPartDb }: PipelineContext): Promise<void> {
  const { state, endpoint, match, mediaType } = call;
  const { request, response, query } = state;
  if (isPartDb && endpoint.operation.scope !== null) state.ignored = createIgnoredNames();
  const { ignored } = state;
  call.request = await validatedRequest(
    endpoint,
    {
      match,
      query,
      async readBody({ read }) {
        call.body = await read(request, state);
        return call.body;
      },
      mediaType,
      headers: request.headers,
      ignored,
      closeSignal: () => closeSignal(response),
    },
    state,
  );
  state.ifNoneMatch = call.request.preconditions.ifNoneMatch;
}

/** @throws {Problem} 503 if other long lists take too long, or the client has not read the responses to its writes */
export async function waitForRoom(
  { state, request }: Call,
  { largeResponses }: PipelineContext,
): Promise<void> {
  if (state.method !== "GET") largeResponses.checkWrite(state);
  else if (request !== null && requestsLongList(request.query)) {
    state.finishBuilding = await largeResponses.startBuilding(state);
  }
}

export async function callHandler(call: Call, context: PipelineContext): Promise<ApiResponse> {
  const { endpoint, lookup, request } = call;
  const { idempotency } = context;
  if (request === null) throw new Error("The request is not validated.");
  const { idempotencyKey: key } = request.preconditions;
  // A used key would be a change.
  const once = isRolledBack(request) ? tryOnce : runOnce;
  const response =
    key === null || idempotency === undefined
      ? await endpoint.handler(request)
      : await once(idempotency, request, key, fingerprintOf(key, call), (storing) =>
          endpoint.handler({ ...request, ...storing }),
        );
  if (response.later !== undefined) return response.later(waitingClientOf(call, context));
  if (lookup === null || context.responses === undefined) return response;
  return context.responses.keep(lookup, response, call.state);
}

function fingerprintOf(key: string, { state, endpoint, match, mediaType, body }: Call): string {
  const query = withoutDryRun(endpoint.operation, state.query);
  return requestFingerprint({ key, path: match.path, query, mediaType, body: body?.fingerprint() ?? "" });
}

function waitingClientOf(
  { state: { request, response, address }, endpoint }: Call,
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
