/**
 * Validates a request in the same order for HTTP, batches and calls within the process, and creates the request for the
 * handler.
 */
import type { IncomingHttpHeaders } from "node:http";
import { createChangeSet, type ChangeSet } from "../../history/change-set.ts";
import type { Principal } from "../../identity/principal.ts";
import { mediaTypeOf } from "../body/body.ts";
import type { ApiRequest, Logger } from "../handler.ts";
import { formatOf } from "../request/negotiate.ts";
import { checkPath, parseQuery } from "../request/parameters.ts";
import { parsePreconditions } from "../request/preconditions.ts";
import type { IgnoredNames } from "../validation/ignored-names.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Match } from "./route-index.ts";

/** The client on whose behalf an operation is called. */
export interface Caller {
  readonly principal: Principal;
  readonly requestId: string;
  readonly now: Date;
  readonly log: Logger;
  /** The client's IP address. */
  readonly address: string;
  /** The change set of the call. By default, each call has a change set of its own. */
  readonly changeSet?: ChangeSet;
}

interface Body {
  readonly document: unknown;
  /** The uploaded files, by the handle that represents each file in `document`. */
  readonly uploads?: ReadonlyMap<string, unknown> | undefined;
}

interface RequestParts {
  readonly match: Pick<Match<unknown>, "id" | "parameters" | "path">;
  /** The query without the question mark. */
  readonly query: string;
  /** Reads the body. Called after the query is validated, and only if the operation has a body. */
  readonly readBody: (declared: NonNullable<Endpoint["body"]>) => Promise<Body>;
  readonly mediaType: string;
  readonly headers: IncomingHttpHeaders;
  /** Collects unknown parameters and properties. If null, they are violations. */
  readonly ignored: IgnoredNames | null;
  readonly closeSignal?: ApiRequest["closeSignal"];
}

const emptyBody: Body = { document: undefined };
const noUploads: ReadonlyMap<string, unknown> = new Map();

/**
 * Validates the parameters, the body and the preconditions. The caller must have checked the permission for the
 * operation.
 * @throws {Problem} 400, 403, 413, 415 or 422
 */
export async function validatedRequest(
  endpoint: Endpoint,
  parts: RequestParts,
  { principal, requestId, now, log, address, changeSet }: Caller,
): Promise<ApiRequest> {
  const { operation, body: declared } = endpoint;
  const { match, headers, mediaType, ignored, closeSignal } = parts;
  const check = endpoint.parameters();
  checkPath(check, match.parameters);
  const { query, searchParams, comment } = parseQuery(check, parts.query, ignored);
  endpoint.authorizeQuery(principal, searchParams);
  const { document, uploads = noUploads } = declared === null ? emptyBody : await parts.readBody(declared);
  declared?.check(document, ignored);
  return {
    operation,
    id: match.id,
    pathParameters: match.parameters,
    query,
    searchParams,
    comment,
    changeSet: changeSet ?? createChangeSet(operation.operationId),
    path: match.path,
    body: document,
    bodyType: mediaTypeOf(headers),
    uploads,
    format: formatOf(mediaType),
    mediaType,
    principal,
    preconditions: parsePreconditions(operation.method, headers),
    requestId,
    now,
    log,
    address,
    host: headers.host,
    closeSignal,
    isPartDb: ignored !== null,
  };
}
