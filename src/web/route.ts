/** Defines requests, responses and routes outside the API: pages and OAuth endpoints. `create-web.ts` serves them. */
import type { IncomingHttpHeaders } from "node:http";
import type { RequestBody } from "../http/body/body.ts";
import type { Logger } from "../http/handler.ts";
import type { Principal } from "../identity/principal.ts";

export interface WebRequest {
  /** HEAD requests have the method `GET`. */
  readonly method: "GET" | "POST";
  /** Whether the method is HEAD, so the client receives no body. */
  readonly head: boolean;
  /** The path as sent by the client, without the query. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** The query string as sent by the client, without `?`. */
  readonly queryText: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The body of a POST as text, of limited size. Empty if the request has no body. */
  readonly body: string;
  /**
   * Reads the form of a route with `acceptsFile`. The caller discards the files.
   * @throws {Problem} if the body is not such a form, is too large or incomplete
   */
  readonly readForm: (sender: Principal) => Promise<RequestBody>;
  /** The client's address, taking trusted proxies into account. */
  readonly address: string;
  readonly now: Date;
  readonly requestId: string;
  /** Logger that adds the request ID to each line. */
  readonly log: Logger;
}

export interface WebResponse {
  readonly status: number;
  /** Headers to add to the default headers. A header with the same name replaces the default. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** The body, sent unchanged with the `Content-Type` in `headers`. */
  readonly body?: string | Buffer;
  /** Name of the signed-in user, for the request log. */
  readonly username?: string;
}

export interface WebRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Whether the path matches in any case. Such a route takes precedence over routes that do not ignore case. */
  readonly ignoresCase?: boolean;
  /** Allows cross-origin requests from every origin, without cookies. */
  readonly anyOrigin?: boolean;
  /** Maximum size of the request body in bytes. Default: {@link maximumBody}. */
  readonly maximumBody?: number;
  /** Whether the body is a form with a file. `handle` reads the form with `readForm` after it has checked the client. */
  readonly acceptsFile?: boolean;
  readonly handle: (request: WebRequest) => Promise<WebResponse>;
  /** Formats errors for this path. Default: the `onError` of the server. */
  readonly onError?: (error: WebError, request: WebRequest) => Promise<WebResponse>;
}

/** Maximum size of a request body, unless the route sets another one: 64 KiB. */
export const maximumBody = 65_536;

/** An error that the web server reports instead of calling a route. */
export interface WebError {
  readonly status: number;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}
