/**
 * One request and its response while they pass through the pipeline: what is known before anything is decided, and
 * what later steps find out for the answer.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Principal } from "../identity/principal.ts";
import type { EntityTags } from "./etag.ts";
import type { Format } from "./route-index.ts";

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Where the request comes from, proxies considered. */
  readonly address: string;
  readonly now: Date;
  /** `GET` for HEAD. */
  readonly method: string;
  readonly head: boolean;
  /** Without query. */
  readonly sentPath: string;
  /** What is answered: the same, unless it is a former address. */
  readonly path: string;
  /** What stands behind the `?`. */
  readonly query: string;
  /** Headers that the found route gives to every answer. */
  routeHeaders: Readonly<Record<string, string>>;
  /** Describes the service: every origin may read it. */
  open: boolean;
  /** Of problem documents. */
  problemFormat: Format;
  /** Of `document` in answers, with charset. */
  contentType: string;
  ifNoneMatch: EntityTags | null;
  /** For the log. */
  operationId: string | null;
  principal: Principal | null;
  /** Ends the building of a list of many items. */
  endBuilding: (() => void) | null;
}

/** Longer request targets are refused. */
export const maximumTarget = 8192;

export interface Target {
  readonly sentPath: string;
  /** What the path stands for. */
  readonly path: string;
  readonly query: string;
}

const itself = (path: string): string => path;

/** Splits a request target in origin or absolute form (RFC 9112 §3.2); null for the other forms. */
export function readTarget(url: string, canonicalPath: (path: string) => string = itself): Target | null {
  const target = url.startsWith("/") ? url : /^https?:\/\/[^/?#]*(\/[^]*)$/i.exec(url)?.[1];
  if (target === undefined) return null;
  const hash = target.indexOf("#");
  const whole = hash < 0 ? target : target.slice(0, hash);
  const mark = whole.indexOf("?");
  const sentPath = mark < 0 ? whole : whole.slice(0, mark);
  return { sentPath, path: canonicalPath(sentPath), query: mark < 0 ? "" : whole.slice(mark + 1) };
}

const saneRequestId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The client's own request id, if it is one that can go into headers and logs. */
export function givenRequestId({ headers }: IncomingMessage): string | null {
  const id = headers["x-request-id"];
  return typeof id === "string" && saneRequestId.test(id) ? id : null;
}
