/**
 * One request and its response while they pass through the pipeline: what is known before anything is decided, and
 * what later steps find out for the answer.
 */
import type { Principal } from "../identity/principal.ts";
import type { EntityTags } from "./etag.ts";
import type { RequestContext } from "./request-shell.ts";
import type { Format } from "./route-index.ts";

export interface Exchange extends RequestContext {
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
