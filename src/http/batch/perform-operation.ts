/** Performs one operation of a batch. Errors have the same order as in the pipeline. */
import { invalid, problem, type Problem } from "../../util/errors.ts";
import { parsed, serialize } from "../../representation/json-text.ts";
import type { Endpoint } from "../pipeline/endpoint.ts";
import { entityTag, matchesTag } from "../response/etag.ts";
import { mediaTypeError } from "../body/body.ts";
import type { ApiResponse, Handler } from "../handler.ts";
import { createIgnoredNames } from "../validation/ignored-names.ts";
import { requestsLongList } from "../limits/large-responses.ts";
import { acceptedType, isJson, negotiate, plainJson, problemFormat } from "../request/negotiate.ts";
import type { Preconditions } from "../request/preconditions.ts";
import { errorLink, problemDocument, problemMediaType } from "../response/problem-document.ts";
import { maximumTargetLength, readTarget } from "../request-lifecycle.ts";
import { dryRunParameter, withoutChangeSet } from "../pipeline/dry-run.ts";
import type { Match } from "../pipeline/route-index.ts";
import { validatedRequest, type Caller } from "../pipeline/validated-request.ts";
import type { PreparedOperation } from "./prepare-batch.ts";
import { resolveBody, resolvePath } from "./batch-references.ts";

/** The context that all operations of a batch share. */
export interface BatchContext {
  readonly caller: Caller;
  readonly uploads: ReadonlyMap<string, unknown>;
  /** The media type of the batch, which is the default for its operations. */
  readonly mediaType: string;
  readonly find: (path: string) => Match<Endpoint>;
  /** Returns the handler of an operation, or `undefined` if batches do not support the operation. */
  readonly handlerOf: (endpoint: Endpoint) => Handler | undefined;
  /** Whether unknown parameters and properties of the operations are ignored. */
  readonly isPartDb: boolean;
  /** Whether the batch is a dry run. Its results then have no entity tags, because a later change can get the same ones. */
  readonly isDryRun: boolean;
  /** Called for each 403. */
  readonly onForbidden: (attempt: DeniedOperation) => void;
}

interface DeniedOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
}

/** An element of `results` in the response of a batch. */
interface OperationResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Outcome extends OperationResult {
  /** The IRI of the entity or list in the body. */
  readonly iri: string | null;
  /** The length of the body as JSON in bytes, or 0 without a body. */
  readonly length: number;
}

/** The part of an operation to which the violations of a problem belong. */
export type Place = "path" | "body" | "operation";

/** A failed operation. */
export class OperationFailed extends Error {
  readonly place: Place;

  constructor(cause: unknown, place: Place) {
    super("An operation of a batch failed.", { cause });
    this.name = "OperationFailed";
    this.place = place;
  }
}

/**
 * Performs an operation.
 * @throws {OperationFailed} with the error as its cause
 */
export async function performOperation(
  context: BatchContext,
  operation: PreparedOperation,
  results: readonly Outcome[],
): Promise<Outcome> {
  let place: Place = "operation";
  let operationId: string | null = null;
  let path = operation.path.split("?", 1)[0] ?? "";
  const { method, headers, hasReferences } = operation;
  try {
    const target = targetOf(hasReferences.inPath ? resolvePath(operation.path, results) : operation.path);
    path = target.path;
    const match = context.find(path);
    const endpoint = match.route.endpoints.get(method);
    if (endpoint === undefined) {
      throw problem("method-not-allowed", undefined, { headers: { Allow: match.route.allow } });
    }
    ({ operationId } = endpoint.operation);
    const handler = context.handlerOf(endpoint);
    if (handler === undefined || !isSupported(endpoint)) throw unsupported(operationId);
    endpoint.authorize(context.caller.principal);
    const mediaType = negotiated(endpoint, match, headers.accept ?? context.mediaType);
    place = "path";
    if (endpoint.operation.dryRun !== undefined && new URLSearchParams(target.query).has(dryRunParameter))
      throw dryRunOfOperation();
    const ignored = context.isPartDb ? createIgnoredNames() : null;
    const request = await validatedRequest(
      endpoint,
      {
        match,
        query: target.query,
        readBody: async () => {
          place = "operation";
          const document = bodyOf(endpoint, operation, results);
          place = "body";
          return { document, uploads: context.uploads };
        },
        mediaType,
        headers,
        ignored,
      },
      context.caller,
    );
    if (requestsLongList(request.query)) throw tooLong();
    const answered = await handler(request);
    const ignoredHeaders = ignored?.headers() ?? null;
    const response =
      ignoredHeaders === null
        ? answered
        : { ...answered, headers: { ...answered.headers, ...ignoredHeaders } };
    const outcome = outcomeOf(
      response,
      mediaType,
      method === "GET" ? match.path : null,
      request.preconditions,
    );
    return context.isDryRun ? triedOutcome(outcome) : outcome;
  } catch (error) {
    if (isForbidden(error)) context.onForbidden({ method, path, operationId });
    throw new OperationFailed(error, place);
  }
}

