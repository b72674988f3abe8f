/** Validates the parts of a request that is not read from a socket, and creates the request for the handler. */
import type { Principal } from "../../identity/principal.ts";
import type { Endpoint } from "../pipeline/endpoint.ts";
import type { ApiRequest, Logger } from "../handler.ts";
import type { IgnoredNames } from "./ignored-names.ts";
import { formatOf } from "../request/negotiate.ts";
import type { Preconditions } from "../request/preconditions.ts";

/** The client on whose behalf an operation is called. */
export interface Caller {
  readonly principal: Principal;
  readonly requestId: string;
  readonly now: Date;
  readonly log: Logger;
  /** The client's IP address. */
  readonly address: string;
}

interface RequestParts {
  readonly id: number | null;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The path without format suffix, trailing slash and query. */
  readonly path: string;
  /** The query without the question mark. */
  readonly query: string;
  /** Returns the parsed JSON body. Called after the query is validated. */
  readonly body: () => unknown;
  readonly uploads?: ReadonlyMap<string, unknown> | undefined;
  readonly mediaType: string;
  /** Parses the preconditions. Called after the body is validated, as in the pipeline. */
  readonly preconditions: () => Preconditions;
  /** Collects unknown parameters and properties. Without it, they are violations. */
  readonly ignored?: IgnoredNames | null;
}

const noUploads: ReadonlyMap<string, unknown> = new Map();

/**
 * Validates the parameters and the body. The caller must have checked the permission for the operation.
 * @throws {Problem} the same problems as over HTTP
 */
export function validatedRequest(endpoint: Endpoint, parts: RequestParts, caller: Caller): ApiRequest {
  const { operation, parameters } = endpoint;
  const { principal, requestId, now, log, address } = caller;
  const { ignored = null } = parts;
  parameters().checkPath(parts.pathParameters);
  const { query, searchParams, comment } = parameters().parseQuery(parts.query, ignored);
  endpoint.authorizeQuery(principal, searchParams);
  const body = parts.body();
  endpoint.body?.check(body, ignored);
  return {
    operation,
    id: parts.id,
    pathParameters: parts.pathParameters,
    query,
    searchParams,
    path: parts.path,
    body,
    uploads: parts.uploads ?? noUploads,
    format: formatOf(parts.mediaType),
    mediaType: parts.mediaType,
    principal,
    comment,
    preconditions: parts.preconditions(),
    requestId,
    now,
    log,
    address,
    host: undefined,
    isPartDb: ignored !== null,
  };
}
