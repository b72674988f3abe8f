/**
 * Parses resource indicators (RFC 8707), which limit a token to parts of the service. The issuer is a resource that
 * includes all other resources.
 */
import { protectedResources, type ProtectedResource } from "../identity/protected-resource.ts";
import { parseUrl } from "../util/url.ts";

export type ParsedResource =
  /**
   * The resources in the format that grants store: absolute URIs separated by spaces. Null if the request names no
   * resource, which means the issuer.
   */
  { readonly resource: string | null } | { readonly error: "invalid_target"; readonly description: string };

/**
 * Parses the `resource` parameters of a request. Each value must be a resource of this service. The comparison ignores
 * a trailing slash and the case of the host.
 */
export function parseResource(values: readonly string[], issuer: string): ParsedResource {
  const parsed = new Set<string>();
  for (const value of values) {
    const resource = canonical(value, issuer);
    if (resource === null) return { error: "invalid_target", description: refusal(issuer) };
    parsed.add(resource);
  }
  if (parsed.size === 0) return { resource: null };
  // The issuer includes all other resources.
  return { resource: parsed.has(issuer) ? issuer : [...parsed].sort().join(" ") };
}

/** Whether a token for `resource` is valid for the protected resource `path`. */
export function audienceCovers(resource: string | null, path: ProtectedResource, issuer: string): boolean {
  return resourceIncludes(resource, issuer + path, issuer);
}

/** Whether `granted` includes all resources in `requested`. Both have the format of {@link parseResource}. */
export function resourceIncludes(granted: string | null, requested: string | null, issuer: string): boolean {
  const resources = (granted ?? issuer).split(" ");
  return (
    resources.includes(issuer) || (requested ?? issuer).split(" ").every((one) => resources.includes(one))
  );
}

/** Returns the canonical form of a resource, or null if the text is not a resource of this service. */
function canonical(value: string, issuer: string): string | null {
  if (!/^[\x21-\x7e]+$/.test(value) || value.includes("#")) return null;
  const url = parseUrl(value);
  if (url === null) return null;
  const { origin, pathname, search, username, password } = url;
  if (origin !== new URL(issuer).origin || search !== "" || username + password !== "") return null;
  const path = pathname.replace(/\/$/, "");
  return ["", ...protectedResources].includes(path) ? issuer + path : null;
}

function refusal(issuer: string): string {
  return `Unknown resource. Valid resources are ${[issuer, ...protectedResources.map((path) => issuer + path)].join(", ")}.`;
}