/** Returns the outcome of an operation that failed with a problem. */
export function failedOutcome(
  { headers }: PreparedOperation,
  failure: Problem,
  { mediaType }: Pick<BatchContext, "mediaType">,
): Outcome {
  const format = problemFormat(headers.accept ?? mediaType, null);
  return {
    status: failure.status,
    headers: {
      "Content-Type": problemMediaType,
      ...(format === "jsonld" && { Link: errorLink }),
      ...failure.headers,
    },
    body: problemDocument(failure, format),
    iri: null,
    length: 0,
  };
}

function targetOf(path: string): { readonly path: string; readonly query: string } {
  const target = path.startsWith("/") ? readTarget(path) : null;
  if (target === null) throw problem("not-found", 'The path must start with "/".');
  if (path.length > maximumTargetLength) {
    throw problem("uri-too-long", `The path must not be longer than ${maximumTargetLength} bytes.`);
  }
  return target;
}

/** Whether a batch can contain the request and the result: both are data of the API in JSON, or have no body. */
function isSupported({ operation, offers }: Endpoint): boolean {
  const { path, scope, documentation, response, body } = operation;
  if (!path.startsWith("/api/") || scope === null || documentation) return false;
  if (body !== null && !body.mediaTypes.some(isJson)) return false;
  return response === null || offers.mediaTypes.includes(plainJson);
}

function unsupported(operationId: string): Problem {
  return invalid([
    {
      propertyPath: "",
      message: `Batches do not support the operation ${operationId}.`,
      code: "not-allowed",
    },
  ]);
}

function dryRunOfOperation(): Problem {
  const message = `An operation of a batch cannot be a dry run of its own. Send \`${dryRunParameter}\` with the batch.`;
  return invalid([{ propertyPath: dryRunParameter, message, code: "not-allowed" }]);
}

/** Negotiates between JSON and JSON-LD. A batch cannot contain other formats. */
function negotiated({ offers }: Endpoint, match: Match<Endpoint>, accept: string): string {
  const mediaTypes = offers.mediaTypes.filter(isJson);
  return acceptedType({ ...offers, mediaTypes }, match, negotiate(accept, mediaTypes));
}

function bodyOf(
  { operation }: Endpoint,
  { method, headers, body, hasReferences }: PreparedOperation,
  results: readonly Outcome[],
): unknown {
  if (body === undefined) throw problem("bad-request", "This operation requires a `body`.");
  const sent = headers["content-type"];
  if (sent !== undefined || method === "PATCH") {
    const contentType = sent ?? "application/merge-patch+json";
    const error = /^[^;]*json\s*(;|$)/i.test(contentType)
      ? mediaTypeError(contentType, operation)
      : "The body of an operation in a batch is JSON. Send its media type in `Content-Type`.";
    if (error !== "") throw problem("unsupported-media-type", error);
  }
  return hasReferences.inBody ? resolveBody(body, results) : body;
}

function tooLong(): Problem {
  return problem("bad-request", "In a batch, `itemsPerPage` must be less than 250.");
}

function outcomeOf(
  { status, headers, document, content, version, send }: ApiResponse,
  mediaType: string,
  path: string | null,
  { ifNoneMatch }: Preconditions,
): Outcome {
  if (send !== undefined) throw new Error("A batch cannot contain a stream.");
  const value = parsed(document);
  const iri = iriOf(value, headers) ?? path;
  const text = content?.body.toString() ?? (document === undefined ? null : serialize(document));
  if (text === null) return { status, headers: { ...headers }, iri, length: 0 };
  const isRead = path !== null && status < 300;
  const etag =
    isRead || (version !== undefined && status < 300) ? entityTag(version ?? null, text, null) : null;
  const tagged = { ...headers, ...(etag !== null && { ETag: etag }) };
  if (isRead && etag !== null && ifNoneMatch !== null && matchesTag(ifNoneMatch, etag)) {
    return { status: 304, headers: tagged, iri, length: 0 };
  }
  return {
    status,
    headers: { ...tagged, "Content-Type": content?.mediaType ?? `${mediaType}; charset=utf-8` },
    body: content === undefined ? value : (JSON.parse(text) as unknown),
    iri,
    length: Buffer.byteLength(text),
  };
}

function triedOutcome(outcome: Outcome): Outcome {
  const { ETag: _tag, ...headers } = withoutChangeSet(outcome.headers);
  return { ...outcome, headers };
}

/** Returns the IRI of the entity in a response. */
function iriOf(document: unknown, headers: ApiResponse["headers"]): string | null {
  const iri = (document as { readonly "@id"?: unknown } | null | undefined)?.["@id"];
  if (typeof iri === "string") return iri;
  return headers?.["Location"] ?? headers?.["Content-Location"]?.replace(/\.(json|jsonld)$/, "") ?? null;
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 403;
}
