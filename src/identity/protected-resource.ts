/**
 * Defines the protected resources, which are the parts of the service that accept tokens. An OAuth token can be limited
 * to some of them (RFC 8707).
 */

export const protectedResources = ["/api", "/eda-api", "/mcp"] as const;

/** A protected resource, named by the prefix of its paths. */
export type ProtectedResource = (typeof protectedResources)[number];

/** Returns the protected resource of a path. For any other path, returns the resource of the API. */
export function protectedResourceOf(path: string): ProtectedResource {
  return protectedResources.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? "/api";
}
