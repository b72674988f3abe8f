/**
 * What the pipeline and the handlers of operations hand to each other. A handler is called when everything is checked
 * that does not depend on the object it is about.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Transaction } from "../database/store.ts";
import type { Principal } from "../identity/principal.ts";
import type { Coding } from "./compression.ts";
import type { Operation } from "./operation.ts";
import type { Preconditions } from "./preconditions.ts";
import type { Format } from "./route-index.ts";

/** The part of a pino logger that is used. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: object): Logger;
}

export interface ApiRequest {
  readonly operation: Operation;
  /** The path parameter `id`; `null` where the path has none. */
  readonly id: number | null;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Query parameters as the contract declares them: validated, typed, defaults filled in. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The query as it was sent, for what reads it itself (`properties[…]`, links between pages). */
  readonly searchParams: URLSearchParams;
  /** Without suffix and trailing slash. */
  readonly path: string;
  /** Parsed and validated; what clients send back from answers is taken out. `undefined` without a body. */
  readonly body: unknown;
  /** What is known of the files of a body, by the handle that stands for each in `body`. */
  readonly uploads: ReadonlyMap<string, unknown>;
  readonly format: Format;
  /** The negotiated media type, for operations that offer other ones than those of data. */
  readonly mediaType: string;
  /** On public operations somebody who may do nothing. */
  readonly principal: Principal;
  /** Why the change is made (`_comment`), at most 255 characters. */
  readonly comment: string | null;
  readonly preconditions: Preconditions;
  readonly requestId: string;
  readonly now: Date;
  readonly log: Logger;
  /** Where the request comes from. */
  readonly address: string;
  /** The `Host` header, as sent. */
  readonly host: string | undefined;
  /**
   * With an `Idempotency-Key`: keeps the answer inside the transaction of the write, so that both are there or
   * neither. A handler that does not call it has its answer kept afterwards.
   */
  readonly keepAnswer?: (transaction: Transaction, answer: Answer) => Promise<void>;
}

/** A ready-made representation. */
export interface Content {
  readonly mediaType: string;
  readonly body: string | Buffer;
  /** This very object answers many requests: it is compressed and digested only once. */
  readonly reusable?: boolean;
  /** The prepared forms of reusable content, added when they are first sent. */
  prepared?: Map<Coding | null, Promise<Prepared>>;
}

/** The bytes of content in one content coding. */
export interface Prepared {
  readonly body: Buffer;
  readonly coding: Coding | null;
  readonly etag: string | null;
}

export interface Answer {
  readonly status: number;
  /** What to answer as JSON, already in the request's format. */
  readonly document?: unknown;
  /** In place of `document`. */
  readonly content?: Content;
  /** Version of the item that is answered: makes its `ETag`. */
  readonly version?: number;
  /** Added to those of the pipeline; `Link` is joined with the pipeline's. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes over the response altogether, for what is streamed. */
  readonly send?: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
}

export type Handler = (request: ApiRequest) => Answer | Promise<Answer>;

export type Handlers<Id extends string = string> = { readonly [K in Id]: Handler };

/** Handlers as they are, which have to be those of the operations `Id`: one more or one less does not compile. */
export function handlersOf<Id extends string>() {
  return <H extends Handlers<Id>>(
    handlers: H & { readonly [K in Exclude<keyof H, Id>]: never },
  ): Handlers<Id> => handlers;
}
