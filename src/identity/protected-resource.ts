/**
 * Defines the protected resources: the parts of the service that accept tokens. An OAuth token can be limited to some
 * of these resources (RFC 8707).
 */

export const protectedResources = ["/api", "/eda-api", "/mcp"] as const;

/** A protected resource. Its name is the prefix of its paths. */
export type ProtectedResource = (typeof protectedResources)[number];

/** Returns the protected resource of a path. Paths outside all protected resources belong to `/api`. */
export function protectedResourceOf(path: string): ProtectedResource {
  return protectedResources.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? "/api";
}
