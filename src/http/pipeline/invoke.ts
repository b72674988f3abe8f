/**
 * Calls operations of the contract from within the process, for interfaces with another protocol such as MCP.
 * Authorization, validation and handlers are the same as over HTTP.
 */
import type { IncomingHttpHeaders } from "node:http";
import { problem } from "../../util/errors.ts";
import { parsed, serialize } from "../../representation/json-text.ts";
import type { Endpoint } from "./endpoint.ts";
import { entityTag } from "../response/etag.ts";
import type { ApiRequest, ApiResponse } from "../handler.ts";
import { jsonLd } from "../request/negotiate.ts";
import type { Operation } from "../operation.ts";
import { validatedRequest, type Caller } from "./validated-request.ts";

export interface Invocation<Id extends string = string> {
  readonly operationId: Id;
  readonly path?: Readonly<Record<string, string | number>>;
  /** The query parameters. Arrays become repeated parameters. `_comment` is the reason for the change. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** The parsed JSON body. Ignored properties are removed from this object in place. */
  readonly body?: unknown;
  /** The uploaded files, by the handle that represents each file in `body`, as an upload reader returns them. */
  readonly uploads?: ReadonlyMap<string, unknown>;
  /** The media type of a body that is a single file. Default: JSON. */
  readonly bodyType?: string;
  /**
   * The `If-Match` header: `*`, or entity tags as {@link itemTag} and the header `ETag` return them. If another version is
   * stored, nothing is changed and the call throws a 412.
   */
  readonly ifMatch?: string | undefined;
  /** Stores the response in the transaction of the write, for callers that repeat a call. */
  readonly storeResponse?: ApiRequest["storeResponse"];
}

/**
 * Calls an operation. The response is JSON-LD.
 * @throws {Problem} the same problems as over HTTP
 * @throws {TypeError} if the operation does not exist or does not support `ifMatch`
 */
export type Invoke<Id extends string = string> = (
  call: Invocation<Id>,
  caller: Caller,
) => Promise<ApiResponse>;

export function createInvoke<Id extends string>(endpoints: readonly Endpoint[]): Invoke<Id> {
  const byId = new Map(endpoints.map((endpoint) => [endpoint.operation.operationId, endpoint]));
  const endpointOf = (operationId: string): Endpoint => {
    const endpoint = byId.get(operationId);
    if (endpoint === undefined) throw new TypeError(`Unknown operation ${operationId}.`);
    return endpoint;
  };
  return async (call, caller) => {
    const endpoint = endpointOf(call.operationId);
    const { operation } = endpoint;
    endpoint.authorize(caller.principal);
    const pathParameters = texts(call.path ?? {});
    const request = await validatedRequest(
      endpoint,
      {
        match: {
          id: idOf(operation, pathParameters),
          parameters: pathParameters,
          path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameters[name] ?? ""),
        },
        query: queryText(call),
        readBody: async () => ({ document: call.body, uploads: call.uploads }),
        mediaType: jsonLd,
        headers: headersOf(operation, call),
        ignored: null,
      },
      caller,
    );
    const { storeResponse } = call;
    const response = await endpoint.handler({ ...request, ...(storeResponse && { storeResponse }) });
    return { ...response, document: parsed(response.document) };
  };
}

/**
 * Returns the entity tag of the item in a response, for the `ifMatch` of a later call. It equals the `ETag` of the same
 * response over HTTP as uncompressed JSON-LD. Returns null if the response contains no item with a version.
 * @example itemTag({ status: 200, document: { name: "LED" }, version: 3 }) // '"3.qwbxXFX51Q0yrKSdVx1LjrB8jWs"'
 */
export function itemTag({ document, version }: ApiResponse): string | null {
  return version === undefined ? null : entityTag(version, serialize(document), null);
}

function headersOf(operation: Operation, { ifMatch, bodyType }: Invocation): IncomingHttpHeaders {
  const typed = bodyType === undefined ? {} : { "content-type": bodyType };
  if (ifMatch === undefined) return typed;
  // A handler that ignores If-Match would overwrite the changes of others without notice.
  if (!operation.parameters.some(({ name }) => name === "If-Match")) {
    throw new TypeError(`The operation ${operation.operationId} does not support If-Match.`);
  }
  return { ...typed, "if-match": ifMatch };
}

function texts(values: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function queryText({ query = {} }: Invocation): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) parameters.append(name, String(item));
    }
  }
  return parameters.toString();
}

/**
 * Returns the ID in the path parameters, or null if the path has none.
 * @throws {Problem} 404 if the ID is not a positive integer
 */
function idOf({ path }: Operation, { id }: Readonly<Record<string, string | undefined>>): number | null {
  if (!path.includes("{id}")) return null;
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1) throw problem("not-found");
  return number;
}
