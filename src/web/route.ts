/**
 * What routes outside of the API pipeline are handed and what they answer: the endpoints of OAuth and the pages for
 * people. How requests get there and answers get out is in `create-web.ts`.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "../contract/handler.ts";

export interface WebRequest {
  /** `GET` for HEAD. */
  readonly method: "GET" | "POST";
  /** As sent, without query. */
  readonly path: string;
  /** Decoded parameters of the route's path. */
  readonly parameters: Readonly<Record<string, string>>;
  /** What stands behind the `?`, as sent. */
  readonly queryText: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The body of a POST as text, at most {@link maximumBody} bytes; empty without one. */
  readonly body: string;
  /** Where the request comes from, proxies considered. */
  readonly address: string;
  readonly now: Date;
  readonly requestId: string;
  /** Carries the request id. */
  readonly log: Logger;
}

export interface WebAnswer {
  readonly status: number;
  /** Added to those that every answer carries; one of the same name replaces it. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Sent as it is, with the `Content-Type` in `headers`. */
  readonly body?: string | Buffer;
  /** Who acted, for the log line of the request. */
  readonly username?: string;
}

export interface WebRoute {
  readonly method: "GET" | "POST";
  /** As express writes it: `/tools/users/:id`. */
  readonly path: string;
  /** Every origin may call it from a browser, without cookies: answers carry CORS headers, OPTIONS is answered. */
  readonly anyOrigin?: boolean;
  readonly handle: (request: WebRequest) => WebAnswer | Promise<WebAnswer>;
  /** Answers faults of requests to this path in the path's own protocol, in place of the server's `onFault`. */
  readonly onFault?: (fault: WebFault, request: WebRequest) => WebAnswer | Promise<WebAnswer>;
}

/** More bytes in a body are refused: 64 KiB. */
export const maximumBody = 65_536;

/** Why the web server itself answers, before or in place of a route. */
export interface WebFault {
  readonly status: number;
  /** A sentence for people. */
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}
