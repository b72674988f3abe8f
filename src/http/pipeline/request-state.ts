/** Defines the state of one request and its response. The steps of the pipeline change this state. */
import type { DataVersion } from "../../database/store.ts";
import type { Principal } from "../../identity/principal.ts";
import type { EntityTags } from "../response/etag.ts";
import type { IgnoredNames } from "../validation/ignored-names.ts";
import type { RateLimit } from "../limits/request-rate-limit.ts";
import type { RequestContext } from "../request-lifecycle.ts";
import type { RouteDescription } from "./route-description.ts";
import type { Format } from "./route-index.ts";

export interface RequestState extends RequestContext {
  route: RouteDescription;
  /** The format that the path selects. */
  suffix: Format | null;
  /** The content type of `document` in responses, with charset. */
  contentType: string;
  ifNoneMatch: EntityTags | null;
  /** The authenticated user or client. Until it is known, and for public operations, a principal without permissions. */
  principal: Principal;
  /** The version of the data with which the credential was checked. `null` if the version was not read. */
  dataVersion: DataVersion | null;
  /** The rate limit that counts the request. */
  rateLimit: RateLimit | null;
  /** Whether the request is a dry run. */
  isDryRun: boolean;
  /** The ignored parameters and properties of the request; null in the strict mode. */
  ignored: IgnoredNames | null;
  /** Signals that a long list has been built, so the next long list can be built. */
  finishBuilding: (() => void) | null;
}
