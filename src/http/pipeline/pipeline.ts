/** Processes a request from the socket to its handler and back. `steps.ts` contains the steps. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { memoize } from "../../util/memoize.ts";
import { anonymous, createIdentify } from "./authorize.ts";
import { operationsIn } from "../validation/compatibility.ts";
import { createCorsPolicy, localOrigins } from "../response/cors.ts";
import type { DryRunHandlers } from "./dry-run.ts";
import { createEndpoints, type Endpoint } from "./endpoint.ts";
import { describeRoute, unmatchedRoute } from "./route-description.ts";
import type { RequestState } from "./request-state.ts";
import type { ApiResponse, Handlers } from "../handler.ts";
import { createInvoke, type Invoke } from "./invoke.ts";
import { createLargeResponses } from "../limits/large-responses.ts";
import { jsonLd } from "../request/negotiate.ts";
import type { Operation } from "../operation.ts";
import type { PipelineContext, PipelineSettings } from "./pipeline-context.ts";
import {
  authenticate,
  authorize,
  callHandler,
  countRequest,
  findEndpoint,
  findRoute,
  optionsResponse,
  returnPage,
  reuseResponse,
  selectMediaType,
  validate,
  waitForRoom,
  type Step,
} from "./steps.ts";
import { refuse } from "./refuse.ts";
import {
  createRequestLifecycle,
  readTarget,
  type RequestContext,
  type Target,
} from "../request-lifecycle.ts";
import type { RequestValidation } from "../validation/request-validation.ts";
import { createRespond } from "../response/respond.ts";
import { createRouteIndex, type Match } from "./route-index.ts";

export interface PipelineOptions<Id extends string> extends PipelineSettings {
  readonly operations: readonly Operation<Id>[];
  readonly handlers: Handlers<Id>;
  /** By default, `handlers` also run dry runs, as in the mock, which changes nothing. */
  readonly dryRunHandlers?: DryRunHandlers;
  readonly validation: RequestValidation;
}

export interface Pipeline<Id extends string> {
  /** Handles a request. Never rejects. If the path is not in the contract, returns `false` and does nothing. */
  (request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Calls an operation without HTTP. */
  readonly invoke: Invoke<Id>;
  /**
   * Finds the endpoints of a path.
   * @throws {Problem} 404 if the contract has no such path
   */
  readonly find: (path: string) => Match<Endpoint>;
}

/** The order decides which error is returned if a request has several errors. */
const steps: readonly Step[] = [
  returnPage,
  authenticate,
  countRequest,
  authorize,
  selectMediaType,
  reuseResponse,
  validate,
  waitForRoom,
  callHandler,
];

async function answer(state: RequestState, context: PipelineContext): Promise<ApiResponse> {
  const match = findRoute(state, context);
  if (state.method === "OPTIONS") return optionsResponse(state, match.route, context);
  const call = findEndpoint(state, match);
  try {
    for (const step of steps) {
      const response = await step(call, context);
      if (response) return response;
    }
    throw new Error("No step returned a response.");
  } finally {
    await call.body?.discard?.();
  }
}

/**
 * Creates the pipeline.
 * @throws {Error} at startup, if operations, handlers and schemas do not match
 * @example const pipeline = createPipeline({ operations, handlers, validation: contractValidation, ...settings });
 */
export function createPipeline<Id extends string>(options: PipelineOptions<Id>): Pipeline<Id> {
  const { compatibility = "strict", largeResponses = createLargeResponses() } = options;
  const endpoints = createEndpoints({
    ...options,
    operations: operationsIn(compatibility, options.operations),
    readUpload: options.readUpload,
    timeoutMilliseconds: options.bodyTimeoutMilliseconds ?? 30_000,
  });
  const index = createRouteIndex(endpoints.map((endpoint) => ({ operation: endpoint.operation, endpoint })));
  const context: PipelineContext = {
    ...options,
    index,
    describe: memoize(describeRoute),
    cors: createCorsPolicy(options.corsAllowOrigin ?? localOrigins),
    identify: createIdentify(options),
    largeResponses,
    isPartDb: compatibility === "part-db",
  };
  const lifecycle = createRequestLifecycle<RequestState, ApiResponse>(options, {
    answer: (state) => answer(state, context),
    refuse: async (state, known) => refuse(state, known, context),
    send: createRespond(context.cors, options.baseUrl, largeResponses),
  });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const target = findTarget(request.url ?? "", context);
    if (target === null) return false;
    await lifecycle(request, response, target, begin);
    return true;
  };
  return Object.assign(handle, { invoke: createInvoke<Id>(endpoints), find: index.find });
}

/** Returns the target of a request, with its current path. Returns null if another handler responds to the path. */
function findTarget(url: string, { index, currentPath }: PipelineContext): Target | null {
  const target = readTarget(url);
  if (target === null || index.respondsTo(target.path)) return target;
  const path = currentPath?.(target.path) ?? target.path;
  return index.respondsTo(path) ? { ...target, path } : null;
}

/** Creates the state of a request. */
function begin(context: RequestContext): RequestState {
  const { request, response, requestId, address, now, method, head, log, user } = context;
  const { sentPath, path, query, operation } = context;
  return {
    request,
    response,
    requestId,
    address,
    now,
    method,
    head,
    log,
    user,
    sentPath,
    path,
    query,
    operation,
    logFields: { operationId: null },
    route: unmatchedRoute,
    suffix: null,
    contentType: jsonLd,
    ifNoneMatch: null,
    principal: anonymous,
    dataVersion: null,
    rateLimit: null,
    isDryRun: false,
    ignored: null,
    finishBuilding: null,
  };
}
