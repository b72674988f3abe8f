/** Ties the endpoints to the contract: where an operation lies is said there, and every one of them has a route. */
import { protocolOperations } from "../../generated/operations.ts";
import type { ProtocolOperationId } from "../../generated/operations.ts";
import type { WebRoute } from "../web/route.ts";

type Operations = typeof protocolOperations;

type OAuthOperationId = {
  [Id in ProtocolOperationId]: Operations[Id]["protocol"] extends "oauth" ? Id : never;
}[ProtocolOperationId];

/** Operations whose answers are pages; their routes are in `pages/oauth/`. */
type PageOperationId = "startAuthorization" | "decideAuthorization" | "getOAuthClientsPage";

/** The routes of each endpoint that clients call; none for one that is switched off. */
export type EndpointRoutes = {
  readonly [Id in Exclude<OAuthOperationId, PageOperationId>]: readonly WebRoute[];
};

/** A route at the place of an operation; `resource` is the value of the path parameter. */
export function protocolRoute(
  operationId: OAuthOperationId,
  endpoint: Omit<WebRoute, "method" | "path">,
  resource = "",
): WebRoute {
  const { method, path } = protocolOperations[operationId];
  return { method, path: path.replace("{resource}", resource), ...endpoint };
}
