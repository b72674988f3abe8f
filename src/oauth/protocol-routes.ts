/**
 * Connects the OAuth endpoints to the contract, which defines their paths. The types require one route per operation.
 */
import { protocolOperations } from "../../generated/operations.ts";
import type { ProtocolOperationId } from "../../generated/operations.ts";
import type { WebRoute } from "../web/route.ts";

type Operations = typeof protocolOperations;

type OAuthOperationId = {
  [Id in ProtocolOperationId]: Operations[Id]["protocol"] extends "oauth" ? Id : never;
}[ProtocolOperationId];

/** Operations that return pages. Their routes are in `pages/oauth/`. */
type PageOperationId = "startAuthorization" | "decideAuthorization" | "getOAuthClientsPage";

/** The routes of each endpoint that clients call. Empty if the endpoint is disabled. */
export type EndpointRoutes = {
  readonly [Id in Exclude<OAuthOperationId, PageOperationId>]: readonly WebRoute[];
};

/** Creates the route of an operation. `resource` is the value of the path parameter `resource`. */
export function protocolRoute(
  operationId: OAuthOperationId,
  endpoint: Omit<WebRoute, "method" | "path">,
  resource = "",
): WebRoute {
  const { method, path } = protocolOperations[operationId];
  return { method, path: path.replace("{resource}", resource), ...endpoint };
}
