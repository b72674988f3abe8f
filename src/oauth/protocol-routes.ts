/**
 * Connects the OAuth endpoints to the contract, which defines their paths. TypeScript requires a route for every
 * operation.
 */
import { protocolOperations, type ProtocolOperationId } from "../../generated/operations.ts";
import type { WebRoute } from "../web/route.ts";

type Operations = typeof protocolOperations;

type OAuthOperationId = {
  [Id in ProtocolOperationId]: Operations[Id]["protocol"] extends "oauth" ? Id : never;
}[ProtocolOperationId];

/** Operations that return pages. `pages/oauth/` contains their routes. */
type PageOperationId = "startAuthorization" | "decideAuthorization" | "getOAuthClientsPage";

/** Routes by operation, for endpoints that clients call. The list is empty if the endpoint is disabled. */
export type EndpointRoutes = {
  readonly [Id in Exclude<OAuthOperationId, PageOperationId>]: readonly WebRoute[];
};

/** Creates the route for an operation. `resource` replaces the path parameter `resource`. */
export function protocolRoute(
  operationId: OAuthOperationId,
  endpoint: Omit<WebRoute, "method" | "path">,
  resource = "",
): WebRoute {
  const { method, path } = protocolOperations[operationId];
  return { method, path: path.replace("{resource}", resource), ...endpoint };
}
