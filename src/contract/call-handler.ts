/** The last steps of the pipeline: validate a request, check its preconditions, and call the handler. */
import { andThen } from "../and-then.ts";
import type { Principal } from "../identity/principal.ts";
import { mediaTypeOf, type RequestBody } from "./body.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Exchange } from "./exchange.ts";
import type { ApiRequest, ApiResponse } from "./handler.ts";
import { runOnce, requestFingerprint, type IdempotencyKeys } from "./idempotency.ts";
import { createIgnoredNames } from "./ignored-names.ts";
import { requestsLongList, type LargeResponses } from "./large-responses.ts";
import { formatOf } from "./negotiate.ts";
import type { ParsedQuery } from "./parameters.ts";
import { parsePreconditions, type Preconditions } from "./preconditions.ts";
import type { Lookup } from "./response-cache.ts";
import type { Match } from "./route-index.ts";

interface CallHandlerOptions {
  /** Whether unknown parameters and members are ignored. */
  readonly isPartDb: boolean;
  readonly idempotency: IdempotencyKeys | undefined;
  readonly largeResponses: LargeResponses;
}

/** A request that is valid except for its body and preconditions. */
interface HandlerCall {
  readonly principal: Principal;
  readonly exchange: Exchange;
  readonly match: Match<Endpoint>;
  readonly endpoint: Endpoint;
  readonly mediaType: string;
  readonly lookup: Lookup | null;
  readonly query: ParsedQuery;
}

const noUploads: ReadonlyMap<string, unknown> = new Map();

/**
 * Creates the function that handles a request of an authorized client. The caller starts what the response does `later`.
 */
export function createCallHandler({ isPartDb, idempotency, largeResponses }: CallHandlerOptions) {
  function callHandler(
    principal: Principal,
    exchange: Exchange,
    match: Match<Endpoint>,
    endpoint: Endpoint,
    mediaType: string,
    lookup: Lookup | null,
  ): ApiResponse | Promise<ApiResponse> {
    const { operation, parameters } = endpoint;

    // 7. Validate the request
    if (isPartDb && operation.tier !== null) exchange.ignored = createIgnoredNames();
    parameters().checkPath(match.parameters);
    const query = parameters().parseQuery(exchange.query, exchange.ignored);
    endpoint.authorizeQuery(principal, query.searchParams);
    const call: HandlerCall = { principal, exchange, match, endpoint, mediaType, lookup, query };
    return endpoint.body === null ? checkPreconditions(call, null) : callWithBody(call, endpoint.body);
  }

  async function callWithBody(
    call: HandlerCall,
    { read, check }: NonNullable<Endpoint["body"]>,
  ): Promise<ApiResponse> {
    const { principal, exchange } = call;
    const body = await read(exchange.request, { principal, address: exchange.address });
    try {
      check(body?.document, exchange.ignored);
      return await checkPreconditions(call, body);
    } finally {
      await body?.discard();
    }
  }

  // 8. Check preconditions
  function checkPreconditions(
    call: HandlerCall,
    body: RequestBody | null,
  ): ApiResponse | Promise<ApiResponse> {
    const { exchange } = call;
    const preconditions = parsePreconditions(exchange.method, exchange.request.headers);
    exchange.ifNoneMatch = preconditions.ifNoneMatch;
    if (exchange.method !== "GET") largeResponses.checkWrite(exchange);
    if (!requestsLongList(call.query.query)) return runHandler(call, body, preconditions);
    return largeResponses.startBuilding(exchange).then((finishBuilding) => {
      exchange.finishBuilding = finishBuilding;
      return runHandler(call, body, preconditions);
    });
  }

  // 9. Call the handler
  function runHandler(
    { principal, exchange, match, endpoint, mediaType, lookup, query }: HandlerCall,
    body: RequestBody | null,
    preconditions: Preconditions,
  ): ApiResponse | Promise<ApiResponse> {
    const { request } = exchange;
    // The object literal must not contain accessors: V8 would give every object its own hidden class, which is slow.
    const apiRequest: ApiRequest = {
      operation: endpoint.operation,
      id: match.id,
      pathParameters: match.parameters,
      query: query.query,
      searchParams: query.searchParams,
      path: match.path,
      body: body?.document,
      bodyType: mediaTypeOf(request.headers),
      uploads: body?.uploads ?? noUploads,
      format: formatOf(mediaType),
      mediaType,
      principal,
      comment: query.comment,
      preconditions,
      requestId: exchange.requestId,
      now: exchange.now,
      log: exchange.log,
      address: exchange.address,
      host: request.headers.host,
      isPartDb: exchange.ignored !== null,
    };
    const key = preconditions.idempotencyKey;
    if (key !== null && idempotency !== undefined) {
      const fingerprint = fingerprintOf(key, apiRequest, exchange, body);
      return runOnce(idempotency, apiRequest, key, fingerprint, endpoint.handler);
    }
    const answered = endpoint.handler(apiRequest);
    return lookup === null || lookup.response !== null ? answered : andThen(answered, lookup.keep);
  }

  return callHandler;
}

function fingerprintOf(
  key: string,
  { path, mediaType }: ApiRequest,
  { query }: Exchange,
  body: RequestBody | null,
): string {
  return requestFingerprint({ key, path, query, mediaType, body: body?.fingerprint() ?? "" });
}
