/**
 * Resource indicators (RFC 8707): what of this service a token is for. Each entrance is a resource, and the service as
 * a whole is one.
 */
import { protectedResources, type ProtectedResource } from "../identity/protected-resource.ts";
import { parseUrl } from "../url.ts";

export type ParsedResource =
  /** Absolute URIs separated by blanks, as they are stored; null when none was named, which stands for the issuer. */
  { readonly resource: string | null } | { readonly error: "invalid_target"; readonly description: string };

/**
 * Reads the parameters `resource` of a request; each has to be one of this service. A slash at the end and the case of
 * the host make no difference.
 */
export function parseResource(values: readonly string[], issuer: string): ParsedResource {
  const known = new Set<string>();
  for (const value of values) {
    const resource = canonical(value, issuer);
    if (resource === null) return { error: "invalid_target", description: refusal(issuer) };
    known.add(resource);
  }
  if (known.size === 0) return { resource: null };
  // The issuer holds all others.
  return { resource: known.has(issuer) ? issuer : [...known].sort().join(" ") };
}

/** Whether a token for `resource` is for the entrance `path`. */
export function audienceCovers(resource: string | null, path: ProtectedResource, issuer: string): boolean {
  return resourceHolds(resource, issuer + path, issuer);
}

/** Whether all of `requested` lies within `granted`, both as {@link parseResource} gives them. */
export function resourceHolds(granted: string | null, requested: string | null, issuer: string): boolean {
  const held = (granted ?? issuer).split(" ");
  return held.includes(issuer) || (requested ?? issuer).split(" ").every((one) => held.includes(one));
}

/** As we write it; null for what is no resource of this service. */
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
