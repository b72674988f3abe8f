/**
 * Requests, responses and routes outside of the API: pages and OAuth endpoints. `create-web.ts` serves them.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "../contract/handler.ts";

export interface WebRequest {
  /** HEAD requests are handled as `GET`. */
  readonly method: "GET" | "POST";
  /** As sent, without the query. */
  readonly path: string;
  /** Decoded parameters of the route's path. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The query string without `?`, as sent. */
  readonly queryText: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The body of a POST as text, at most {@link maximumBody} bytes; empty without one. */
  readonly body: string;
  /** Client address, taking trusted proxies into account. */
  readonly address: string;
  readonly now: Date;
  readonly requestId: string;
  /** Adds the request ID to each line. */
  readonly log: Logger;
}

export interface WebResponse {
  readonly status: number;
  /** Added to the default headers; a header with the same name replaces the default. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Sent unchanged, with the `Content-Type` in `headers`. */
  readonly body?: string | Buffer;
  /** User name for the request log. */
  readonly username?: string;
}

export interface WebRoute {
  readonly method: "GET" | "POST";
  /** Express pattern: `/tools/users/:id`. */
  readonly path: string;
  /** Allows cross-origin requests from every origin, without cookies. */
  readonly anyOrigin?: boolean;
  readonly handle: (request: WebRequest) => WebResponse | Promise<WebResponse>;
  /** Formats errors of this path, instead of the `onError` of the server. */
  readonly onError?: (error: WebError, request: WebRequest) => WebResponse | Promise<WebResponse>;
}

/** Maximum size of a request body: 64 KiB. */
export const maximumBody = 65_536;

/** An error that the web server reports instead of calling a route. */
export interface WebError {
  readonly status: number;
  /** Message for users. */
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}
