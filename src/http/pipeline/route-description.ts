/** Describes what all responses of a route have in common. Runs once per route. */
import type { ResponseHeaders } from "../handler.ts";
import { securityHeaders } from "../response/security-headers.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Route } from "./route-index.ts";

export interface RouteDescription {
  readonly headers: ResponseHeaders;
  /**
   * Whether all operations of the route return descriptions of the service (documentation and schemas). If so, every
   * origin may read the responses.
   */
  readonly isServiceDescription: boolean;
}

/** Describes paths without a route. */
export const unmatchedRoute: RouteDescription = {
  headers: { ...securityHeaders, Vary: vary(false) },
  isServiceDescription: false,
};

export function describeRoute({ endpoints, allow }: Route<Endpoint>): RouteDescription {
  const isServiceDescription = [...endpoints.values()].every(({ operation }) => operation.documentation);
  const accepts = (method: string) => endpoints.get(method)?.operation.body?.mediaTypes.join(", ");
  const [post, patch] = [accepts("POST"), accepts("PATCH")];
  const headers = {
    ...securityHeaders,
    Vary: vary(isServiceDescription),
    Allow: allow,
    ...(post !== undefined && { "Accept-Post": post }),
    ...(patch !== undefined && { "Accept-Patch": patch }),
  };
  return { headers, isServiceDescription };
}

function vary(open: boolean): string {
  return open ? "Accept, Accept-Encoding" : "Accept, Authorization, Cookie, Origin, Accept-Encoding";
}
