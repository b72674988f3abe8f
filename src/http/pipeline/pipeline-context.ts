/** Defines what the steps of the pipeline receive: the state of a request, and what all requests share. */
import type { IncomingMessage } from "node:http";
import type { Principal } from "../../identity/principal.ts";
import type { createIdentify, IdentifyOptions } from "./authorize.ts";
import type { RequestBody, UploadReader } from "../body/body.ts";
import type { Compatibility } from "../validation/compatibility.ts";
import type { CorsPolicy } from "../response/cors.ts";
import type { Endpoint } from "./endpoint.ts";
import type { RouteDescription } from "./route-description.ts";
import type { RequestState } from "./request-state.ts";
import type { ApiRequest, ApiResponse } from "../handler.ts";
import type { IdempotencyKeys } from "../idempotency/idempotency.ts";
import type { LargeResponses } from "../limits/large-responses.ts";
import type { Negotiation } from "../request/negotiate.ts";
import type { Operation } from "../operation.ts";
import type { RateLimit } from "../limits/request-rate-limit.ts";
import type { LifecycleOptions } from "../request-lifecycle.ts";
import type { Lookup, ResponseCache } from "../response/response-cache.ts";
import type { createRouteIndex, Match, Route } from "./route-index.ts";

export interface PipelineSettings extends LifecycleOptions, IdentifyOptions {
  /** Returns the documentation page, which replaces data if the client requests no data format. */
  readonly documentationPage: (request: IncomingMessage) => Promise<ApiResponse>;
  /** Returns the path of an item's HTML page, or null if the item has none. Browsers are redirected to this page. */
  readonly itemPage?: (operation: Operation, id: number) => string | null;
  /** Returns the current path of a former path, and other paths unchanged. Called for paths of other handlers. */
  readonly currentPath?: (path: string) => string;
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

export interface PipelineContext extends PipelineSettings {
  readonly index: ReturnType<typeof createRouteIndex<Endpoint>>;
  readonly describe: (route: Route<Endpoint>) => RouteDescription;
  readonly identify: ReturnType<typeof createIdentify>;
  readonly cors: CorsPolicy;
  readonly largeResponses: LargeResponses;
  /** Whether unknown parameters and members are ignored. */
  readonly isPartDb: boolean;
}

/** The call of an operation: a request that has an endpoint. The steps of the pipeline add to it. */
export interface Call {
  readonly state: RequestState;
  readonly match: Match<Endpoint>;
  readonly endpoint: Endpoint;
  readonly negotiation: Negotiation;
  /** The media type of `document` in the response. */
  mediaType: string;
  /** The result of looking for a kept response. `null` if the response must not be kept. */
  lookup: Lookup | null;
  body: RequestBody | null;
  /** The request for the handler. Null until it is validated. */
  request: ApiRequest | null;
}
