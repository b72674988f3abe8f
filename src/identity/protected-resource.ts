/** The protected resources: the parts of the service that accept tokens. OAuth tokens can be limited to some (RFC 8707). */

export const protectedResources = ["/api", "/eda-api", "/mcp"] as const;

/** A protected resource, named by the prefix of its paths. */
export type ProtectedResource = (typeof protectedResources)[number];

/** Returns the protected resource of a path, by default that of the API. */
export function protectedResourceOf(path: string): ProtectedResource {
  return protectedResources.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? "/api";
}
