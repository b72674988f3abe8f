/**
 * Defines the interface between the pipeline and the handlers. The pipeline performs every check that does not depend
 * on the requested object, then calls the handler.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Transaction } from "../database/store.ts";
import { changeSetHeader, type ChangeSet } from "../history/change-set.ts";
import type { Principal } from "../identity/principal.ts";
import type { Coding } from "./response/compression.ts";
import type { Operation } from "./operation.ts";
import type { Preconditions } from "./request/preconditions.ts";
import type { Format } from "./pipeline/route-index.ts";

/** The methods of a pino logger that the service uses. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
}

export interface ApiRequest {
  readonly operation: Operation;
  /** The path parameter `id`, or `null` if the path has no such parameter. */
  readonly id: number | null;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The query parameters that the contract declares: validated, typed and with defaults. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The query as sent, for `properties[…]` and paging links. */
  readonly searchParams: URLSearchParams;
  /** The path without format suffix and trailing slash. */
  readonly path: string;
  /** The parsed and validated body, without ignored properties. `undefined` if the operation has no body. */
  readonly body: unknown;
  /** The media type of the body. Undefined for calls without HTTP. */
  readonly bodyType?: string | undefined;
  /** The uploaded files, by the handle that represents each file in `body`. */
  readonly uploads: ReadonlyMap<string, unknown>;
  readonly format: Format;
  /** The negotiated media type, for operations that offer more types than JSON and JSON-LD. */
  readonly mediaType: string;
  /** The authenticated user or client. For public operations, a principal without permissions. */
  readonly principal: Principal;
  /** The reason for the change (`_comment`), at most 255 characters. */
  readonly comment: string | null;
  /** Groups the changes of the request. All operations of a batch share it. */
  readonly changeSet: ChangeSet;
  readonly preconditions: Preconditions;
  readonly requestId: string;
  readonly now: Date;
  readonly log: Logger;
  /** The client's IP address. */
  readonly address: string;
  /** The `Host` header as the client sent it. */
  readonly host: string | undefined;
  /** Returns a signal that aborts when the connection closes. Missing for calls without HTTP. */
  readonly closeSignal?: (() => AbortSignal) | undefined;
  /** Whether the client expects the behavior of Part-DB (`compatibility.ts`). */
  readonly isPartDb: boolean;
  /**
   * Stores the response in the transaction of the write, so that either both are committed or neither. Set if the
   * request has an `Idempotency-Key`. If the handler does not call this function, the pipeline stores the response
   * after the handler returns.
   */
  readonly storeResponse?: (transaction: Transaction, answer: ApiResponse) => Promise<void>;
}

/** A response body that is already serialized. */
export interface Content {
  readonly mediaType: string;
  readonly body: string | Buffer;
  /** Whether several responses send this object. If so, the body is compressed and hashed only once. */
  readonly reusable?: boolean;
  /** The compressed and hashed forms of reusable content, added on first use. */
  prepared?: Map<Coding | null, Promise<EncodedContent>>;
}

/** The content in one content coding, with its entity tag. */
export interface EncodedContent {
  readonly body: Buffer;
  readonly coding: Coding | null;
  readonly etag: string | null;
}

/** The client of a response that takes long, see {@link ApiResponse.later}. */
export interface WaitingClient {
  readonly request: IncomingMessage;
  /** Aborts when the connection closes. */
  readonly closed: AbortSignal;
  /**
   * Authenticates the client again, and checks the permission for the operation.
   * @throws {Problem} 401 or 403 if the client may no longer call the operation
   */
  authenticate(): Promise<Principal>;
}

export type ResponseHeaders = Readonly<Record<string, string>>;

export interface ApiResponse {
  readonly status: number;
  /** The value to send as JSON or JSON-LD, depending on the format of the request. */
  readonly document?: unknown;
  /** Content to send instead of `document`. */
  readonly content?: Content;
  /** The version of the returned item, used for its `ETag`. */
  readonly version?: number;
  /** Whether the response has no `ETag`, and is not kept for later requests either. Default: false. */
  readonly untagged?: boolean;
  /** Headers to add to those of the pipeline. `Link` values are combined. */
  readonly headers?: ResponseHeaders;
  /** Writes the response itself, as a stream. */
  readonly send?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Creates the response to an HTTP request that waits for an event. Calls without HTTP get this response instead. */
  readonly later?: (client: WaitingClient) => Promise<ApiResponse>;
}

/** Returns the response with the header that names the change set, if the request has changed an element. */
export function withChangeSet(response: ApiResponse, { id }: ChangeSet): ApiResponse {
  return id === null
    ? response
    : { ...response, headers: { [changeSetHeader]: String(id), ...response.headers } };
}

export type Handler = (request: ApiRequest) => Promise<ApiResponse>;

export type Handlers<Id extends string = string> = { readonly [K in Id]: Handler };

/**
 * Checks a handler table at compile time and returns it unchanged. Compilation fails if an operation in `Id` has no
 * handler, or if the table contains an operation that is not in `Id`.
 * @example handlersOf<"getPart">()({ getPart: async (request) => ({ status: 200, document: { id: request.id } }) })
 */
export function handlersOf<Id extends string>() {
  return <H extends Handlers<Id>>(
    handlers: H & { readonly [K in Exclude<keyof H, Id>]: never },
  ): Handlers<Id> => handlers;
}
